"""What is always true of tables, chairs and those who sit in them."""

from __future__ import annotations

from pokerroom.invariants import always

always(
    "I1",
    "One live sitting per player and room",
    """
    SELECT room_id, 'player ' || player_id FROM tables_sitting
    WHERE ended_at IS NULL AND player_id IS NOT NULL GROUP BY room_id, player_id HAVING count(*) > 1
    """,
)

always(
    "I2",
    "One live placement per seat, and one chair per live sitting",
    """
    SELECT room_id, 'seat ' || seat_id FROM tables_placement
    WHERE until IS NULL GROUP BY room_id, seat_id HAVING count(*) > 1
    UNION ALL
    SELECT sitting.room_id, 'sitting ' || sitting.id FROM tables_sitting sitting
    LEFT JOIN tables_placement place ON place.sitting_id = sitting.id AND place.until IS NULL
    GROUP BY sitting.room_id, sitting.id, sitting.ended_at
    HAVING count(place.id) <> CASE WHEN sitting.ended_at IS NULL THEN 1 ELSE 0 END
    """,
)

always(
    "I3",
    "A chair in which somebody stays is neither open nor locked up",
    """
    SELECT seat.room_id, 'seat ' || seat.id FROM tables_seat seat
    JOIN tables_placement place ON place.seat_id = seat.id AND place.until IS NULL
    JOIN tables_sitting sitting ON sitting.id = place.sitting_id
    WHERE sitting.leaving_at IS NULL AND (seat.open_since IS NOT NULL OR seat.locked_for_id IS NOT NULL)
    """,
)

always(
    "I4",
    "Placements on a seat, and sittings of a player, never overlap in time",
    """
    SELECT room_id, 'seat ' || seat_id FROM (
        SELECT room_id, seat_id, since, max(coalesce(until, 'infinity')) OVER before AS free_from
        FROM tables_placement WHERE until IS NULL OR until > since
        WINDOW before AS (PARTITION BY seat_id ORDER BY since, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ) placed WHERE free_from > since
    UNION ALL
    SELECT room_id, 'player ' || player_id FROM (
        SELECT room_id, player_id, since, max(coalesce(ended_at, 'infinity')) OVER before AS free_from
        FROM tables_sitting WHERE player_id IS NOT NULL AND (ended_at IS NULL OR ended_at > since)
        WINDOW before AS (PARTITION BY player_id ORDER BY since, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ) sat WHERE free_from > since
    """,
)

always(
    "I5",
    "People sit only at open tables, in chairs in use, and at the game of their sitting",
    """
    SELECT place.room_id, 'sitting ' || place.sitting_id FROM tables_placement place
    JOIN tables_sitting sitting ON sitting.id = place.sitting_id
    JOIN tables_seat seat ON seat.id = place.seat_id JOIN tables_table t ON t.id = seat.table_id
    WHERE place.until IS NULL
        AND (t.status = 'closed' OR seat.number > t.chairs OR t.game_id IS DISTINCT FROM sitting.game_id)
    """,
)

always(
    "I6",
    "Nothing ends before it begins, nor begins in the future",
    """
    SELECT row.room_id, row.what FROM (
        SELECT room_id, 'sitting ' || id AS what, since, ended_at AS until FROM tables_sitting
        UNION ALL SELECT room_id, 'placement ' || id, since, until FROM tables_placement
        UNION ALL SELECT room_id, 'table ' || number, opened_at, running_since FROM tables_table
    ) AS row JOIN pokerroom_room room ON room.id = row.room_id
    WHERE row.until < row.since OR row.since > room.last_event_at
    """,
)

always(
    "I10",
    "A table's status is the one that its last event left",
    """
    WITH last AS (
        SELECT DISTINCT ON (event.room_id, touch) event.room_id, touch, event.verb
        FROM pokerroom_event event CROSS JOIN unnest(event.touches) AS touch
        WHERE touch LIKE 'table:%%' AND event.verb IN (
            'tables.opened', 'tables.started', 'tables.closed', 'tables.breaking', 'tables.broken',
            'tables.taken_over', 'undone'
        )
        ORDER BY event.room_id, touch, event.seq DESC
    )
    SELECT t.room_id, 'table ' || t.number || ' ' || t.status || ' after ' || last.verb
    FROM tables_table t JOIN last ON last.room_id = t.room_id AND last.touch = 'table:' || t.number
    JOIN (VALUES ('tables.opened', 'open'), ('tables.started', 'running'), ('tables.closed', 'closed'),
            ('tables.breaking', 'breaking'), ('tables.broken', 'closed'))
        AS leaves (verb, status) ON leaves.verb = last.verb
    WHERE leaves.status <> t.status
    """,
)

always(
    "I18",
    "A buy-in is an amount, and nobody leaves with less than nothing",
    """
    SELECT room_id, 'sitting ' || id FROM tables_sitting WHERE buy_in <= 0 OR left_with < 0
    UNION ALL
    SELECT room_id, 'game ' || slug FROM tables_game WHERE buy_in_min <= 0 OR buy_in_max < buy_in_min
    """,
)

always(
    "I30",
    "Whoever sits, or sat, has an event that says so",
    """
    WITH said AS (
        SELECT room_id, substr(subject, 9)::bigint AS sitting FROM pokerroom_event WHERE subject LIKE 'sitting:%%'
        UNION
        SELECT room_id, (data ->> 'sitting')::bigint FROM pokerroom_event
        WHERE jsonb_typeof(data -> 'sitting') = 'number'
    )
    SELECT sitting.room_id, 'sitting ' || sitting.id FROM tables_sitting sitting
    LEFT JOIN said ON said.room_id = sitting.room_id AND said.sitting = sitting.id WHERE said.sitting IS NULL
    """,
)

always(
    "I5",
    "Cards are drawn where a table breaks, and nowhere else",
    """
    SELECT t.room_id, 'table ' || t.number FROM tables_table t
    WHERE (t.status = 'breaking') <> EXISTS (SELECT 1 FROM tables_draw WHERE table_id = t.id AND closed_at IS NULL)
    """,
)

always(
    "I36",
    "Who sits down has an age check on record, and is old enough by what was known then",
    """
    SELECT sitting.room_id, 'sitting ' || sitting.id FROM tables_sitting sitting
    JOIN pokerroom_room room ON room.id = sitting.room_id JOIN players_player player ON player.id = sitting.player_id
    LEFT JOIN LATERAL (
        SELECT (settings ->> 'minimum_age')::int AS age FROM pokerroom_policyversion
        WHERE room_id = room.id AND effective_from <= sitting.since ORDER BY effective_from DESC, number DESC LIMIT 1
    ) minimum ON true
    WHERE NOT EXISTS (
            SELECT 1 FROM players_agecheck seen JOIN players_player whose ON whose.id = seen.player_id
            WHERE player.id IN (whose.id, whose.merged_into_id)
        )
        OR player.born_on + make_interval(years => coalesce(minimum.age, 21))
            > (sitting.since AT TIME ZONE room.timezone)::date
        AND NOT EXISTS (
            SELECT 1 FROM players_agecheck told
            WHERE told.player_id = player.id AND told.how = 'born_on' AND told.at > sitting.since
        )
    """,
)

always(
    "I44",
    "The seats shown as open are those that nobody claims",
    """
    SELECT seat.room_id, 'table ' || t.number || ' seat ' || seat.number
    FROM tables_seat seat JOIN tables_table t ON t.id = seat.table_id
    LEFT JOIN tables_placement place ON place.seat_id = seat.id AND place.until IS NULL
    LEFT JOIN tables_sitting sitting ON sitting.id = place.sitting_id
    WHERE (seat.open_since IS NOT NULL) <> (
        t.status <> 'closed' AND seat.number <= t.chairs AND (place.id IS NULL OR sitting.leaving_at IS NOT NULL)
    ) OR (seat.locked_for_id IS NOT NULL AND seat.open_since IS NULL)
    """,
)

always(
    "I15",
    "Nobody is away who has left, nor before sitting down; walks of one stay do not overlap, and one is open at most",
    """
    SELECT away.room_id, 'absence ' || away.id FROM tables_absence away
    JOIN tables_sitting sitting ON sitting.id = away.sitting_id
    WHERE (away.ended_at IS NULL OR away.ended_at > away.since)
        AND (away.since < sitting.since OR coalesce(away.ended_at, 'infinity') > coalesce(sitting.ended_at, 'infinity'))
    UNION ALL
    SELECT room_id, 'absence ' || id FROM (
        SELECT room_id, id, since, max(coalesce(ended_at, 'infinity')) OVER before AS back_at
        FROM tables_absence WHERE ended_at IS NULL OR ended_at > since
        WINDOW before AS (PARTITION BY sitting_id ORDER BY since, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ) walk WHERE back_at > since
    """,
)

always(
    "I16",
    "Time away and time played make the length of a stay, to the second",
    """
    SELECT sitting.room_id, 'sitting ' || sitting.id FROM tables_sitting sitting
    JOIN tables_absence away ON away.sitting_id = sitting.id
    WHERE sitting.ended_at IS NOT NULL GROUP BY sitting.id, sitting.room_id
    HAVING sum(away.ended_at - away.since) > sitting.ended_at - sitting.since
    """,
)

always(
    "I19",
    "Both sides of every movement of chips sum to zero",
    """
    SELECT room_id, 'journal ' || journal FROM tables_posting GROUP BY room_id, journal HAVING sum(cents) <> 0
    """,
)

always(
    "I26",
    "A bag holds what was counted into it until it went, once, back to the table or to the cage",
    """
    SELECT bag.room_id, 'bag ' || bag.number FROM tables_bag bag
    LEFT JOIN tables_posting posting ON posting.bag_id = bag.id AND posting.account = 'custody'
    GROUP BY bag.id HAVING coalesce(sum(posting.cents), 0)
        <> CASE WHEN bag.ended_at IS NULL THEN coalesce(bag.amount, 0) ELSE 0 END
    UNION ALL
    SELECT bag.room_id, 'bag ' || bag.number || ' at the cage' FROM tables_bag bag
    LEFT JOIN tables_posting posting ON posting.bag_id = bag.id AND posting.account = 'cage'
    GROUP BY bag.id HAVING coalesce(sum(posting.cents), 0) <> CASE WHEN bag.ended_as = 'paid' THEN bag.amount ELSE 0 END
    """,
)

always(
    "I26",
    "While chips of a game are in custody their player does not sit in it",
    """
    SELECT bag.room_id, 'bag ' || bag.number FROM tables_bag bag
    JOIN tables_sitting sitting ON sitting.player_id = bag.player_id AND sitting.game_id = bag.game_id
    WHERE bag.ended_at IS NULL AND sitting.ended_at IS NULL
    """,
)

always(
    "I39",
    "Chips were counted by one person and verified by another",
    """
    SELECT bag.room_id, 'bag ' || bag.number FROM tables_bag bag
    LEFT JOIN pokerroom_staff counter ON counter.id = bag.counted_by_id
    WHERE bag.amount IS NOT NULL AND (bag.counted_by_id IS NULL OR lower(bag.verified_by) = lower(counter.name))
    """,
)

always(
    "I47",
    "A player who sits asks for a chair or table that is there: open, and of the same game",
    """
    SELECT request.room_id, 'request ' || request.id FROM tables_request request
    JOIN tables_sitting sitting ON sitting.id = request.sitting_id
    LEFT JOIN tables_placement place ON place.sitting_id = sitting.id AND place.until IS NULL
    LEFT JOIN tables_seat seat ON seat.id = place.seat_id
    LEFT JOIN tables_table wanted ON wanted.id = request.to_table_id
    WHERE request.ended_at IS NULL AND sitting.ended_at IS NULL AND wanted.id IS NOT NULL AND (
        wanted.status NOT IN ('open', 'running') OR wanted.game_id IS DISTINCT FROM sitting.game_id
        OR wanted.id = seat.table_id
    )
    """,
)
