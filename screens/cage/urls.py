"""Custody: /<room>/custody/…"""

from django.urls import path

from screens.cage import views

app_name = "cage"
urlpatterns = [
    path("custody/", views.screen, name="screen"),
    path("custody/bags/", views.bags, name="bags"),
    path("custody/sheet/", views.sheet, name="sheet"),
    path("custody/<int:bag>/count/", views.count, name="count"),
    path("custody/<int:bag>/recount/", views.recount, name="recount"),
    path("custody/<int:bag>/pay-out/", views.pay_out, name="pay_out"),
]
