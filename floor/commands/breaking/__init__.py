"""A table breaks (T43): cards for the order of choosing, seats for some, the top of the list for the rest."""

from floor.commands.breaking.close_draw import close_draw
from floor.commands.breaking.draw import break_table, deal, draw_card, start_draw
from floor.commands.breaking.lookup import drawn_order, may_draw
from floor.commands.breaking.placing import Count

__all__ = ["Count", "break_table", "close_draw", "deal", "draw_card", "drawn_order", "may_draw", "start_draw"]
