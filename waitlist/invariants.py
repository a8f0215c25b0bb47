"""What is always true of lists and calls."""

from __future__ import annotations

from pokerroom.invariants import always

always(
    "I3",
    "An open call locks its seat up for its player, and nobody else's",
    """
    SELECT call.room_id, 'call ' || call.id FROM waitlist_call call
    JOIN waitlist_entry entry ON entry.id = call.entry_id JOIN tables_seat seat ON seat.id = call.seat_id
    JOIN tables_table t ON t.id = seat.table_id
    WHERE call.outcome = '' AND (
        seat.locked_for_id IS DISTINCT FROM entry.player_id OR entry.game_id IS DISTINCT FROM t.game_id
        OR seat.locked_until IS DISTINCT FROM CASE WHEN call.answered_at IS NULL THEN call.due_at END
    )
    """,
)

always(
    "I7",
    "Whatever ranks a waiting name is there: the order is total",
    """
    SELECT room_id, 'entry ' || id FROM waitlist_entry
    WHERE status IN ('waiting', 'called', 'held') AND (
        (origin <> 'list' AND origin_at IS NULL) OR (back_at IS NOT NULL AND missed_at IS NULL)
        OR (arrived_at IS NULL AND away_since IS NULL) OR (put_at IS NULL AND put_before_id IS NOT NULL)
    )
    """,
)

always(
    "I8",
    "One live name per player and list",
    """
    SELECT room_id, 'player ' || player_id FROM waitlist_entry WHERE status IN ('waiting', 'called', 'held')
    GROUP BY room_id, game_id, player_id HAVING count(*) > 1
    """,
)

always(
    "I8",
    "Nobody waits for the game that they sit in",
    """
    SELECT entry.room_id, 'entry ' || entry.id FROM waitlist_entry entry
    JOIN tables_sitting sitting ON sitting.player_id = entry.player_id AND sitting.game_id = entry.game_id
    WHERE entry.status IN ('waiting', 'called', 'held') AND sitting.ended_at IS NULL
    """,
)

always(
    "I10",
    "A name's status is the one that its last event left",
    """
    WITH last AS (
        SELECT DISTINCT ON (touch) event.room_id, substr(touch, 7)::bigint AS entry_id, event.verb
        FROM pokerroom_event event CROSS JOIN unnest(event.touches) AS touch
        WHERE touch LIKE 'entry:%%'
            AND (event.subject = touch OR event.verb IN (
                'undone', 'tables.named', 'tables.limit_changed', 'tables.taken_over_seat'
            ))
            AND event.verb IN (
                'waitlist.joined', 'waitlist.called', 'waitlist.answered', 'waitlist.passed', 'waitlist.withdrawn',
                'waitlist.elsewhere', 'waitlist.missed', 'waitlist.held', 'waitlist.back', 'waitlist.removed',
                'waitlist.hold_taken_over', 'waitlist.restored', 'waitlist.seated', 'tables.named',
                'tables.limit_changed', 'tables.taken_over_seat', 'undone'
            )
        ORDER BY touch, event.seq DESC
    )
    SELECT entry.room_id, 'entry ' || entry.id || ' ' || entry.status || ' after ' || coalesce(last.verb, 'nothing')
    FROM waitlist_entry entry LEFT JOIN last ON last.entry_id = entry.id AND last.room_id = entry.room_id
    WHERE NOT entry.status = ANY (CASE last.verb
        WHEN 'undone' THEN ARRAY['waiting', 'called', 'held', 'removed']
        WHEN 'waitlist.called' THEN ARRAY['called']
        WHEN 'waitlist.answered' THEN ARRAY['called']
        WHEN 'waitlist.held' THEN ARRAY['held']
        WHEN 'waitlist.hold_taken_over' THEN ARRAY['held']
        WHEN 'waitlist.removed' THEN ARRAY['removed']
        WHEN 'waitlist.restored' THEN ARRAY['waiting', 'held']
        WHEN 'waitlist.seated' THEN ARRAY['seated']
        WHEN 'tables.named' THEN ARRAY['seated']
        WHEN 'tables.limit_changed' THEN ARRAY['seated']
        WHEN 'tables.taken_over_seat' THEN ARRAY['seated']
        ELSE CASE WHEN last.verb IS NULL THEN ARRAY[]::text[] ELSE ARRAY['waiting'] END
    END)
    """,
)

always(
    "I11",
    "A call has one outcome, or is open and answered or not past due; opened again it keeps its beginning",
    """
    SELECT room_id, 'call ' || id FROM waitlist_call
    WHERE (outcome = '') <> (ended_at IS NULL)
        OR (outcome = '' AND answered_at IS NULL AND due_at < %(at)s - interval '5 seconds')
    UNION ALL
    SELECT call.room_id, 'call ' || call.id || ' again' FROM waitlist_call call
    JOIN waitlist_call first ON first.id = call.again_id
    WHERE first.outcome = '' OR first.called_at <> call.called_at OR first.entry_id <> call.entry_id
    """,
)

always(
    "I12",
    "One open call per name, one per seat, and a name is called just when it has one",
    """
    SELECT room_id, 'entry ' || entry_id FROM waitlist_call WHERE outcome = ''
    GROUP BY room_id, entry_id HAVING count(*) > 1
    UNION ALL
    SELECT room_id, 'seat ' || seat_id FROM waitlist_call WHERE outcome = ''
    GROUP BY room_id, seat_id HAVING count(*) > 1
    UNION ALL
    SELECT entry.room_id, 'entry ' || entry.id FROM waitlist_entry entry
    LEFT JOIN waitlist_call call ON call.entry_id = entry.id AND call.outcome = ''
    WHERE (entry.status = 'called') <> (call.id IS NOT NULL)
    """,
)

always(
    "I13",
    "What lapsed is stamped with its due moment, and was not written before it",
    """
    SELECT call.room_id, 'call ' || call.id FROM waitlist_call call
    LEFT JOIN pokerroom_event event ON event.room_id = call.room_id AND (event.data ->> 'call')::bigint = call.id
        AND event.verb IN ('waitlist.held', 'waitlist.missed')
    WHERE call.outcome = 'lapsed' AND (
        call.ended_at <> call.due_at OR event.at IS DISTINCT FROM call.due_at OR event.recorded_at < call.due_at
    )
    """,
)

always(
    "I14",
    "A deadline has exactly one end, and stands where it is counted from",
    """
    SELECT room_id, 'call ' || (data ->> 'call') FROM pokerroom_event
    WHERE verb IN ('waitlist.held', 'waitlist.missed') GROUP BY room_id, data ->> 'call' HAVING count(*) > 1
    UNION ALL
    SELECT entry.room_id, 'entry ' || entry.id FROM waitlist_entry entry
    LEFT JOIN waitlist_call call ON call.entry_id = entry.id AND call.outcome = ''
    WHERE CASE entry.status
        WHEN 'called' THEN entry.due_at IS DISTINCT FROM CASE WHEN call.answered_at IS NULL THEN call.due_at END
        WHEN 'held' THEN entry.due_at IS NULL
        WHEN 'waiting' THEN entry.due_at IS NOT NULL AND entry.origin <> 'dinner'
            AND entry.arrived_at IS NOT NULL AND entry.due_at IS DISTINCT FROM entry.expires_at
        ELSE entry.due_at IS NOT NULL
    END
    """,
)

always(
    "I14",
    "A standby stands behind an open call only",
    """
    SELECT standby.room_id, 'standby ' || standby.id FROM waitlist_standby standby
    JOIN waitlist_call call ON call.id = standby.call_id WHERE standby.ended_at IS NULL AND call.outcome <> ''
    """,
)

always(
    "I35",
    "No live name of a barred player, of one merged away, or of one who was under age on joining",
    """
    SELECT entry.room_id, 'entry ' || entry.id FROM waitlist_entry entry
    JOIN players_player player ON player.id = entry.player_id JOIN pokerroom_room room ON room.id = entry.room_id
    LEFT JOIN LATERAL (
        SELECT (settings ->> 'minimum_age')::int AS age FROM pokerroom_policyversion
        WHERE room_id = room.id AND effective_from <= entry.joined_at ORDER BY effective_from DESC, number DESC LIMIT 1
    ) minimum ON true
    WHERE entry.status IN ('waiting', 'called', 'held') AND (
        player.barred_until > greatest(%(at)s, room.last_event_at) OR player.merged_into_id IS NOT NULL
        OR player.born_on + make_interval(years => coalesce(minimum.age, 21))
            > (entry.joined_at AT TIME ZONE room.timezone)::date
    )
    """,
)

always(
    "I42",
    "Players kept apart come to no table together, or game, where policy says so: seated or called; unless overruled",
    """
    WITH claim AS (
        SELECT sitting.player_id, t.id AS table_id, t.game_id, place.since
        FROM tables_placement place JOIN tables_sitting sitting ON sitting.id = place.sitting_id
        JOIN tables_seat seat ON seat.id = place.seat_id JOIN tables_table t ON t.id = seat.table_id
        WHERE place.until IS NULL
        UNION ALL
        SELECT entry.player_id, t.id, t.game_id, call.called_at
        FROM waitlist_call call JOIN waitlist_entry entry ON entry.id = call.entry_id
        JOIN tables_seat seat ON seat.id = call.seat_id JOIN tables_table t ON t.id = seat.table_id
        WHERE call.outcome = ''
    )
    SELECT pair.room_id, 'players ' || pair.one_id || ' and ' || pair.other_id
    FROM players_apartpair pair JOIN pokerroom_room room ON room.id = pair.room_id
    JOIN claim one ON one.player_id = pair.one_id JOIN claim other ON other.player_id = pair.other_id
    LEFT JOIN pokerroom_policyversion version ON version.id = room.policy_id
    WHERE pair.until IS NULL AND greatest(one.since, other.since) > pair.since AND (
        one.table_id = other.table_id OR (
            one.game_id = other.game_id AND version.settings ->> 'kept_apart_scope' = 'game'
            AND greatest(one.since, other.since) > version.effective_from
        )
    ) AND NOT EXISTS (
        SELECT 1 FROM pokerroom_event said WHERE said.room_id = pair.room_id AND said.verb = 'overruled'
            AND said.data ->> 'rule' = 'T39' AND (said.data ->> 'player')::bigint IN (pair.one_id, pair.other_id)
            AND said.at BETWEEN pair.since AND greatest(one.since, other.since)
    )
    """,
)
