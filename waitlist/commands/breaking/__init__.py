"""A table breaks (T43): cards for the order of choosing, seats for some, the top of the list for the rest."""

from waitlist.commands.breaking.as_it_stands import drawn_order, may_draw
from waitlist.commands.breaking.drawing import break_table, deal, draw_card, start_draw
from waitlist.commands.breaking.goers import Count
from waitlist.commands.breaking.going import close_draw

__all__ = ["Count", "break_table", "close_draw", "deal", "draw_card", "drawn_order", "may_draw", "start_draw"]
