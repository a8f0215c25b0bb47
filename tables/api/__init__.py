"""API of games and tables. What also touches lists is in waitlist/api."""
