"""The live feed: screens are told that something changed, and which part; what it is they read themselves.

listen.py       one LISTEN connection a process hears every commit; a poll of the rooms' versions backs it up
feed.py         per room: the version heard last, the last changes, and the open streams
stream.py       one reader: what it has not been sent yet
frames.py       the bytes on the wire, made once for all readers
gate.py         who may watch more than the board, asked again every few seconds
application.py  GET /api/v1/rooms/{room}/stream/
"""
