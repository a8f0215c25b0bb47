"""Every path of the site: health, API, coming in, and the room's pages."""

from django.urls import include, path

from pokerroom import health, views

handler500 = "pokerroom.outage.server_error"
urlpatterns = [
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("api/v1/", include("pokerroom.api_urls")),
    path("", views.start, name="start"),
    path("login/", views.log_in, name="login"),
    path("logout/", views.log_out, name="logout"),
    path("<slug:room>/", views.start, name="room"),
    path("<slug:room>/lock/", views.lock, name="lock"),
    path("<slug:room>/locked/", views.locked, name="locked"),
    path("<slug:room>/pin/", views.pin, name="pin"),
    path("<slug:room>/unlock/", views.unlock, name="unlock"),
    path("<slug:room>/touched/", views.touched, name="touched"),
    path("<slug:room>/", include("screens.urls")),
]
