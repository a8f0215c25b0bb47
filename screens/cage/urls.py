"""Custody: /<room>/custody/…"""

from django.urls import path

from screens.cage import views

urlpatterns = [
    path("custody/", views.screen, name="custody"),
    path("custody/bags/", views.bags, name="custody_bags"),
    path("custody/sheet/", views.sheet, name="custody_sheet"),
    path("custody/<int:bag>/count/", views.count, name="custody_count"),
    path("custody/<int:bag>/pay-out/", views.pay_out, name="custody_pay_out"),
]
