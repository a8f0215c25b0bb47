"""The API's paths (contract): each app brings its own, under one room."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
