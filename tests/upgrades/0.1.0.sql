
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.players_agecheck_never_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            RAISE EXCEPTION 'rows of players_agecheck are never changed or deleted' USING ERRCODE = 'restrict_violation';
        END $$;

CREATE FUNCTION public.players_conduct_never_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            RAISE EXCEPTION 'rows of players_conduct are never changed or deleted' USING ERRCODE = 'restrict_violation';
        END $$;

CREATE FUNCTION public.pokerroom_event_gap_free() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF NEW.seq > 1 AND NOT EXISTS (
        SELECT 1 FROM pokerroom_event WHERE room_id = NEW.room_id AND seq = NEW.seq - 1
    ) THEN
        RAISE EXCEPTION 'room %: event % has none before it', NEW.room_id, NEW.seq
            USING ERRCODE = 'check_violation';
    END IF;
    IF (SELECT version FROM pokerroom_room WHERE id = NEW.room_id) < NEW.seq THEN
        RAISE EXCEPTION 'room %: its version is behind event %', NEW.room_id, NEW.seq
            USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.pokerroom_event_never_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            RAISE EXCEPTION 'rows of pokerroom_event are never changed or deleted' USING ERRCODE = 'restrict_violation';
        END $$;

CREATE FUNCTION public.pokerroom_room_version_is_last_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF NEW.version > 0 AND NOT EXISTS (
        SELECT 1 FROM pokerroom_event WHERE room_id = NEW.id AND seq = NEW.version AND hash = NEW.head_hash
    ) THEN
        RAISE EXCEPTION 'room %: its version % has no event', NEW.id, NEW.version
            USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_absence_nobody_who_left_is_away() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF NEW.ended_at IS NULL AND EXISTS (
        SELECT 1 FROM tables_absence away JOIN tables_sitting sitting ON sitting.id = away.sitting_id
        WHERE away.id = NEW.id AND away.ended_at IS NULL AND sitting.ended_at IS NOT NULL
    ) THEN
        RAISE EXCEPTION 'absence %: its sitting has ended', NEW.id USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_bag_custody_holds_what_the_bag_says() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF (
        SELECT coalesce(sum(posting.cents), 0) <> CASE WHEN bag.ended_at IS NULL THEN coalesce(bag.amount, 0) ELSE 0 END
        FROM tables_bag bag LEFT JOIN tables_posting posting ON posting.bag_id = bag.id AND posting.account = 'custody'
        WHERE bag.id = NEW.id GROUP BY bag.id
    ) THEN
        RAISE EXCEPTION 'bag % and custody do not agree', NEW.id USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_placement_live_only_at_open_tables() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF NEW.until IS NULL AND EXISTS (
        SELECT 1 FROM tables_placement live
        JOIN tables_seat seat ON seat.id = live.seat_id JOIN tables_table t ON t.id = seat.table_id
        WHERE live.id = NEW.id AND live.until IS NULL AND (t.status = 'closed' OR seat.number > t.chairs)
    ) THEN
        RAISE EXCEPTION 'nobody sits at a closed table or in a chair not in use' USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_posting_a_journal_sums_to_zero() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF (SELECT sum(cents) FROM tables_posting WHERE room_id = NEW.room_id AND journal = NEW.journal) <> 0 THEN
        RAISE EXCEPTION 'journal % does not sum to zero', NEW.journal USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_posting_never_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            RAISE EXCEPTION 'rows of tables_posting are never changed or deleted' USING ERRCODE = 'restrict_violation';
        END $$;

CREATE FUNCTION public.tables_seat_one_sitting_and_one_lock_up() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF EXISTS (
        SELECT 1 FROM tables_seat seat JOIN tables_placement live ON live.seat_id = seat.id AND live.until IS NULL
        JOIN tables_sitting sitting ON sitting.id = live.sitting_id
        WHERE seat.id = NEW.id AND sitting.leaving_at IS NULL
            AND (seat.locked_for_id IS NOT NULL OR seat.open_since IS NOT NULL)
    ) THEN
        RAISE EXCEPTION 'seat % is taken, yet open or locked up', NEW.id USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_sitting_age_check_first() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF NEW.player_id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM players_agecheck WHERE player_id = NEW.player_id
    ) THEN
        RAISE EXCEPTION 'player % has no age check', NEW.player_id USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_sitting_no_open_absence_after_the_end() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF NEW.ended_at IS NOT NULL AND EXISTS (
        SELECT 1 FROM tables_absence away JOIN tables_sitting sitting ON sitting.id = away.sitting_id
        WHERE sitting.id = NEW.id AND sitting.ended_at IS NOT NULL AND away.ended_at IS NULL
    ) THEN
        RAISE EXCEPTION 'sitting % has ended and is still away', NEW.id USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_sitting_only_live_sittings_hold_chairs() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF NEW.ended_at IS NOT NULL AND EXISTS (
        SELECT 1 FROM tables_sitting sitting JOIN tables_placement live ON live.sitting_id = sitting.id
        WHERE sitting.id = NEW.id AND sitting.ended_at IS NOT NULL AND live.until IS NULL
    ) THEN
        RAISE EXCEPTION 'sitting % has ended and still holds a chair', NEW.id USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_table_nobody_sits_at_a_closed_table() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF (SELECT status FROM tables_table WHERE id = NEW.id) = 'closed' AND EXISTS (
        SELECT 1 FROM tables_placement live JOIN tables_seat seat ON seat.id = live.seat_id
        WHERE seat.table_id = NEW.id AND live.until IS NULL
    ) THEN
        RAISE EXCEPTION 'table % cannot close while anybody sits', NEW.number USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.tables_table_status_moves() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (('closed', 'breaking'), ('closed', 'open'), ('open', 'breaking'), ('open', 'closed'), ('open', 'running'), ('running', 'breaking'), ('running', 'closed'), ('running', 'open'), ('breaking', 'closed'), ('breaking', 'open'), ('breaking', 'running')) THEN
                RAISE EXCEPTION 'tables_table: % cannot become %', OLD.status, NEW.status
                    USING ERRCODE = 'check_violation';
            END IF;
            RETURN NEW;
        END $$;

CREATE FUNCTION public.waitlist_call_an_open_call_locks_its_seat() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF EXISTS (
        SELECT 1 FROM waitlist_call call JOIN waitlist_entry entry ON entry.id = call.entry_id
        JOIN tables_seat seat ON seat.id = call.seat_id
        WHERE call.id = NEW.id AND call.outcome = '' AND seat.locked_for_id IS DISTINCT FROM entry.player_id
    ) THEN
        RAISE EXCEPTION 'call % does not lock up its seat', NEW.id USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.waitlist_call_outcome_is_never_rewritten() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF OLD.outcome <> '' AND (NEW.outcome, NEW.ended_at, NEW.entry_id) IS DISTINCT FROM
            (OLD.outcome, OLD.ended_at, OLD.entry_id) THEN
        RAISE EXCEPTION 'call % ended %: that is never rewritten', OLD.id, OLD.outcome
            USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.waitlist_entry_called_means_an_open_call() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            
    IF (SELECT status = 'called' FROM waitlist_entry WHERE id = NEW.id) <> EXISTS (
        SELECT 1 FROM waitlist_call WHERE entry_id = NEW.id AND outcome = ''
    ) THEN
        RAISE EXCEPTION 'entry %: called and an open call go together', NEW.id USING ERRCODE = 'check_violation';
    END IF;

            RETURN NULL;
        END $$;

CREATE FUNCTION public.waitlist_entry_status_moves() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        BEGIN
            IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (('waiting', 'called'), ('waiting', 'held'), ('waiting', 'removed'), ('waiting', 'seated'), ('called', 'held'), ('called', 'removed'), ('called', 'seated'), ('called', 'waiting'), ('held', 'called'), ('held', 'removed'), ('held', 'seated'), ('held', 'waiting'), ('seated', 'called'), ('seated', 'held'), ('seated', 'waiting'), ('removed', 'called'), ('removed', 'held'), ('removed', 'waiting')) THEN
                RAISE EXCEPTION 'waitlist_entry: % cannot become %', OLD.status, NEW.status
                    USING ERRCODE = 'check_violation';
            END IF;
            RETURN NEW;
        END $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.auth_group (
    id integer NOT NULL,
    name character varying(150) NOT NULL
);

ALTER TABLE public.auth_group ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_group_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.auth_group_permissions (
    id bigint NOT NULL,
    group_id integer NOT NULL,
    permission_id integer NOT NULL
);

ALTER TABLE public.auth_group_permissions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_group_permissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.auth_permission (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    content_type_id integer NOT NULL,
    codename character varying(100) NOT NULL
);

ALTER TABLE public.auth_permission ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_permission_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.authtoken_token (
    key character varying(40) NOT NULL,
    created timestamp with time zone NOT NULL,
    user_id bigint NOT NULL
);

CREATE TABLE public.axes_accessattempt (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    get_data text NOT NULL,
    post_data text NOT NULL,
    failures_since_start integer NOT NULL,
    CONSTRAINT axes_accessattempt_failures_since_start_check CHECK ((failures_since_start >= 0))
);

ALTER TABLE public.axes_accessattempt ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accessattempt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.axes_accessattemptexpiration (
    access_attempt_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.axes_accessfailurelog (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    locked_out boolean NOT NULL
);

ALTER TABLE public.axes_accessfailurelog ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accessfailurelog_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.axes_accesslog (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    logout_time timestamp with time zone,
    session_hash character varying(64) NOT NULL
);

ALTER TABLE public.axes_accesslog ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accesslog_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.django_content_type (
    id integer NOT NULL,
    app_label character varying(100) NOT NULL,
    model character varying(100) NOT NULL
);

ALTER TABLE public.django_content_type ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_content_type_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.django_migrations (
    id bigint NOT NULL,
    app character varying(255) NOT NULL,
    name character varying(255) NOT NULL,
    applied timestamp with time zone NOT NULL
);

ALTER TABLE public.django_migrations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_migrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.django_session (
    session_key character varying(40) NOT NULL,
    session_data text NOT NULL,
    expire_date timestamp with time zone NOT NULL
);

CREATE TABLE public.players_agecheck (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    how character varying(8) NOT NULL,
    by_id bigint NOT NULL,
    room_id bigint NOT NULL,
    player_id bigint NOT NULL
);

ALTER TABLE public.players_agecheck ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.players_agecheck_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.players_apartpair (
    id bigint NOT NULL,
    since timestamp with time zone NOT NULL,
    until timestamp with time zone,
    room_id bigint NOT NULL,
    one_id bigint NOT NULL,
    other_id bigint NOT NULL,
    CONSTRAINT apart_pair_in_order CHECK ((one_id < other_id))
);

ALTER TABLE public.players_apartpair ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.players_apartpair_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.players_conduct (
    id bigint NOT NULL,
    kind character varying(8) NOT NULL,
    rule character varying(12) NOT NULL,
    note character varying(300) NOT NULL,
    at timestamp with time zone NOT NULL,
    review_on date,
    by_id bigint,
    room_id bigint NOT NULL,
    player_id bigint NOT NULL
);

ALTER TABLE public.players_conduct ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.players_conduct_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.players_player (
    id bigint NOT NULL,
    name character varying(60) NOT NULL,
    public_name character varying(60) NOT NULL,
    search character varying(140) NOT NULL,
    phone character varying(20) NOT NULL,
    card character varying(30) NOT NULL,
    tier smallint NOT NULL,
    born_on date,
    note character varying(500) NOT NULL,
    employee boolean NOT NULL,
    barred_until timestamp with time zone,
    barred_why character varying(200) NOT NULL,
    merged_into_id bigint,
    room_id bigint NOT NULL,
    CONSTRAINT a_player_has_a_name CHECK ((NOT ((name)::text = ''::text))),
    CONSTRAINT players_player_tier_check CHECK ((tier >= 0)),
    CONSTRAINT tier_up_to_nine CHECK ((tier <= 9))
);

ALTER TABLE public.players_player ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.players_player_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pokerroom_approval (
    id bigint NOT NULL,
    path character varying(200) NOT NULL,
    facts jsonb NOT NULL,
    says character varying(200) NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    outcome character varying(8) NOT NULL,
    asked_by_id bigint NOT NULL,
    decided_by_id bigint,
    room_id bigint NOT NULL,
    CONSTRAINT a_decision_has_a_time CHECK ((((decided_at IS NULL) AND ((outcome)::text = ''::text)) OR ((decided_at IS NOT NULL) AND (NOT ((outcome)::text = ''::text))))),
    CONSTRAINT nobody_approves_themselves CHECK (((decided_by_id IS NULL) OR (NOT ((decided_by_id = asked_by_id) AND (decided_by_id IS NOT NULL)))))
);

ALTER TABLE public.pokerroom_approval ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pokerroom_approval_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pokerroom_event (
    id bigint NOT NULL,
    seq bigint NOT NULL,
    command bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    verb character varying(40) NOT NULL,
    subject character varying(40) NOT NULL,
    touches character varying(40)[] NOT NULL,
    data jsonb NOT NULL,
    policy_number integer NOT NULL,
    device character varying(80) NOT NULL,
    request_id character varying(64) NOT NULL,
    gaming_day date NOT NULL,
    hash character varying(64) NOT NULL,
    actor_id bigint,
    room_id bigint NOT NULL,
    CONSTRAINT pokerroom_event_policy_number_check CHECK ((policy_number >= 0)),
    CONSTRAINT recorded_not_before_it_happened CHECK ((recorded_at >= at)),
    CONSTRAINT seq_from_one CHECK ((seq >= 1))
);

ALTER TABLE public.pokerroom_event ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pokerroom_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pokerroom_heartbeat (
    id bigint NOT NULL,
    name character varying(20) NOT NULL,
    at timestamp with time zone NOT NULL
);

ALTER TABLE public.pokerroom_heartbeat ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pokerroom_heartbeat_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pokerroom_idempotencykey (
    id bigint NOT NULL,
    key character varying(120) NOT NULL,
    digest character varying(64) NOT NULL,
    status smallint,
    body jsonb,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    caller_id bigint NOT NULL,
    CONSTRAINT pokerroom_idempotencykey_status_check CHECK ((status >= 0))
);

ALTER TABLE public.pokerroom_idempotencykey ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pokerroom_idempotencykey_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pokerroom_pintry (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    "right" boolean NOT NULL,
    room_id bigint NOT NULL
);

ALTER TABLE public.pokerroom_pintry ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pokerroom_pintry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pokerroom_policyversion (
    id bigint NOT NULL,
    number integer NOT NULL,
    effective_from timestamp with time zone NOT NULL,
    figures jsonb NOT NULL,
    by_id bigint,
    room_id bigint NOT NULL,
    CONSTRAINT pokerroom_policyversion_number_check CHECK ((number >= 0))
);

ALTER TABLE public.pokerroom_policyversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pokerroom_policyversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pokerroom_room (
    id bigint NOT NULL,
    slug character varying(50) NOT NULL,
    name character varying(80) NOT NULL,
    timezone character varying(64) NOT NULL,
    version bigint NOT NULL,
    head_hash character varying(64) NOT NULL,
    last_event_at timestamp with time zone,
    next_policy_at timestamp with time zone,
    auto_call_paused boolean NOT NULL,
    policy_id bigint
);

ALTER TABLE public.pokerroom_room ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pokerroom_room_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pokerroom_staff (
    id bigint NOT NULL,
    password character varying(128) NOT NULL,
    last_login timestamp with time zone,
    username character varying(60) NOT NULL,
    name character varying(80) NOT NULL,
    role character varying(12) NOT NULL,
    pin character varying(128) NOT NULL,
    is_active boolean NOT NULL,
    bound_to smallint,
    room_id bigint NOT NULL,
    CONSTRAINT only_a_tablet_is_bound CHECK ((((bound_to IS NOT NULL) AND ((role)::text = 'table'::text)) OR ((NOT ((role)::text = 'table'::text)) AND (bound_to IS NULL)))),
    CONSTRAINT pokerroom_staff_bound_to_check CHECK ((bound_to >= 0))
);

ALTER TABLE public.pokerroom_staff ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.pokerroom_staff_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_absence (
    id bigint NOT NULL,
    since timestamp with time zone NOT NULL,
    ordinal smallint NOT NULL,
    kind character varying(12) NOT NULL,
    rule character varying(12) NOT NULL,
    wants_dinner boolean NOT NULL,
    allowed_seconds integer,
    allowed_blinds smallint,
    allowed_laps smallint,
    either boolean NOT NULL,
    blinds smallint NOT NULL,
    laps smallint NOT NULL,
    extra_seconds integer NOT NULL,
    by_itself boolean NOT NULL,
    if_wanted boolean NOT NULL,
    return_to character varying(6) NOT NULL,
    due_at timestamp with time zone,
    ended_at timestamp with time zone,
    ended_as character varying(10) NOT NULL,
    room_id bigint NOT NULL,
    sitting_id bigint NOT NULL,
    table_id bigint NOT NULL,
    CONSTRAINT an_absence_has_an_order CHECK ((ordinal >= 1)),
    CONSTRAINT an_absence_that_ended_knows_how CHECK (((((ended_as)::text = ''::text) AND (ended_at IS NULL)) OR ((ended_at >= since) AND (NOT ((ended_as)::text = ''::text))))),
    CONSTRAINT an_allowance_in_time_has_a_deadline CHECK ((((allowed_seconds IS NULL) AND (due_at IS NULL)) OR ((allowed_seconds IS NOT NULL) AND (due_at IS NOT NULL)))),
    CONSTRAINT tables_absence_allowed_blinds_check CHECK ((allowed_blinds >= 0)),
    CONSTRAINT tables_absence_allowed_laps_check CHECK ((allowed_laps >= 0)),
    CONSTRAINT tables_absence_allowed_seconds_check CHECK ((allowed_seconds >= 0)),
    CONSTRAINT tables_absence_blinds_check CHECK ((blinds >= 0)),
    CONSTRAINT tables_absence_extra_seconds_check CHECK ((extra_seconds >= 0)),
    CONSTRAINT tables_absence_laps_check CHECK ((laps >= 0)),
    CONSTRAINT tables_absence_ordinal_check CHECK ((ordinal >= 0))
);

ALTER TABLE public.tables_absence ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_absence_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_bag (
    id bigint NOT NULL,
    number character varying(20) NOT NULL,
    amount bigint,
    picked_up_at timestamp with time zone NOT NULL,
    verified_by character varying(80) NOT NULL,
    ended_at timestamp with time zone,
    ended_as character varying(8) NOT NULL,
    counted_by_id bigint,
    player_id bigint NOT NULL,
    room_id bigint NOT NULL,
    game_id bigint NOT NULL,
    sitting_id bigint NOT NULL,
    CONSTRAINT a_bag_is_not_below_zero CHECK (((amount IS NULL) OR (amount >= 0))),
    CONSTRAINT a_bag_that_went_was_counted CHECK (((((ended_as)::text = ''::text) AND (ended_at IS NULL)) OR ((amount IS NOT NULL) AND (ended_at IS NOT NULL) AND (NOT ((ended_as)::text = ''::text))))),
    CONSTRAINT a_count_has_a_second_name CHECK (((amount IS NULL) OR (NOT ((verified_by)::text = ''::text))))
);

ALTER TABLE public.tables_bag ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_bag_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_card (
    id bigint NOT NULL,
    card character varying(2) NOT NULL,
    by_supervisor boolean NOT NULL,
    room_id bigint NOT NULL,
    draw_id bigint NOT NULL,
    seat_id bigint,
    sitting_id bigint NOT NULL
);

ALTER TABLE public.tables_card ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_card_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_cashout (
    id bigint NOT NULL,
    "table" smallint NOT NULL,
    at timestamp with time zone NOT NULL,
    amount bigint,
    taken_back boolean NOT NULL,
    player_id bigint NOT NULL,
    room_id bigint NOT NULL,
    game_id bigint NOT NULL,
    session_id bigint NOT NULL,
    sitting_id bigint NOT NULL,
    CONSTRAINT cash_out_not_below_zero CHECK (((amount IS NULL) OR (amount >= 0))),
    CONSTRAINT tables_cashout_table_check CHECK (("table" >= 0))
);

ALTER TABLE public.tables_cashout ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_cashout_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_chips (
    id bigint NOT NULL,
    kind character varying(8) NOT NULL,
    cents bigint NOT NULL,
    largest_stack bigint,
    short boolean NOT NULL,
    at timestamp with time zone NOT NULL,
    by_id bigint,
    room_id bigint NOT NULL,
    sitting_id bigint NOT NULL,
    CONSTRAINT chips_are_an_amount CHECK ((cents > 0))
);

ALTER TABLE public.tables_chips ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_chips_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_draw (
    id bigint NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    seed character varying(64) NOT NULL,
    seed_hash character varying(64) NOT NULL,
    room_id bigint NOT NULL,
    table_id bigint NOT NULL
);

ALTER TABLE public.tables_draw ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_draw_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_game (
    id bigint NOT NULL,
    slug character varying(40) NOT NULL,
    name character varying(60) NOT NULL,
    short character varying(24) NOT NULL,
    place smallint NOT NULL,
    offered boolean NOT NULL,
    structure character varying(16) NOT NULL,
    small_blind bigint,
    big_blind bigint,
    ante bigint,
    bring_in bigint,
    buy_in_min bigint,
    buy_in_max bigint,
    max_kind character varying(12) NOT NULL,
    match_percent smallint,
    most_chairs smallint NOT NULL,
    run_it_twice boolean NOT NULL,
    sheet jsonb NOT NULL,
    scheduled_at timestamp with time zone,
    list_closed_at timestamp with time zone,
    room_id bigint NOT NULL,
    CONSTRAINT a_fixed_maximum_has_an_amount CHECK ((((buy_in_max IS NOT NULL) AND ((max_kind)::text = 'fixed'::text)) OR ((NOT ((max_kind)::text = 'fixed'::text)) AND (buy_in_max IS NULL)))),
    CONSTRAINT buy_in_max_not_below_min CHECK (((buy_in_max IS NULL) OR (buy_in_max >= buy_in_min))),
    CONSTRAINT buy_in_min_is_an_amount CHECK (((buy_in_min IS NULL) OR (buy_in_min > 0))),
    CONSTRAINT tables_game_match_percent_check CHECK ((match_percent >= 0)),
    CONSTRAINT tables_game_most_chairs_check CHECK ((most_chairs >= 0)),
    CONSTRAINT tables_game_place_check CHECK ((place >= 0))
);

ALTER TABLE public.tables_game ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_game_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_placement (
    id bigint NOT NULL,
    since timestamp with time zone NOT NULL,
    until timestamp with time zone,
    came_by character varying(12) NOT NULL,
    called_order bigint,
    hole_since timestamp with time zone,
    room_id bigint NOT NULL,
    seat_id bigint NOT NULL,
    sitting_id bigint NOT NULL,
    CONSTRAINT a_placement_ends_after_it_starts CHECK (((until IS NULL) OR (until >= since)))
);

ALTER TABLE public.tables_placement ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_placement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_posting (
    id bigint NOT NULL,
    journal bigint NOT NULL,
    account character varying(8) NOT NULL,
    cents bigint NOT NULL,
    bag_id bigint NOT NULL,
    room_id bigint NOT NULL,
    CONSTRAINT a_posting_moves_something CHECK ((NOT (cents = 0)))
);

ALTER TABLE public.tables_posting ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_posting_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_request (
    id bigint NOT NULL,
    wish character varying(5) NOT NULL,
    to_seat smallint,
    state character varying(9) NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    approved_at timestamp with time zone,
    ended_at timestamp with time zone,
    approved_by_id bigint,
    room_id bigint NOT NULL,
    sitting_id bigint NOT NULL,
    to_table_id bigint,
    CONSTRAINT a_request_that_ended_knows_when CHECK (((((state)::text = ANY ((ARRAY['done'::character varying, 'withdrawn'::character varying])::text[])) AND (ended_at IS NOT NULL)) OR ((NOT ((state)::text = ANY ((ARRAY['done'::character varying, 'withdrawn'::character varying])::text[]))) AND (ended_at IS NULL)))),
    CONSTRAINT an_approval_has_a_name CHECK (((NOT ((state)::text = 'approved'::text)) OR (approved_by_id IS NOT NULL))),
    CONSTRAINT tables_request_to_seat_check CHECK ((to_seat >= 0))
);

ALTER TABLE public.tables_request ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_request_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_seat (
    id bigint NOT NULL,
    number smallint NOT NULL,
    open_since timestamp with time zone,
    locked_until timestamp with time zone,
    locked_for_id bigint,
    room_id bigint NOT NULL,
    table_id bigint NOT NULL,
    CONSTRAINT a_lock_up_is_for_somebody CHECK (((locked_until IS NULL) OR (locked_for_id IS NOT NULL))),
    CONSTRAINT tables_seat_number_check CHECK ((number >= 0))
);

ALTER TABLE public.tables_seat ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_seat_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_session (
    id bigint NOT NULL,
    started_at timestamp with time zone NOT NULL,
    dinner_used_at timestamp with time zone,
    player_id bigint,
    room_id bigint NOT NULL
);

ALTER TABLE public.tables_session ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_sitting (
    id bigint NOT NULL,
    since timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    buy_in bigint,
    left_with bigint,
    leaving_at timestamp with time zone,
    missed_small boolean NOT NULL,
    missed_big boolean NOT NULL,
    note character varying(120) NOT NULL,
    gaming_day date NOT NULL,
    game_id bigint NOT NULL,
    player_id bigint,
    room_id bigint NOT NULL,
    session_id bigint NOT NULL,
    CONSTRAINT a_buy_in_is_an_amount CHECK (((buy_in IS NULL) OR (buy_in > 0))),
    CONSTRAINT a_sitting_ends_after_it_starts CHECK (((ended_at IS NULL) OR (ended_at >= since))),
    CONSTRAINT left_with_not_below_zero CHECK (((left_with IS NULL) OR (left_with >= 0)))
);

ALTER TABLE public.tables_sitting ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_sitting_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tables_table (
    id bigint NOT NULL,
    number smallint NOT NULL,
    status character varying(8) NOT NULL,
    chairs smallint NOT NULL,
    no_fills boolean NOT NULL,
    must_move boolean NOT NULL,
    fill_first boolean NOT NULL,
    opened_at timestamp with time zone,
    running_since timestamp with time zone,
    clock_due_at timestamp with time zone,
    floor_called_at timestamp with time zone,
    game_id bigint,
    room_id bigint NOT NULL,
    CONSTRAINT a_running_table_knows_since_when CHECK (((NOT ((status)::text = 'running'::text)) OR (running_since IS NOT NULL))),
    CONSTRAINT an_open_table_has_a_game CHECK ((((game_id IS NULL) AND (opened_at IS NULL) AND ((status)::text = 'closed'::text)) OR ((NOT ((status)::text = 'closed'::text)) AND (game_id IS NOT NULL) AND (opened_at IS NOT NULL)))),
    CONSTRAINT only_a_running_table_runs CHECK (((running_since IS NULL) OR ((status)::text = ANY ((ARRAY['running'::character varying, 'breaking'::character varying])::text[])))),
    CONSTRAINT tables_table_chairs_check CHECK ((chairs >= 0)),
    CONSTRAINT tables_table_number_check CHECK ((number >= 0))
);

ALTER TABLE public.tables_table ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_table_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.waitlist_call (
    id bigint NOT NULL,
    called_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    ended_at timestamp with time zone,
    outcome character varying(10) NOT NULL,
    opening boolean NOT NULL,
    again_id bigint,
    by_id bigint,
    room_id bigint NOT NULL,
    seat_id bigint NOT NULL,
    entry_id bigint NOT NULL,
    CONSTRAINT a_call_has_time CHECK ((due_at > called_at)),
    CONSTRAINT a_call_that_ended_has_one_outcome CHECK ((((ended_at IS NULL) AND ((outcome)::text = ''::text)) OR ((NOT ((outcome)::text = ''::text)) AND (ended_at IS NOT NULL)))),
    CONSTRAINT a_lapse_is_stamped_when_due CHECK (((NOT ((outcome)::text = 'lapsed'::text)) OR ((answered_at IS NULL) AND (ended_at = due_at))))
);

ALTER TABLE public.waitlist_call ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.waitlist_call_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.waitlist_entry (
    id bigint NOT NULL,
    status character varying(8) NOT NULL,
    due_at timestamp with time zone,
    ended_at timestamp with time zone,
    ended_why character varying(120) NOT NULL,
    via character varying(6) NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    origin character varying(8) NOT NULL,
    origin_at timestamp with time zone,
    origin_rank smallint,
    origin_rule character varying(12) NOT NULL,
    origin_cents bigint,
    arrived_at timestamp with time zone,
    away_since timestamp with time zone,
    back_by timestamp with time zone,
    called_at timestamp with time zone,
    missed_at timestamp with time zone,
    back_at timestamp with time zone,
    passes smallint NOT NULL,
    passed_at timestamp with time zone,
    put_rung smallint,
    put_moment timestamp with time zone,
    put_key numeric(30,15),
    put_why character varying(160) NOT NULL,
    note character varying(200) NOT NULL,
    not_tables jsonb NOT NULL,
    seat_wish character varying(60) NOT NULL,
    game_id bigint NOT NULL,
    player_id bigint NOT NULL,
    room_id bigint NOT NULL,
    CONSTRAINT a_hold_has_a_deadline CHECK (((NOT ((status)::text = 'held'::text)) OR (due_at IS NOT NULL))),
    CONSTRAINT a_move_is_whole CHECK ((((put_key IS NULL) AND (put_moment IS NULL) AND (put_rung IS NULL)) OR ((put_key IS NOT NULL) AND (put_moment IS NOT NULL) AND (put_rung IS NOT NULL)))),
    CONSTRAINT an_entry_that_ended_knows_when CHECK (((((status)::text = ANY ((ARRAY['waiting'::character varying, 'called'::character varying, 'held'::character varying])::text[])) AND (ended_at IS NULL)) OR ((NOT ((status)::text = ANY ((ARRAY['waiting'::character varying, 'called'::character varying, 'held'::character varying])::text[]))) AND (ended_at IS NOT NULL) AND (due_at IS NULL)))),
    CONSTRAINT here_means_arrived CHECK (((arrived_at IS NOT NULL) OR (away_since IS NOT NULL))),
    CONSTRAINT waiting_has_no_deadline CHECK (((NOT ((status)::text = 'waiting'::text)) OR (due_at IS NULL) OR ((origin)::text = 'dinner'::text))),
    CONSTRAINT waitlist_entry_origin_rank_check CHECK ((origin_rank >= 0)),
    CONSTRAINT waitlist_entry_passes_check CHECK ((passes >= 0)),
    CONSTRAINT waitlist_entry_put_rung_check CHECK ((put_rung >= 0))
);

ALTER TABLE public.waitlist_entry ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.waitlist_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.waitlist_page (
    id bigint NOT NULL,
    batch bigint NOT NULL,
    made_at timestamp with time zone NOT NULL,
    state character varying(8) NOT NULL,
    shown_from timestamp with time zone,
    shown_until timestamp with time zone,
    call_id bigint,
    entry_id bigint NOT NULL,
    room_id bigint NOT NULL,
    CONSTRAINT a_banner_has_a_span CHECK ((((shown_from IS NULL) AND (shown_until IS NULL)) OR ((shown_from IS NOT NULL) AND (shown_until > shown_from)))),
    CONSTRAINT a_page_shown_knows_when CHECK (((((state)::text = 'shown'::text) AND (shown_from IS NOT NULL)) OR ((NOT ((state)::text = 'shown'::text)) AND (shown_from IS NULL))))
);

ALTER TABLE public.waitlist_page ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.waitlist_page_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.waitlist_standby (
    id bigint NOT NULL,
    showed_at timestamp with time zone,
    ended_at timestamp with time zone,
    call_id bigint NOT NULL,
    entry_id bigint NOT NULL,
    room_id bigint NOT NULL
);

ALTER TABLE public.waitlist_standby ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.waitlist_standby_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO public.auth_permission VALUES
	(1, 'Can add permission', 1, 'add_permission'),
	(2, 'Can change permission', 1, 'change_permission'),
	(3, 'Can delete permission', 1, 'delete_permission'),
	(4, 'Can view permission', 1, 'view_permission'),
	(5, 'Can add group', 2, 'add_group'),
	(6, 'Can change group', 2, 'change_group'),
	(7, 'Can delete group', 2, 'delete_group'),
	(8, 'Can view group', 2, 'view_group'),
	(9, 'Can add content type', 3, 'add_contenttype'),
	(10, 'Can change content type', 3, 'change_contenttype'),
	(11, 'Can delete content type', 3, 'delete_contenttype'),
	(12, 'Can view content type', 3, 'view_contenttype'),
	(13, 'Can add session', 4, 'add_session'),
	(14, 'Can change session', 4, 'change_session'),
	(15, 'Can delete session', 4, 'delete_session'),
	(16, 'Can view session', 4, 'view_session'),
	(17, 'Can add Token', 5, 'add_token'),
	(18, 'Can change Token', 5, 'change_token'),
	(19, 'Can delete Token', 5, 'delete_token'),
	(20, 'Can view Token', 5, 'view_token'),
	(21, 'Can add Token', 6, 'add_tokenproxy'),
	(22, 'Can change Token', 6, 'change_tokenproxy'),
	(23, 'Can delete Token', 6, 'delete_tokenproxy'),
	(24, 'Can view Token', 6, 'view_tokenproxy'),
	(25, 'Can add access attempt', 7, 'add_accessattempt'),
	(26, 'Can change access attempt', 7, 'change_accessattempt'),
	(27, 'Can delete access attempt', 7, 'delete_accessattempt'),
	(28, 'Can view access attempt', 7, 'view_accessattempt'),
	(29, 'Can add access log', 8, 'add_accesslog'),
	(30, 'Can change access log', 8, 'change_accesslog'),
	(31, 'Can delete access log', 8, 'delete_accesslog'),
	(32, 'Can view access log', 8, 'view_accesslog'),
	(33, 'Can add access failure', 9, 'add_accessfailurelog'),
	(34, 'Can change access failure', 9, 'change_accessfailurelog'),
	(35, 'Can delete access failure', 9, 'delete_accessfailurelog'),
	(36, 'Can view access failure', 9, 'view_accessfailurelog'),
	(37, 'Can add access attempt expiration', 10, 'add_accessattemptexpiration'),
	(38, 'Can change access attempt expiration', 10, 'change_accessattemptexpiration'),
	(39, 'Can delete access attempt expiration', 10, 'delete_accessattemptexpiration'),
	(40, 'Can view access attempt expiration', 10, 'view_accessattemptexpiration'),
	(41, 'Can add heartbeat', 11, 'add_heartbeat'),
	(42, 'Can change heartbeat', 11, 'change_heartbeat'),
	(43, 'Can delete heartbeat', 11, 'delete_heartbeat'),
	(44, 'Can view heartbeat', 11, 'view_heartbeat'),
	(45, 'Can add room', 12, 'add_room'),
	(46, 'Can change room', 12, 'change_room'),
	(47, 'Can delete room', 12, 'delete_room'),
	(48, 'Can view room', 12, 'view_room'),
	(49, 'Can add staff', 13, 'add_staff'),
	(50, 'Can change staff', 13, 'change_staff'),
	(51, 'Can delete staff', 13, 'delete_staff'),
	(52, 'Can view staff', 13, 'view_staff'),
	(53, 'Can add pin try', 14, 'add_pintry'),
	(54, 'Can change pin try', 14, 'change_pintry'),
	(55, 'Can delete pin try', 14, 'delete_pintry'),
	(56, 'Can view pin try', 14, 'view_pintry'),
	(57, 'Can add policy version', 15, 'add_policyversion'),
	(58, 'Can change policy version', 15, 'change_policyversion'),
	(59, 'Can delete policy version', 15, 'delete_policyversion'),
	(60, 'Can view policy version', 15, 'view_policyversion'),
	(61, 'Can add event', 16, 'add_event'),
	(62, 'Can change event', 16, 'change_event'),
	(63, 'Can delete event', 16, 'delete_event'),
	(64, 'Can view event', 16, 'view_event'),
	(65, 'Can add approval', 17, 'add_approval'),
	(66, 'Can change approval', 17, 'change_approval'),
	(67, 'Can delete approval', 17, 'delete_approval'),
	(68, 'Can view approval', 17, 'view_approval'),
	(69, 'Can add idempotency key', 18, 'add_idempotencykey'),
	(70, 'Can change idempotency key', 18, 'change_idempotencykey'),
	(71, 'Can delete idempotency key', 18, 'delete_idempotencykey'),
	(72, 'Can view idempotency key', 18, 'view_idempotencykey'),
	(73, 'Can add player', 19, 'add_player'),
	(74, 'Can change player', 19, 'change_player'),
	(75, 'Can delete player', 19, 'delete_player'),
	(76, 'Can view player', 19, 'view_player'),
	(77, 'Can add conduct', 20, 'add_conduct'),
	(78, 'Can change conduct', 20, 'change_conduct'),
	(79, 'Can delete conduct', 20, 'delete_conduct'),
	(80, 'Can view conduct', 20, 'view_conduct'),
	(81, 'Can add apart pair', 21, 'add_apartpair'),
	(82, 'Can change apart pair', 21, 'change_apartpair'),
	(83, 'Can delete apart pair', 21, 'delete_apartpair'),
	(84, 'Can view apart pair', 21, 'view_apartpair'),
	(85, 'Can add age check', 22, 'add_agecheck'),
	(86, 'Can change age check', 22, 'change_agecheck'),
	(87, 'Can delete age check', 22, 'delete_agecheck'),
	(88, 'Can view age check', 22, 'view_agecheck'),
	(89, 'Can add game', 23, 'add_game'),
	(90, 'Can change game', 23, 'change_game'),
	(91, 'Can delete game', 23, 'delete_game'),
	(92, 'Can view game', 23, 'view_game'),
	(93, 'Can add session', 24, 'add_session'),
	(94, 'Can change session', 24, 'change_session'),
	(95, 'Can delete session', 24, 'delete_session'),
	(96, 'Can view session', 24, 'view_session'),
	(97, 'Can add sitting', 25, 'add_sitting'),
	(98, 'Can change sitting', 25, 'change_sitting'),
	(99, 'Can delete sitting', 25, 'delete_sitting'),
	(100, 'Can view sitting', 25, 'view_sitting'),
	(101, 'Can add table', 26, 'add_table'),
	(102, 'Can change table', 26, 'change_table'),
	(103, 'Can delete table', 26, 'delete_table'),
	(104, 'Can view table', 26, 'view_table'),
	(105, 'Can add draw', 27, 'add_draw'),
	(106, 'Can change draw', 27, 'change_draw'),
	(107, 'Can delete draw', 27, 'delete_draw'),
	(108, 'Can view draw', 27, 'view_draw'),
	(109, 'Can add bag', 28, 'add_bag'),
	(110, 'Can change bag', 28, 'change_bag'),
	(111, 'Can delete bag', 28, 'delete_bag'),
	(112, 'Can view bag', 28, 'view_bag'),
	(113, 'Can add seat', 29, 'add_seat'),
	(114, 'Can change seat', 29, 'change_seat'),
	(115, 'Can delete seat', 29, 'delete_seat'),
	(116, 'Can view seat', 29, 'view_seat'),
	(117, 'Can add chips', 30, 'add_chips'),
	(118, 'Can change chips', 30, 'change_chips'),
	(119, 'Can delete chips', 30, 'delete_chips'),
	(120, 'Can view chips', 30, 'view_chips'),
	(121, 'Can add cash out', 31, 'add_cashout'),
	(122, 'Can change cash out', 31, 'change_cashout'),
	(123, 'Can delete cash out', 31, 'delete_cashout'),
	(124, 'Can view cash out', 31, 'view_cashout'),
	(125, 'Can add request', 32, 'add_request'),
	(126, 'Can change request', 32, 'change_request'),
	(127, 'Can delete request', 32, 'delete_request'),
	(128, 'Can view request', 32, 'view_request'),
	(129, 'Can add absence', 33, 'add_absence'),
	(130, 'Can change absence', 33, 'change_absence'),
	(131, 'Can delete absence', 33, 'delete_absence'),
	(132, 'Can view absence', 33, 'view_absence'),
	(133, 'Can add posting', 34, 'add_posting'),
	(134, 'Can change posting', 34, 'change_posting'),
	(135, 'Can delete posting', 34, 'delete_posting'),
	(136, 'Can view posting', 34, 'view_posting'),
	(137, 'Can add placement', 35, 'add_placement'),
	(138, 'Can change placement', 35, 'change_placement'),
	(139, 'Can delete placement', 35, 'delete_placement'),
	(140, 'Can view placement', 35, 'view_placement'),
	(141, 'Can add card', 36, 'add_card'),
	(142, 'Can change card', 36, 'change_card'),
	(143, 'Can delete card', 36, 'delete_card'),
	(144, 'Can view card', 36, 'view_card'),
	(145, 'Can add entry', 37, 'add_entry'),
	(146, 'Can change entry', 37, 'change_entry'),
	(147, 'Can delete entry', 37, 'delete_entry'),
	(148, 'Can view entry', 37, 'view_entry'),
	(149, 'Can add call', 38, 'add_call'),
	(150, 'Can change call', 38, 'change_call'),
	(151, 'Can delete call', 38, 'delete_call'),
	(152, 'Can view call', 38, 'view_call'),
	(153, 'Can add page', 39, 'add_page'),
	(154, 'Can change page', 39, 'change_page'),
	(155, 'Can delete page', 39, 'delete_page'),
	(156, 'Can view page', 39, 'view_page'),
	(157, 'Can add standby', 40, 'add_standby'),
	(158, 'Can change standby', 40, 'change_standby'),
	(159, 'Can delete standby', 40, 'delete_standby'),
	(160, 'Can view standby', 40, 'view_standby');

INSERT INTO public.django_content_type VALUES
	(1, 'auth', 'permission'),
	(2, 'auth', 'group'),
	(3, 'contenttypes', 'contenttype'),
	(4, 'sessions', 'session'),
	(5, 'authtoken', 'token'),
	(6, 'authtoken', 'tokenproxy'),
	(7, 'axes', 'accessattempt'),
	(8, 'axes', 'accesslog'),
	(9, 'axes', 'accessfailurelog'),
	(10, 'axes', 'accessattemptexpiration'),
	(11, 'pokerroom', 'heartbeat'),
	(12, 'pokerroom', 'room'),
	(13, 'pokerroom', 'staff'),
	(14, 'pokerroom', 'pintry'),
	(15, 'pokerroom', 'policyversion'),
	(16, 'pokerroom', 'event'),
	(17, 'pokerroom', 'approval'),
	(18, 'pokerroom', 'idempotencykey'),
	(19, 'players', 'player'),
	(20, 'players', 'conduct'),
	(21, 'players', 'apartpair'),
	(22, 'players', 'agecheck'),
	(23, 'tables', 'game'),
	(24, 'tables', 'session'),
	(25, 'tables', 'sitting'),
	(26, 'tables', 'table'),
	(27, 'tables', 'draw'),
	(28, 'tables', 'bag'),
	(29, 'tables', 'seat'),
	(30, 'tables', 'chips'),
	(31, 'tables', 'cashout'),
	(32, 'tables', 'request'),
	(33, 'tables', 'absence'),
	(34, 'tables', 'posting'),
	(35, 'tables', 'placement'),
	(36, 'tables', 'card'),
	(37, 'waitlist', 'entry'),
	(38, 'waitlist', 'call'),
	(39, 'waitlist', 'page'),
	(40, 'waitlist', 'standby');

INSERT INTO public.django_migrations VALUES
	(1, 'contenttypes', '0001_initial', '2026-12-01 06:09:21.321313+00'),
	(2, 'contenttypes', '0002_remove_content_type_name', '2026-12-01 06:09:21.34685+00'),
	(3, 'auth', '0001_initial', '2026-12-01 06:09:21.470753+00'),
	(4, 'auth', '0002_alter_permission_name_max_length', '2026-12-01 06:09:21.498084+00'),
	(5, 'auth', '0003_alter_user_email_max_length', '2026-12-01 06:09:21.512476+00'),
	(6, 'auth', '0004_alter_user_username_opts', '2026-12-01 06:09:21.547034+00'),
	(7, 'auth', '0005_alter_user_last_login_null', '2026-12-01 06:09:21.576059+00'),
	(8, 'auth', '0006_require_contenttypes_0002', '2026-12-01 06:09:21.61042+00'),
	(9, 'auth', '0007_alter_validators_add_error_messages', '2026-12-01 06:09:21.638932+00'),
	(10, 'auth', '0008_alter_user_username_max_length', '2026-12-01 06:09:21.6664+00'),
	(11, 'auth', '0009_alter_user_last_name_max_length', '2026-12-01 06:09:21.696588+00'),
	(12, 'auth', '0010_alter_group_name_max_length', '2026-12-01 06:09:21.730645+00'),
	(13, 'auth', '0011_update_proxy_permissions', '2026-12-01 06:09:21.749472+00'),
	(14, 'auth', '0012_alter_user_first_name_max_length', '2026-12-01 06:09:21.764543+00'),
	(15, 'pokerroom', '0001_initial', '2026-12-01 06:09:22.279419+00'),
	(16, 'authtoken', '0001_initial', '2026-12-01 06:09:22.352405+00'),
	(17, 'authtoken', '0002_auto_20160226_1747', '2026-12-01 06:09:22.52341+00'),
	(18, 'authtoken', '0003_tokenproxy', '2026-12-01 06:09:22.534132+00'),
	(19, 'authtoken', '0004_alter_tokenproxy_options', '2026-12-01 06:09:22.560038+00'),
	(20, 'axes', '0001_initial', '2026-12-01 06:09:22.604902+00'),
	(21, 'axes', '0002_auto_20151217_2044', '2026-12-01 06:09:22.736335+00'),
	(22, 'axes', '0003_auto_20160322_0929', '2026-12-01 06:09:22.860436+00'),
	(23, 'axes', '0004_auto_20181024_1538', '2026-12-01 06:09:22.958709+00'),
	(24, 'axes', '0005_remove_accessattempt_trusted', '2026-12-01 06:09:22.994189+00'),
	(25, 'axes', '0006_remove_accesslog_trusted', '2026-12-01 06:09:23.011309+00'),
	(26, 'axes', '0007_alter_accessattempt_unique_together', '2026-12-01 06:09:23.12063+00'),
	(27, 'axes', '0008_accessfailurelog', '2026-12-01 06:09:23.193941+00'),
	(28, 'axes', '0009_add_session_hash', '2026-12-01 06:09:23.22515+00'),
	(29, 'axes', '0010_accessattemptexpiration', '2026-12-01 06:09:23.267346+00'),
	(30, 'pokerroom', '0002_guards', '2026-12-01 06:09:23.286615+00'),
	(31, 'players', '0001_initial', '2026-12-01 06:09:23.618722+00'),
	(32, 'players', '0002_guards', '2026-12-01 06:09:23.685001+00'),
	(33, 'sessions', '0001_initial', '2026-12-01 06:09:23.717275+00'),
	(34, 'tables', '0001_initial', '2026-12-01 06:09:26.274601+00'),
	(35, 'tables', '0002_guards', '2026-12-01 06:09:26.501182+00'),
	(36, 'waitlist', '0001_initial', '2026-12-01 06:09:27.344711+00'),
	(37, 'waitlist', '0002_guards', '2026-12-01 06:09:27.433758+00');

INSERT INTO public.players_agecheck VALUES
	(1, '2026-12-01 04:12:38.475069+00', 'id_seen', 1, 1, 1),
	(2, '2026-12-01 04:14:08.475069+00', 'id_seen', 1, 1, 2),
	(3, '2026-12-01 04:15:14.475069+00', 'id_seen', 1, 1, 3),
	(4, '2026-12-01 04:18:14.475069+00', 'id_seen', 1, 1, 4),
	(5, '2026-12-01 04:18:50.475069+00', 'id_seen', 1, 1, 5),
	(6, '2026-12-01 04:20:44.475069+00', 'id_seen', 1, 1, 6),
	(7, '2026-12-01 04:21:44.475069+00', 'id_seen', 1, 1, 7),
	(8, '2026-12-01 04:22:26.475069+00', 'id_seen', 1, 1, 8),
	(9, '2026-12-01 04:23:02.475069+00', 'id_seen', 1, 1, 9),
	(10, '2026-12-01 04:23:50.475069+00', 'id_seen', 1, 1, 10),
	(11, '2026-12-01 04:24:02.475069+00', 'id_seen', 1, 1, 11),
	(12, '2026-12-01 04:24:20.475069+00', 'id_seen', 1, 1, 12),
	(13, '2026-12-01 04:25:08.475069+00', 'id_seen', 1, 1, 13),
	(14, '2026-12-01 04:25:14.475069+00', 'id_seen', 1, 1, 14),
	(15, '2026-12-01 04:25:50.475069+00', 'id_seen', 1, 1, 15),
	(16, '2026-12-01 04:26:20.475069+00', 'id_seen', 1, 1, 16),
	(17, '2026-12-01 04:27:14.475069+00', 'id_seen', 1, 1, 17),
	(18, '2026-12-01 04:27:38.475069+00', 'id_seen', 1, 1, 18),
	(19, '2026-12-01 04:27:50.475069+00', 'id_seen', 1, 1, 19),
	(20, '2026-12-01 04:28:38.475069+00', 'id_seen', 1, 1, 20),
	(21, '2026-12-01 04:28:44.475069+00', 'id_seen', 1, 1, 21),
	(22, '2026-12-01 04:29:02.475069+00', 'id_seen', 1, 1, 22),
	(23, '2026-12-01 04:29:20.475069+00', 'id_seen', 1, 1, 23),
	(24, '2026-12-01 04:29:56.475069+00', 'id_seen', 1, 1, 24),
	(25, '2026-12-01 04:30:08.475069+00', 'id_seen', 1, 1, 25),
	(26, '2026-12-01 04:30:50.475069+00', 'id_seen', 1, 1, 26),
	(27, '2026-12-01 04:31:02.475069+00', 'id_seen', 1, 1, 27),
	(28, '2026-12-01 04:31:38.475069+00', 'id_seen', 1, 1, 28),
	(29, '2026-12-01 04:32:08.475069+00', 'id_seen', 1, 1, 29),
	(30, '2026-12-01 04:32:26.475069+00', 'id_seen', 1, 1, 30),
	(31, '2026-12-01 04:32:32.475069+00', 'id_seen', 1, 1, 31),
	(32, '2026-12-01 04:33:26.475069+00', 'id_seen', 1, 1, 32),
	(33, '2026-12-01 04:34:08.475069+00', 'id_seen', 1, 1, 33),
	(34, '2026-12-01 04:34:14.475069+00', 'id_seen', 1, 1, 34),
	(35, '2026-12-01 04:37:50.475069+00', 'id_seen', 1, 1, 35),
	(36, '2026-12-01 04:38:14.475069+00', 'id_seen', 1, 1, 36),
	(37, '2026-12-01 04:38:26.475069+00', 'id_seen', 1, 1, 37),
	(38, '2026-12-01 04:40:32.475069+00', 'id_seen', 1, 1, 38),
	(39, '2026-12-01 04:40:32.475069+00', 'id_seen', 1, 1, 39),
	(40, '2026-12-01 04:41:56.475069+00', 'id_seen', 1, 1, 40),
	(41, '2026-12-01 04:41:56.475069+00', 'id_seen', 1, 1, 41),
	(42, '2026-12-01 04:44:20.475069+00', 'id_seen', 1, 1, 42),
	(43, '2026-12-01 04:44:32.475069+00', 'id_seen', 1, 1, 43),
	(44, '2026-12-01 04:44:50.475069+00', 'id_seen', 1, 1, 44),
	(45, '2026-12-01 04:48:44.475069+00', 'id_seen', 1, 1, 45),
	(46, '2026-12-01 04:49:02.475069+00', 'id_seen', 1, 1, 46),
	(47, '2026-12-01 04:49:20.475069+00', 'id_seen', 1, 1, 47),
	(48, '2026-12-01 04:49:38.475069+00', 'id_seen', 1, 1, 48),
	(49, '2026-12-01 04:50:20.475069+00', 'id_seen', 1, 1, 49),
	(50, '2026-12-01 04:50:38.475069+00', 'id_seen', 1, 1, 50),
	(51, '2026-12-01 04:51:44.475069+00', 'id_seen', 1, 1, 51),
	(52, '2026-12-01 04:52:08.475069+00', 'id_seen', 1, 1, 52),
	(53, '2026-12-01 04:52:50.475069+00', 'id_seen', 1, 1, 53),
	(54, '2026-12-01 04:56:26.475069+00', 'id_seen', 1, 1, 54),
	(55, '2026-12-01 04:56:38.475069+00', 'id_seen', 1, 1, 55),
	(56, '2026-12-01 04:57:08.475069+00', 'id_seen', 1, 1, 56),
	(57, '2026-12-01 04:58:02.475069+00', 'id_seen', 1, 1, 57),
	(58, '2026-12-01 04:58:50.475069+00', 'id_seen', 1, 1, 58),
	(59, '2026-12-01 05:17:20.475069+00', 'id_seen', 1, 1, 59),
	(60, '2026-12-01 05:25:20.475069+00', 'id_seen', 1, 1, 60),
	(61, '2026-12-01 05:34:20.475069+00', 'id_seen', 1, 1, 62),
	(62, '2026-12-01 05:48:20.475069+00', 'id_seen', 1, 1, 63),
	(63, '2026-12-01 05:51:02.475069+00', 'id_seen', 1, 1, 65),
	(64, '2026-12-01 06:00:20.475069+00', 'id_seen', 1, 1, 67),
	(65, '2026-12-01 06:06:02.475069+00', 'id_seen', 1, 1, 83),
	(66, '2026-12-01 06:09:57.371603+00', 'born_on', 2, 1, 101),
	(67, '2026-12-01 06:09:57.422598+00', 'id_seen', 2, 1, 102),
	(68, '2026-12-01 06:09:57.4722+00', 'id_seen', 2, 1, 103),
	(69, '2026-12-01 06:09:57.596517+00', 'id_seen', 2, 1, 104);

INSERT INTO public.players_apartpair VALUES
	(1, '2026-12-01 06:09:58.187976+00', NULL, 1, 100, 103);

INSERT INTO public.players_player VALUES
	(1, 'Arthur Pendleton', 'Arthur P.', 'arthur pendleton arthur p.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(2, 'Brenda Kowalski', 'Brenda K.', 'brenda kowalski brenda k.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(3, 'Carlos Mendoza', 'Carlos M.', 'carlos mendoza carlos m.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(4, 'Dolores McIntyre', 'Dolores M.', 'dolores mcintyre dolores m.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(5, 'Earl Washington', 'Earl W.', 'earl washington earl w.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(6, 'Fatima Haddad', 'Fatima H.', 'fatima haddad fatima h.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(7, 'Irene Szymański', 'Irene S.', 'irene szymanski irene s.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(8, 'Jerome Carter', 'Jerome C.', 'jerome carter jerome c.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(9, 'Kathleen Fitzgerald', 'Kathleen F.', 'kathleen fitzgerald kathleen f.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(10, 'Gus Papadopoulos', 'Gus P.', 'gus papadopoulos gus p.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(11, 'Renée Thibodeaux', 'Renée T.', 'renee thibodeaux renee t.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(12, 'Leroy Simmons', 'Leroy S.', 'leroy simmons leroy s.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(13, 'Mei-Ling Zhao', 'Mei-Ling Z.', 'mei-ling zhao mei-ling z.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(14, 'Nate Rosenbaum', 'Nate R.', 'nate rosenbaum nate r.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(15, 'Sal Esposito', 'Sal E.', 'sal esposito sal e.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(16, 'Ophelia Grant', 'Ophelia G.', 'ophelia grant ophelia g.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(17, 'Al Mancini', 'Al M.', 'al mancini al m.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(18, 'Bea Thornton', 'Bea T.', 'bea thornton bea t.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(19, 'Tanya Volkova', 'Tanya V.', 'tanya volkova tanya v.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(20, 'Ulises Ortega', 'Ulises O.', 'ulises ortega ulises o.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(21, 'Paul Vandenberg', 'Paul V.', 'paul vandenberg paul v.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(22, 'Vernon Tubbs', 'Vernon T.', 'vernon tubbs vernon t.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(23, 'Hal Hutchinson', 'Hal H.', 'hal hutchinson hal h.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(24, 'Chuck Novak', 'Chuck N.', 'chuck novak chuck n.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(25, 'Dee Harrington', 'Dee H.', 'dee harrington dee h.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(26, 'Wendy Schumacher', 'Wendy S.', 'wendy schumacher wendy s.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(27, 'Eddie Lombardi', 'Eddie L.', 'eddie lombardi eddie l.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(28, 'Faye Castleberry', 'Faye C.', 'faye castleberry faye c.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(29, 'Xavier Dupree', 'Xavier D.', 'xavier dupree xavier d.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(30, 'Quincy Adeyemi', 'Quincy A.', 'quincy adeyemi quincy a.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(31, 'Glenn Ostrowski', 'Glenn O.', 'glenn ostrowski glenn o.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(32, 'Joanne Miller', 'Joanne M.', 'joanne miller joanne m.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(33, 'Yolanda Pérez', 'Yolanda P.', 'yolanda perez yolanda p.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(34, 'Zachary Klein', 'Zachary K.', 'zachary klein zachary k.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(35, 'Kofi Mensah', 'Kofi M.', 'kofi mensah kofi m.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(36, 'Hiroshi Tanaka', 'Hiroshi T.', 'hiroshi tanaka hiroshi t.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(37, 'Loretta Banks', 'Loretta B.', 'loretta banks loretta b.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(38, 'Murray Feinstein', 'Murray F.', 'murray feinstein murray f.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(39, 'Tom Brzezinski', 'Tom B.', 'tom brzezinski tom b.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(40, 'Ursula Becker', 'Ursula B.', 'ursula becker ursula b.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(41, 'Vince Carbone', 'Vince C.', 'vince carbone vince c.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(42, 'Ike Robinson', 'Ike R.', 'ike robinson ike r.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(43, 'Nikolai Sokolov', 'Nikolai S.', 'nikolai sokolov nikolai s.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(44, 'Oscar Beltrán', 'Oscar B.', 'oscar beltran oscar b.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(45, 'Patsy Monroe', 'Patsy M.', 'patsy monroe patsy m.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(46, 'Raj Patel', 'Raj P.', 'raj patel raj p.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(47, 'Buddy Crenshaw', 'Buddy C.', 'buddy crenshaw buddy c.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(48, 'Sheila Donovan', 'Sheila D.', 'sheila donovan sheila d.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(49, 'Cheryl Olson', 'Cheryl O.', 'cheryl olson cheryl o.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(50, 'Wanda Jefferson', 'Wanda J.', 'wanda jefferson wanda j.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(51, 'Dwayne Tucker', 'Dwayne T.', 'dwayne tucker dwayne t.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(52, 'Yusuf Demir', 'Yusuf D.', 'yusuf demir yusuf d.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(53, 'Åsa Lindgren', 'Åsa L.', 'asa lindgren asa l.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(54, 'Elliot Park', 'Elliot P.', 'elliot park elliot p.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(55, 'Frances Whitehorse', 'Frances W.', 'frances whitehorse frances w.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(56, 'George Stamatopoulos', 'George S.', 'george stamatopoulos george s.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(57, 'Hank Zielinski', 'Hank Z.', 'hank zielinski hank z.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(58, 'Inez Robles', 'Inez R.', 'inez robles inez r.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(59, 'Dale Whitaker', 'Dale W.', 'dale whitaker dale w.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(60, 'Rosa Delgado', 'Rosa D.', 'rosa delgado rosa d.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(61, 'Gary Lindqvist', 'Gary L.', 'gary lindqvist gary l.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(62, 'Jamal Everett', 'Jamal E.', 'jamal everett jamal e.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(63, 'Ken Yamamoto', 'Ken Y.', 'ken yamamoto ken y.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(64, 'Teresa Nowak-Kowalczyk', 'Teresa N.', 'teresa nowak-kowalczyk teresa n.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(65, 'Minh Nguyễn', 'Minh N.', 'minh nguyen minh n.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(66, 'Doc Abernathy', 'Doc A.', 'doc abernathy doc a.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(67, 'Siobhán O''Sullivan', 'Siobhán O.', 'siobhan o''sullivan siobhan o.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(68, 'Walt Hendricks', 'Walt H.', 'walt hendricks walt h.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(69, 'Victor Petrov', 'Victor P.', 'victor petrov victor p.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(70, 'Bob Barnes', 'Bob B.', 'bob barnes bob b.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(71, 'Priya Venkataraman', 'Priya V.', 'priya venkataraman priya v.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(72, 'Big Mike', 'Big M.', 'big mike big m.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(73, 'Olivia Brandt', 'Olivia B.', 'olivia brandt olivia b.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(74, 'José Luis Hernández-Castañeda', 'José H.', 'jose luis hernandez-castaneda jose h.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(75, 'Earl Jessup', 'Earl J.', 'earl jessup earl j.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(76, 'דוד לוי', 'דוד ל.', 'דוד לוי דוד ל.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(77, 'Carl Eriksen', 'Carl E.', 'carl eriksen carl e.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(78, 'Frank DiNapoli', 'Frank D.', 'frank dinapoli frank d.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(79, 'Christopher Montgomery-Featherstonehaugh III', 'Christopher I.', 'christopher montgomery-featherstonehaugh iii christopher i.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(80, 'Ingrid Lindholm', 'Ingrid L.', 'ingrid lindholm ingrid l.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(81, 'Lucky 🍀 Lou', 'Lucky L.', 'lucky 🍀 lou lucky l.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(82, 'Judge Parker', 'Judge P.', 'judge parker judge p.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(83, 'Grace Okonkwo', 'Grace O.', 'grace okonkwo grace o.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(84, 'Denise Kowalski', 'Denise K.', 'denise kowalski denise k.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(85, 'Marge Pulaski', 'Marge P.', 'marge pulaski marge p.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(86, 'نور الدين حسن', 'نور ح.', 'نور الدين حسن نور ح.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(87, 'Yuki Mori', 'Yuki M.', 'yuki mori yuki m.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(88, 'Augusta Fairbanks', 'Augusta F.', 'augusta fairbanks augusta f.', '', '', 4, NULL, '', false, NULL, '', NULL, 1),
	(89, 'Tyrone Jackson', 'Tyrone J.', 'tyrone jackson tyrone j.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(90, 'Pete Sørensen', 'Pete S.', 'pete sørensen pete s.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(91, 'Stan Wojcik', 'Stan W.', 'stan wojcik stan w.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(92, 'Vivian Castellanos', 'Vivian C.', 'vivian castellanos vivian c.', '', '', 3, NULL, '', false, NULL, '', NULL, 1),
	(93, 'Lena Fischer', 'Lena F.', 'lena fischer lena f.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(94, 'Zoë Brückner', 'Zoë B.', 'zoe bruckner zoe b.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(95, 'Roy Tennant', 'Roy T.', 'roy tennant roy t.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(96, 'Ann Albrecht', 'Ann A.', 'ann albrecht ann a.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(97, 'Bernard Achterberg', 'Bernard A.', 'bernard achterberg bernard a.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(98, 'Ruth Goldstein', 'Ruth G.', 'ruth goldstein ruth g.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(99, 'Ann Arnold', 'Ann A.', 'ann arnold ann a.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(100, 'Eleanor Whitfield', 'Eleanor W.', 'eleanor whitfield eleanor w.', '', '', 3, NULL, '', false, NULL, '', NULL, 1),
	(101, 'John Smith Jr.', 'John J.', 'john smith jr. john j.', '+14195550101', '4400123456', 2, '1980-02-29', '', false, NULL, '', NULL, 1),
	(102, 'Dolores O''Brien', 'Dolly', 'dolores o''brien dolly', '', '4400998877', 0, NULL, '', false, NULL, '', NULL, 1),
	(103, 'John Smith', 'John S.', 'john smith john s.', '', '', 0, NULL, '', false, NULL, '', NULL, 1),
	(104, 'Eve Ng', 'Eve N.', 'eve ng eve n.', '', '', 0, NULL, '', false, '2026-12-31 06:09:57.667813+00', 'Argued with a dealer', NULL, 1);

INSERT INTO public.pokerroom_approval VALUES
	(1, '/api/v1/rooms/toledo/sittings/5/pick-up/', '{"bag": "11", "amount": "187.00", "verified_by": "Max Manager"}', 'A host may not count chips and keep custody: ask a supervisor.', '2026-12-01 06:09:58.567301+00', '2026-12-01 06:14:58.567301+00', NULL, '', 3, NULL, 1);

INSERT INTO public.pokerroom_event VALUES
	(1, 1, 1, '2026-12-01 06:09:28.074774+00', '2026-12-01 06:09:32.183744+00', 'room.loaded', 'room:toledo', '{room:toledo}', '{"games": 7, "tables": 9}', 0, '', '', '2026-11-30', '9c45fc8bd34ffd7b2fdc6844b764cf463df360d3bd154e46eb9cf721317fdc99', 1, 1),
	(2, 2, 2, '2026-12-01 04:09:38.475069+00', '2026-12-01 06:09:38.492465+00', 'room.sample', 'room:toledo', '{room:toledo}', '{"since": "2026-12-01T04:09:38.475069+00:00"}', 0, '', '', '2026-11-30', 'f2d938bfb88c81214565b172e31b9df51dc6c056349390e85fea6e8756c7edf9', 1, 1),
	(3, 3, 3, '2026-12-01 04:11:38.475069+00', '2026-12-01 06:09:38.567113+00', 'tables.opened', 'table:1', '{table:1,seat:1,seat:2,seat:3,seat:4,seat:5,seat:6,seat:7,seat:8,seat:9}', '{"game": "1-3-nlh", "table": 1, "chairs": 9}', 0, '', '', '2026-11-30', 'eb921e9146904cf6eee175442af7b53bef2ed04ab068d6a34bb6dd1c16f3ebfc', 1, 1),
	(4, 4, 4, '2026-12-01 04:12:38.475069+00', '2026-12-01 06:09:38.626461+00', 'players.added', 'player:1', '{player:1}', '{"name": "Arthur Pendleton", "tier": 0}', 0, '', '', '2026-11-30', 'f890db8d9652c6eb2828fa5d784fdf4bca356d8c93b0c9e8abfbf9558cede34d', 1, 1),
	(5, 5, 4, '2026-12-01 04:12:38.475069+00', '2026-12-01 06:09:38.626461+00', 'tables.sat', 'sitting:1', '{sitting:1,seat:2}', '{"bag": null, "list": "1-3-nlh", "name": "Arthur P.", "seat": 2, "table": 1, "reason": "", "sitting": 1, "kept_for": null, "open_since": "2026-12-01T04:11:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '7ff901060206a7bc14904f7f134866ebf8ed2d856d91cfe5875b0ef2f3050afc', 1, 1),
	(6, 6, 6, '2026-12-01 04:14:08.475069+00', '2026-12-01 06:09:38.879177+00', 'players.added', 'player:2', '{player:2}', '{"name": "Brenda Kowalski", "tier": 0}', 0, '', '', '2026-11-30', 'fb08e16f31dcededf9c0d912a93d7f9dd1e98862420075da5543ae0a86866b5b', 1, 1),
	(7, 7, 6, '2026-12-01 04:14:08.475069+00', '2026-12-01 06:09:38.879177+00', 'tables.sat', 'sitting:2', '{sitting:2,seat:5}', '{"bag": null, "list": "1-3-nlh", "name": "Brenda K.", "seat": 5, "table": 1, "reason": "", "sitting": 2, "kept_for": null, "open_since": "2026-12-01T04:11:38.475069+00:00", "passed_over": [], "buy_in_cents": 30000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'a94352db1710d998f122215ff4389e7705a91e4b6a0bc01d82e700ae1284cc9d', 1, 1),
	(8, 8, 6, '2026-12-01 04:14:08.475069+00', '2026-12-01 06:09:38.879177+00', 'tables.started', 'table:1', '{table:1}', '{"game": "1-3-nlh", "table": 1, "scheduled_at": null}', 0, '', '', '2026-11-30', '0ae2e8e42163094e42cb01d562903dde783ba064b7910ce2c171eda5776bc7ad', 1, 1),
	(9, 9, 9, '2026-12-01 04:15:14.475069+00', '2026-12-01 06:09:39.09196+00', 'players.added', 'player:3', '{player:3}', '{"name": "Carlos Mendoza", "tier": 0}', 0, '', '', '2026-11-30', '4cbc8cc8f608d1ac3804268bad4cb84d4a72c4d9644339329b373415591d662b', 1, 1),
	(10, 10, 9, '2026-12-01 04:15:14.475069+00', '2026-12-01 06:09:39.09196+00', 'tables.sat', 'sitting:3', '{sitting:3,seat:3}', '{"bag": null, "list": "1-3-nlh", "name": "Carlos M.", "seat": 3, "table": 1, "reason": "", "sitting": 3, "kept_for": null, "open_since": "2026-12-01T04:11:38.475069+00:00", "passed_over": [], "buy_in_cents": 16000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'b1104806cf8c8aa92fc22abf15c0aa36033558e91640e4ca9df04cea0a3c2e12', 1, 1),
	(11, 11, 11, '2026-12-01 04:17:38.475069+00', '2026-12-01 06:09:39.21711+00', 'tables.opened', 'table:4', '{table:4,seat:28,seat:29,seat:30,seat:31,seat:32,seat:33,seat:34,seat:35,seat:36}', '{"game": "1-3-nlh", "table": 4, "chairs": 9}', 0, '', '', '2026-11-30', '0ba8cca3e9913af2b5f3b9855b4b22a87be3bb1245a2c03b7f4965bfc224e68e', 1, 1),
	(12, 12, 12, '2026-12-01 04:18:14.475069+00', '2026-12-01 06:09:39.246389+00', 'players.added', 'player:4', '{player:4}', '{"name": "Dolores McIntyre", "tier": 0}', 0, '', '', '2026-11-30', '868ebef4e4a517372226c16164790bba7f56e4dec2f82ae751d682c74d3a5472', 1, 1),
	(13, 13, 12, '2026-12-01 04:18:14.475069+00', '2026-12-01 06:09:39.246389+00', 'tables.sat', 'sitting:4', '{sitting:4,seat:6}', '{"bag": null, "list": "1-3-nlh", "name": "Dolores M.", "seat": 6, "table": 1, "reason": "", "sitting": 4, "kept_for": null, "open_since": "2026-12-01T04:11:38.475069+00:00", "passed_over": [], "buy_in_cents": 20000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '812af52b9dce74d4e2a477febaacdda0d273f62e9876d1f192ce2672161e2d5c', 1, 1),
	(14, 14, 14, '2026-12-01 04:18:50.475069+00', '2026-12-01 06:09:39.3955+00', 'players.added', 'player:5', '{player:5}', '{"name": "Earl Washington", "tier": 0}', 0, '', '', '2026-11-30', '9bb5b74a31b7ac4cb6a976de83e5d4836b5184da1faa645aa84ae3973468f88e', 1, 1),
	(15, 15, 14, '2026-12-01 04:18:50.475069+00', '2026-12-01 06:09:39.3955+00', 'tables.sat', 'sitting:5', '{sitting:5,seat:1}', '{"bag": null, "list": "1-3-nlh", "name": "Earl W.", "seat": 1, "table": 1, "reason": "", "sitting": 5, "kept_for": null, "open_since": "2026-12-01T04:11:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '4cd379a6d5a238445e5a1d7a1f487a393dbd2a1b0acd393c88bb7226893500cf', 1, 1),
	(16, 16, 16, '2026-12-01 04:20:44.475069+00', '2026-12-01 06:09:39.529326+00', 'players.added', 'player:6', '{player:6}', '{"name": "Fatima Haddad", "tier": 0}', 0, '', '', '2026-11-30', '89ace20c7943537bedecbd393156a8f9a15acff3aa6d0bd3ff204b12b2429ca2', 1, 1),
	(17, 17, 16, '2026-12-01 04:20:44.475069+00', '2026-12-01 06:09:39.529326+00', 'tables.sat', 'sitting:6', '{sitting:6,seat:7}', '{"bag": null, "list": "1-3-nlh", "name": "Fatima H.", "seat": 7, "table": 1, "reason": "", "sitting": 6, "kept_for": null, "open_since": "2026-12-01T04:11:38.475069+00:00", "passed_over": [], "buy_in_cents": 12000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '0886e7da369663ca05f8251a76e25bd99a4904dd409bb065843dd9c0019036e4', 1, 1),
	(18, 18, 18, '2026-12-01 04:21:38.475069+00', '2026-12-01 06:09:39.671284+00', 'tables.opened', 'table:2', '{table:2,seat:10,seat:11,seat:12,seat:13,seat:14,seat:15,seat:16,seat:17,seat:18}', '{"game": "2-5-nlh", "table": 2, "chairs": 9}', 0, '', '', '2026-11-30', '79d7812028669e99de442886fcc738d3fee933ad6a5ee177d9d6e8b1d88283f7', 1, 1),
	(19, 19, 19, '2026-12-01 04:21:44.475069+00', '2026-12-01 06:09:39.719602+00', 'players.added', 'player:7', '{player:7}', '{"name": "Irene Szymański", "tier": 0}', 0, '', '', '2026-11-30', '0354d9fed3e4316a7f38c564727d4b89ede744f023952702341b69c4290009c8', 1, 1),
	(20, 20, 19, '2026-12-01 04:21:44.475069+00', '2026-12-01 06:09:39.719602+00', 'tables.sat', 'sitting:7', '{sitting:7,seat:29}', '{"bag": null, "list": "1-3-nlh", "name": "Irene S.", "seat": 2, "table": 4, "reason": "", "sitting": 7, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 14000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '892a21debed26ef0364653b5b276f97ccab5559ff0206dad3e0257a7b314c6aa', 1, 1),
	(21, 21, 21, '2026-12-01 04:22:26.475069+00', '2026-12-01 06:09:39.847956+00', 'players.added', 'player:8', '{player:8}', '{"name": "Jerome Carter", "tier": 0}', 0, '', '', '2026-11-30', 'a10547f26b6bb7902af2764f50954eb8551542f640510d28eda76123f1cde610', 1, 1),
	(22, 22, 21, '2026-12-01 04:22:26.475069+00', '2026-12-01 06:09:39.847956+00', 'tables.sat', 'sitting:8', '{sitting:8,seat:30}', '{"bag": null, "list": "1-3-nlh", "name": "Jerome C.", "seat": 3, "table": 4, "reason": "", "sitting": 8, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 20000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '279e821b6ab4df2c883e211e5b26706b193299892b6742fe5a77f74eb9d76523', 1, 1),
	(23, 23, 21, '2026-12-01 04:22:26.475069+00', '2026-12-01 06:09:39.847956+00', 'tables.started', 'table:4', '{table:4}', '{"game": "1-3-nlh", "table": 4, "scheduled_at": null}', 0, '', '', '2026-11-30', 'ab4cc0400e5076024e4186d9490dcdd4e44a15adbd1bd1b715e37cb448fcac74', 1, 1),
	(24, 24, 24, '2026-12-01 04:23:02.475069+00', '2026-12-01 06:09:40.002343+00', 'players.added', 'player:9', '{player:9}', '{"name": "Kathleen Fitzgerald", "tier": 0}', 0, '', '', '2026-11-30', 'd96744fd50374f1837c73d34fe47af7e2166e76972a4f4aaa34e189f05dee9ff', 1, 1),
	(25, 25, 24, '2026-12-01 04:23:02.475069+00', '2026-12-01 06:09:40.002343+00', 'tables.sat', 'sitting:9', '{sitting:9,seat:34}', '{"bag": null, "list": "1-3-nlh", "name": "Kathleen F.", "seat": 7, "table": 4, "reason": "", "sitting": 9, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 24000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '77d5d2afe5856021443231670248a4ccfe8d0719a73826ad22f59dbbe9b4b29b', 1, 1),
	(26, 26, 26, '2026-12-01 04:23:50.475069+00', '2026-12-01 06:09:40.170364+00', 'players.added', 'player:10', '{player:10}', '{"name": "Gus Papadopoulos", "tier": 0}', 0, '', '', '2026-11-30', 'c7df6dd7773d5f540de280a4c257f50e96f263aff6fdfb5c51cccf78c1fea008', 1, 1),
	(27, 27, 26, '2026-12-01 04:23:50.475069+00', '2026-12-01 06:09:40.170364+00', 'tables.sat', 'sitting:10', '{sitting:10,seat:8}', '{"bag": null, "list": "1-3-nlh", "name": "Gus P.", "seat": 8, "table": 1, "reason": "", "sitting": 10, "kept_for": null, "open_since": "2026-12-01T04:11:38.475069+00:00", "passed_over": [], "buy_in_cents": 26000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '446b9722d77f6781064e82b9d042d461b8889823cac14b72c00918572f7fc4e6', 1, 1),
	(28, 28, 28, '2026-12-01 04:24:02.475069+00', '2026-12-01 06:09:40.329046+00', 'players.added', 'player:11', '{player:11}', '{"name": "Renée Thibodeaux", "tier": 0}', 0, '', '', '2026-11-30', '48e828427fac1741ff266c04dbff73b1dfbe0c6259d876202fd7333e8c6eb448', 1, 1),
	(29, 29, 28, '2026-12-01 04:24:02.475069+00', '2026-12-01 06:09:40.329046+00', 'tables.sat', 'sitting:11', '{sitting:11,seat:12}', '{"bag": null, "list": "2-5-nlh", "name": "Renée T.", "seat": 3, "table": 2, "reason": "", "sitting": 11, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 80000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'cd5e25f173f0c15cd2f369d061d2b46b9382fcd2de10584ea5aa16cdf48bb61c', 1, 1),
	(30, 30, 30, '2026-12-01 04:24:20.475069+00', '2026-12-01 06:09:40.502427+00', 'players.added', 'player:12', '{player:12}', '{"name": "Leroy Simmons", "tier": 0}', 0, '', '', '2026-11-30', '8a96edd1e58c3640e8bc9e638e3be9b5f4f086b0d772d05d7503761da2a48c71', 1, 1),
	(31, 31, 30, '2026-12-01 04:24:20.475069+00', '2026-12-01 06:09:40.502427+00', 'tables.sat', 'sitting:12', '{sitting:12,seat:35}', '{"bag": null, "list": "1-3-nlh", "name": "Leroy S.", "seat": 8, "table": 4, "reason": "", "sitting": 12, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 24000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'fb8a5c3ea6ac36896d18aff29432b5f282661654510a98a4ae17fff6262c648c', 1, 1),
	(32, 32, 32, '2026-12-01 04:25:08.475069+00', '2026-12-01 06:09:40.673283+00', 'players.added', 'player:13', '{player:13}', '{"name": "Mei-Ling Zhao", "tier": 0}', 0, '', '', '2026-11-30', 'df43a57e25c5ee7f2fddb9b63b440aa7c4ba0cc443f1e45bb8822e040f624e94', 1, 1),
	(33, 33, 32, '2026-12-01 04:25:08.475069+00', '2026-12-01 06:09:40.673283+00', 'tables.sat', 'sitting:13', '{sitting:13,seat:31}', '{"bag": null, "list": "1-3-nlh", "name": "Mei-Ling Z.", "seat": 4, "table": 4, "reason": "", "sitting": 13, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 18000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '2ac8897e238d017f5ea3869466b226700a32bb43a0efc2d6ef1a7f7af5b10e51', 1, 1),
	(34, 34, 34, '2026-12-01 04:25:14.475069+00', '2026-12-01 06:09:40.816893+00', 'players.added', 'player:14', '{player:14}', '{"name": "Nate Rosenbaum", "tier": 0}', 0, '', '', '2026-11-30', '22622c8f751bc73cb2a696586d00aeb8fae84f9544eda95c3fc2a3e744ff2c98', 1, 1),
	(35, 35, 34, '2026-12-01 04:25:14.475069+00', '2026-12-01 06:09:40.816893+00', 'tables.sat', 'sitting:14', '{sitting:14,seat:28}', '{"bag": null, "list": "1-3-nlh", "name": "Nate R.", "seat": 1, "table": 4, "reason": "", "sitting": 14, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 28000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '6d219ba4273cbeef04468dcb5898e4b9d99658aab1115b896e79bc3cfe2d571f', 1, 1),
	(36, 36, 36, '2026-12-01 04:25:50.475069+00', '2026-12-01 06:09:40.93248+00', 'players.added', 'player:15', '{player:15}', '{"name": "Sal Esposito", "tier": 0}', 0, '', '', '2026-11-30', 'a220fa9d92d82382f0729e075321b57098e550d0e9a26ad9ba39c3b644e2c034', 1, 1),
	(37, 37, 36, '2026-12-01 04:25:50.475069+00', '2026-12-01 06:09:40.93248+00', 'tables.sat', 'sitting:15', '{sitting:15,seat:11}', '{"bag": null, "list": "2-5-nlh", "name": "Sal E.", "seat": 2, "table": 2, "reason": "", "sitting": 15, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 80000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '63cf2f0c46f9cd6b3db92a7b2dc6f4a24ce32a0dd74303366e1188e28daf829d', 1, 1),
	(38, 38, 36, '2026-12-01 04:25:50.475069+00', '2026-12-01 06:09:40.93248+00', 'tables.started', 'table:2', '{table:2}', '{"game": "2-5-nlh", "table": 2, "scheduled_at": null}', 0, '', '', '2026-11-30', '7c87a417121282d89c47e34217e4d45d5e85440cf9b395d32d7d1d1ea941e653', 1, 1),
	(39, 39, 39, '2026-12-01 04:26:20.475069+00', '2026-12-01 06:09:41.098977+00', 'players.added', 'player:16', '{player:16}', '{"name": "Ophelia Grant", "tier": 0}', 0, '', '', '2026-11-30', 'a6844a8ccedfd764b5c2890a892c7043a5436d32446148d2c43fb5bea154a029', 1, 1),
	(40, 40, 39, '2026-12-01 04:26:20.475069+00', '2026-12-01 06:09:41.098977+00', 'tables.sat', 'sitting:16', '{sitting:16,seat:33}', '{"bag": null, "list": "1-3-nlh", "name": "Ophelia G.", "seat": 6, "table": 4, "reason": "", "sitting": 16, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 18000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '5c907020be74ee86965642e908e1c8d22065bd1e79652d0a950175f4c4cea099', 1, 1),
	(41, 41, 41, '2026-12-01 04:26:38.475069+00', '2026-12-01 06:09:41.266056+00', 'tables.opened', 'table:5', '{table:5,seat:37,seat:38,seat:39,seat:40,seat:41,seat:42,seat:43,seat:44,seat:45}', '{"game": "2-5-nlh", "table": 5, "chairs": 9}', 0, '', '', '2026-11-30', 'f95adbf0ab60bbf4e1866baf873f40dcfa130f2b2f3d0cb8698cf7a1b7c96d44', 1, 1),
	(42, 42, 42, '2026-12-01 04:27:14.475069+00', '2026-12-01 06:09:41.311443+00', 'players.added', 'player:17', '{player:17}', '{"name": "Al Mancini", "tier": 0}', 0, '', '', '2026-11-30', '2209450ab1bc5c7ae02347b170ec41ef5ac1b824815240d8221062fb84fbbb7e', 1, 1),
	(43, 43, 42, '2026-12-01 04:27:14.475069+00', '2026-12-01 06:09:41.311443+00', 'tables.sat', 'sitting:17', '{sitting:17,seat:39}', '{"bag": null, "list": "2-5-nlh", "name": "Al M.", "seat": 3, "table": 5, "reason": "", "sitting": 17, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": 38000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '81765bfdae60fc9c7b75c91f53e9cb3874c2abc787524f62593d9f3fb71bbacc', 1, 1),
	(44, 44, 44, '2026-12-01 04:27:38.475069+00', '2026-12-01 06:09:41.499546+00', 'players.added', 'player:18', '{player:18}', '{"name": "Bea Thornton", "tier": 0}', 0, '', '', '2026-11-30', '623059457a539e70d629c392b08d4a68d761cfb63a411e9de906da7c3351112d', 1, 1),
	(45, 45, 44, '2026-12-01 04:27:38.475069+00', '2026-12-01 06:09:41.499546+00', 'tables.sat', 'sitting:18', '{sitting:18,seat:41}', '{"bag": null, "list": "2-5-nlh", "name": "Bea T.", "seat": 5, "table": 5, "reason": "", "sitting": 18, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": 94000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '106a9bddf4c100077b0cc5b66ec9fffa1fab04ac3ebd332d134d2b9387cb0656', 1, 1),
	(46, 46, 44, '2026-12-01 04:27:38.475069+00', '2026-12-01 06:09:41.499546+00', 'tables.started', 'table:5', '{table:5}', '{"game": "2-5-nlh", "table": 5, "scheduled_at": null}', 0, '', '', '2026-11-30', '17dc051044531eb278483e8e2cf10639c18caa593788a8d12a5937814bfdb88e', 1, 1),
	(47, 47, 47, '2026-12-01 04:27:50.475069+00', '2026-12-01 06:09:41.66343+00', 'players.added', 'player:19', '{player:19}', '{"name": "Tanya Volkova", "tier": 0}', 0, '', '', '2026-11-30', 'f673e294ab26e8c9ed0618e9e801fc3ae676563ab2107f62b8024bdfd9f3e75b', 1, 1),
	(48, 48, 47, '2026-12-01 04:27:50.475069+00', '2026-12-01 06:09:41.66343+00', 'tables.sat', 'sitting:19', '{sitting:19,seat:10}', '{"bag": null, "list": "2-5-nlh", "name": "Tanya V.", "seat": 1, "table": 2, "reason": "", "sitting": 19, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 62000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'a6dc3bbacc1b710f331f5bbc179f0d33484a1f7ce6e6e7ed5a20920e459af2bc', 1, 1),
	(49, 49, 49, '2026-12-01 04:28:38.475069+00', '2026-12-01 06:09:41.776967+00', 'players.added', 'player:20', '{player:20}', '{"name": "Ulises Ortega", "tier": 0}', 0, '', '', '2026-11-30', '59d3a5b3cdfb4287c10d1a8d266f961f81226430bb01b3fc06b943c35f9ce0f8', 1, 1),
	(50, 50, 49, '2026-12-01 04:28:38.475069+00', '2026-12-01 06:09:41.776967+00', 'tables.sat', 'sitting:20', '{sitting:20,seat:17}', '{"bag": null, "list": "2-5-nlh", "name": "Ulises O.", "seat": 8, "table": 2, "reason": "", "sitting": 20, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 60000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '49598bbd54353aa161cb0d0d710d579c7304a341141abd563aa4363dcf946004', 1, 1),
	(51, 51, 51, '2026-12-01 04:28:44.475069+00', '2026-12-01 06:09:41.873266+00', 'players.added', 'player:21', '{player:21}', '{"name": "Paul Vandenberg", "tier": 0}', 0, '', '', '2026-11-30', 'fae66a2a30f655dc35b5d02b7ee8c035706f46536d09b7528858541de999f58c', 1, 1),
	(52, 52, 51, '2026-12-01 04:28:44.475069+00', '2026-12-01 06:09:41.873266+00', 'tables.sat', 'sitting:21', '{sitting:21,seat:36}', '{"bag": null, "list": "1-3-nlh", "name": "Paul V.", "seat": 9, "table": 4, "reason": "", "sitting": 21, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 20000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'c624fadd1dfe0db04ded06d44811b51477b0dd2c21799f832cca5376bd65e386', 1, 1),
	(53, 53, 53, '2026-12-01 04:29:02.475069+00', '2026-12-01 06:09:41.994912+00', 'players.added', 'player:22', '{player:22}', '{"name": "Vernon Tubbs", "tier": 0}', 0, '', '', '2026-11-30', '5b4cbcf9b7db1864dbc234b2c68cc06d1ef11f2cece6a22628bb677795ba85c8', 1, 1),
	(54, 54, 53, '2026-12-01 04:29:02.475069+00', '2026-12-01 06:09:41.994912+00', 'tables.sat', 'sitting:22', '{sitting:22,seat:18}', '{"bag": null, "list": "2-5-nlh", "name": "Vernon T.", "seat": 9, "table": 2, "reason": "", "sitting": 22, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 76000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '9afee5b6a4795ce09534d8f240394171e65ec552e1cc4135bf994b3a979ae976', 1, 1),
	(55, 55, 55, '2026-12-01 04:29:20.475069+00', '2026-12-01 06:09:42.105181+00', 'players.added', 'player:23', '{player:23}', '{"name": "Hal Hutchinson", "tier": 0}', 0, '', '', '2026-11-30', '440f3efdf31dae98f4a68ce9294f6ed9593742d5f04ad32fdb45fec8c440ff0a', 1, 1),
	(56, 56, 55, '2026-12-01 04:29:20.475069+00', '2026-12-01 06:09:42.105181+00', 'tables.sat', 'sitting:23', '{sitting:23,seat:4}', '{"bag": null, "list": "1-3-nlh", "name": "Hal H.", "seat": 4, "table": 1, "reason": "", "sitting": 23, "kept_for": null, "open_since": "2026-12-01T04:11:38.475069+00:00", "passed_over": [], "buy_in_cents": 26000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'ecd1c07326464d0ac7bb39ffefc936b58623eb2a870f76b756130288f557e0e2', 1, 1),
	(57, 57, 57, '2026-12-01 04:29:56.475069+00', '2026-12-01 06:09:42.203452+00', 'players.added', 'player:24', '{player:24}', '{"name": "Chuck Novak", "tier": 0}', 0, '', '', '2026-11-30', 'af4579bb57f3baa3fef8f3ec69e273ccdc59052fbe1cdf9ab851d598290e22d8', 1, 1),
	(58, 58, 57, '2026-12-01 04:29:56.475069+00', '2026-12-01 06:09:42.203452+00', 'tables.sat', 'sitting:24', '{sitting:24,seat:42}', '{"bag": null, "list": "2-5-nlh", "name": "Chuck N.", "seat": 6, "table": 5, "reason": "", "sitting": 24, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": 74000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'cca86027a660bf7af8aafeef2a119a65340350438423857e0800b27f7035d8d9', 1, 1),
	(59, 59, 59, '2026-12-01 04:30:08.475069+00', '2026-12-01 06:09:42.309199+00', 'players.added', 'player:25', '{player:25}', '{"name": "Dee Harrington", "tier": 0}', 0, '', '', '2026-11-30', 'db7576554c5cbde13a5660baba665d8769c2158ac386b106ab0526819f62e87f', 1, 1),
	(60, 60, 59, '2026-12-01 04:30:08.475069+00', '2026-12-01 06:09:42.309199+00', 'tables.sat', 'sitting:25', '{sitting:25,seat:44}', '{"bag": null, "list": "2-5-nlh", "name": "Dee H.", "seat": 8, "table": 5, "reason": "", "sitting": 25, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": 38000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '7c4655c603478027ff977af2a991eb8997b1684702899766e9b99dc6752894af', 1, 1),
	(61, 61, 61, '2026-12-01 04:30:50.475069+00', '2026-12-01 06:09:42.405919+00', 'players.added', 'player:26', '{player:26}', '{"name": "Wendy Schumacher", "tier": 0}', 0, '', '', '2026-11-30', '6bdf3fe53d2146e7853deb332a54312afc6df754d8309ede8a951874cbb878c4', 1, 1),
	(123, 123, 123, '2026-12-01 04:56:26.475069+00', '2026-12-01 06:09:46.666871+00', 'players.added', 'player:54', '{player:54}', '{"name": "Elliot Park", "tier": 0}', 0, '', '', '2026-11-30', '055c80eb67aa5457fa786549aa432a7920a938675e47df1c6e8b9d6a03f1f173', 1, 1),
	(62, 62, 61, '2026-12-01 04:30:50.475069+00', '2026-12-01 06:09:42.405919+00', 'tables.sat', 'sitting:26', '{sitting:26,seat:13}', '{"bag": null, "list": "2-5-nlh", "name": "Wendy S.", "seat": 4, "table": 2, "reason": "", "sitting": 26, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 32000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'c7d9b324746f5993a0a23c909c8806becff20ba215777ecfe433964bf739ddd9', 1, 1),
	(63, 63, 63, '2026-12-01 04:31:02.475069+00', '2026-12-01 06:09:42.530679+00', 'players.added', 'player:27', '{player:27}', '{"name": "Eddie Lombardi", "tier": 0}', 0, '', '', '2026-11-30', '62de55997f1356f4d98bfb7fc8bd4f0e2499ecf58a8ce6f3fe1f4db6ceabb2ef', 1, 1),
	(64, 64, 63, '2026-12-01 04:31:02.475069+00', '2026-12-01 06:09:42.530679+00', 'tables.sat', 'sitting:27', '{sitting:27,seat:45}', '{"bag": null, "list": "2-5-nlh", "name": "Eddie L.", "seat": 9, "table": 5, "reason": "", "sitting": 27, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '6681eef48a91b84d67ee584feef639aa620e41a2f6a65f1aeb01a6b1fccb8c6a', 1, 1),
	(65, 65, 65, '2026-12-01 04:31:38.475069+00', '2026-12-01 06:09:42.613402+00', 'players.added', 'player:28', '{player:28}', '{"name": "Faye Castleberry", "tier": 0}', 0, '', '', '2026-11-30', 'f15664613b7dc3fcf8180ab4691ae98e643dd8e4256ac1499a786f612d0f135b', 1, 1),
	(66, 66, 65, '2026-12-01 04:31:38.475069+00', '2026-12-01 06:09:42.613402+00', 'tables.sat', 'sitting:28', '{sitting:28,seat:38}', '{"bag": null, "list": "2-5-nlh", "name": "Faye C.", "seat": 2, "table": 5, "reason": "", "sitting": 28, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": 38000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'af554f9c3561dd4e4ae9ff5303439c6593f59feb836ecff65e9a1d00de2d1c01', 1, 1),
	(67, 67, 67, '2026-12-01 04:31:38.475069+00', '2026-12-01 06:09:42.730369+00', 'tables.opened', 'table:7', '{table:7,seat:55,seat:56,seat:57,seat:58,seat:59,seat:60,seat:61,seat:62,seat:63}', '{"game": "1-3-nlh", "table": 7, "chairs": 9}', 0, '', '', '2026-11-30', '66efd1fa48f3e65e3851dd14171fd6bbe6aed9524efb286a1add63f9c55d3148', 1, 1),
	(68, 68, 68, '2026-12-01 04:32:08.475069+00', '2026-12-01 06:09:42.758657+00', 'players.added', 'player:29', '{player:29}', '{"name": "Xavier Dupree", "tier": 0}', 0, '', '', '2026-11-30', '2d81c3b70a3fde679c82e56528fb1f87b559e358a8ea14968b8cb7aa3d6f1c11', 1, 1),
	(69, 69, 68, '2026-12-01 04:32:08.475069+00', '2026-12-01 06:09:42.758657+00', 'tables.sat', 'sitting:29', '{sitting:29,seat:14}', '{"bag": null, "list": "2-5-nlh", "name": "Xavier D.", "seat": 5, "table": 2, "reason": "", "sitting": 29, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 44000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'c87c3276faddd318673123fc4c4aae995a7475fb3f4a929552ff2e9ea4861ae3', 1, 1),
	(70, 70, 70, '2026-12-01 04:32:26.475069+00', '2026-12-01 06:09:42.877197+00', 'players.added', 'player:30', '{player:30}', '{"name": "Quincy Adeyemi", "tier": 0}', 0, '', '', '2026-11-30', 'cbd0ab3ae08aceec4c57dd443ebf02da6003023ed9d88f34b8cd7effcd43a052', 1, 1),
	(71, 71, 70, '2026-12-01 04:32:26.475069+00', '2026-12-01 06:09:42.877197+00', 'tables.sat', 'sitting:30', '{sitting:30,seat:32}', '{"bag": null, "list": "1-3-nlh", "name": "Quincy A.", "seat": 5, "table": 4, "reason": "", "sitting": 30, "kept_for": null, "open_since": "2026-12-01T04:17:38.475069+00:00", "passed_over": [], "buy_in_cents": 20000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '0578e9f4975d612c5e91565b5bde655260059622c781f56e71f27566bffa3b57', 1, 1),
	(72, 72, 72, '2026-12-01 04:32:32.475069+00', '2026-12-01 06:09:42.98302+00', 'players.added', 'player:31', '{player:31}', '{"name": "Glenn Ostrowski", "tier": 0}', 0, '', '', '2026-11-30', '09114976cf1b294d6a872ffde638207b2560f8c2e69a18f399077e01b8528d3d', 1, 1),
	(73, 73, 72, '2026-12-01 04:32:32.475069+00', '2026-12-01 06:09:42.98302+00', 'tables.sat', 'sitting:31', '{sitting:31,seat:37}', '{"bag": null, "list": "2-5-nlh", "name": "Glenn O.", "seat": 1, "table": 5, "reason": "", "sitting": 31, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": 80000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '0e510be7724bbb94123650d221b9b2b8b3572669533161ea57cf7338f9475f1e', 1, 1),
	(74, 74, 74, '2026-12-01 04:33:26.475069+00', '2026-12-01 06:09:43.109166+00', 'players.added', 'player:32', '{player:32}', '{"name": "Joanne Miller", "tier": 0}', 0, '', '', '2026-11-30', '22d348ea8e12ff5119b9428e6ad5f4baf420b9f7ff7b53e9a28530598d122484', 1, 1),
	(75, 75, 74, '2026-12-01 04:33:26.475069+00', '2026-12-01 06:09:43.109166+00', 'tables.sat', 'sitting:32', '{sitting:32,seat:55}', '{"bag": null, "list": "1-3-nlh", "name": "Joanne M.", "seat": 1, "table": 7, "reason": "", "sitting": 32, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": 22000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '70c94f8555e310cc7b281558c3f36bc63144b4f97c9f01315ac51d4845b5ec16', 1, 1),
	(76, 76, 76, '2026-12-01 04:34:08.475069+00', '2026-12-01 06:09:43.242637+00', 'players.added', 'player:33', '{player:33}', '{"name": "Yolanda Pérez", "tier": 0}', 0, '', '', '2026-11-30', '1e5af17eea0b4091f9fa540dbff5cb52dfa9dc6fde997ddd0b832b1f49c60599', 1, 1),
	(77, 77, 76, '2026-12-01 04:34:08.475069+00', '2026-12-01 06:09:43.242637+00', 'tables.sat', 'sitting:33', '{sitting:33,seat:15}', '{"bag": null, "list": "2-5-nlh", "name": "Yolanda P.", "seat": 6, "table": 2, "reason": "", "sitting": 33, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 50000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '864274957670ede319af32473647543730c4034297d86d56b1ecb142ec74482d', 1, 1),
	(78, 78, 78, '2026-12-01 04:34:14.475069+00', '2026-12-01 06:09:43.364105+00', 'players.added', 'player:34', '{player:34}', '{"name": "Zachary Klein", "tier": 0}', 0, '', '', '2026-11-30', '80df79aab3d4b874e5e13a4254fbac9b36b1e6d69c6f503eb2c5459448981b1b', 1, 1),
	(79, 79, 78, '2026-12-01 04:34:14.475069+00', '2026-12-01 06:09:43.364105+00', 'tables.sat', 'sitting:34', '{sitting:34,seat:16}', '{"bag": null, "list": "2-5-nlh", "name": "Zachary K.", "seat": 7, "table": 2, "reason": "", "sitting": 34, "kept_for": null, "open_since": "2026-12-01T04:21:38.475069+00:00", "passed_over": [], "buy_in_cents": 74000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '82518e6eea35764cf87a113cce1a2e11bae287ff64bbbc415c078d7de0caf229', 1, 1),
	(80, 80, 80, '2026-12-01 04:37:38.475069+00', '2026-12-01 06:09:43.476092+00', 'tables.opened', 'table:9', '{table:9,seat:73,seat:74,seat:75,seat:76,seat:77,seat:78,seat:79,seat:80,seat:81}', '{"game": "1-1-plo", "table": 9, "chairs": 9}', 0, '', '', '2026-11-30', '9e6e41a9c862afd08ade49d79a7a0ae50e2756b68020c980ac9959258b7e08ca', 1, 1),
	(81, 81, 81, '2026-12-01 04:37:50.475069+00', '2026-12-01 06:09:43.506323+00', 'players.added', 'player:35', '{player:35}', '{"name": "Kofi Mensah", "tier": 0}', 0, '', '', '2026-11-30', 'c739121cfe614897c83300bb65468eef890e3ca106e8ddee100eb2f9b3c7f2b2', 1, 1),
	(82, 82, 81, '2026-12-01 04:37:50.475069+00', '2026-12-01 06:09:43.506323+00', 'tables.sat', 'sitting:35', '{sitting:35,seat:62}', '{"bag": null, "list": "1-3-nlh", "name": "Kofi M.", "seat": 8, "table": 7, "reason": "", "sitting": 35, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'b7ceebf432146f3af880dd3b2c29a75cd8a1160600a44e7512acd459f2cea08a', 1, 1),
	(83, 83, 81, '2026-12-01 04:37:50.475069+00', '2026-12-01 06:09:43.506323+00', 'tables.started', 'table:7', '{table:7}', '{"game": "1-3-nlh", "table": 7, "scheduled_at": null}', 0, '', '', '2026-11-30', '9d5329a1f50c475d8f2f027f251f6a72673bae0f5d75c2dda2dbbf8efafb10e2', 1, 1),
	(84, 84, 84, '2026-12-01 04:38:14.475069+00', '2026-12-01 06:09:43.624135+00', 'players.added', 'player:36', '{player:36}', '{"name": "Hiroshi Tanaka", "tier": 0}', 0, '', '', '2026-11-30', '29258d09e9f3057405b04855305b54e0b4775c43343ad21bd85e2353a356e835', 1, 1),
	(85, 85, 84, '2026-12-01 04:38:14.475069+00', '2026-12-01 06:09:43.624135+00', 'tables.sat', 'sitting:36', '{sitting:36,seat:40}', '{"bag": null, "list": "2-5-nlh", "name": "Hiroshi T.", "seat": 4, "table": 5, "reason": "", "sitting": 36, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": 40000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '4cee3aeb708616d5148113dd692779e047fc9a51db7384b574f37754eae169bd', 1, 1),
	(86, 86, 86, '2026-12-01 04:38:26.475069+00', '2026-12-01 06:09:43.723197+00', 'players.added', 'player:37', '{player:37}', '{"name": "Loretta Banks", "tier": 0}', 0, '', '', '2026-11-30', 'afb71503bdb6b0098e4d2177c13504fac6040b7c6164fdcdfcce970a84a58add', 1, 1),
	(87, 87, 86, '2026-12-01 04:38:26.475069+00', '2026-12-01 06:09:43.723197+00', 'tables.sat', 'sitting:37', '{sitting:37,seat:61}', '{"bag": null, "list": "1-3-nlh", "name": "Loretta B.", "seat": 7, "table": 7, "reason": "", "sitting": 37, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": 28000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'efff5de2e6e7b1710fa9d86643cbbce18aca9e31a4e55990994648545712e8a3', 1, 1),
	(88, 88, 88, '2026-12-01 04:40:32.475069+00', '2026-12-01 06:09:43.818551+00', 'players.added', 'player:38', '{player:38}', '{"name": "Murray Feinstein", "tier": 0}', 0, '', '', '2026-11-30', '5cf03ed0864f72bee3ad0c720d5eb6e3fc8b3a19fde3c02b7c98af5b6883d2d7', 1, 1),
	(89, 89, 88, '2026-12-01 04:40:32.475069+00', '2026-12-01 06:09:43.818551+00', 'tables.sat', 'sitting:38', '{sitting:38,seat:58}', '{"bag": null, "list": "1-3-nlh", "name": "Murray F.", "seat": 4, "table": 7, "reason": "", "sitting": 38, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": 22000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'd6875dd8a65fd6b36415072e42a20c61df3adbb0db8b2ef21a3e183820174616', 1, 1),
	(90, 90, 90, '2026-12-01 04:40:32.475069+00', '2026-12-01 06:09:44.067746+00', 'players.added', 'player:39', '{player:39}', '{"name": "Tom Brzezinski", "tier": 0}', 0, '', '', '2026-11-30', 'ddaea2e74b4665b2cd39e3dec1574e34ba1bbe5e4eb12a49e567d6bc0a9596c7', 1, 1),
	(91, 91, 90, '2026-12-01 04:40:32.475069+00', '2026-12-01 06:09:44.067746+00', 'tables.sat', 'sitting:39', '{sitting:39,seat:73}', '{"bag": null, "list": "1-1-plo", "name": "Tom B.", "seat": 1, "table": 9, "reason": "", "sitting": 39, "kept_for": null, "open_since": "2026-12-01T04:37:38.475069+00:00", "passed_over": [], "buy_in_cents": 16000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '2ccb018858f51a2e15b3ffec745a3eea3deb5ac27c86418b326716276fa7aeae', 1, 1),
	(92, 92, 92, '2026-12-01 04:41:38.475069+00', '2026-12-01 06:09:44.260562+00', 'tables.opened', 'table:6', '{table:6,seat:46,seat:47,seat:48,seat:49,seat:50,seat:51,seat:52,seat:53,seat:54}', '{"game": "5-10-nlh", "table": 6, "chairs": 8}', 0, '', '', '2026-11-30', 'f43c13f3a72b9fa201e6c6ab0e8811cde80f984ea1f3b12b0ee1a25657f1dd26', 1, 1),
	(93, 93, 93, '2026-12-01 04:41:56.475069+00', '2026-12-01 06:09:44.320826+00', 'players.added', 'player:40', '{player:40}', '{"name": "Ursula Becker", "tier": 0}', 0, '', '', '2026-11-30', '61572a9bfb0b411afc2085c66d41748dfbbc6f2258403d38f9afee9da22b1209', 1, 1),
	(94, 94, 93, '2026-12-01 04:41:56.475069+00', '2026-12-01 06:09:44.320826+00', 'tables.sat', 'sitting:40', '{sitting:40,seat:74}', '{"bag": null, "list": "1-1-plo", "name": "Ursula B.", "seat": 2, "table": 9, "reason": "", "sitting": 40, "kept_for": null, "open_since": "2026-12-01T04:37:38.475069+00:00", "passed_over": [], "buy_in_cents": 38000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '8b6fd0d35e83cab45f2af1c2ebf0c6542153f26e136868e98b543964d33be6ca', 1, 1),
	(95, 95, 93, '2026-12-01 04:41:56.475069+00', '2026-12-01 06:09:44.320826+00', 'tables.started', 'table:9', '{table:9}', '{"game": "1-1-plo", "table": 9, "scheduled_at": null}', 0, '', '', '2026-11-30', '76e522929f8bbf97dd3c1e80e4206b4e48f1519beb3cc64a843d348f6e017a2f', 1, 1),
	(96, 96, 96, '2026-12-01 04:41:56.475069+00', '2026-12-01 06:09:44.523941+00', 'players.added', 'player:41', '{player:41}', '{"name": "Vince Carbone", "tier": 0}', 0, '', '', '2026-11-30', 'b0863987964ad530d883c62db0fc8e48feb7c2e66314f15dcebce4746f24becd', 1, 1),
	(97, 97, 96, '2026-12-01 04:41:56.475069+00', '2026-12-01 06:09:44.523941+00', 'tables.sat', 'sitting:41', '{sitting:41,seat:75}', '{"bag": null, "list": "1-1-plo", "name": "Vince C.", "seat": 3, "table": 9, "reason": "", "sitting": 41, "kept_for": null, "open_since": "2026-12-01T04:37:38.475069+00:00", "passed_over": [], "buy_in_cents": 40000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'c90df7b7cda0a031fc096bac5046a982176379e53daf22ea5b759ff24fd6edb0', 1, 1),
	(98, 98, 98, '2026-12-01 04:44:20.475069+00', '2026-12-01 06:09:44.65531+00', 'players.added', 'player:42', '{player:42}', '{"name": "Ike Robinson", "tier": 0}', 0, '', '', '2026-11-30', 'f5a9356bd58866c8cb5dcb783856281f57eb6f6bdb08ee0df3bd6b55926e5f79', 1, 1),
	(99, 99, 98, '2026-12-01 04:44:20.475069+00', '2026-12-01 06:09:44.65531+00', 'tables.sat', 'sitting:42', '{sitting:42,seat:43}', '{"bag": null, "list": "2-5-nlh", "name": "Ike R.", "seat": 7, "table": 5, "reason": "", "sitting": 42, "kept_for": null, "open_since": "2026-12-01T04:26:38.475069+00:00", "passed_over": [], "buy_in_cents": 60000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '384d95bc090eb7e7d13f9de2152d59994387495a050b245194fae455f8622aba', 1, 1),
	(100, 100, 100, '2026-12-01 04:44:32.475069+00', '2026-12-01 06:09:44.841226+00', 'players.added', 'player:43', '{player:43}', '{"name": "Nikolai Sokolov", "tier": 0}', 0, '', '', '2026-11-30', 'b9a77d11b1702974c798512620fc75c5127ce153a3ea010d966666022c298fbf', 1, 1),
	(101, 101, 100, '2026-12-01 04:44:32.475069+00', '2026-12-01 06:09:44.841226+00', 'tables.sat', 'sitting:43', '{sitting:43,seat:60}', '{"bag": null, "list": "1-3-nlh", "name": "Nikolai S.", "seat": 6, "table": 7, "reason": "", "sitting": 43, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'fc45e637272d400216b72f98ed62ae495059539cbc4186334d787c210bfbff35', 1, 1),
	(102, 102, 102, '2026-12-01 04:44:50.475069+00', '2026-12-01 06:09:45.183347+00', 'players.added', 'player:44', '{player:44}', '{"name": "Oscar Beltrán", "tier": 0}', 0, '', '', '2026-11-30', '1a245634e7092ae362aec4cde35b45e7c1bd2e4ff7b313b214ce122aa2b1fc44', 1, 1),
	(103, 103, 102, '2026-12-01 04:44:50.475069+00', '2026-12-01 06:09:45.183347+00', 'tables.sat', 'sitting:44', '{sitting:44,seat:63}', '{"bag": null, "list": "1-3-nlh", "name": "Oscar B.", "seat": 9, "table": 7, "reason": "", "sitting": 44, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": 30000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '2a57c05c2283edd4c4dfe740344c17a616b7a3e8b1b48fd2ed83a7f87f813e01', 1, 1),
	(104, 104, 104, '2026-12-01 04:48:44.475069+00', '2026-12-01 06:09:45.353597+00', 'players.added', 'player:45', '{player:45}', '{"name": "Patsy Monroe", "tier": 0}', 0, '', '', '2026-11-30', '92e7e76ab4388d86aa70d2e558348dc2160600ae39f35f137f3e44bdb32e5004', 1, 1),
	(105, 105, 104, '2026-12-01 04:48:44.475069+00', '2026-12-01 06:09:45.353597+00', 'tables.sat', 'sitting:45', '{sitting:45,seat:57}', '{"bag": null, "list": "1-3-nlh", "name": "Patsy M.", "seat": 3, "table": 7, "reason": "", "sitting": 45, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": 22000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '185b72cea2021752354b9b7777c030ee5bea18938f4af24de216ed33180fc65c', 1, 1),
	(106, 106, 106, '2026-12-01 04:49:02.475069+00', '2026-12-01 06:09:45.503913+00', 'players.added', 'player:46', '{player:46}', '{"name": "Raj Patel", "tier": 0}', 0, '', '', '2026-11-30', '2b5ca24e148b37f37c8db5885948148e1fb9320e870011abcb9dcb2ff3ee5045', 1, 1),
	(107, 107, 106, '2026-12-01 04:49:02.475069+00', '2026-12-01 06:09:45.503913+00', 'tables.sat', 'sitting:46', '{sitting:46,seat:56}', '{"bag": null, "list": "1-3-nlh", "name": "Raj P.", "seat": 2, "table": 7, "reason": "", "sitting": 46, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '5761c103d1075fd284063035f577b40c40caca2728846786fe334ca299bc6c7d', 1, 1),
	(108, 108, 108, '2026-12-01 04:49:20.475069+00', '2026-12-01 06:09:45.694231+00', 'players.added', 'player:47', '{player:47}', '{"name": "Buddy Crenshaw", "tier": 0}', 0, '', '', '2026-11-30', '87b0cf09698ecb7dfe5ebbbc48ce26be62d155e897f353a55411113c0a044d14', 1, 1),
	(109, 109, 108, '2026-12-01 04:49:20.475069+00', '2026-12-01 06:09:45.694231+00', 'tables.sat', 'sitting:47', '{sitting:47,seat:46}', '{"bag": null, "list": "5-10-nlh", "name": "Buddy C.", "seat": 1, "table": 6, "reason": "", "sitting": 47, "kept_for": null, "open_since": "2026-12-01T04:41:38.475069+00:00", "passed_over": [], "buy_in_cents": 354000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'abbbaf7d57d18c994d350120c1ebb617c2895f38e8d51ad8429fbaff20a756e4', 1, 1),
	(110, 110, 110, '2026-12-01 04:49:38.475069+00', '2026-12-01 06:09:45.879993+00', 'players.added', 'player:48', '{player:48}', '{"name": "Sheila Donovan", "tier": 0}', 0, '', '', '2026-11-30', 'acf45a09dd1aee70c614820912225d971187f8ae3bf30ad005fc9547a3950a6b', 1, 1),
	(111, 111, 110, '2026-12-01 04:49:38.475069+00', '2026-12-01 06:09:45.879993+00', 'tables.sat', 'sitting:48', '{sitting:48,seat:59}', '{"bag": null, "list": "1-3-nlh", "name": "Sheila D.", "seat": 5, "table": 7, "reason": "", "sitting": 48, "kept_for": null, "open_since": "2026-12-01T04:31:38.475069+00:00", "passed_over": [], "buy_in_cents": 12000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '02fb60dfb6614ac045c8e54fa4c3bcf91dc23bb312139c2901b4453b2eef1596', 1, 1),
	(112, 112, 112, '2026-12-01 04:50:20.475069+00', '2026-12-01 06:09:45.976969+00', 'players.added', 'player:49', '{player:49}', '{"name": "Cheryl Olson", "tier": 0}', 0, '', '', '2026-11-30', '0efe0a5078fd1e211e77648bd9a1718d7b70752a07850fe0c4e7765435e4bbde', 1, 1),
	(113, 113, 112, '2026-12-01 04:50:20.475069+00', '2026-12-01 06:09:45.976969+00', 'tables.sat', 'sitting:49', '{sitting:49,seat:48}', '{"bag": null, "list": "5-10-nlh", "name": "Cheryl O.", "seat": 3, "table": 6, "reason": "", "sitting": 49, "kept_for": null, "open_since": "2026-12-01T04:41:38.475069+00:00", "passed_over": [], "buy_in_cents": 352000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'fa99cb1f8146df302c27ad4e03df2d8cc66d78ff21e3ff1f55c74c842b9bdf0b', 1, 1),
	(114, 114, 112, '2026-12-01 04:50:20.475069+00', '2026-12-01 06:09:45.976969+00', 'tables.started', 'table:6', '{table:6}', '{"game": "5-10-nlh", "table": 6, "scheduled_at": null}', 0, '', '', '2026-11-30', 'f108302d7145d548532b9f15f29bdec5de4bac7d77cf411bc906669c994bf52a', 1, 1),
	(115, 115, 115, '2026-12-01 04:50:38.475069+00', '2026-12-01 06:09:46.134038+00', 'players.added', 'player:50', '{player:50}', '{"name": "Wanda Jefferson", "tier": 0}', 0, '', '', '2026-11-30', '1c8eb9e59f2ec42fd8ca93a7935332d4951f2ba1d3452bf110ef4bef1c1b9e95', 1, 1),
	(116, 116, 115, '2026-12-01 04:50:38.475069+00', '2026-12-01 06:09:46.134038+00', 'tables.sat', 'sitting:50', '{sitting:50,seat:76}', '{"bag": null, "list": "1-1-plo", "name": "Wanda J.", "seat": 4, "table": 9, "reason": "", "sitting": 50, "kept_for": null, "open_since": "2026-12-01T04:37:38.475069+00:00", "passed_over": [], "buy_in_cents": 36000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'b3817d841d0f107ff99047ed0bb9994425eb84fe8d818984f394f2204741fd8d', 1, 1),
	(117, 117, 117, '2026-12-01 04:51:44.475069+00', '2026-12-01 06:09:46.264355+00', 'players.added', 'player:51', '{player:51}', '{"name": "Dwayne Tucker", "tier": 0}', 0, '', '', '2026-11-30', '1953cb1bac0cf34cc5af6319d0fa9ab0a6bff1ded0b477b4925cd8bbf2e26e27', 1, 1),
	(118, 118, 117, '2026-12-01 04:51:44.475069+00', '2026-12-01 06:09:46.264355+00', 'tables.sat', 'sitting:51', '{sitting:51,seat:50}', '{"bag": null, "list": "5-10-nlh", "name": "Dwayne T.", "seat": 5, "table": 6, "reason": "", "sitting": 51, "kept_for": null, "open_since": "2026-12-01T04:41:38.475069+00:00", "passed_over": [], "buy_in_cents": 494000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '542fe372bf9b9435a4995e94e62ee70d1ddf0c33264617b37568141031a588f6', 1, 1),
	(119, 119, 119, '2026-12-01 04:52:08.475069+00', '2026-12-01 06:09:46.415596+00', 'players.added', 'player:52', '{player:52}', '{"name": "Yusuf Demir", "tier": 0}', 0, '', '', '2026-11-30', 'cee36d6f374bedb85b00de159bda18618d7fc49cc7cbbbf4de5ac9b371c76739', 1, 1),
	(120, 120, 119, '2026-12-01 04:52:08.475069+00', '2026-12-01 06:09:46.415596+00', 'tables.sat', 'sitting:52', '{sitting:52,seat:77}', '{"bag": null, "list": "1-1-plo", "name": "Yusuf D.", "seat": 5, "table": 9, "reason": "", "sitting": 52, "kept_for": null, "open_since": "2026-12-01T04:37:38.475069+00:00", "passed_over": [], "buy_in_cents": 40000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '95d3bb3efb8b649840a22a9d35d51f34827593cb4414d2dfd60f178628a2efea', 1, 1),
	(121, 121, 121, '2026-12-01 04:52:50.475069+00', '2026-12-01 06:09:46.54855+00', 'players.added', 'player:53', '{player:53}', '{"name": "Åsa Lindgren", "tier": 0}', 0, '', '', '2026-11-30', '1e71bed490b23d91cb29b0b4714ccfef2b08197e275d0ee3268258198cd09ab0', 1, 1),
	(122, 122, 121, '2026-12-01 04:52:50.475069+00', '2026-12-01 06:09:46.54855+00', 'tables.sat', 'sitting:53', '{sitting:53,seat:78}', '{"bag": null, "list": "1-1-plo", "name": "Åsa L.", "seat": 6, "table": 9, "reason": "", "sitting": 53, "kept_for": null, "open_since": "2026-12-01T04:37:38.475069+00:00", "passed_over": [], "buy_in_cents": 40000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '26cdff615c56bf54ea6c9d3cf3b77a44b047a9bdb0188c0d11a4d6e35d08fcdc', 1, 1),
	(124, 124, 123, '2026-12-01 04:56:26.475069+00', '2026-12-01 06:09:46.666871+00', 'tables.sat', 'sitting:54', '{sitting:54,seat:53}', '{"bag": null, "list": "5-10-nlh", "name": "Elliot P.", "seat": 8, "table": 6, "reason": "", "sitting": 54, "kept_for": null, "open_since": "2026-12-01T04:41:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '2b07b8fc25e98479eef76b49cc7b0fcda15dce31fa5d30b405c50ec30f6dac0f', 1, 1),
	(125, 125, 125, '2026-12-01 04:56:38.475069+00', '2026-12-01 06:09:46.834585+00', 'players.added', 'player:55', '{player:55}', '{"name": "Frances Whitehorse", "tier": 0}', 0, '', '', '2026-11-30', '796746bbc0dfc4c23c23ea525b61afc047873ebd2be1d100174a449cdc71dde3', 1, 1),
	(126, 126, 125, '2026-12-01 04:56:38.475069+00', '2026-12-01 06:09:46.834585+00', 'tables.sat', 'sitting:55', '{sitting:55,seat:51}', '{"bag": null, "list": "5-10-nlh", "name": "Frances W.", "seat": 6, "table": 6, "reason": "", "sitting": 55, "kept_for": null, "open_since": "2026-12-01T04:41:38.475069+00:00", "passed_over": [], "buy_in_cents": 142000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'db8dee17be3b4331be040364121331b6c36eca5e059b379c2a7d7570f73f2f4d', 1, 1),
	(127, 127, 127, '2026-12-01 04:57:08.475069+00', '2026-12-01 06:09:47.004156+00', 'players.added', 'player:56', '{player:56}', '{"name": "George Stamatopoulos", "tier": 0}', 0, '', '', '2026-11-30', '6c4d97faf56505815077724fccfb2eff0912af611d48062b00e5380eba555022', 1, 1),
	(128, 128, 127, '2026-12-01 04:57:08.475069+00', '2026-12-01 06:09:47.004156+00', 'tables.sat', 'sitting:56', '{sitting:56,seat:52}', '{"bag": null, "list": "5-10-nlh", "name": "George S.", "seat": 7, "table": 6, "reason": "", "sitting": 56, "kept_for": null, "open_since": "2026-12-01T04:41:38.475069+00:00", "passed_over": [], "buy_in_cents": 112000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '2d22f98fac5065fc3c510bea43756190d610fd75856984c9bdbfe58087f177df', 1, 1),
	(129, 129, 129, '2026-12-01 04:58:02.475069+00', '2026-12-01 06:09:47.111454+00', 'players.added', 'player:57', '{player:57}', '{"name": "Hank Zielinski", "tier": 0}', 0, '', '', '2026-11-30', 'e95a921abcd7e44c28231debbe4943938cde0c9a12e3eaecc4704cc5cf39aa58', 1, 1),
	(130, 130, 129, '2026-12-01 04:58:02.475069+00', '2026-12-01 06:09:47.111454+00', 'tables.sat', 'sitting:57', '{sitting:57,seat:47}', '{"bag": null, "list": "5-10-nlh", "name": "Hank Z.", "seat": 2, "table": 6, "reason": "", "sitting": 57, "kept_for": null, "open_since": "2026-12-01T04:41:38.475069+00:00", "passed_over": [], "buy_in_cents": 284000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '8e58cbfc2855d024412ac3e5e070e77c962895e1c5b21eb22db5a450028e0577', 1, 1),
	(131, 131, 131, '2026-12-01 04:58:50.475069+00', '2026-12-01 06:09:47.236517+00', 'players.added', 'player:58', '{player:58}', '{"name": "Inez Robles", "tier": 0}', 0, '', '', '2026-11-30', 'b5bf33b78f44cd232aff7425da7dc1155b2618ef9dc81b2a0d281979b595e984', 1, 1),
	(132, 132, 131, '2026-12-01 04:58:50.475069+00', '2026-12-01 06:09:47.236517+00', 'tables.sat', 'sitting:58', '{sitting:58,seat:49}', '{"bag": null, "list": "5-10-nlh", "name": "Inez R.", "seat": 4, "table": 6, "reason": "", "sitting": 58, "kept_for": null, "open_since": "2026-12-01T04:41:38.475069+00:00", "passed_over": [], "buy_in_cents": 500000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '3a48cac2408e562e4bcd35a21ee2a61de43ec608e91cd6a9f47bdf6450c970d1', 1, 1),
	(133, 133, 133, '2026-12-01 05:02:38.475069+00', '2026-12-01 06:09:47.353524+00', 'tables.occupied', 'sitting:59', '{sitting:59,seat:9}', '{"list": "1-3-nlh", "seat": 9, "table": 1, "open_since": "2026-12-01T04:11:38.475069+00:00"}', 0, '', '', '2026-11-30', '6f3ffb6b6253bf2014fcbdf5dddbf591ca6e7f6b99db2e2d06779ba1e98c433c', 1, 1),
	(134, 134, 134, '2026-12-01 05:03:38.475069+00', '2026-12-01 06:09:47.43162+00', 'players.added', 'player:59', '{player:59}', '{"name": "Dale Whitaker", "tier": 0}', 0, '', '', '2026-11-30', '4c198f770bc4d638c56be340013e4529bb1934cfb963bae090f74cdf88237a19', 1, 1),
	(135, 135, 135, '2026-12-01 05:03:38.475069+00', '2026-12-01 06:09:47.453499+00', 'waitlist.joined', 'entry:1', '{entry:1}', '{"via": "desk", "list": "1-3-nlh", "name": "Dale W."}', 0, '', '', '2026-11-30', 'b4d098c2c6ce19153d420db72fc49d079482b5c790239f03cc59b7233b470523', 1, 1),
	(136, 136, 136, '2026-12-01 05:05:38.475069+00', '2026-12-01 06:09:47.549454+00', 'players.added', 'player:60', '{player:60}', '{"name": "Rosa Delgado", "tier": 0}', 0, '', '', '2026-11-30', '2ea8dc0e9794035f6e2ebe8d2ea900d3ed5277e7885d67e62f9faa8001062bd7', 1, 1),
	(137, 137, 137, '2026-12-01 05:05:38.475069+00', '2026-12-01 06:09:47.565709+00', 'waitlist.joined', 'entry:2', '{entry:2}', '{"via": "desk", "list": "1-3-nlh", "name": "Rosa D."}', 0, '', '', '2026-11-30', '30f35892d06d136b9a2dac6b0a781aaa0489c938850d2f55c07d64ade4fca02b', 1, 1),
	(138, 138, 138, '2026-12-01 05:07:38.475069+00', '2026-12-01 06:09:47.626155+00', 'players.added', 'player:61', '{player:61}', '{"name": "Gary Lindqvist", "tier": 0}', 0, '', '', '2026-11-30', '0a658216ec131ff927fcce6f79df751fa20955b0935ec58417cc0d652a75fbf3', 1, 1),
	(139, 139, 139, '2026-12-01 05:07:38.475069+00', '2026-12-01 06:09:47.637874+00', 'waitlist.joined', 'entry:3', '{entry:3}', '{"via": "phone", "list": "1-3-nlh", "name": "Gary L."}', 0, '', '', '2026-11-30', '7bd9063315f65f02364abb1b1158275e03e6e861e4e01264ff830e45803f0e0a', 1, 1),
	(140, 140, 140, '2026-12-01 05:09:38.475069+00', '2026-12-01 06:09:47.709031+00', 'players.added', 'player:62', '{player:62}', '{"name": "Jamal Everett", "tier": 0}', 0, '', '', '2026-11-30', '350520cb2b901d376e79b16637398a21155fb498a386b371ea5387ada297cc7e', 1, 1),
	(141, 141, 141, '2026-12-01 05:09:38.475069+00', '2026-12-01 06:09:47.722627+00', 'waitlist.joined', 'entry:4', '{entry:4}', '{"via": "desk", "list": "1-3-nlh", "name": "Jamal E."}', 0, '', '', '2026-11-30', 'dfab8075696acc171452e0551dfb05c312d41eeac382acaffe66c01d16f31dec', 1, 1),
	(142, 142, 142, '2026-12-01 05:11:38.475069+00', '2026-12-01 06:09:47.86646+00', 'players.added', 'player:63', '{player:63}', '{"name": "Ken Yamamoto", "tier": 0}', 0, '', '', '2026-11-30', '60633746c288f101e3462675b84e2ee51948620c35dc013b76166ff66224112d', 1, 1),
	(143, 143, 143, '2026-12-01 05:11:38.475069+00', '2026-12-01 06:09:47.914669+00', 'waitlist.joined', 'entry:5', '{entry:5}', '{"via": "desk", "list": "2-5-nlh", "name": "Ken Y."}', 0, '', '', '2026-11-30', '779083e408fbb545794fe2f37e21160ffa71b3c506dd974e2b2c781f74b1aee0', 1, 1),
	(144, 144, 144, '2026-12-01 05:12:38.475069+00', '2026-12-01 06:09:47.997604+00', 'players.added', 'player:64', '{player:64}', '{"name": "Teresa Nowak-Kowalczyk", "tier": 0}', 0, '', '', '2026-11-30', 'b24351f75c39bd0b8b7183f8128c63b82291d6bea7dfdf74784f1da03b3c667b', 1, 1),
	(145, 145, 145, '2026-12-01 05:12:38.475069+00', '2026-12-01 06:09:48.017604+00', 'waitlist.joined', 'entry:6', '{entry:6}', '{"via": "desk", "list": "1-3-nlh", "name": "Teresa N."}', 0, '', '', '2026-11-30', '890b3d39efc7e7bb9592d779570043b484eff7ab5f7a6d68f602b0b02843f907', 1, 1),
	(146, 146, 146, '2026-12-01 05:14:38.475069+00', '2026-12-01 06:09:48.077302+00', 'games.changed', 'game:5-10-o8', '{game:5-10-o8}', '{"now": {"scheduled_at": "2026-12-01T08:00:00+00:00"}, "was": {"scheduled_at": null}}', 0, '', '', '2026-11-30', 'e0097342112b5d132f5eae1e1c510e97bed6f39ed0f51d3f2fd5b8cb882e6912', 1, 1),
	(147, 147, 147, '2026-12-01 05:14:38.475069+00', '2026-12-01 06:09:48.123562+00', 'tables.left', 'sitting:3', '{sitting:3,seat:3}', '{"list": "1-3-nlh", "name": "Carlos M.", "seat": 3, "table": 1, "amount_cents": 4000}', 0, '', '', '2026-11-30', 'e326d464f67e68cefb722a5bb3e86db65eac2cffec6e69c3894d914d720e626c', 1, 1),
	(148, 148, 148, '2026-12-01 05:14:50.475069+00', '2026-12-01 06:09:48.230626+00', 'waitlist.called', 'entry:1', '{entry:1,seat:3}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 1, "list": "1-3-nlh", "name": "Dale W.", "seat": 3, "again": null, "table": 1, "due_at": "2026-12-01T05:19:50.475069+00:00", "passed_over": []}', 0, '', '', '2026-11-30', '22f2cf2defd5fe5b6bf73d00f706cc7c51b743765caa4019752974b00cfb6f9e', 1, 1),
	(149, 149, 149, '2026-12-01 05:14:50.475069+00', '2026-12-01 06:09:48.403448+00', 'pages.shown', 'page:1', '{page:1}', '{"until": "2026-12-01T05:15:05.475069+00:00", "entries": [1]}', 0, '', '', '2026-11-30', '4d0b6610bd4a75af56025a03cd36613398e6bc496b5ecbd7129430b78eaa6379', NULL, 1),
	(150, 150, 150, '2026-12-01 05:15:38.475069+00', '2026-12-01 06:09:48.548709+00', 'players.added', 'player:65', '{player:65}', '{"name": "Minh Nguyễn", "tier": 0}', 0, '', '', '2026-11-30', '9670edb904676f0be0650cff7ec0fa9afcc7b6424b2e5d6118c1a52c50565f29', 1, 1),
	(151, 151, 151, '2026-12-01 05:15:38.475069+00', '2026-12-01 06:09:48.593083+00', 'waitlist.joined', 'entry:7', '{entry:7}', '{"via": "desk", "list": "1-3-nlh", "name": "Minh N."}', 0, '', '', '2026-11-30', '85b24363bfeec0328a0bf6cbef00133daef62ea89258ca35aad6ab21e0480862', 1, 1),
	(152, 152, 152, '2026-12-01 05:15:56.475069+00', '2026-12-01 06:09:48.677541+00', 'waitlist.answered', 'entry:1', '{entry:1,seat:3}', '{"was": {"due_at": "2026-12-01T05:19:50.475069+00:00", "back_by": null, "arrived_at": "2026-12-01T05:03:38.475069+00:00", "away_since": null}, "call": 1, "list": "1-3-nlh", "name": "Dale W."}', 0, '', '', '2026-11-30', 'e910a8c6eb6d10f270e0d0cebc551663eae894d2e3547bf31dfeb5184f51fd7c', 1, 1),
	(153, 153, 153, '2026-12-01 05:17:20.475069+00', '2026-12-01 06:09:48.762035+00', 'waitlist.seated', 'entry:1', '{entry:1,seat:3}', '{"bag": null, "was": {"due_at": null, "status": "called", "ended_at": null, "ended_why": ""}, "call": 1, "list": "1-3-nlh", "name": "Dale W.", "seat": 3, "entry": 1, "table": 1, "reason": "", "sitting": 60, "kept_for": null, "open_since": "2026-12-01T05:14:38.475069+00:00", "passed_over": [], "buy_in_cents": 12000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'f126031427d1e861e30dea61af638656ac71ef681450c6cbd8256aac000d6f5c', 1, 1),
	(154, 154, 154, '2026-12-01 05:17:38.475069+00', '2026-12-01 06:09:49.052363+00', 'players.added', 'player:66', '{player:66}', '{"name": "Doc Abernathy", "tier": 0}', 0, '', '', '2026-11-30', 'dca7fc3b73f865ffb14602a86e97f1880139ba69e9e2b8d20141bdf1297ada86', 1, 1),
	(155, 155, 155, '2026-12-01 05:17:38.475069+00', '2026-12-01 06:09:49.065081+00', 'waitlist.joined', 'entry:8', '{entry:8}', '{"via": "phone", "list": "5-10-o8", "name": "Doc A."}', 0, '', '', '2026-11-30', '6b0756e11ef3e221b413fde538984f3f04b2b5f691ec696a2f7190ee96ff15d1', 1, 1),
	(156, 156, 156, '2026-12-01 05:18:38.475069+00', '2026-12-01 06:09:49.115527+00', 'players.added', 'player:67', '{player:67}', '{"name": "Siobhán O''Sullivan", "tier": 0}', 0, '', '', '2026-11-30', 'bb6bbce9bd22968ace896c27e258e20619fe2cf0834c815426db806351be465d', 1, 1),
	(157, 157, 157, '2026-12-01 05:18:38.475069+00', '2026-12-01 06:09:49.130736+00', 'waitlist.joined', 'entry:9', '{entry:9}', '{"via": "desk", "list": "1-3-nlh", "name": "Siobhán O."}', 0, '', '', '2026-11-30', '35ebc90850e02c6aa4977582a0ee9aba5273320c502157d549c77bf3cd4ed99c', 1, 1),
	(158, 158, 158, '2026-12-01 05:19:38.475069+00', '2026-12-01 06:09:49.158272+00', 'waitlist.joined', 'entry:10', '{entry:10}', '{"via": "desk", "list": "2-5-nlh", "name": "Hal H."}', 0, '', '', '2026-11-30', '5b0efd1b68410019c8c79208d2dfe2f8ff7e4ead49bd3c3d9e0814ff93d6f566', 1, 1),
	(159, 159, 159, '2026-12-01 05:21:38.475069+00', '2026-12-01 06:09:49.215569+00', 'players.added', 'player:68', '{player:68}', '{"name": "Walt Hendricks", "tier": 0}', 0, '', '', '2026-11-30', '3f30b847dc7d29a029ed8136fc49f65d2a56e4a1abc9ecb1dbe227bf303b294d', 1, 1),
	(160, 160, 160, '2026-12-01 05:21:38.475069+00', '2026-12-01 06:09:49.2294+00', 'waitlist.joined', 'entry:11', '{entry:11}', '{"via": "desk", "list": "1-3-nlh", "name": "Walt H."}', 0, '', '', '2026-11-30', 'c801a070e641c7e99d92fb823433cfd4639fd089b34842d308f4af3dd47614d4', 1, 1),
	(161, 161, 161, '2026-12-01 05:22:38.475069+00', '2026-12-01 06:09:49.287541+00', 'players.added', 'player:69', '{player:69}', '{"name": "Victor Petrov", "tier": 0}', 0, '', '', '2026-11-30', '29d216c287b00a1b6603f5963f0045230791ebe4f72fb6c6764cf3a56e56fcbe', 1, 1),
	(162, 162, 162, '2026-12-01 05:22:38.475069+00', '2026-12-01 06:09:49.322075+00', 'waitlist.joined', 'entry:12', '{entry:12}', '{"via": "desk", "list": "5-10-nlh", "name": "Victor P."}', 0, '', '', '2026-11-30', '02c43b3c67e092eff14aadd1902f8e5b7b9817da3bd2976aa9195bd822c11401', 1, 1),
	(163, 163, 163, '2026-12-01 05:22:38.475069+00', '2026-12-01 06:09:49.38085+00', 'tables.left', 'sitting:16', '{sitting:16,seat:33}', '{"list": "1-3-nlh", "name": "Ophelia G.", "seat": 6, "table": 4, "amount_cents": 92000}', 0, '', '', '2026-11-30', '96ee2ac6ace5b3a71a3542b82f091f9e1c93c6df479b0561ba75a0894f6da26a', 1, 1),
	(164, 164, 164, '2026-12-01 05:22:50.475069+00', '2026-12-01 06:09:49.451765+00', 'waitlist.called', 'entry:2', '{entry:2,seat:33}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 2, "list": "1-3-nlh", "name": "Rosa D.", "seat": 6, "again": null, "table": 4, "due_at": "2026-12-01T05:27:50.475069+00:00", "passed_over": []}', 0, '', '', '2026-11-30', '882260c100b12bb0047433223797ed11cd090f253f119f7ef13ec585b8ebc680', 1, 1),
	(165, 165, 165, '2026-12-01 05:22:50.475069+00', '2026-12-01 06:09:49.529449+00', 'pages.shown', 'page:2', '{page:2}', '{"until": "2026-12-01T05:23:05.475069+00:00", "entries": [2]}', 0, '', '', '2026-11-30', 'a83a547c9732bb1b8f6f6f67c74eff9f5d75e63a708b7b429d47622e91c0fee7', NULL, 1),
	(166, 166, 166, '2026-12-01 05:23:56.475069+00', '2026-12-01 06:09:49.56706+00', 'waitlist.answered', 'entry:2', '{entry:2,seat:33}', '{"was": {"due_at": "2026-12-01T05:27:50.475069+00:00", "back_by": null, "arrived_at": "2026-12-01T05:05:38.475069+00:00", "away_since": null}, "call": 2, "list": "1-3-nlh", "name": "Rosa D."}', 0, '', '', '2026-11-30', 'd95b580d4af521a04c00e8c02829d7edf76f91433fba4f9e15f94df8eef66acd', 1, 1),
	(167, 167, 167, '2026-12-01 05:24:38.475069+00', '2026-12-01 06:09:49.623795+00', 'players.added', 'player:70', '{player:70}', '{"name": "Bob Barnes", "tier": 0}', 0, '', '', '2026-11-30', '9527c12de89334cdd1307bfa1a9eec66b0675e4bb928a039fc8ce76854a6d7a2', 1, 1),
	(168, 168, 168, '2026-12-01 05:24:38.475069+00', '2026-12-01 06:09:49.638582+00', 'waitlist.joined', 'entry:13', '{entry:13}', '{"via": "desk", "list": "1-3-nlh", "name": "Bob B."}', 0, '', '', '2026-11-30', 'c65a7c3f50c638501e69acacae6b30a637ab33c11f272c85ae30ed1134bdadfc', 1, 1),
	(169, 169, 169, '2026-12-01 05:25:08.475069+00', '2026-12-01 06:09:49.683183+00', 'waitlist.noted', 'entry:13', '{entry:13}', '{"was": {"note": ""}, "list": "1-3-nlh", "name": "Bob B."}', 0, '', '', '2026-11-30', '2c09d7b189e6f86f8adba7cc3941d19ecf5d103978cdc80190c7a4cfa02ac02b', 1, 1),
	(170, 170, 170, '2026-12-01 05:25:20.475069+00', '2026-12-01 06:09:49.723927+00', 'waitlist.seated', 'entry:2', '{entry:2,seat:33}', '{"bag": null, "was": {"due_at": null, "status": "called", "ended_at": null, "ended_why": ""}, "call": 2, "list": "1-3-nlh", "name": "Rosa D.", "seat": 6, "entry": 2, "table": 4, "reason": "", "sitting": 61, "kept_for": null, "open_since": "2026-12-01T05:22:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'c653659c83c043b26a4227a1c685a6cf163678089069d2c5ef7b1860f4321509', 1, 1),
	(171, 171, 171, '2026-12-01 05:26:38.475069+00', '2026-12-01 06:09:49.869153+00', 'players.added', 'player:71', '{player:71}', '{"name": "Priya Venkataraman", "tier": 0}', 0, '', '', '2026-11-30', '5797470b1f4bf726125ea33e14e32d72f196736bd02540183023ab25743d84ca', 1, 1),
	(172, 172, 172, '2026-12-01 05:26:38.475069+00', '2026-12-01 06:09:49.89095+00', 'waitlist.joined', 'entry:14', '{entry:14}', '{"via": "desk", "list": "1-3-nlh", "name": "Priya V."}', 0, '', '', '2026-11-30', 'a7c653b7b63e1cedf793769b9bc77e94af45e5466779c144a238561e85fdbee7', 1, 1),
	(173, 173, 173, '2026-12-01 05:28:38.475069+00', '2026-12-01 06:09:49.916164+00', 'players.added', 'player:72', '{player:72}', '{"name": "Big Mike", "tier": 0}', 0, '', '', '2026-11-30', 'fcbe0fc99ae014280a51bccd7bb4843a4f10bde9a27e536e80067fb9e3d7ae3c', 1, 1),
	(174, 174, 174, '2026-12-01 05:28:38.475069+00', '2026-12-01 06:09:49.928573+00', 'waitlist.joined', 'entry:15', '{entry:15}', '{"via": "desk", "list": "1-3-nlh", "name": "Big M."}', 0, '', '', '2026-11-30', '1c50641923355a20ac0e18890c1e6ec1e2fe1cf211e22b7c77f61a71a1813579', 1, 1),
	(175, 175, 175, '2026-12-01 05:29:38.475069+00', '2026-12-01 06:09:49.967448+00', 'players.added', 'player:73', '{player:73}', '{"name": "Olivia Brandt", "tier": 0}', 0, '', '', '2026-11-30', '20b9a791f5d86d69c855e29e780a7c35f0e1f66b522fc0ba204e034a9799b21e', 1, 1),
	(176, 176, 176, '2026-12-01 05:29:38.475069+00', '2026-12-01 06:09:49.989351+00', 'waitlist.joined', 'entry:16', '{entry:16}', '{"via": "phone", "list": "2-5-nlh", "name": "Olivia B."}', 0, '', '', '2026-11-30', '1eb0df9de9bef52aa47a4740108bdb5433d31703e6de393799fa0162198b7733', 1, 1),
	(177, 177, 177, '2026-12-01 05:31:38.475069+00', '2026-12-01 06:09:50.025628+00', 'players.added', 'player:74', '{player:74}', '{"name": "José Luis Hernández-Castañeda", "tier": 0}', 0, '', '', '2026-11-30', '9ca7501f526341686d6cbc3fb62f850e681d03792e98f2ec84b990802ba2e867', 1, 1),
	(178, 178, 178, '2026-12-01 05:31:38.475069+00', '2026-12-01 06:09:50.034205+00', 'waitlist.joined', 'entry:17', '{entry:17}', '{"via": "desk", "list": "1-3-nlh", "name": "José H."}', 0, '', '', '2026-11-30', 'af5a7144b4d6ae7672ab1b4ebc1c0d5f4242d3e85bf928fb2ac13f53bc02bf70', 1, 1),
	(179, 179, 179, '2026-12-01 05:31:38.475069+00', '2026-12-01 06:09:50.072217+00', 'tables.left', 'sitting:46', '{sitting:46,seat:56}', '{"list": "1-3-nlh", "name": "Raj P.", "seat": 2, "table": 7, "amount_cents": 6000}', 0, '', '', '2026-11-30', '0b182ca7877ac8f1e064feb6c7e4b26d4f82062d69919dbfad56a3163faeab0a', 1, 1),
	(180, 180, 180, '2026-12-01 05:31:50.475069+00', '2026-12-01 06:09:50.108803+00', 'waitlist.called', 'entry:4', '{entry:4,seat:56}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 3, "list": "1-3-nlh", "name": "Jamal E.", "seat": 2, "again": null, "table": 7, "due_at": "2026-12-01T05:36:50.475069+00:00", "passed_over": [{"why": "not here", "entry": 3}]}', 0, '', '', '2026-11-30', '59b6207effea3fa7ae923e03512d3d491239f591100fd0e750cc032823ff14f9', 1, 1),
	(181, 181, 181, '2026-12-01 05:31:50.475069+00', '2026-12-01 06:09:50.174718+00', 'pages.shown', 'page:3', '{page:3}', '{"until": "2026-12-01T05:32:05.475069+00:00", "entries": [4]}', 0, '', '', '2026-11-30', '76bf05155bd2a0c2931f47d708060a3c8c12ff6d8413b8e2d5b190a517742f53', NULL, 1),
	(182, 182, 182, '2026-12-01 05:32:56.475069+00', '2026-12-01 06:09:50.200926+00', 'waitlist.answered', 'entry:4', '{entry:4,seat:56}', '{"was": {"due_at": "2026-12-01T05:36:50.475069+00:00", "back_by": null, "arrived_at": "2026-12-01T05:09:38.475069+00:00", "away_since": null}, "call": 3, "list": "1-3-nlh", "name": "Jamal E."}', 0, '', '', '2026-11-30', '76d3bee24d256b386a1a47252728298cc29b863a2c3af6379e9a833db8a104b5', 1, 1),
	(183, 183, 183, '2026-12-01 05:33:38.475069+00', '2026-12-01 06:09:50.237912+00', 'players.added', 'player:75', '{player:75}', '{"name": "Earl Jessup", "tier": 0}', 0, '', '', '2026-11-30', '194190f5d30fc915636908972ae1bf2cb6e325b956e580038b58f1346b57ed45', 1, 1),
	(184, 184, 184, '2026-12-01 05:33:38.475069+00', '2026-12-01 06:09:50.250932+00', 'waitlist.joined', 'entry:18', '{entry:18}', '{"via": "desk", "list": "3-6-lhe", "name": "Earl J."}', 0, '', '', '2026-11-30', '707e7458c62da6951261a72e7c1a17d62944e4680117170800f40c99e7ad5597', 1, 1),
	(185, 185, 185, '2026-12-01 05:34:20.475069+00', '2026-12-01 06:09:50.284571+00', 'waitlist.seated', 'entry:4', '{entry:4,seat:56}', '{"bag": null, "was": {"due_at": null, "status": "called", "ended_at": null, "ended_why": ""}, "call": 3, "list": "1-3-nlh", "name": "Jamal E.", "seat": 2, "entry": 4, "table": 7, "reason": "", "sitting": 62, "kept_for": null, "open_since": "2026-12-01T05:31:38.475069+00:00", "passed_over": [], "buy_in_cents": 12000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', 'a87198976b15529474cf23f4ff7d7dc5edc0365c2b22cea962a70b2c0e0ec7a4', 1, 1),
	(186, 186, 186, '2026-12-01 05:34:38.475069+00', '2026-12-01 06:09:50.4055+00', 'players.added', 'player:76', '{player:76}', '{"name": "דוד לוי", "tier": 0}', 0, '', '', '2026-11-30', 'df5193b639c225ddcec8097343d8660c5cf51e6c55847e876510276957bbf7bf', 1, 1),
	(187, 187, 187, '2026-12-01 05:34:38.475069+00', '2026-12-01 06:09:50.413477+00', 'waitlist.joined', 'entry:19', '{entry:19}', '{"via": "desk", "list": "1-3-nlh", "name": "דוד ל."}', 0, '', '', '2026-11-30', '5355add9ea0c2075aed9d092aea692a98bb59489da95fbb6156390774a724364', 1, 1),
	(188, 188, 188, '2026-12-01 05:35:38.475069+00', '2026-12-01 06:09:50.450764+00', 'players.added', 'player:77', '{player:77}', '{"name": "Carl Eriksen", "tier": 0}', 0, '', '', '2026-11-30', '397f0076ba553544e76610f086d32c6fd9f9da5362f9a73534667082b2991326', 1, 1),
	(189, 189, 189, '2026-12-01 05:35:38.475069+00', '2026-12-01 06:09:50.469121+00', 'waitlist.joined', 'entry:20', '{entry:20}', '{"via": "phone", "list": "3-6-lhe", "name": "Carl E."}', 0, '', '', '2026-11-30', '27103a24b124596c1eb228d43b89554c11a8bd454cdcc561a7800ba98fa9b9ee', 1, 1),
	(190, 190, 190, '2026-12-01 05:36:38.475069+00', '2026-12-01 06:09:50.511592+00', 'players.added', 'player:78', '{player:78}', '{"name": "Frank DiNapoli", "tier": 0}', 0, '', '', '2026-11-30', '594c3472e50279097096c83e80589d05ffdb1754af435f2a705b28c47b736535', 1, 1),
	(191, 191, 191, '2026-12-01 05:36:38.475069+00', '2026-12-01 06:09:50.518617+00', 'waitlist.joined', 'entry:21', '{entry:21}', '{"via": "desk", "list": "2-5-nlh", "name": "Frank D."}', 0, '', '', '2026-11-30', 'ced3a9eecc2e1e1e3a6333d58ce91ba31114770cdedc51a938bfd1f4b1a0a32e', 1, 1),
	(192, 192, 192, '2026-12-01 05:37:08.475069+00', '2026-12-01 06:09:50.559777+00', 'waitlist.noted', 'entry:21', '{entry:21}', '{"was": {"seat_wish": "", "not_tables": []}, "list": "2-5-nlh", "name": "Frank D."}', 0, '', '', '2026-11-30', 'bcaf62146347a36fe251140bdce4f436d14f141bcb6126a7a59fd575b6f03383', 1, 1),
	(193, 193, 193, '2026-12-01 05:37:38.475069+00', '2026-12-01 06:09:50.594641+00', 'players.added', 'player:79', '{player:79}', '{"name": "Christopher Montgomery-Featherstonehaugh III", "tier": 0}', 0, '', '', '2026-11-30', '5dcf04a80152957c1d252e9ddcd081f5082ab3c2938b4f9524850eb38b5f997c', 1, 1),
	(194, 194, 194, '2026-12-01 05:37:38.475069+00', '2026-12-01 06:09:50.609464+00', 'waitlist.joined', 'entry:22', '{entry:22}', '{"via": "desk", "list": "1-3-nlh", "name": "Christopher I."}', 0, '', '', '2026-11-30', 'f8aa8f33ec79fc5df8489e3ec259a5d127a2408a3055ad664ffc213382507423', 1, 1),
	(195, 195, 195, '2026-12-01 05:38:38.475069+00', '2026-12-01 06:09:50.638965+00', 'players.added', 'player:80', '{player:80}', '{"name": "Ingrid Lindholm", "tier": 0}', 0, '', '', '2026-11-30', 'a37f13cc39870f001aab93e67b638e927356f451ccdc79c520f44cc35dfd54e4', 1, 1),
	(196, 196, 196, '2026-12-01 05:38:38.475069+00', '2026-12-01 06:09:50.656087+00', 'waitlist.joined', 'entry:23', '{entry:23}', '{"via": "desk", "list": "5-10-nlh", "name": "Ingrid L."}', 0, '', '', '2026-11-30', '63e90f12e149fdbf6daac02184fed6819a7b422b45aaa5556bc66e2fb1626872', 1, 1),
	(197, 197, 197, '2026-12-01 05:39:38.475069+00', '2026-12-01 06:09:50.697389+00', 'waitlist.stepped_out', 'entry:11', '{entry:11}', '{"was": {"back_by": null, "away_since": null}, "list": "1-3-nlh", "name": "Walt H.", "until": "2026-12-01T06:21:38.475069+00:00"}', 0, '', '', '2026-11-30', '03a222fe3377c95789c1b0d95e1484e8c5e880d5c94196cc93dc247110b04ca5', 1, 1),
	(198, 198, 198, '2026-12-01 05:40:38.475069+00', '2026-12-01 06:09:50.718335+00', 'players.added', 'player:81', '{player:81}', '{"name": "Lucky 🍀 Lou", "tier": 0}', 0, '', '', '2026-11-30', '980711d2bc79e9d2966519818dbbed786c9295ce0b62adc747950bb7ab81e5e2', 1, 1),
	(199, 199, 199, '2026-12-01 05:40:38.475069+00', '2026-12-01 06:09:50.741734+00', 'waitlist.joined', 'entry:24', '{entry:24}', '{"via": "desk", "list": "1-3-nlh", "name": "Lucky L."}', 0, '', '', '2026-11-30', 'fe8ebcbeb0c9a831858296cd058b945133ef2d5488819522839489a0e3bfffa1', 1, 1),
	(200, 200, 200, '2026-12-01 05:41:38.475069+00', '2026-12-01 06:09:50.782046+00', 'players.added', 'player:82', '{player:82}', '{"name": "Judge Parker", "tier": 0}', 0, '', '', '2026-11-30', '0a819e0eeddc57c0e500c371141c5d26177c693ebf9855b46ca7d5ce81978312', 1, 1),
	(201, 201, 201, '2026-12-01 05:41:38.475069+00', '2026-12-01 06:09:50.791858+00', 'waitlist.joined', 'entry:25', '{entry:25}', '{"via": "phone", "list": "5-10-o8", "name": "Judge P."}', 0, '', '', '2026-11-30', '035d35802cc841e25e05f1a2965e54b76ea405841c6219ef6559d2e32cff94a8', 1, 1),
	(202, 202, 202, '2026-12-01 05:42:38.475069+00', '2026-12-01 06:09:50.829302+00', 'players.added', 'player:83', '{player:83}', '{"name": "Grace Okonkwo", "tier": 0}', 0, '', '', '2026-11-30', 'd9e6cbab8e4146edd71bc18f1d63035130ffd514c924367652957e1d80ab0af3', 1, 1),
	(203, 203, 203, '2026-12-01 05:42:38.475069+00', '2026-12-01 06:09:50.845517+00', 'waitlist.joined', 'entry:26', '{entry:26}', '{"via": "desk", "list": "2-5-nlh", "name": "Grace O."}', 0, '', '', '2026-11-30', 'fd22b5cc10650e1c8f2375b1522dbaa333854a02acec76cdcf6f9a7cdc431c24', 1, 1),
	(204, 204, 204, '2026-12-01 05:43:38.475069+00', '2026-12-01 06:09:50.895443+00', 'players.added', 'player:84', '{player:84}', '{"name": "Denise Kowalski", "tier": 0}', 0, '', '', '2026-11-30', '340171df26b944d47436b143efbd60fab2ac01e26f6c76826875eb41c86b7e95', 1, 1),
	(205, 205, 205, '2026-12-01 05:43:38.475069+00', '2026-12-01 06:09:50.909497+00', 'waitlist.joined', 'entry:27', '{entry:27}', '{"via": "phone", "list": "1-3-nlh", "name": "Denise K."}', 0, '', '', '2026-11-30', '030828bbf609767d97f4cb26c06fb3cacf6f840d8ff50fae01fbc912ec7faf5d', 1, 1),
	(206, 206, 206, '2026-12-01 05:43:38.475069+00', '2026-12-01 06:09:50.947894+00', 'tables.left', 'sitting:7', '{sitting:7,seat:29}', '{"list": "1-3-nlh", "name": "Irene S.", "seat": 2, "table": 4, "amount_cents": 8000}', 0, '', '', '2026-11-30', '6ea041df3c3833fd3c5bed40e9b508f5eb67ac67d6f3e8385e9a9b88536b6395', 1, 1),
	(207, 207, 207, '2026-12-01 05:43:50.475069+00', '2026-12-01 06:09:50.99368+00', 'waitlist.called', 'entry:6', '{entry:6,seat:29}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 4, "list": "1-3-nlh", "name": "Teresa N.", "seat": 2, "again": null, "table": 4, "due_at": "2026-12-01T05:48:50.475069+00:00", "passed_over": [{"why": "not here", "entry": 3}]}', 0, '', '', '2026-11-30', '5095a1cca1494d0789397688e9dd6489f4b6ae69ba3e7234556f3a5680b0cd92', 1, 1),
	(208, 208, 208, '2026-12-01 05:43:50.475069+00', '2026-12-01 06:09:51.087911+00', 'pages.shown', 'page:4', '{page:4}', '{"until": "2026-12-01T05:44:05.475069+00:00", "entries": [6]}', 0, '', '', '2026-11-30', 'b8739e094746efedcbdb25b8f3171b269d43f8b9634735b2a26878ee2bbb6caa', NULL, 1),
	(209, 209, 209, '2026-12-01 05:44:38.475069+00', '2026-12-01 06:09:51.131971+00', 'players.added', 'player:85', '{player:85}', '{"name": "Marge Pulaski", "tier": 0}', 0, '', '', '2026-11-30', 'd436451b3ef3fc204ec46c0d69c7ecd6dbdc0c178e5b2c43140f0897cc70bfa4', 1, 1),
	(210, 210, 210, '2026-12-01 05:44:38.475069+00', '2026-12-01 06:09:51.142009+00', 'waitlist.joined', 'entry:28', '{entry:28}', '{"via": "desk", "list": "3-6-lhe", "name": "Marge P."}', 0, '', '', '2026-11-30', '9abcf9e22063b697b30922d0b062f509282e4a9d1d704a9382c1c2f65d6977da', 1, 1),
	(211, 211, 211, '2026-12-01 05:45:38.475069+00', '2026-12-01 06:09:51.171697+00', 'tables.left', 'sitting:26', '{sitting:26,seat:13}', '{"list": "2-5-nlh", "name": "Wendy S.", "seat": 4, "table": 2, "amount_cents": 16000}', 0, '', '', '2026-11-30', 'b7e70c3c59673761c5a799a17fedb8403480a332dc7045c2485cd59ad4e8177e', 1, 1),
	(212, 212, 212, '2026-12-01 05:45:50.475069+00', '2026-12-01 06:09:51.206501+00', 'waitlist.called', 'entry:5', '{entry:5,seat:13}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 5, "list": "2-5-nlh", "name": "Ken Y.", "seat": 4, "again": null, "table": 2, "due_at": "2026-12-01T05:50:50.475069+00:00", "passed_over": []}', 0, '', '', '2026-11-30', '924d43d75caa5f27489e5fd818291755c652abdf538c71dfb2e72f55e8c4882d', 1, 1),
	(213, 213, 213, '2026-12-01 05:45:50.475069+00', '2026-12-01 06:09:51.262791+00', 'pages.shown', 'page:5', '{page:5}', '{"until": "2026-12-01T05:46:05.475069+00:00", "entries": [5]}', 0, '', '', '2026-11-30', '8260b93e76ca0768bd0984c91cbb70694bcbeb921c5dcbe43841a62d05c9ad15', NULL, 1),
	(214, 214, 214, '2026-12-01 05:46:56.475069+00', '2026-12-01 06:09:51.298577+00', 'waitlist.answered', 'entry:5', '{entry:5,seat:13}', '{"was": {"due_at": "2026-12-01T05:50:50.475069+00:00", "back_by": null, "arrived_at": "2026-12-01T05:11:38.475069+00:00", "away_since": null}, "call": 5, "list": "2-5-nlh", "name": "Ken Y."}', 0, '', '', '2026-11-30', '2cfbfe0debd61551979f0baaa741a29d4b0044766cd54575488fdb3fe62bbcfd', 1, 1),
	(215, 215, 215, '2026-12-01 05:47:38.475069+00', '2026-12-01 06:09:51.342597+00', 'players.added', 'player:86', '{player:86}', '{"name": "نور الدين حسن", "tier": 0}', 0, '', '', '2026-11-30', '93b31a2ce59d635366437cf86e14d04e917faaa34e28112e7e223d0b167f0c20', 1, 1),
	(216, 216, 216, '2026-12-01 05:47:38.475069+00', '2026-12-01 06:09:51.357442+00', 'waitlist.joined', 'entry:29', '{entry:29}', '{"via": "desk", "list": "1-3-nlh", "name": "نور ح."}', 0, '', '', '2026-11-30', '3a137171416b211bff3bb99687b2681e56a13cb6b301bba368ea3d9d1098879e', 1, 1),
	(217, 217, 217, '2026-12-01 05:48:20.475069+00', '2026-12-01 06:09:51.445337+00', 'waitlist.seated', 'entry:5', '{entry:5,seat:13}', '{"bag": null, "was": {"due_at": null, "status": "called", "ended_at": null, "ended_why": ""}, "call": 5, "list": "2-5-nlh", "name": "Ken Y.", "seat": 4, "entry": 5, "table": 2, "reason": "", "sitting": 63, "kept_for": null, "open_since": "2026-12-01T05:45:38.475069+00:00", "passed_over": [], "buy_in_cents": 84000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '169c6a95e7b97f1f5a3fb7fb070b37b921b8490954b545c0308bc1f8fec02a11', 1, 1),
	(218, 218, 218, '2026-12-01 05:48:38.475069+00', '2026-12-01 06:09:51.611567+00', 'players.added', 'player:87', '{player:87}', '{"name": "Yuki Mori", "tier": 0}', 0, '', '', '2026-11-30', '2035b1d98603780856dcfa64b24a72ba1636b95382ba9ba12f4b1493c47ced7a', 1, 1),
	(219, 219, 219, '2026-12-01 05:48:38.475069+00', '2026-12-01 06:09:51.627068+00', 'waitlist.joined', 'entry:30', '{entry:30}', '{"via": "phone", "list": "5-10-nlh", "name": "Yuki M."}', 0, '', '', '2026-11-30', '96a46db55f4c1f8ab1f46737a5320e6d3d398f4a54b6ae54a3bf3832245ac3c6', 1, 1),
	(220, 220, 220, '2026-12-01 05:48:50.475069+00', '2026-12-01 06:09:51.703837+00', 'waitlist.held', 'entry:6', '{entry:6,seat:29}', '{"was": {"due_at": "2026-12-01T05:48:50.475069+00:00", "status": "called", "back_at": null, "missed_at": null}, "call": 4, "list": "1-3-nlh", "name": "Teresa N.", "rule": "T45", "due_at": "2026-12-01T06:03:50.475069+00:00"}', 0, '', '', '2026-11-30', 'fb55ea31ed5d2e73b8407ec015ed84b326be5dde203a9a4a2c745df5d38e1911', NULL, 1),
	(221, 221, 220, '2026-12-01 05:48:50.475069+00', '2026-12-01 06:09:51.703837+00', 'waitlist.called', 'entry:7', '{entry:7,seat:29}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 6, "list": "1-3-nlh", "name": "Minh N.", "seat": 2, "again": null, "table": 4, "due_at": "2026-12-01T05:53:50.475069+00:00", "follows": 4, "passed_over": [{"why": "not here", "entry": 3}]}', 0, '', '', '2026-11-30', '50740404267fcb2ec0ea7ad8a4ff3fff7b8ad7789a056f3fcaa55475c5e5f0d5', NULL, 1),
	(222, 222, 222, '2026-12-01 05:48:50.475069+00', '2026-12-01 06:09:51.865199+00', 'pages.shown', 'page:6', '{page:6}', '{"until": "2026-12-01T05:49:05.475069+00:00", "entries": [7]}', 0, '', '', '2026-11-30', '8181d515a3c4fa53fad6536a5831c62736e3130feb002639956d39fd687a6502', NULL, 1),
	(223, 223, 223, '2026-12-01 05:49:38.475069+00', '2026-12-01 06:09:51.914461+00', 'players.added', 'player:88', '{player:88}', '{"name": "Augusta Fairbanks", "tier": 4}', 0, '', '', '2026-11-30', '98cba74a0a6e82847254286130fe8a5f02485fa397f326ddd5655edb9f2ff11c', 1, 1),
	(224, 224, 224, '2026-12-01 05:49:38.475069+00', '2026-12-01 06:09:51.923609+00', 'waitlist.joined', 'entry:31', '{entry:31}', '{"via": "desk", "list": "5-10-o8", "name": "Augusta F."}', 0, '', '', '2026-11-30', '5fd4668396b401bf328d547f898209d419bf8fd8db050f98d01f64785b74a118', 1, 1),
	(225, 225, 225, '2026-12-01 05:49:38.475069+00', '2026-12-01 06:09:51.967102+00', 'waitlist.answered', 'entry:7', '{entry:7,seat:29}', '{"was": {"due_at": "2026-12-01T05:53:50.475069+00:00", "back_by": null, "arrived_at": "2026-12-01T05:15:38.475069+00:00", "away_since": null}, "call": 6, "list": "1-3-nlh", "name": "Minh N."}', 0, '', '', '2026-11-30', '9b0468d27510c98738057c53afd6979f26ad18142316f023d33d17414a92eefa', 1, 1),
	(226, 226, 226, '2026-12-01 05:50:38.475069+00', '2026-12-01 06:09:52.010559+00', 'players.added', 'player:89', '{player:89}', '{"name": "Tyrone Jackson", "tier": 0}', 0, '', '', '2026-11-30', 'a7c539473693320dd04b8786bb7d6a8e75d3169c98936ba51e5d7c76265da720', 1, 1),
	(227, 227, 227, '2026-12-01 05:50:38.475069+00', '2026-12-01 06:09:52.028337+00', 'waitlist.joined', 'entry:32', '{entry:32}', '{"via": "desk", "list": "1-3-nlh", "name": "Tyrone J."}', 0, '', '', '2026-11-30', 'bbd770ff8f7539c68b27acf0c5d57105f984202ef7432e52f5c7c560b374a596', 1, 1),
	(228, 228, 228, '2026-12-01 05:51:02.475069+00', '2026-12-01 06:09:52.073576+00', 'waitlist.seated', 'entry:7', '{entry:7,seat:29}', '{"bag": null, "was": {"due_at": null, "status": "called", "ended_at": null, "ended_why": ""}, "call": 6, "list": "1-3-nlh", "name": "Minh N.", "seat": 2, "entry": 7, "table": 4, "reason": "", "sitting": 64, "kept_for": null, "open_since": "2026-12-01T05:43:38.475069+00:00", "passed_over": [], "buy_in_cents": 16000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '0ac13b92368fee93ad63e320597ef2e099340699141bda3a328948e3ac53e4ab', 1, 1),
	(229, 229, 229, '2026-12-01 05:51:38.475069+00', '2026-12-01 06:09:52.183262+00', 'players.added', 'player:90', '{player:90}', '{"name": "Pete Sørensen", "tier": 0}', 0, '', '', '2026-11-30', '19cb2751fece55c1876c7559f0c571bce80b6d68198514349b21e12b21520ade', 1, 1),
	(230, 230, 230, '2026-12-01 05:51:38.475069+00', '2026-12-01 06:09:52.200124+00', 'waitlist.joined', 'entry:33', '{entry:33}', '{"via": "desk", "list": "2-5-nlh", "name": "Pete S."}', 0, '', '', '2026-11-30', 'f14ddf6b3ebf2a226e1219ebd5124bbad601c38c1eb37551726cd5bc535eb80c', 1, 1),
	(231, 231, 231, '2026-12-01 05:52:38.475069+00', '2026-12-01 06:09:52.237636+00', 'players.added', 'player:91', '{player:91}', '{"name": "Stan Wojcik", "tier": 0}', 0, '', '', '2026-11-30', '673e370fee29af180c1f675449b4ef2fe989c42539de1a4d6908ecc0c86e304a', 1, 1),
	(232, 232, 232, '2026-12-01 05:52:38.475069+00', '2026-12-01 06:09:52.253552+00', 'waitlist.joined', 'entry:34', '{entry:34}', '{"via": "desk", "list": "3-6-lhe", "name": "Stan W."}', 0, '', '', '2026-11-30', 'c282a4efe2bd8e6ff20d08a3f5dd4cd29b4c0772009c17a698b0cee72cc6a5f1', 1, 1),
	(233, 233, 233, '2026-12-01 05:53:38.475069+00', '2026-12-01 06:09:52.289387+00', 'players.added', 'player:92', '{player:92}', '{"name": "Vivian Castellanos", "tier": 3}', 0, '', '', '2026-11-30', '3b3dc45de3dd2f40b76b63e72664d752287519c22b3f3b32fb27540b2bf780a0', 1, 1),
	(234, 234, 234, '2026-12-01 05:53:38.475069+00', '2026-12-01 06:09:52.313697+00', 'waitlist.joined', 'entry:35', '{entry:35}', '{"via": "phone", "list": "1-3-nlh", "name": "Vivian C."}', 0, '', '', '2026-11-30', 'd465ebd191d2c63dd155f6f2c18e226fa23df636aa03df7013b0964315740977', 1, 1),
	(235, 235, 235, '2026-12-01 05:55:38.475069+00', '2026-12-01 06:09:52.347663+00', 'players.added', 'player:93', '{player:93}', '{"name": "Lena Fischer", "tier": 0}', 0, '', '', '2026-11-30', '448a87c684a7c191612976e58f71ee40e479c28f86ef2ed302769280aa66b69f', 1, 1),
	(236, 236, 236, '2026-12-01 05:55:38.475069+00', '2026-12-01 06:09:52.354926+00', 'waitlist.joined', 'entry:36', '{entry:36}', '{"via": "desk", "list": "1-3-nlh", "name": "Lena F."}', 0, '', '', '2026-11-30', '57df88ad0a9bf0773fc4b1d5fbaf24053474ff04059203de9a3f0140750111f9', 1, 1),
	(237, 237, 237, '2026-12-01 05:56:38.475069+00', '2026-12-01 06:09:52.384826+00', 'players.added', 'player:94', '{player:94}', '{"name": "Zoë Brückner", "tier": 0}', 0, '', '', '2026-11-30', '783bfe07b6ed3bca20fc77150ed84312e1815b1c47652d5309a8c551c7e9acf9', 1, 1),
	(238, 238, 238, '2026-12-01 05:56:38.475069+00', '2026-12-01 06:09:52.395086+00', 'waitlist.joined', 'entry:37', '{entry:37}', '{"via": "desk", "list": "1-3-nlh", "name": "Zoë B."}', 0, '', '', '2026-11-30', 'b75cfed43747cf7afec03914cd85d8760cc482faf5dc38739b2008f6c5b934cf', 1, 1),
	(239, 239, 239, '2026-12-01 05:57:08.475069+00', '2026-12-01 06:09:52.444387+00', 'waitlist.joined', 'entry:38', '{entry:38}', '{"via": "desk", "list": "2-5-nlh", "name": "Zoë B."}', 0, '', '', '2026-11-30', '827d8aae390c13b25d930572cbec5bc0d37f716ee6ab3e5b84bef87cb7ce642c', 1, 1),
	(240, 240, 240, '2026-12-01 05:57:38.475069+00', '2026-12-01 06:09:52.507491+00', 'tables.left', 'sitting:48', '{sitting:48,seat:59}', '{"list": "1-3-nlh", "name": "Sheila D.", "seat": 5, "table": 7, "amount_cents": 86000}', 0, '', '', '2026-11-30', '1bc3c16c917dc625bc42102cfd35660a148af6539fea2259b10a23a55c267a0d', 1, 1),
	(241, 241, 241, '2026-12-01 05:57:50.475069+00', '2026-12-01 06:09:52.550057+00', 'waitlist.called', 'entry:9', '{entry:9,seat:59}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 7, "list": "1-3-nlh", "name": "Siobhán O.", "seat": 5, "again": null, "table": 7, "due_at": "2026-12-01T06:02:50.475069+00:00", "passed_over": [{"why": "not here", "entry": 3}]}', 0, '', '', '2026-11-30', 'dcb31bd123b9acb0902169263f92173f34a831d4b53ffc169c6d929c9e64d2a8', 1, 1),
	(242, 242, 242, '2026-12-01 05:57:50.475069+00', '2026-12-01 06:09:52.606186+00', 'pages.shown', 'page:7', '{page:7}', '{"until": "2026-12-01T05:58:05.475069+00:00", "entries": [9]}', 0, '', '', '2026-11-30', '64f8f682ea78c6e7bcacfa27edb5292a455d9d19bae279ea9b4aae065e82cfdd', NULL, 1),
	(243, 243, 243, '2026-12-01 05:58:56.475069+00', '2026-12-01 06:09:52.629411+00', 'waitlist.answered', 'entry:9', '{entry:9,seat:59}', '{"was": {"due_at": "2026-12-01T06:02:50.475069+00:00", "back_by": null, "arrived_at": "2026-12-01T05:18:38.475069+00:00", "away_since": null}, "call": 7, "list": "1-3-nlh", "name": "Siobhán O."}', 0, '', '', '2026-11-30', 'ae21bfb5e062ff5c006d063d45070a56bc91bf3d2cd73033adc088b6da298016', 1, 1),
	(244, 244, 244, '2026-12-01 05:59:38.475069+00', '2026-12-01 06:09:52.670027+00', 'waitlist.removed', 'entry:36', '{entry:36}', '{"was": {"due_at": null, "status": "waiting", "ended_at": null, "ended_why": ""}, "call": null, "list": "1-3-nlh", "name": "Lena F.", "reason": "changed their mind"}', 0, '', '', '2026-11-30', '066385779786dee8505b46cee40e67ccdccc73458bf4544f4df33ed2beeec471', 1, 1),
	(245, 245, 245, '2026-12-01 06:00:08.475069+00', '2026-12-01 06:09:52.723272+00', 'players.added', 'player:95', '{player:95}', '{"name": "Roy Tennant", "tier": 0}', 0, '', '', '2026-11-30', '49c7d01cfc94d6741323a96819b402ddfc7d8616b99fb3f8dcdeb1f7f518512e', 1, 1),
	(246, 246, 246, '2026-12-01 06:00:08.475069+00', '2026-12-01 06:09:52.746069+00', 'waitlist.joined', 'entry:39', '{entry:39}', '{"via": "phone", "list": "3-6-lhe", "name": "Roy T."}', 0, '', '', '2026-11-30', '8e9d99f51487a1ca252ef5c2067121894118d5d2bc53e20bf3df8a5eb0262597', 1, 1),
	(247, 247, 247, '2026-12-01 06:00:20.475069+00', '2026-12-01 06:09:52.805982+00', 'waitlist.seated', 'entry:9', '{entry:9,seat:59}', '{"bag": null, "was": {"due_at": null, "status": "called", "ended_at": null, "ended_why": ""}, "call": 7, "list": "1-3-nlh", "name": "Siobhán O.", "seat": 5, "entry": 9, "table": 7, "reason": "", "sitting": 65, "kept_for": null, "open_since": "2026-12-01T05:57:38.475069+00:00", "passed_over": [], "buy_in_cents": 30000, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '3a9c5d534e98355043edae915d094def5165fbf03b7cb904b37b44046a93d1f4', 1, 1),
	(248, 248, 248, '2026-12-01 06:00:38.475069+00', '2026-12-01 06:09:52.956953+00', 'tables.left', 'sitting:6', '{sitting:6,seat:7}', '{"list": "1-3-nlh", "name": "Fatima H.", "seat": 7, "table": 1, "amount_cents": 96000}', 0, '', '', '2026-11-30', '36143a9aa0bc549c01e8747b3e2246994954015bd66e906ff98df4e2dd7fd2ec', 1, 1),
	(249, 249, 249, '2026-12-01 06:00:50.475069+00', '2026-12-01 06:09:52.988663+00', 'waitlist.called', 'entry:13', '{entry:13,seat:7}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 8, "list": "1-3-nlh", "name": "Bob B.", "seat": 7, "again": null, "table": 1, "due_at": "2026-12-01T06:05:50.475069+00:00", "passed_over": [{"why": "not here", "entry": 3}, {"why": "stepped out until 1:21 AM", "entry": 11}]}', 0, '', '', '2026-11-30', '065aba82adeeee167da5a63ccdefc210e64a926954d7163d28eb37847a01de4f', 1, 1),
	(250, 250, 250, '2026-12-01 06:00:50.475069+00', '2026-12-01 06:09:53.053157+00', 'pages.shown', 'page:8', '{page:8}', '{"until": "2026-12-01T06:01:05.475069+00:00", "entries": [13]}', 0, '', '', '2026-11-30', '6ebb5a2429233e075f029cb979ecc1e5ba4b78fd50be2e94d13ec808b41e1e2a', NULL, 1),
	(251, 251, 251, '2026-12-01 06:02:38.475069+00', '2026-12-01 06:09:53.09178+00', 'tables.left', 'sitting:31', '{sitting:31,seat:37}', '{"list": "2-5-nlh", "name": "Glenn O.", "seat": 1, "table": 5, "amount_cents": 94000}', 0, '', '', '2026-11-30', 'c28b8272846fce93e8c10e6b728b62422143fe7210dc3d1b17b16d520ab6367c', 1, 1),
	(252, 252, 252, '2026-12-01 06:02:50.475069+00', '2026-12-01 06:09:53.131031+00', 'waitlist.called', 'entry:10', '{entry:10,seat:37}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 9, "list": "2-5-nlh", "name": "Hal H.", "seat": 1, "again": null, "table": 5, "due_at": "2026-12-01T06:07:50.475069+00:00", "passed_over": []}', 0, '', '', '2026-11-30', 'd7af8a9b25a2129d26f8de68010d483bb3b6d356fe2ce7dd0ffa1e34f51f610b', 1, 1),
	(253, 253, 253, '2026-12-01 06:02:50.475069+00', '2026-12-01 06:09:53.183795+00', 'pages.shown', 'page:9', '{page:9}', '{"until": "2026-12-01T06:03:05.475069+00:00", "entries": [10]}', 0, '', '', '2026-11-30', '8d31dbf9113ba3d8ca3828be00c658a514fe8699eafe911d63dbea07ba680d4c', NULL, 1),
	(254, 254, 254, '2026-12-01 06:03:08.475069+00', '2026-12-01 06:09:53.210114+00', 'players.added', 'player:96', '{player:96}', '{"name": "Ann Albrecht", "tier": 0}', 0, '', '', '2026-11-30', '3aa3fb4119d0752be111cd70d3c9f7294af180d3af7bfb43410240f82495997c', 1, 1),
	(255, 255, 255, '2026-12-01 06:03:08.475069+00', '2026-12-01 06:09:53.216566+00', 'waitlist.joined', 'entry:40', '{entry:40}', '{"via": "desk", "list": "1-3-nlh", "name": "Ann A."}', 0, '', '', '2026-11-30', '59a6e2629a7206204651fc1d9cc0fbe0de2f5bc3473b0e24de3ce56b718ec48f', 1, 1),
	(256, 256, 256, '2026-12-01 06:03:38.475069+00', '2026-12-01 06:09:53.274019+00', 'waitlist.passed', 'entry:10', '{entry:10,seat:37}', '{"was": {"due_at": "2026-12-01T06:07:50.475069+00:00", "passes": 0, "status": "called", "passed_at": null}, "call": 9, "list": "2-5-nlh", "name": "Hal H."}', 0, '', '', '2026-11-30', 'f4932474ee078268eb4d018d2d7ee5dba49b039ac06636920d41e6166af402d1', 1, 1),
	(257, 257, 256, '2026-12-01 06:03:38.475069+00', '2026-12-01 06:09:53.274019+00', 'waitlist.called', 'entry:26', '{entry:26,seat:37}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 10, "list": "2-5-nlh", "name": "Grace O.", "seat": 1, "again": null, "table": 5, "due_at": "2026-12-01T06:08:38.475069+00:00", "follows": 9, "passed_over": [{"why": "not here", "entry": 16}, {"why": "does not want table 5", "entry": 21}]}', 0, '', '', '2026-11-30', 'bad60152e5b25423ed1c6e46669755e637823ee163ccab97f558a9535ef0db36', 1, 1),
	(258, 258, 258, '2026-12-01 06:03:38.475069+00', '2026-12-01 06:09:53.354067+00', 'pages.shown', 'page:10', '{page:10}', '{"until": "2026-12-01T06:03:53.475069+00:00", "entries": [26]}', 0, '', '', '2026-11-30', 'fc5b0f93c2ada2cc088b55502cd1732cb3cf7e63fc437bb921e4e2f5c2f8e7d0', NULL, 1),
	(259, 259, 259, '2026-12-01 06:03:50.475069+00', '2026-12-01 06:09:53.382678+00', 'waitlist.removed', 'entry:6', '{entry:6}', '{"was": {"due_at": "2026-12-01T06:03:50.475069+00:00", "status": "held", "ended_at": null, "ended_why": ""}, "list": "1-3-nlh", "name": "Teresa N.", "rule": "T45", "reason": "no show"}', 0, '', '', '2026-11-30', '573d303be03d9442ad9331db18ea61cdff8cee9300591e1fc57a4e3a01ada5f2', NULL, 1),
	(260, 260, 260, '2026-12-01 06:04:08.475069+00', '2026-12-01 06:09:53.382678+00', 'players.added', 'player:97', '{player:97}', '{"name": "Bernard Achterberg", "tier": 0}', 0, '', '', '2026-11-30', '3467bb64860789ec23ff42946e0888698d638e0aa21018a4f4addfffe42cb74e', 1, 1),
	(261, 261, 261, '2026-12-01 06:04:08.475069+00', '2026-12-01 06:09:53.411032+00', 'waitlist.joined', 'entry:41', '{entry:41}', '{"via": "desk", "list": "5-10-o8", "name": "Bernard A."}', 0, '', '', '2026-11-30', 'ac5c04f247c2899fd3fc33118e61e0104c266db0565f60365b23543c7bd0ba02', 1, 1),
	(262, 262, 262, '2026-12-01 06:04:38.475069+00', '2026-12-01 06:09:53.459748+00', 'waitlist.answered', 'entry:26', '{entry:26,seat:37}', '{"was": {"due_at": "2026-12-01T06:08:38.475069+00:00", "back_by": null, "arrived_at": "2026-12-01T05:42:38.475069+00:00", "away_since": null}, "call": 10, "list": "2-5-nlh", "name": "Grace O."}', 0, '', '', '2026-11-30', '27c1e2d68c1ee9781404f78ec94a05271a678e032a835180580e51de0ab6fef0', 1, 1),
	(263, 263, 263, '2026-12-01 06:05:08.475069+00', '2026-12-01 06:09:53.509923+00', 'players.added', 'player:98', '{player:98}', '{"name": "Ruth Goldstein", "tier": 0}', 0, '', '', '2026-11-30', '09da50fdb656c091ca8b5000dd37d768bfbf80999bf0f5ac54d9fcd52b43132f', 1, 1),
	(264, 264, 264, '2026-12-01 06:05:08.475069+00', '2026-12-01 06:09:53.516092+00', 'waitlist.joined', 'entry:42', '{entry:42}', '{"via": "desk", "list": "2-5-nlh", "name": "Ruth G."}', 0, '', '', '2026-11-30', 'bd2d02d09b8152e2342e0bfa544bf45c7e6f21316ef88503b26bad53ec43861b', 1, 1),
	(265, 265, 265, '2026-12-01 06:05:50.475069+00', '2026-12-01 06:09:53.544047+00', 'waitlist.held', 'entry:13', '{entry:13,seat:7}', '{"was": {"due_at": "2026-12-01T06:05:50.475069+00:00", "status": "called", "back_at": null, "missed_at": null}, "call": 8, "list": "1-3-nlh", "name": "Bob B.", "rule": "T45", "due_at": "2026-12-01T06:20:50.475069+00:00"}', 0, '', '', '2026-11-30', '45918beecb042481a97d29863f021e05c76439be2410c2dfa477a82214e28c88', NULL, 1),
	(266, 266, 265, '2026-12-01 06:05:50.475069+00', '2026-12-01 06:09:53.544047+00', 'waitlist.called', 'entry:14', '{entry:14,seat:7}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 11, "list": "1-3-nlh", "name": "Priya V.", "seat": 7, "again": null, "table": 1, "due_at": "2026-12-01T06:10:50.475069+00:00", "follows": 8, "passed_over": [{"why": "not here", "entry": 3}, {"why": "stepped out until 1:21 AM", "entry": 11}]}', 0, '', '', '2026-11-30', '50b41ba0fd9a8a19ad6842c47a399499365953749cd6853f9cb2a2c222e2cdc3', NULL, 1),
	(267, 267, 267, '2026-12-01 06:05:50.475069+00', '2026-12-01 06:09:53.642376+00', 'pages.shown', 'page:11', '{page:11}', '{"until": "2026-12-01T06:06:05.475069+00:00", "entries": [14]}', 0, '', '', '2026-11-30', 'cb5765236e92957c42368b076e9593fb7e22f408d6f87c3d224b591f1db30bca', NULL, 1),
	(268, 268, 268, '2026-12-01 06:06:02.475069+00', '2026-12-01 06:09:53.686763+00', 'waitlist.seated', 'entry:26', '{entry:26,seat:37}', '{"bag": null, "was": {"due_at": null, "status": "called", "ended_at": null, "ended_why": ""}, "call": 10, "list": "2-5-nlh", "name": "Grace O.", "seat": 1, "entry": 26, "table": 5, "reason": "", "sitting": 66, "kept_for": null, "open_since": "2026-12-01T06:02:38.475069+00:00", "passed_over": [], "buy_in_cents": null, "largest_stack_cents": null}', 0, '', '', '2026-11-30', '192560cec83f32c147eeace8fcb184a79d732db7ab46f8b0a8968da488a583ab', 1, 1),
	(269, 269, 269, '2026-12-01 06:06:08.475069+00', '2026-12-01 06:09:53.813146+00', 'players.added', 'player:99', '{player:99}', '{"name": "Ann Arnold", "tier": 0}', 0, '', '', '2026-11-30', '6044df24c8836d4d8cc85cf21afd5ea40502ffc55c5f33117fc6df0351ce69b3', 1, 1),
	(270, 270, 270, '2026-12-01 06:06:08.475069+00', '2026-12-01 06:09:53.834634+00', 'waitlist.joined', 'entry:43', '{entry:43}', '{"via": "desk", "list": "1-3-nlh", "name": "Ann A."}', 0, '', '', '2026-11-30', 'bfcd909557ee14165a5ab1d0ed6a770603c8efd98f452a8fcda0bc3437decaae', 1, 1),
	(271, 271, 271, '2026-12-01 06:07:26.475069+00', '2026-12-01 06:09:53.872857+00', 'waitlist.answered', 'entry:14', '{entry:14,seat:7}', '{"was": {"due_at": "2026-12-01T06:10:50.475069+00:00", "back_by": null, "arrived_at": "2026-12-01T05:26:38.475069+00:00", "away_since": null}, "call": 11, "list": "1-3-nlh", "name": "Priya V."}', 0, '', '', '2026-11-30', '5d0f99e316ffe8420eeb36cf8a8662c62235059c545cf70a07d2c8ccabc02191', 1, 1),
	(272, 272, 272, '2026-12-01 06:07:38.475069+00', '2026-12-01 06:09:53.926578+00', 'tables.leaving', 'sitting:41', '{sitting:41,seat:75}', '{"list": "1-1-plo", "name": "Vince C.", "seat": 3, "table": 9}', 0, '', '', '2026-11-30', 'c04412f95346469a513787406c4c4b474fa4377eeafa643516ea91cea30d1e69', 1, 1),
	(273, 273, 273, '2026-12-01 06:08:26.475069+00', '2026-12-01 06:09:53.967419+00', 'tables.left', 'sitting:12', '{sitting:12,seat:35}', '{"list": "1-3-nlh", "name": "Leroy S.", "seat": 8, "table": 4, "amount_cents": 46000}', 0, '', '', '2026-11-30', '53b62c19abfdcbf0bc33de83848e3b2dc74de2ae396b4c5b486f773ee44dadf9', 1, 1),
	(274, 274, 274, '2026-12-01 06:08:38.475069+00', '2026-12-01 06:09:54.012924+00', 'waitlist.called', 'entry:15', '{entry:15,seat:35}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 12, "list": "1-3-nlh", "name": "Big M.", "seat": 8, "again": null, "table": 4, "due_at": "2026-12-01T06:13:38.475069+00:00", "passed_over": [{"why": "not here", "entry": 3}, {"why": "stepped out until 1:21 AM", "entry": 11}]}', 0, '', '', '2026-11-30', '72bc4f33931efced1027a051f859a67f449a450a2c0895fa2557f30c741d211d', 1, 1),
	(275, 275, 275, '2026-12-01 06:08:38.475069+00', '2026-12-01 06:09:54.079558+00', 'pages.shown', 'page:12', '{page:12}', '{"until": "2026-12-01T06:08:53.475069+00:00", "entries": [15]}', 0, '', '', '2026-11-30', '6f72e999502a88e74de1fcd4e00a4c7cb2aa657e1e6d0c914e5ff87964c226b0', NULL, 1),
	(276, 276, 276, '2026-12-01 06:08:56.475069+00', '2026-12-01 06:09:54.103867+00', 'players.added', 'player:100', '{player:100}', '{"name": "Eleanor Whitfield", "tier": 3}', 0, '', '', '2026-11-30', '6b9c4473dad07215c8a8b4cb73d7f1cfbe79814690977a8cc3b8df67b8ea76f5', 1, 1),
	(277, 277, 277, '2026-12-01 06:08:56.475069+00', '2026-12-01 06:09:54.115127+00', 'waitlist.joined', 'entry:44', '{entry:44}', '{"via": "desk", "list": "1-3-nlh", "name": "Eleanor W."}', 0, '', '', '2026-11-30', 'dc214f13e2bc07164581bdda75ab78839f6d8f901e1c1f9f5dafbcfb08acad18', 1, 1),
	(278, 278, 278, '2026-12-01 06:09:08.475069+00', '2026-12-01 06:09:54.159145+00', 'tables.left', 'sitting:38', '{sitting:38,seat:58}', '{"list": "1-3-nlh", "name": "Murray F.", "seat": 4, "table": 7, "amount_cents": 72000}', 0, '', '', '2026-11-30', '88aa81bbf7b630e31f7f0859afedbc46dbb5fabe496352976b0084c3cf9e826c', 1, 1),
	(279, 279, 279, '2026-12-01 06:09:57.251797+00', '2026-12-01 06:09:57.269256+00', 'policy.set', 'policy:1', '{policy:1}', '{"was": {"vip_priority_tier": 3, "call_claim_seconds": 300, "away_warning_seconds": 120}, "changes": {"vip_priority_tier": 2, "call_claim_seconds": 240, "away_warning_seconds": 240}, "effective_from": "2026-12-01T06:09:57.251797+00:00"}', 0, '', 'aea49f871dbe4dbeaad55ac46addb402', '2026-11-30', 'e5118ea7a9927b462185fa3db69dd9d2ae5d3241b621bd3ee3459eebd7ca3cf6', 1, 1),
	(280, 280, 280, '2026-12-01 06:09:57.309883+00', '2026-12-01 06:09:57.313282+00', 'policy.set', 'policy:2', '{policy:2}', '{"was": {"extended_dinner_seconds": 5400}, "changes": {"extended_dinner_seconds": 6000}, "effective_from": "2026-12-03T06:09:57.302429+00:00"}', 1, '', '6e34ae72b9d14fa2a24af891ab435f23', '2026-11-30', '57084e0ccfd05c8eebb4eb57dfdc0274ac30e848d1acfd710ee292636a02deaa', 1, 1),
	(281, 281, 281, '2026-12-01 06:09:57.371603+00', '2026-12-01 06:09:57.382307+00', 'players.added', 'player:101', '{player:101}', '{"name": "John Smith Jr.", "tier": 2}', 1, '', 'b15d5a068a414b0fa5b4df0a9a15b310', '2026-11-30', 'e59620c87fd58969afb44cca2d492cb27f9d26b6ac89e87758f0f2550fd8a55f', 2, 1),
	(282, 282, 282, '2026-12-01 06:09:57.422598+00', '2026-12-01 06:09:57.429861+00', 'players.added', 'player:102', '{player:102}', '{"name": "Dolores O''Brien", "tier": 0}', 1, '', 'f44197a047db4effa497dd82aa38ddbc', '2026-11-30', '2a44614da909f9a94728643a9b53c8c88baa19945ab758c240f20bf427c9e6cd', 2, 1),
	(283, 283, 283, '2026-12-01 06:09:57.4722+00', '2026-12-01 06:09:57.48796+00', 'players.added', 'player:103', '{player:103}', '{"name": "John Smith", "tier": 0}', 1, '', 'd136709bfcd440dcb8f89d2db0c0ac45', '2026-11-30', '4ab8314c85e8596a0be2f8dae4ca5eea4b998bdced69c183d0839c983bbcac19', 2, 1),
	(284, 284, 284, '2026-12-01 06:09:57.596517+00', '2026-12-01 06:09:57.61474+00', 'players.added', 'player:104', '{player:104}', '{"name": "Eve Ng", "tier": 0}', 1, '', '9f5b034e85f145d8afffc2d76d60bdde', '2026-11-30', '144eaa0184e0a29c7f08aeb8cafe4feafdbf77804bd85b282dfe7d2630d7d30a', 2, 1),
	(285, 285, 285, '2026-12-01 06:09:57.67938+00', '2026-12-01 06:09:57.687796+00', 'players.barred', 'player:104', '{player:104}', '{"was": null, "name": "Eve N.", "rule": "T42", "until": "2026-12-31T06:09:57.667813+00:00", "reason": "Argued with a dealer"}', 1, '', '5bb295c5c8364e848251d9e5c72d061f', '2026-11-30', '6561086f139e75b31d6506e5e4cb6168aacc6ad15a13038cae5336af2a3894df', 2, 1),
	(286, 286, 286, '2026-12-01 06:09:57.822882+00', '2026-12-01 06:09:57.824379+00', 'waitlist.joined', 'entry:45', '{entry:45}', '{"via": "desk", "list": "1-3-nlh", "name": "John J."}', 1, '', 'de122c53f4794be1a52f0f7c2d89a244', '2026-11-30', '990e74da25ee1b70e265ca0c35597fe09fe4ec4c7a5dd5e1d258f641112e38db', 2, 1),
	(287, 287, 287, '2026-12-01 06:09:57.832828+00', '2026-12-01 06:09:57.835609+00', 'waitlist.joined', 'entry:46', '{entry:46}', '{"via": "desk", "list": "1-3-nlh", "name": "Dolly"}', 1, '', 'b11ef2eda59b4dedb13ed772d03b3074', '2026-11-30', '5fd20082b72a6a8badfb5659465841ae81db925efd68365ef718ed8615b1f879', 2, 1),
	(288, 288, 288, '2026-12-01 06:09:57.914341+00', '2026-12-01 06:09:57.937945+00', 'waitlist.joined', 'entry:47', '{entry:47}', '{"via": "desk", "list": "1-3-nlh", "name": "John S."}', 1, '', '9f20057511f34e7eba2af1129b44d997', '2026-11-30', '23be4743d34bc8cf469a13b319fba953df1d8d64acfe8f43e88fff64149f231f', 2, 1),
	(289, 289, 289, '2026-12-01 06:09:58.014625+00', '2026-12-01 06:09:58.030314+00', 'waitlist.joined', 'entry:48', '{entry:48}', '{"via": "phone", "list": "2-5-nlh", "name": "Dolly"}', 1, '', '124c5c8b6a564ab0a31ac4a1b7b53aa4', '2026-11-30', 'c33013337ea1487b82f3ef76daa1a0ae3e3b46c411789f5522a999988ae8855b', 2, 1),
	(290, 290, 290, '2026-12-01 06:09:58.142895+00', '2026-12-01 06:09:58.156101+00', 'waitlist.moved', 'entry:47', '{entry:47}', '{"to": 2, "was": {"put_key": null, "put_why": "", "put_rung": null, "put_moment": null}, "from": 17, "list": "1-3-nlh", "name": "John S.", "reason": "Floor''s decision"}', 1, '', 'da8fc1756d0c4e12b051f803ac71749f', '2026-11-30', 'c7999bdc0edff3fe72604c53a40cf33cae02b6d67b112958f42d6e7e6e6b2f52', 2, 1),
	(291, 291, 291, '2026-12-01 06:09:58.187976+00', '2026-12-01 06:09:58.193076+00', 'players.kept_apart', 'player:100', '{player:100,player:103}', '{"name": "Eleanor W.", "pair": 1, "other": 103}', 1, '', '1d226cf1c0384500aecad65686d0ab46', '2026-11-30', '77e621a171597521459577446a883ae07473856bf1b86a7dfe88da15a77a6e0f', 2, 1),
	(292, 292, 292, '2026-12-01 06:09:58.354215+00', '2026-12-01 06:09:58.363633+00', 'tables.away', 'sitting:5', '{sitting:5,seat:1}', '{"was": null, "kind": "first", "list": "1-3-nlh", "name": "Earl W.", "rule": "T33", "seat": 1, "since": "2026-12-01T05:29:58.342118+00:00", "table": 1, "clocks": [], "due_at": "2026-12-01T05:49:58.342118+00:00", "absence": 1, "ordinal": 1, "wants_dinner": false}', 1, '', '1f5b7008ec1849bbabe533fb3c29fa2c', '2026-11-30', 'dd89c7ff0c5768dd56f0c4d990e08813f25456fe56a31d7c11b563f403e67cff', 2, 1),
	(293, 293, 293, '2026-12-01 06:09:58.567301+00', '2026-12-01 06:09:58.698397+00', 'approvals.asked', 'approval:1', '{approval:1}', '{"path": "/api/v1/rooms/toledo/sittings/5/pick-up/", "says": "A host may not count chips and keep custody: ask a supervisor."}', 1, '', '70d89369042d4447a3a365325849eca4', '2026-11-30', '909f456e8d4fda4a4dc65c69f9bb79b992901404d0d0e36f58e571a9217a786f', 3, 1),
	(294, 294, 294, '2026-12-01 06:09:58.798312+00', '2026-12-01 06:09:58.80401+00', 'tables.away', 'sitting:1', '{sitting:1,seat:2}', '{"was": null, "kind": "second", "list": "1-3-nlh", "name": "Arthur P.", "rule": "T35", "seat": 2, "since": "2026-12-01T06:09:58.798312+00:00", "table": 1, "clocks": [], "due_at": "2026-12-01T06:29:58.798312+00:00", "absence": 2, "ordinal": 2, "wants_dinner": true}', 1, '', '57e3c97b432f41feb0e0fe451b0f5a90', '2026-11-30', 'e3b88620a3429a3e4127b3c8bc06203fdfa93379c7158edd14deb3d21e857933', 2, 1),
	(295, 295, 295, '2026-12-01 06:09:58.92578+00', '2026-12-01 06:09:58.933474+00', 'tables.away', 'sitting:60', '{sitting:60,seat:3}', '{"was": null, "kind": "second", "list": "1-3-nlh", "name": "Dale W.", "rule": "T35", "seat": 3, "since": "2026-12-01T05:39:58.921262+00:00", "table": 1, "clocks": [{"name": "Arthur P.", "due_at": "2026-12-01T06:14:58.798312+00:00", "sitting": 1}], "due_at": "2026-12-01T05:59:58.921262+00:00", "absence": 3, "ordinal": 2, "wants_dinner": false}', 1, '', '0f508db3ef6d40b690662ee4f06276c8', '2026-11-30', 'c2f1675575098f410f4cfa86b35e7fe7acce0a6967ac122ed9ce860a961b7879', 2, 1),
	(296, 296, 296, '2026-12-01 06:09:59.082615+00', '2026-12-01 06:09:59.088912+00', 'tables.picked_up', 'sitting:60', '{sitting:60,seat:3}', '{"bag": "12", "list": "1-3-nlh", "name": "Dale W.", "rule": "T35", "seat": 3, "table": 1, "amount_cents": 42000}', 1, '', '1f56432368ad42d788d94f66cd1ca92a', '2026-11-30', '21c16b57f60d655036dde86b1e16d52c44f0d3df8cc89263df7464eff993390f', 2, 1),
	(297, 297, 296, '2026-12-01 06:09:59.082615+00', '2026-12-01 06:09:59.088912+00', 'waitlist.joined', 'entry:49', '{entry:49}', '{"via": "floor", "list": "1-3-nlh", "name": "Dale W.", "rule": "T35"}', 1, '', '1f56432368ad42d788d94f66cd1ca92a', '2026-11-30', '566d6b71c8e42a0a1868572d5a012e2ff211ad6fc164ee35c28a85866176591f', 2, 1),
	(298, 298, 298, '2026-12-01 06:09:59.215809+00', '2026-12-01 06:09:59.230218+00', 'tables.left', 'sitting:23', '{sitting:23,seat:4}', '{"list": "1-3-nlh", "name": "Hal H.", "seat": 4, "table": 1, "verified_by": "", "amount_cents": 30000}', 1, '', '76beaeca447e4a06ac590b6b001d2910', '2026-11-30', '9a59ab1a33eea7c7bbfbb0c3780af13a9cc838c6242f5a02cdd9052a5032f9d6', 2, 1),
	(299, 299, 298, '2026-12-01 06:09:59.215809+00', '2026-12-01 06:09:59.230218+00', 'waitlist.joined', 'entry:50', '{entry:50}', '{"via": "floor", "list": "1-3-nlh", "name": "Hal H.", "rule": "T34", "due_at": "2026-12-01T07:39:59.215809+00:00"}', 1, '', '76beaeca447e4a06ac590b6b001d2910', '2026-11-30', '0b41b9e33dd12990e6604f4b249f54d1db3b3538f5e54d31c56b4c20eec020aa', 2, 1),
	(300, 300, 300, '2026-12-01 06:09:59.364946+00', '2026-12-01 06:09:59.367419+00', 'tables.left', 'sitting:2', '{sitting:2,seat:5}', '{"list": "1-3-nlh", "name": "Brenda K.", "seat": 5, "table": 1, "amount_cents": 65500}', 1, '', '0aeab4722adc4e32ab69a1b1cfb4fe21', '2026-11-30', '7057b99db60e08e1950a53ea50dab63734acf422e0d3bd88232b54288f0168f6', 2, 1),
	(301, 301, 301, '2026-12-01 06:09:59.498436+00', '2026-12-01 06:09:59.507152+00', 'tables.chips', 'sitting:4', '{sitting:4,seat:6}', '{"kind": "add-on", "list": "1-3-nlh", "name": "Dolores M.", "seat": 6, "chips": 57, "table": 1, "stack_cents": 8000, "amount_cents": 10000, "largest_stack_cents": null}', 1, '', 'e2c8fe12e2b743edb7b0ea2704eb4fc6', '2026-11-30', 'dc6a108efeed99efd6fee9c9f68feb4770ce8051d1da56e9098738c5b55d7174', 2, 1),
	(302, 302, 302, '2026-12-01 06:09:59.589732+00', '2026-12-01 06:09:59.605186+00', 'tables.asked', 'request:1', '{request:1,seat:8}', '{"was": null, "list": "1-3-nlh", "name": "Gus P.", "seat": 8, "wish": "seat", "table": 1, "seat_wanted": 9, "table_wanted": null}', 1, '', 'b046e454e94b419ca48ef7d3040420ab', '2026-11-30', '985a46647f93dd2c42f5054ec71c1d94ceeb0dd0961f9696781480bf63f5a838', 2, 1),
	(303, 303, 303, '2026-12-01 06:09:59.669715+00', '2026-12-01 06:09:59.697637+00', 'tables.breaking', 'table:9', '{table:9}', '{"rule": "T43", "table": 9, "players": 6, "seed_hash": ""}', 1, '', '6d9936c114894228b03cd533d1b9dd47', '2026-11-30', '75b05de54a0684f503ee3afcecb40ea2b34c96819ab57deac2d7af30d80436b2', 2, 1),
	(304, 304, 304, '2026-12-01 06:09:59.799529+00', '2026-12-01 06:09:59.814001+00', 'waitlist.list_closed', 'list:5-10-nlh', '{list:5-10-nlh}', '{"was_closed_at": null}', 1, '', '386fc54547584d99a6da278dd64bc0ba', '2026-11-30', 'f7535838ab955b79ac0561c51e29a6916fd36698f3d05525462e126cead8b8c4', 2, 1),
	(305, 305, 305, '2026-12-01 06:10:00.025097+00', '2026-12-01 06:10:00.039315+00', 'waitlist.called', 'entry:44', '{entry:44,seat:3}', '{"was": {"due_at": null, "status": "waiting", "called_at": null}, "call": 13, "list": "1-3-nlh", "name": "Eleanor W.", "seat": 3, "again": null, "table": 1, "due_at": "2026-12-01T06:14:00.025097+00:00", "passed_over": [{"why": "chips picked up, not back", "entry": 49}, {"why": "not here", "entry": 50}]}', 1, '', '5e7a52f4c01b4898a0cf8562cc5c2594', '2026-11-30', '3528c25eb0ef8a5d4f3e25d9a3829b21da01c5fac040e66f35c1e9b8ba31dfa6', 2, 1),
	(306, 306, 306, '2026-12-01 06:10:00.359036+00', '2026-12-01 06:10:00.366485+00', 'undone', 'event:305', '{event:305,entry:44,seat:3}', '{"undoes": 305, "undone": "waitlist.called"}', 1, '', '65586dc60ea4477f97960439dbddf965', '2026-11-30', 'cfd5f220e4205ce04b28a1e9c6c3c6b9cfebb420f633a41d7dff675234641fb9', 2, 1);

INSERT INTO public.pokerroom_pintry VALUES
	(1, '2026-12-01 06:09:59.967935+00', false, 1);

INSERT INTO public.pokerroom_policyversion VALUES
	(1, 1, '2026-12-01 06:09:57.251797+00', '{"vip_priority_tier": 2, "call_claim_seconds": 240, "away_warning_seconds": 240}', 1, 1),
	(2, 2, '2026-12-03 06:09:57.302429+00', '{"extended_dinner_seconds": 6000}', 1, 1);

INSERT INTO public.pokerroom_room VALUES
	(1, 'toledo', 'Hollywood Casino Toledo', 'America/New_York', 306, 'cfd5f220e4205ce04b28a1e9c6c3c6b9cfebb420f633a41d7dff675234641fb9', '2026-12-01 06:10:00.359036+00', '2026-12-03 06:09:57.302429+00', false, 1);

INSERT INTO public.pokerroom_staff VALUES
	(1, 'pbkdf2_sha256$1000000$3n5BkTwvOkJNIQbKP86IZh$e5DrnD9ziIe3x5QTcmnR1to3+kaotL682HPq+T1aWmQ=', NULL, 'manager', 'Max M.', 'manager', '', true, NULL, 1),
	(2, 'pbkdf2_sha256$1000000$TFbPs7pFWHyoLelS17hBYG$nVrFm82k8SWdFrvbwl3ydbSKKI6Poq7OhJJhUJ+ctYI=', NULL, 'supervisor', 'Kim K.', 'supervisor', '', true, NULL, 1),
	(3, 'pbkdf2_sha256$1000000$QY6Ox3aFQzhVtLifm4yYhb$Ga2DV73WY3kvRKYyKftzTru+Iip3axldkeh3uY7M9d8=', NULL, 'host', 'Sam S.', 'host', '', true, NULL, 1);

INSERT INTO public.tables_absence VALUES
	(1, '2026-12-01 05:29:58.342118+00', 1, 'first', 'T33', false, 1200, NULL, NULL, true, 0, 0, 0, false, false, 'top', '2026-12-01 05:49:58.342118+00', NULL, '', 1, 5, 1),
	(2, '2026-12-01 06:09:58.798312+00', 3, 'third', 'T36', true, 300, NULL, NULL, true, 0, 0, 0, false, false, 'top', '2026-12-01 06:14:58.798312+00', NULL, '', 1, 1, 1),
	(3, '2026-12-01 05:39:58.921262+00', 2, 'second', 'T35', false, 1200, NULL, NULL, true, 0, 0, 0, false, false, 'top', '2026-12-01 05:59:58.921262+00', '2026-12-01 06:09:59.082615+00', 'picked up', 1, 60, 1);

INSERT INTO public.tables_bag VALUES
	(1, '12', 42000, '2026-12-01 06:09:59.082615+00', 'Max Manager', NULL, '', 2, 59, 1, 1, 60);

INSERT INTO public.tables_cashout VALUES
	(1, 1, '2026-12-01 05:14:38.475069+00', 4000, false, 3, 1, 1, 3, 3),
	(2, 4, '2026-12-01 05:22:38.475069+00', 92000, false, 16, 1, 1, 16, 16),
	(3, 7, '2026-12-01 05:31:38.475069+00', 6000, false, 46, 1, 1, 46, 46),
	(4, 4, '2026-12-01 05:43:38.475069+00', 8000, false, 7, 1, 1, 7, 7),
	(5, 2, '2026-12-01 05:45:38.475069+00', 16000, false, 26, 1, 2, 26, 26),
	(6, 7, '2026-12-01 05:57:38.475069+00', 86000, false, 48, 1, 1, 48, 48),
	(7, 1, '2026-12-01 06:00:38.475069+00', 96000, false, 6, 1, 1, 6, 6),
	(8, 5, '2026-12-01 06:02:38.475069+00', 94000, false, 31, 1, 2, 31, 31),
	(9, 4, '2026-12-01 06:08:26.475069+00', 46000, false, 12, 1, 1, 12, 12),
	(10, 7, '2026-12-01 06:09:08.475069+00', 72000, false, 38, 1, 1, 38, 38),
	(11, 1, '2026-12-01 06:09:59.215809+00', 30000, false, 23, 1, 1, 23, 23),
	(12, 1, '2026-12-01 06:09:59.364946+00', 65500, false, 2, 1, 1, 2, 2);

INSERT INTO public.tables_chips VALUES
	(1, 'buy-in', 30000, NULL, false, '2026-12-01 04:14:08.475069+00', 1, 1, 2),
	(2, 'buy-in', 16000, NULL, false, '2026-12-01 04:15:14.475069+00', 1, 1, 3),
	(3, 'buy-in', 20000, NULL, false, '2026-12-01 04:18:14.475069+00', 1, 1, 4),
	(4, 'buy-in', 12000, NULL, false, '2026-12-01 04:20:44.475069+00', 1, 1, 6),
	(5, 'buy-in', 14000, NULL, false, '2026-12-01 04:21:44.475069+00', 1, 1, 7),
	(6, 'buy-in', 20000, NULL, false, '2026-12-01 04:22:26.475069+00', 1, 1, 8),
	(7, 'buy-in', 24000, NULL, false, '2026-12-01 04:23:02.475069+00', 1, 1, 9),
	(8, 'buy-in', 26000, NULL, false, '2026-12-01 04:23:50.475069+00', 1, 1, 10),
	(9, 'buy-in', 80000, NULL, false, '2026-12-01 04:24:02.475069+00', 1, 1, 11),
	(10, 'buy-in', 24000, NULL, false, '2026-12-01 04:24:20.475069+00', 1, 1, 12),
	(11, 'buy-in', 18000, NULL, false, '2026-12-01 04:25:08.475069+00', 1, 1, 13),
	(12, 'buy-in', 28000, NULL, false, '2026-12-01 04:25:14.475069+00', 1, 1, 14),
	(13, 'buy-in', 80000, NULL, false, '2026-12-01 04:25:50.475069+00', 1, 1, 15),
	(14, 'buy-in', 18000, NULL, false, '2026-12-01 04:26:20.475069+00', 1, 1, 16),
	(15, 'buy-in', 38000, NULL, false, '2026-12-01 04:27:14.475069+00', 1, 1, 17),
	(16, 'buy-in', 94000, NULL, false, '2026-12-01 04:27:38.475069+00', 1, 1, 18),
	(17, 'buy-in', 62000, NULL, false, '2026-12-01 04:27:50.475069+00', 1, 1, 19),
	(18, 'buy-in', 60000, NULL, false, '2026-12-01 04:28:38.475069+00', 1, 1, 20),
	(19, 'buy-in', 20000, NULL, false, '2026-12-01 04:28:44.475069+00', 1, 1, 21),
	(20, 'buy-in', 76000, NULL, false, '2026-12-01 04:29:02.475069+00', 1, 1, 22),
	(21, 'buy-in', 26000, NULL, false, '2026-12-01 04:29:20.475069+00', 1, 1, 23),
	(22, 'buy-in', 74000, NULL, false, '2026-12-01 04:29:56.475069+00', 1, 1, 24),
	(23, 'buy-in', 38000, NULL, false, '2026-12-01 04:30:08.475069+00', 1, 1, 25),
	(24, 'buy-in', 32000, NULL, false, '2026-12-01 04:30:50.475069+00', 1, 1, 26),
	(25, 'buy-in', 38000, NULL, false, '2026-12-01 04:31:38.475069+00', 1, 1, 28),
	(26, 'buy-in', 44000, NULL, false, '2026-12-01 04:32:08.475069+00', 1, 1, 29),
	(27, 'buy-in', 20000, NULL, false, '2026-12-01 04:32:26.475069+00', 1, 1, 30),
	(28, 'buy-in', 80000, NULL, false, '2026-12-01 04:32:32.475069+00', 1, 1, 31),
	(29, 'buy-in', 22000, NULL, false, '2026-12-01 04:33:26.475069+00', 1, 1, 32),
	(30, 'buy-in', 50000, NULL, false, '2026-12-01 04:34:08.475069+00', 1, 1, 33),
	(31, 'buy-in', 74000, NULL, false, '2026-12-01 04:34:14.475069+00', 1, 1, 34),
	(32, 'buy-in', 40000, NULL, false, '2026-12-01 04:38:14.475069+00', 1, 1, 36),
	(33, 'buy-in', 28000, NULL, false, '2026-12-01 04:38:26.475069+00', 1, 1, 37),
	(34, 'buy-in', 22000, NULL, false, '2026-12-01 04:40:32.475069+00', 1, 1, 38),
	(35, 'buy-in', 16000, NULL, false, '2026-12-01 04:40:32.475069+00', 1, 1, 39),
	(36, 'buy-in', 38000, NULL, false, '2026-12-01 04:41:56.475069+00', 1, 1, 40),
	(37, 'buy-in', 40000, NULL, false, '2026-12-01 04:41:56.475069+00', 1, 1, 41),
	(38, 'buy-in', 60000, NULL, false, '2026-12-01 04:44:20.475069+00', 1, 1, 42),
	(39, 'buy-in', 30000, NULL, false, '2026-12-01 04:44:50.475069+00', 1, 1, 44),
	(40, 'buy-in', 22000, NULL, false, '2026-12-01 04:48:44.475069+00', 1, 1, 45),
	(41, 'buy-in', 354000, NULL, false, '2026-12-01 04:49:20.475069+00', 1, 1, 47),
	(42, 'buy-in', 12000, NULL, false, '2026-12-01 04:49:38.475069+00', 1, 1, 48),
	(43, 'buy-in', 352000, NULL, false, '2026-12-01 04:50:20.475069+00', 1, 1, 49),
	(44, 'buy-in', 36000, NULL, false, '2026-12-01 04:50:38.475069+00', 1, 1, 50),
	(45, 'buy-in', 494000, NULL, false, '2026-12-01 04:51:44.475069+00', 1, 1, 51),
	(46, 'buy-in', 40000, NULL, false, '2026-12-01 04:52:08.475069+00', 1, 1, 52),
	(47, 'buy-in', 40000, NULL, false, '2026-12-01 04:52:50.475069+00', 1, 1, 53),
	(48, 'buy-in', 142000, NULL, false, '2026-12-01 04:56:38.475069+00', 1, 1, 55),
	(49, 'buy-in', 112000, NULL, false, '2026-12-01 04:57:08.475069+00', 1, 1, 56),
	(50, 'buy-in', 284000, NULL, false, '2026-12-01 04:58:02.475069+00', 1, 1, 57),
	(51, 'buy-in', 500000, NULL, false, '2026-12-01 04:58:50.475069+00', 1, 1, 58),
	(52, 'buy-in', 12000, NULL, false, '2026-12-01 05:17:20.475069+00', 1, 1, 60),
	(53, 'buy-in', 12000, NULL, false, '2026-12-01 05:34:20.475069+00', 1, 1, 62),
	(54, 'buy-in', 84000, NULL, false, '2026-12-01 05:48:20.475069+00', 1, 1, 63),
	(55, 'buy-in', 16000, NULL, false, '2026-12-01 05:51:02.475069+00', 1, 1, 64),
	(56, 'buy-in', 30000, NULL, false, '2026-12-01 06:00:20.475069+00', 1, 1, 65),
	(57, 'add-on', 10000, NULL, false, '2026-12-01 06:09:59.498436+00', 2, 1, 4);

INSERT INTO public.tables_draw VALUES
	(1, '2026-12-01 06:09:59.669715+00', NULL, '', '', 1, 9);

INSERT INTO public.tables_game VALUES
	(1, '1-3-nlh', '$1-$3 No Limit Hold''em', '1-3 NLH', 1, true, 'no limit', 100, 300, NULL, NULL, 10000, 30000, 'fixed', NULL, 9, false, '{}', NULL, NULL, 1),
	(2, '2-5-nlh', '$2-$5 No Limit Hold''em', '2-5 NLH', 2, true, 'no limit', 200, 500, NULL, NULL, 30000, 100000, 'fixed', 75, 9, true, '{}', NULL, NULL, 1),
	(4, '3-6-lhe', '$3-$6 Limit Hold''em', '3-6 Limit', 4, true, 'limit', 100, 300, NULL, NULL, 4000, NULL, 'none', NULL, 9, false, '{}', NULL, NULL, 1),
	(5, '1-1-plo', '$1-$1 Pot Limit Omaha', '1-1 PLO', 5, true, 'pot limit', 100, 100, NULL, NULL, 10000, 40000, 'fixed', NULL, 9, true, '{"bomb_pot_at_most": "5.00"}', NULL, NULL, 1),
	(7, '5-10-o8-stud8', '$5-$10 Omaha Hi-Lo / Stud Hi-Lo', '5-10 Mix', 7, true, 'limit', 200, 500, 100, 200, 10000, NULL, 'not stated', NULL, 9, false, '{"mixed": "round by round"}', NULL, NULL, 1),
	(6, '5-10-o8', '$5-$10 Omaha Hi-Lo', '5-10 O8', 6, true, 'limit', 200, 500, NULL, NULL, 10000, NULL, 'not stated', NULL, 9, false, '{}', '2026-12-01 08:00:00+00', NULL, 1),
	(3, '5-10-nlh', '$5-$10 No Limit Hold''em', '5-10 NLH', 3, true, 'no limit', 500, 1000, NULL, NULL, 100000, 500000, 'fixed', 100, 9, true, '{}', NULL, '2026-12-01 06:09:59.799529+00', 1);

INSERT INTO public.tables_placement VALUES
	(1, '2026-12-01 04:12:38.475069+00', NULL, 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 2, 1),
	(4, '2026-12-01 04:18:14.475069+00', NULL, 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 6, 4),
	(5, '2026-12-01 04:18:50.475069+00', NULL, 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 1, 5),
	(8, '2026-12-01 04:22:26.475069+00', NULL, 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 30, 8),
	(9, '2026-12-01 04:23:02.475069+00', NULL, 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 34, 9),
	(10, '2026-12-01 04:23:50.475069+00', NULL, 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 8, 10),
	(11, '2026-12-01 04:24:02.475069+00', NULL, 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 12, 11),
	(13, '2026-12-01 04:25:08.475069+00', NULL, 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 31, 13),
	(14, '2026-12-01 04:25:14.475069+00', NULL, 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 28, 14),
	(15, '2026-12-01 04:25:50.475069+00', NULL, 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 11, 15),
	(17, '2026-12-01 04:27:14.475069+00', NULL, 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 39, 17),
	(18, '2026-12-01 04:27:38.475069+00', NULL, 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 41, 18),
	(19, '2026-12-01 04:27:50.475069+00', NULL, 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 10, 19),
	(20, '2026-12-01 04:28:38.475069+00', NULL, 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 17, 20),
	(21, '2026-12-01 04:28:44.475069+00', NULL, 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 36, 21),
	(22, '2026-12-01 04:29:02.475069+00', NULL, 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 18, 22),
	(24, '2026-12-01 04:29:56.475069+00', NULL, 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 42, 24),
	(25, '2026-12-01 04:30:08.475069+00', NULL, 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 44, 25),
	(27, '2026-12-01 04:31:02.475069+00', NULL, 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 45, 27),
	(28, '2026-12-01 04:31:38.475069+00', NULL, 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 38, 28),
	(29, '2026-12-01 04:32:08.475069+00', NULL, 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 14, 29),
	(30, '2026-12-01 04:32:26.475069+00', NULL, 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 32, 30),
	(32, '2026-12-01 04:33:26.475069+00', NULL, 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 55, 32),
	(33, '2026-12-01 04:34:08.475069+00', NULL, 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 15, 33),
	(34, '2026-12-01 04:34:14.475069+00', NULL, 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 16, 34),
	(35, '2026-12-01 04:37:50.475069+00', NULL, 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 62, 35),
	(36, '2026-12-01 04:38:14.475069+00', NULL, 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 40, 36),
	(37, '2026-12-01 04:38:26.475069+00', NULL, 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 61, 37),
	(39, '2026-12-01 04:40:32.475069+00', NULL, 'seated', NULL, '2026-12-01 04:37:38.475069+00', 1, 73, 39),
	(40, '2026-12-01 04:41:56.475069+00', NULL, 'seated', NULL, '2026-12-01 04:37:38.475069+00', 1, 74, 40),
	(41, '2026-12-01 04:41:56.475069+00', NULL, 'seated', NULL, '2026-12-01 04:37:38.475069+00', 1, 75, 41),
	(42, '2026-12-01 04:44:20.475069+00', NULL, 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 43, 42),
	(43, '2026-12-01 04:44:32.475069+00', NULL, 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 60, 43),
	(44, '2026-12-01 04:44:50.475069+00', NULL, 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 63, 44),
	(45, '2026-12-01 04:48:44.475069+00', NULL, 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 57, 45),
	(47, '2026-12-01 04:49:20.475069+00', NULL, 'seated', NULL, '2026-12-01 04:41:38.475069+00', 1, 46, 47),
	(49, '2026-12-01 04:50:20.475069+00', NULL, 'seated', NULL, '2026-12-01 04:41:38.475069+00', 1, 48, 49),
	(50, '2026-12-01 04:50:38.475069+00', NULL, 'seated', NULL, '2026-12-01 04:37:38.475069+00', 1, 76, 50),
	(51, '2026-12-01 04:51:44.475069+00', NULL, 'seated', NULL, '2026-12-01 04:41:38.475069+00', 1, 50, 51),
	(52, '2026-12-01 04:52:08.475069+00', NULL, 'seated', NULL, '2026-12-01 04:37:38.475069+00', 1, 77, 52),
	(53, '2026-12-01 04:52:50.475069+00', NULL, 'seated', NULL, '2026-12-01 04:37:38.475069+00', 1, 78, 53),
	(54, '2026-12-01 04:56:26.475069+00', NULL, 'seated', NULL, '2026-12-01 04:41:38.475069+00', 1, 53, 54),
	(55, '2026-12-01 04:56:38.475069+00', NULL, 'seated', NULL, '2026-12-01 04:41:38.475069+00', 1, 51, 55),
	(56, '2026-12-01 04:57:08.475069+00', NULL, 'seated', NULL, '2026-12-01 04:41:38.475069+00', 1, 52, 56),
	(57, '2026-12-01 04:58:02.475069+00', NULL, 'seated', NULL, '2026-12-01 04:41:38.475069+00', 1, 47, 57),
	(58, '2026-12-01 04:58:50.475069+00', NULL, 'seated', NULL, '2026-12-01 04:41:38.475069+00', 1, 49, 58),
	(59, '2026-12-01 05:02:38.475069+00', NULL, 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 9, 59),
	(3, '2026-12-01 04:15:14.475069+00', '2026-12-01 05:14:38.475069+00', 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 3, 3),
	(16, '2026-12-01 04:26:20.475069+00', '2026-12-01 05:22:38.475069+00', 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 33, 16),
	(61, '2026-12-01 05:25:20.475069+00', NULL, 'seated', 2, '2026-12-01 05:22:38.475069+00', 1, 33, 61),
	(46, '2026-12-01 04:49:02.475069+00', '2026-12-01 05:31:38.475069+00', 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 56, 46),
	(62, '2026-12-01 05:34:20.475069+00', NULL, 'seated', 3, '2026-12-01 05:31:38.475069+00', 1, 56, 62),
	(7, '2026-12-01 04:21:44.475069+00', '2026-12-01 05:43:38.475069+00', 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 29, 7),
	(26, '2026-12-01 04:30:50.475069+00', '2026-12-01 05:45:38.475069+00', 'seated', NULL, '2026-12-01 04:21:38.475069+00', 1, 13, 26),
	(63, '2026-12-01 05:48:20.475069+00', NULL, 'seated', 5, '2026-12-01 05:45:38.475069+00', 1, 13, 63),
	(64, '2026-12-01 05:51:02.475069+00', NULL, 'seated', 6, '2026-12-01 05:43:38.475069+00', 1, 29, 64),
	(48, '2026-12-01 04:49:38.475069+00', '2026-12-01 05:57:38.475069+00', 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 59, 48),
	(65, '2026-12-01 06:00:20.475069+00', NULL, 'seated', 7, '2026-12-01 05:57:38.475069+00', 1, 59, 65),
	(6, '2026-12-01 04:20:44.475069+00', '2026-12-01 06:00:38.475069+00', 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 7, 6),
	(31, '2026-12-01 04:32:32.475069+00', '2026-12-01 06:02:38.475069+00', 'seated', NULL, '2026-12-01 04:26:38.475069+00', 1, 37, 31),
	(66, '2026-12-01 06:06:02.475069+00', NULL, 'seated', 10, '2026-12-01 06:02:38.475069+00', 1, 37, 66),
	(12, '2026-12-01 04:24:20.475069+00', '2026-12-01 06:08:26.475069+00', 'seated', NULL, '2026-12-01 04:17:38.475069+00', 1, 35, 12),
	(38, '2026-12-01 04:40:32.475069+00', '2026-12-01 06:09:08.475069+00', 'seated', NULL, '2026-12-01 04:31:38.475069+00', 1, 58, 38),
	(60, '2026-12-01 05:17:20.475069+00', '2026-12-01 06:09:59.082615+00', 'seated', 1, '2026-12-01 05:14:38.475069+00', 1, 3, 60),
	(23, '2026-12-01 04:29:20.475069+00', '2026-12-01 06:09:59.215809+00', 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 4, 23),
	(2, '2026-12-01 04:14:08.475069+00', '2026-12-01 06:09:59.364946+00', 'seated', NULL, '2026-12-01 04:11:38.475069+00', 1, 5, 2);

INSERT INTO public.tables_posting VALUES
	(1, 296, 'table', -42000, 1, 1),
	(2, 296, 'custody', 42000, 1, 1);

INSERT INTO public.tables_request VALUES
	(1, 'seat', 9, 'asked', '2026-12-01 06:09:59.589732+00', NULL, NULL, NULL, 1, 10, NULL);

INSERT INTO public.tables_seat VALUES
	(19, 1, NULL, NULL, NULL, 1, 3),
	(20, 2, NULL, NULL, NULL, 1, 3),
	(21, 3, NULL, NULL, NULL, 1, 3),
	(22, 4, NULL, NULL, NULL, 1, 3),
	(23, 5, NULL, NULL, NULL, 1, 3),
	(24, 6, NULL, NULL, NULL, 1, 3),
	(25, 7, NULL, NULL, NULL, 1, 3),
	(26, 8, NULL, NULL, NULL, 1, 3),
	(27, 9, NULL, NULL, NULL, 1, 3),
	(54, 9, NULL, NULL, NULL, 1, 6),
	(64, 1, NULL, NULL, NULL, 1, 8),
	(65, 2, NULL, NULL, NULL, 1, 8),
	(66, 3, NULL, NULL, NULL, 1, 8),
	(67, 4, NULL, NULL, NULL, 1, 8),
	(68, 5, NULL, NULL, NULL, 1, 8),
	(69, 6, NULL, NULL, NULL, 1, 8),
	(70, 7, NULL, NULL, NULL, 1, 8),
	(71, 8, NULL, NULL, NULL, 1, 8),
	(72, 9, NULL, NULL, NULL, 1, 8),
	(5, 5, '2026-12-01 06:09:59.364946+00', NULL, NULL, 1, 1),
	(2, 2, NULL, NULL, NULL, 1, 1),
	(6, 6, NULL, NULL, NULL, 1, 1),
	(1, 1, NULL, NULL, NULL, 1, 1),
	(30, 3, NULL, NULL, NULL, 1, 4),
	(34, 7, NULL, NULL, NULL, 1, 4),
	(8, 8, NULL, NULL, NULL, 1, 1),
	(12, 3, NULL, NULL, NULL, 1, 2),
	(31, 4, NULL, NULL, NULL, 1, 4),
	(28, 1, NULL, NULL, NULL, 1, 4),
	(11, 2, NULL, NULL, NULL, 1, 2),
	(39, 3, NULL, NULL, NULL, 1, 5),
	(41, 5, NULL, NULL, NULL, 1, 5),
	(10, 1, NULL, NULL, NULL, 1, 2),
	(17, 8, NULL, NULL, NULL, 1, 2),
	(36, 9, NULL, NULL, NULL, 1, 4),
	(18, 9, NULL, NULL, NULL, 1, 2),
	(42, 6, NULL, NULL, NULL, 1, 5),
	(44, 8, NULL, NULL, NULL, 1, 5),
	(45, 9, NULL, NULL, NULL, 1, 5),
	(38, 2, NULL, NULL, NULL, 1, 5),
	(14, 5, NULL, NULL, NULL, 1, 2),
	(32, 5, NULL, NULL, NULL, 1, 4),
	(55, 1, NULL, NULL, NULL, 1, 7),
	(15, 6, NULL, NULL, NULL, 1, 2),
	(16, 7, NULL, NULL, NULL, 1, 2),
	(79, 7, '2026-12-01 04:37:38.475069+00', NULL, NULL, 1, 9),
	(80, 8, '2026-12-01 04:37:38.475069+00', NULL, NULL, 1, 9),
	(81, 9, '2026-12-01 04:37:38.475069+00', NULL, NULL, 1, 9),
	(62, 8, NULL, NULL, NULL, 1, 7),
	(40, 4, NULL, NULL, NULL, 1, 5),
	(61, 7, NULL, NULL, NULL, 1, 7),
	(73, 1, NULL, NULL, NULL, 1, 9),
	(74, 2, NULL, NULL, NULL, 1, 9),
	(4, 4, '2026-12-01 06:09:59.215809+00', NULL, NULL, 1, 1),
	(43, 7, NULL, NULL, NULL, 1, 5),
	(60, 6, NULL, NULL, NULL, 1, 7),
	(63, 9, NULL, NULL, NULL, 1, 7),
	(57, 3, NULL, NULL, NULL, 1, 7),
	(46, 1, NULL, NULL, NULL, 1, 6),
	(3, 3, '2026-12-01 06:09:59.082615+00', NULL, NULL, 1, 1),
	(48, 3, NULL, NULL, NULL, 1, 6),
	(76, 4, NULL, NULL, NULL, 1, 9),
	(50, 5, NULL, NULL, NULL, 1, 6),
	(77, 5, NULL, NULL, NULL, 1, 9),
	(78, 6, NULL, NULL, NULL, 1, 9),
	(53, 8, NULL, NULL, NULL, 1, 6),
	(51, 6, NULL, NULL, NULL, 1, 6),
	(52, 7, NULL, NULL, NULL, 1, 6),
	(47, 2, NULL, NULL, NULL, 1, 6),
	(49, 4, NULL, NULL, NULL, 1, 6),
	(9, 9, NULL, NULL, NULL, 1, 1),
	(33, 6, NULL, NULL, NULL, 1, 4),
	(56, 2, NULL, NULL, NULL, 1, 7),
	(13, 4, NULL, NULL, NULL, 1, 2),
	(29, 2, NULL, NULL, NULL, 1, 4),
	(59, 5, NULL, NULL, NULL, 1, 7),
	(37, 1, NULL, NULL, NULL, 1, 5),
	(7, 7, '2026-12-01 06:00:38.475069+00', NULL, 71, 1, 1),
	(75, 3, '2026-12-01 06:07:38.475069+00', NULL, NULL, 1, 9),
	(35, 8, '2026-12-01 06:08:26.475069+00', '2026-12-01 06:13:38.475069+00', 72, 1, 4),
	(58, 4, '2026-12-01 06:09:08.475069+00', NULL, NULL, 1, 7);

INSERT INTO public.tables_session VALUES
	(1, '2026-12-01 04:12:38.475069+00', NULL, 1, 1),
	(2, '2026-12-01 04:14:08.475069+00', NULL, 2, 1),
	(3, '2026-12-01 04:15:14.475069+00', NULL, 3, 1),
	(4, '2026-12-01 04:18:14.475069+00', NULL, 4, 1),
	(5, '2026-12-01 04:18:50.475069+00', NULL, 5, 1),
	(6, '2026-12-01 04:20:44.475069+00', NULL, 6, 1),
	(7, '2026-12-01 04:21:44.475069+00', NULL, 7, 1),
	(8, '2026-12-01 04:22:26.475069+00', NULL, 8, 1),
	(9, '2026-12-01 04:23:02.475069+00', NULL, 9, 1),
	(10, '2026-12-01 04:23:50.475069+00', NULL, 10, 1),
	(11, '2026-12-01 04:24:02.475069+00', NULL, 11, 1),
	(12, '2026-12-01 04:24:20.475069+00', NULL, 12, 1),
	(13, '2026-12-01 04:25:08.475069+00', NULL, 13, 1),
	(14, '2026-12-01 04:25:14.475069+00', NULL, 14, 1),
	(15, '2026-12-01 04:25:50.475069+00', NULL, 15, 1),
	(16, '2026-12-01 04:26:20.475069+00', NULL, 16, 1),
	(17, '2026-12-01 04:27:14.475069+00', NULL, 17, 1),
	(18, '2026-12-01 04:27:38.475069+00', NULL, 18, 1),
	(19, '2026-12-01 04:27:50.475069+00', NULL, 19, 1),
	(20, '2026-12-01 04:28:38.475069+00', NULL, 20, 1),
	(21, '2026-12-01 04:28:44.475069+00', NULL, 21, 1),
	(22, '2026-12-01 04:29:02.475069+00', NULL, 22, 1),
	(23, '2026-12-01 04:29:20.475069+00', NULL, 23, 1),
	(24, '2026-12-01 04:29:56.475069+00', NULL, 24, 1),
	(25, '2026-12-01 04:30:08.475069+00', NULL, 25, 1),
	(26, '2026-12-01 04:30:50.475069+00', NULL, 26, 1),
	(27, '2026-12-01 04:31:02.475069+00', NULL, 27, 1),
	(28, '2026-12-01 04:31:38.475069+00', NULL, 28, 1),
	(29, '2026-12-01 04:32:08.475069+00', NULL, 29, 1),
	(30, '2026-12-01 04:32:26.475069+00', NULL, 30, 1),
	(31, '2026-12-01 04:32:32.475069+00', NULL, 31, 1),
	(32, '2026-12-01 04:33:26.475069+00', NULL, 32, 1),
	(33, '2026-12-01 04:34:08.475069+00', NULL, 33, 1),
	(34, '2026-12-01 04:34:14.475069+00', NULL, 34, 1),
	(35, '2026-12-01 04:37:50.475069+00', NULL, 35, 1),
	(36, '2026-12-01 04:38:14.475069+00', NULL, 36, 1),
	(37, '2026-12-01 04:38:26.475069+00', NULL, 37, 1),
	(38, '2026-12-01 04:40:32.475069+00', NULL, 38, 1),
	(39, '2026-12-01 04:40:32.475069+00', NULL, 39, 1),
	(40, '2026-12-01 04:41:56.475069+00', NULL, 40, 1),
	(41, '2026-12-01 04:41:56.475069+00', NULL, 41, 1),
	(42, '2026-12-01 04:44:20.475069+00', NULL, 42, 1),
	(43, '2026-12-01 04:44:32.475069+00', NULL, 43, 1),
	(44, '2026-12-01 04:44:50.475069+00', NULL, 44, 1),
	(45, '2026-12-01 04:48:44.475069+00', NULL, 45, 1),
	(46, '2026-12-01 04:49:02.475069+00', NULL, 46, 1),
	(47, '2026-12-01 04:49:20.475069+00', NULL, 47, 1),
	(48, '2026-12-01 04:49:38.475069+00', NULL, 48, 1),
	(49, '2026-12-01 04:50:20.475069+00', NULL, 49, 1),
	(50, '2026-12-01 04:50:38.475069+00', NULL, 50, 1),
	(51, '2026-12-01 04:51:44.475069+00', NULL, 51, 1),
	(52, '2026-12-01 04:52:08.475069+00', NULL, 52, 1),
	(53, '2026-12-01 04:52:50.475069+00', NULL, 53, 1),
	(54, '2026-12-01 04:56:26.475069+00', NULL, 54, 1),
	(55, '2026-12-01 04:56:38.475069+00', NULL, 55, 1),
	(56, '2026-12-01 04:57:08.475069+00', NULL, 56, 1),
	(57, '2026-12-01 04:58:02.475069+00', NULL, 57, 1),
	(58, '2026-12-01 04:58:50.475069+00', NULL, 58, 1),
	(59, '2026-12-01 05:02:38.475069+00', NULL, NULL, 1),
	(60, '2026-12-01 05:17:20.475069+00', NULL, 59, 1),
	(61, '2026-12-01 05:25:20.475069+00', NULL, 60, 1),
	(62, '2026-12-01 05:34:20.475069+00', NULL, 62, 1),
	(63, '2026-12-01 05:48:20.475069+00', NULL, 63, 1),
	(64, '2026-12-01 05:51:02.475069+00', NULL, 65, 1),
	(65, '2026-12-01 06:00:20.475069+00', NULL, 67, 1),
	(66, '2026-12-01 06:06:02.475069+00', NULL, 83, 1);

INSERT INTO public.tables_sitting VALUES
	(1, '2026-12-01 04:12:38.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 1, 1, 1, 1),
	(4, '2026-12-01 04:18:14.475069+00', NULL, 20000, NULL, NULL, false, false, '', '2026-11-30', 1, 4, 1, 4),
	(5, '2026-12-01 04:18:50.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 1, 5, 1, 5),
	(8, '2026-12-01 04:22:26.475069+00', NULL, 20000, NULL, NULL, false, false, '', '2026-11-30', 1, 8, 1, 8),
	(9, '2026-12-01 04:23:02.475069+00', NULL, 24000, NULL, NULL, false, false, '', '2026-11-30', 1, 9, 1, 9),
	(10, '2026-12-01 04:23:50.475069+00', NULL, 26000, NULL, NULL, false, false, '', '2026-11-30', 1, 10, 1, 10),
	(11, '2026-12-01 04:24:02.475069+00', NULL, 80000, NULL, NULL, false, false, '', '2026-11-30', 2, 11, 1, 11),
	(13, '2026-12-01 04:25:08.475069+00', NULL, 18000, NULL, NULL, false, false, '', '2026-11-30', 1, 13, 1, 13),
	(14, '2026-12-01 04:25:14.475069+00', NULL, 28000, NULL, NULL, false, false, '', '2026-11-30', 1, 14, 1, 14),
	(15, '2026-12-01 04:25:50.475069+00', NULL, 80000, NULL, NULL, false, false, '', '2026-11-30', 2, 15, 1, 15),
	(17, '2026-12-01 04:27:14.475069+00', NULL, 38000, NULL, NULL, false, false, '', '2026-11-30', 2, 17, 1, 17),
	(18, '2026-12-01 04:27:38.475069+00', NULL, 94000, NULL, NULL, false, false, '', '2026-11-30', 2, 18, 1, 18),
	(19, '2026-12-01 04:27:50.475069+00', NULL, 62000, NULL, NULL, false, false, '', '2026-11-30', 2, 19, 1, 19),
	(20, '2026-12-01 04:28:38.475069+00', NULL, 60000, NULL, NULL, false, false, '', '2026-11-30', 2, 20, 1, 20),
	(21, '2026-12-01 04:28:44.475069+00', NULL, 20000, NULL, NULL, false, false, '', '2026-11-30', 1, 21, 1, 21),
	(22, '2026-12-01 04:29:02.475069+00', NULL, 76000, NULL, NULL, false, false, '', '2026-11-30', 2, 22, 1, 22),
	(24, '2026-12-01 04:29:56.475069+00', NULL, 74000, NULL, NULL, false, false, '', '2026-11-30', 2, 24, 1, 24),
	(25, '2026-12-01 04:30:08.475069+00', NULL, 38000, NULL, NULL, false, false, '', '2026-11-30', 2, 25, 1, 25),
	(27, '2026-12-01 04:31:02.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 2, 27, 1, 27),
	(28, '2026-12-01 04:31:38.475069+00', NULL, 38000, NULL, NULL, false, false, '', '2026-11-30', 2, 28, 1, 28),
	(29, '2026-12-01 04:32:08.475069+00', NULL, 44000, NULL, NULL, false, false, '', '2026-11-30', 2, 29, 1, 29),
	(30, '2026-12-01 04:32:26.475069+00', NULL, 20000, NULL, NULL, false, false, '', '2026-11-30', 1, 30, 1, 30),
	(32, '2026-12-01 04:33:26.475069+00', NULL, 22000, NULL, NULL, false, false, '', '2026-11-30', 1, 32, 1, 32),
	(33, '2026-12-01 04:34:08.475069+00', NULL, 50000, NULL, NULL, false, false, '', '2026-11-30', 2, 33, 1, 33),
	(34, '2026-12-01 04:34:14.475069+00', NULL, 74000, NULL, NULL, false, false, '', '2026-11-30', 2, 34, 1, 34),
	(35, '2026-12-01 04:37:50.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 1, 35, 1, 35),
	(36, '2026-12-01 04:38:14.475069+00', NULL, 40000, NULL, NULL, false, false, '', '2026-11-30', 2, 36, 1, 36),
	(37, '2026-12-01 04:38:26.475069+00', NULL, 28000, NULL, NULL, false, false, '', '2026-11-30', 1, 37, 1, 37),
	(39, '2026-12-01 04:40:32.475069+00', NULL, 16000, NULL, NULL, false, false, '', '2026-11-30', 5, 39, 1, 39),
	(40, '2026-12-01 04:41:56.475069+00', NULL, 38000, NULL, NULL, false, false, '', '2026-11-30', 5, 40, 1, 40),
	(42, '2026-12-01 04:44:20.475069+00', NULL, 60000, NULL, NULL, false, false, '', '2026-11-30', 2, 42, 1, 42),
	(43, '2026-12-01 04:44:32.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 1, 43, 1, 43),
	(44, '2026-12-01 04:44:50.475069+00', NULL, 30000, NULL, NULL, false, false, '', '2026-11-30', 1, 44, 1, 44),
	(45, '2026-12-01 04:48:44.475069+00', NULL, 22000, NULL, NULL, false, false, '', '2026-11-30', 1, 45, 1, 45),
	(47, '2026-12-01 04:49:20.475069+00', NULL, 354000, NULL, NULL, false, false, '', '2026-11-30', 3, 47, 1, 47),
	(49, '2026-12-01 04:50:20.475069+00', NULL, 352000, NULL, NULL, false, false, '', '2026-11-30', 3, 49, 1, 49),
	(50, '2026-12-01 04:50:38.475069+00', NULL, 36000, NULL, NULL, false, false, '', '2026-11-30', 5, 50, 1, 50),
	(51, '2026-12-01 04:51:44.475069+00', NULL, 494000, NULL, NULL, false, false, '', '2026-11-30', 3, 51, 1, 51),
	(52, '2026-12-01 04:52:08.475069+00', NULL, 40000, NULL, NULL, false, false, '', '2026-11-30', 5, 52, 1, 52),
	(53, '2026-12-01 04:52:50.475069+00', NULL, 40000, NULL, NULL, false, false, '', '2026-11-30', 5, 53, 1, 53),
	(54, '2026-12-01 04:56:26.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 3, 54, 1, 54),
	(55, '2026-12-01 04:56:38.475069+00', NULL, 142000, NULL, NULL, false, false, '', '2026-11-30', 3, 55, 1, 55),
	(56, '2026-12-01 04:57:08.475069+00', NULL, 112000, NULL, NULL, false, false, '', '2026-11-30', 3, 56, 1, 56),
	(57, '2026-12-01 04:58:02.475069+00', NULL, 284000, NULL, NULL, false, false, '', '2026-11-30', 3, 57, 1, 57),
	(58, '2026-12-01 04:58:50.475069+00', NULL, 500000, NULL, NULL, false, false, '', '2026-11-30', 3, 58, 1, 58),
	(59, '2026-12-01 05:02:38.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 1, NULL, 1, 59),
	(3, '2026-12-01 04:15:14.475069+00', '2026-12-01 05:14:38.475069+00', 16000, 4000, NULL, false, false, '', '2026-11-30', 1, 3, 1, 3),
	(16, '2026-12-01 04:26:20.475069+00', '2026-12-01 05:22:38.475069+00', 18000, 92000, NULL, false, false, '', '2026-11-30', 1, 16, 1, 16),
	(61, '2026-12-01 05:25:20.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 1, 60, 1, 61),
	(46, '2026-12-01 04:49:02.475069+00', '2026-12-01 05:31:38.475069+00', NULL, 6000, NULL, false, false, '', '2026-11-30', 1, 46, 1, 46),
	(62, '2026-12-01 05:34:20.475069+00', NULL, 12000, NULL, NULL, false, false, '', '2026-11-30', 1, 62, 1, 62),
	(7, '2026-12-01 04:21:44.475069+00', '2026-12-01 05:43:38.475069+00', 14000, 8000, NULL, false, false, '', '2026-11-30', 1, 7, 1, 7),
	(26, '2026-12-01 04:30:50.475069+00', '2026-12-01 05:45:38.475069+00', 32000, 16000, NULL, false, false, '', '2026-11-30', 2, 26, 1, 26),
	(63, '2026-12-01 05:48:20.475069+00', NULL, 84000, NULL, NULL, false, false, '', '2026-11-30', 2, 63, 1, 63),
	(64, '2026-12-01 05:51:02.475069+00', NULL, 16000, NULL, NULL, false, false, '', '2026-11-30', 1, 65, 1, 64),
	(48, '2026-12-01 04:49:38.475069+00', '2026-12-01 05:57:38.475069+00', 12000, 86000, NULL, false, false, '', '2026-11-30', 1, 48, 1, 48),
	(65, '2026-12-01 06:00:20.475069+00', NULL, 30000, NULL, NULL, false, false, '', '2026-11-30', 1, 67, 1, 65),
	(6, '2026-12-01 04:20:44.475069+00', '2026-12-01 06:00:38.475069+00', 12000, 96000, NULL, false, false, '', '2026-11-30', 1, 6, 1, 6),
	(31, '2026-12-01 04:32:32.475069+00', '2026-12-01 06:02:38.475069+00', 80000, 94000, NULL, false, false, '', '2026-11-30', 2, 31, 1, 31),
	(66, '2026-12-01 06:06:02.475069+00', NULL, NULL, NULL, NULL, false, false, '', '2026-11-30', 2, 83, 1, 66),
	(41, '2026-12-01 04:41:56.475069+00', NULL, 40000, NULL, '2026-12-01 06:07:38.475069+00', false, false, '', '2026-11-30', 5, 41, 1, 41),
	(12, '2026-12-01 04:24:20.475069+00', '2026-12-01 06:08:26.475069+00', 24000, 46000, NULL, false, false, '', '2026-11-30', 1, 12, 1, 12),
	(38, '2026-12-01 04:40:32.475069+00', '2026-12-01 06:09:08.475069+00', 22000, 72000, NULL, false, false, '', '2026-11-30', 1, 38, 1, 38),
	(60, '2026-12-01 05:17:20.475069+00', '2026-12-01 06:09:59.082615+00', 12000, NULL, NULL, false, false, '', '2026-11-30', 1, 59, 1, 60),
	(23, '2026-12-01 04:29:20.475069+00', '2026-12-01 06:09:59.215809+00', 26000, 30000, NULL, false, false, '', '2026-11-30', 1, 23, 1, 23),
	(2, '2026-12-01 04:14:08.475069+00', '2026-12-01 06:09:59.364946+00', 30000, 65500, NULL, false, false, '', '2026-11-30', 1, 2, 1, 2);

INSERT INTO public.tables_table VALUES
	(3, 3, 'closed', 9, false, false, false, NULL, NULL, NULL, NULL, NULL, 1),
	(8, 8, 'closed', 9, false, false, false, NULL, NULL, NULL, NULL, NULL, 1),
	(1, 1, 'running', 9, false, false, false, '2026-12-01 04:11:38.475069+00', '2026-12-01 04:14:08.475069+00', NULL, NULL, 1, 1),
	(4, 4, 'running', 9, false, false, false, '2026-12-01 04:17:38.475069+00', '2026-12-01 04:22:26.475069+00', NULL, NULL, 1, 1),
	(2, 2, 'running', 9, false, false, false, '2026-12-01 04:21:38.475069+00', '2026-12-01 04:25:50.475069+00', NULL, NULL, 2, 1),
	(5, 5, 'running', 9, false, false, false, '2026-12-01 04:26:38.475069+00', '2026-12-01 04:27:38.475069+00', NULL, NULL, 2, 1),
	(7, 7, 'running', 9, false, false, false, '2026-12-01 04:31:38.475069+00', '2026-12-01 04:37:50.475069+00', NULL, NULL, 1, 1),
	(6, 6, 'running', 8, false, false, false, '2026-12-01 04:41:38.475069+00', '2026-12-01 04:50:20.475069+00', NULL, NULL, 3, 1),
	(9, 9, 'breaking', 9, false, false, false, '2026-12-01 04:37:38.475069+00', '2026-12-01 04:41:56.475069+00', NULL, NULL, 5, 1);

INSERT INTO public.waitlist_call VALUES
	(1, '2026-12-01 05:14:50.475069+00', '2026-12-01 05:19:50.475069+00', '2026-12-01 05:15:56.475069+00', '2026-12-01 05:17:20.475069+00', 'seated', false, NULL, 1, 1, 3, 1),
	(2, '2026-12-01 05:22:50.475069+00', '2026-12-01 05:27:50.475069+00', '2026-12-01 05:23:56.475069+00', '2026-12-01 05:25:20.475069+00', 'seated', false, NULL, 1, 1, 33, 2),
	(3, '2026-12-01 05:31:50.475069+00', '2026-12-01 05:36:50.475069+00', '2026-12-01 05:32:56.475069+00', '2026-12-01 05:34:20.475069+00', 'seated', false, NULL, 1, 1, 56, 4),
	(5, '2026-12-01 05:45:50.475069+00', '2026-12-01 05:50:50.475069+00', '2026-12-01 05:46:56.475069+00', '2026-12-01 05:48:20.475069+00', 'seated', false, NULL, 1, 1, 13, 5),
	(4, '2026-12-01 05:43:50.475069+00', '2026-12-01 05:48:50.475069+00', NULL, '2026-12-01 05:48:50.475069+00', 'lapsed', false, NULL, 1, 1, 29, 6),
	(6, '2026-12-01 05:48:50.475069+00', '2026-12-01 05:53:50.475069+00', '2026-12-01 05:49:38.475069+00', '2026-12-01 05:51:02.475069+00', 'seated', false, NULL, NULL, 1, 29, 7),
	(7, '2026-12-01 05:57:50.475069+00', '2026-12-01 06:02:50.475069+00', '2026-12-01 05:58:56.475069+00', '2026-12-01 06:00:20.475069+00', 'seated', false, NULL, 1, 1, 59, 9),
	(9, '2026-12-01 06:02:50.475069+00', '2026-12-01 06:07:50.475069+00', NULL, '2026-12-01 06:03:38.475069+00', 'passed', false, NULL, 1, 1, 37, 10),
	(8, '2026-12-01 06:00:50.475069+00', '2026-12-01 06:05:50.475069+00', NULL, '2026-12-01 06:05:50.475069+00', 'lapsed', false, NULL, 1, 1, 7, 13),
	(10, '2026-12-01 06:03:38.475069+00', '2026-12-01 06:08:38.475069+00', '2026-12-01 06:04:38.475069+00', '2026-12-01 06:06:02.475069+00', 'seated', false, NULL, 1, 1, 37, 26),
	(11, '2026-12-01 06:05:50.475069+00', '2026-12-01 06:10:50.475069+00', '2026-12-01 06:07:26.475069+00', NULL, '', false, NULL, NULL, 1, 7, 14),
	(12, '2026-12-01 06:08:38.475069+00', '2026-12-01 06:13:38.475069+00', NULL, NULL, '', false, NULL, 1, 1, 35, 15),
	(13, '2026-12-01 06:10:00.025097+00', '2026-12-01 06:14:00.025097+00', NULL, '2026-12-01 06:10:00.359036+00', 'withdrawn', false, NULL, 2, 1, 3, 44);

INSERT INTO public.waitlist_entry VALUES
	(3, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 05:07:38.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 05:07:38.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 61, 1),
	(1, 'seated', NULL, '2026-12-01 05:17:20.475069+00', 'seated', 'desk', '2026-12-01 05:03:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:03:38.475069+00', NULL, NULL, '2026-12-01 05:14:50.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 59, 1),
	(8, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 05:17:38.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 05:17:38.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 6, 66, 1),
	(12, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:22:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:22:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 3, 69, 1),
	(2, 'seated', NULL, '2026-12-01 05:25:20.475069+00', 'seated', 'desk', '2026-12-01 05:05:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:05:38.475069+00', NULL, NULL, '2026-12-01 05:22:50.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 60, 1),
	(16, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 05:29:38.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 05:29:38.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 2, 73, 1),
	(17, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:31:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:31:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 74, 1),
	(18, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:33:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:33:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 4, 75, 1),
	(4, 'seated', NULL, '2026-12-01 05:34:20.475069+00', 'seated', 'desk', '2026-12-01 05:09:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:09:38.475069+00', NULL, NULL, '2026-12-01 05:31:50.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 62, 1),
	(19, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:34:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:34:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 76, 1),
	(20, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 05:35:38.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 05:35:38.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 4, 77, 1),
	(21, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:36:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:36:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[5]', 'not beside the dealer', 2, 78, 1),
	(22, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:37:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:37:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 79, 1),
	(23, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:38:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:38:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 3, 80, 1),
	(11, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:21:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:21:38.475069+00', '2026-12-01 05:39:38.475069+00', '2026-12-01 06:21:38.475069+00', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 68, 1),
	(24, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:40:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:40:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 81, 1),
	(25, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 05:41:38.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 05:41:38.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 6, 82, 1),
	(27, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 05:43:38.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 05:43:38.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 84, 1),
	(28, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:44:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:44:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 4, 85, 1),
	(29, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:47:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:47:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 86, 1),
	(5, 'seated', NULL, '2026-12-01 05:48:20.475069+00', 'seated', 'desk', '2026-12-01 05:11:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:11:38.475069+00', NULL, NULL, '2026-12-01 05:45:50.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 2, 63, 1),
	(30, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 05:48:38.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 05:48:38.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 3, 87, 1),
	(31, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:49:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:49:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 6, 88, 1),
	(32, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:50:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:50:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 89, 1),
	(7, 'seated', NULL, '2026-12-01 05:51:02.475069+00', 'seated', 'desk', '2026-12-01 05:15:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:15:38.475069+00', NULL, NULL, '2026-12-01 05:48:50.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 65, 1),
	(33, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:51:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:51:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 2, 90, 1),
	(34, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:52:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:52:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 4, 91, 1),
	(35, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 05:53:38.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 05:53:38.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 92, 1),
	(37, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:56:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:56:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 94, 1),
	(38, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:57:08.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:57:08.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 2, 94, 1),
	(36, 'removed', NULL, '2026-12-01 05:59:38.475069+00', 'changed their mind', 'desk', '2026-12-01 05:55:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:55:38.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 93, 1),
	(39, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 06:00:08.475069+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 06:00:08.475069+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 4, 95, 1),
	(9, 'seated', NULL, '2026-12-01 06:00:20.475069+00', 'seated', 'desk', '2026-12-01 05:18:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:18:38.475069+00', NULL, NULL, '2026-12-01 05:57:50.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 67, 1),
	(40, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 06:03:08.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 06:03:08.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 96, 1),
	(10, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 05:19:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:19:38.475069+00', NULL, NULL, '2026-12-01 06:02:50.475069+00', NULL, NULL, 1, '2026-12-01 06:03:38.475069+00', NULL, NULL, NULL, '', '', '[]', '', 2, 23, 1),
	(6, 'removed', NULL, '2026-12-01 06:03:50.475069+00', 'no show', 'desk', '2026-12-01 05:12:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:12:38.475069+00', NULL, NULL, '2026-12-01 05:43:50.475069+00', '2026-12-01 05:43:50.475069+00', NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 64, 1),
	(41, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 06:04:08.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 06:04:08.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 6, 97, 1),
	(42, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 06:05:08.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 06:05:08.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 2, 98, 1),
	(13, 'held', '2026-12-01 06:20:50.475069+00', NULL, '', 'desk', '2026-12-01 05:24:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:24:38.475069+00', NULL, NULL, '2026-12-01 06:00:50.475069+00', '2026-12-01 06:00:50.475069+00', NULL, 0, NULL, NULL, NULL, NULL, '', 'red cap', '[]', '', 1, 70, 1),
	(26, 'seated', NULL, '2026-12-01 06:06:02.475069+00', 'seated', 'desk', '2026-12-01 05:42:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:42:38.475069+00', NULL, NULL, '2026-12-01 06:03:38.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 2, 83, 1),
	(43, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 06:06:08.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 06:06:08.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 99, 1),
	(14, 'called', NULL, NULL, '', 'desk', '2026-12-01 05:26:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:26:38.475069+00', NULL, NULL, '2026-12-01 06:05:50.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 71, 1),
	(15, 'called', '2026-12-01 06:13:38.475069+00', NULL, '', 'desk', '2026-12-01 05:28:38.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 05:28:38.475069+00', NULL, NULL, '2026-12-01 06:08:38.475069+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 72, 1),
	(45, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 06:09:57.822882+00', 'list', NULL, NULL, '', NULL, '2026-12-01 06:09:57.822882+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 101, 1),
	(46, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 06:09:57.832828+00', 'list', NULL, NULL, '', NULL, '2026-12-01 06:09:57.832828+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 102, 1),
	(48, 'waiting', NULL, NULL, '', 'phone', '2026-12-01 06:09:58.014625+00', 'list', NULL, NULL, '', NULL, NULL, '2026-12-01 06:09:58.014625+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 2, 102, 1),
	(47, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 06:09:57.914341+00', 'list', NULL, NULL, '', NULL, '2026-12-01 06:09:57.914341+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, 5, '2026-12-01 06:09:57.822882+00', 44.000000000000000, 'Floor''s decision', '', '[]', '', 1, 103, 1),
	(49, 'waiting', NULL, NULL, '', 'floor', '2026-12-01 06:09:59.082615+00', 'chips', '2026-12-01 06:09:59.082615+00', NULL, 'T35', NULL, NULL, '2026-12-01 06:09:59.082615+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 59, 1),
	(50, 'waiting', '2026-12-01 07:39:59.215809+00', NULL, '', 'floor', '2026-12-01 06:09:59.215809+00', 'dinner', '2026-12-01 06:09:59.215809+00', NULL, 'T34', 30000, NULL, '2026-12-01 06:09:59.215809+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 23, 1),
	(44, 'waiting', NULL, NULL, '', 'desk', '2026-12-01 06:08:56.475069+00', 'list', NULL, NULL, '', NULL, '2026-12-01 06:08:56.475069+00', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, '', '', '[]', '', 1, 100, 1);

INSERT INTO public.waitlist_page VALUES
	(1, 148, '2026-12-01 05:14:50.475069+00', 'shown', '2026-12-01 05:14:50.475069+00', '2026-12-01 05:15:05.475069+00', 1, 1, 1),
	(2, 164, '2026-12-01 05:22:50.475069+00', 'shown', '2026-12-01 05:22:50.475069+00', '2026-12-01 05:23:05.475069+00', 2, 2, 1),
	(3, 180, '2026-12-01 05:31:50.475069+00', 'shown', '2026-12-01 05:31:50.475069+00', '2026-12-01 05:32:05.475069+00', 3, 4, 1),
	(4, 207, '2026-12-01 05:43:50.475069+00', 'shown', '2026-12-01 05:43:50.475069+00', '2026-12-01 05:44:05.475069+00', 4, 6, 1),
	(5, 212, '2026-12-01 05:45:50.475069+00', 'shown', '2026-12-01 05:45:50.475069+00', '2026-12-01 05:46:05.475069+00', 5, 5, 1),
	(6, 220, '2026-12-01 05:48:50.475069+00', 'shown', '2026-12-01 05:48:50.475069+00', '2026-12-01 05:49:05.475069+00', 6, 7, 1),
	(7, 241, '2026-12-01 05:57:50.475069+00', 'shown', '2026-12-01 05:57:50.475069+00', '2026-12-01 05:58:05.475069+00', 7, 9, 1),
	(8, 249, '2026-12-01 06:00:50.475069+00', 'shown', '2026-12-01 06:00:50.475069+00', '2026-12-01 06:01:05.475069+00', 8, 13, 1),
	(9, 252, '2026-12-01 06:02:50.475069+00', 'shown', '2026-12-01 06:02:50.475069+00', '2026-12-01 06:03:05.475069+00', 9, 10, 1),
	(10, 256, '2026-12-01 06:03:38.475069+00', 'shown', '2026-12-01 06:03:38.475069+00', '2026-12-01 06:03:53.475069+00', 10, 26, 1),
	(11, 265, '2026-12-01 06:05:50.475069+00', 'shown', '2026-12-01 06:05:50.475069+00', '2026-12-01 06:06:05.475069+00', 11, 14, 1),
	(12, 274, '2026-12-01 06:08:38.475069+00', 'shown', '2026-12-01 06:08:38.475069+00', '2026-12-01 06:08:53.475069+00', 12, 15, 1),
	(13, 305, '2026-12-01 06:10:00.025097+00', 'pending', NULL, NULL, 13, 44, 1);

SELECT pg_catalog.setval('public.auth_group_id_seq', 1, false);

SELECT pg_catalog.setval('public.auth_group_permissions_id_seq', 1, false);

SELECT pg_catalog.setval('public.auth_permission_id_seq', 160, true);

SELECT pg_catalog.setval('public.django_content_type_id_seq', 40, true);

SELECT pg_catalog.setval('public.django_migrations_id_seq', 37, true);

SELECT pg_catalog.setval('public.players_agecheck_id_seq', 69, true);

SELECT pg_catalog.setval('public.players_apartpair_id_seq', 1, true);

SELECT pg_catalog.setval('public.players_conduct_id_seq', 1, false);

SELECT pg_catalog.setval('public.players_player_id_seq', 104, true);

SELECT pg_catalog.setval('public.pokerroom_approval_id_seq', 1, true);

SELECT pg_catalog.setval('public.pokerroom_event_id_seq', 306, true);

SELECT pg_catalog.setval('public.pokerroom_heartbeat_id_seq', 1, false);

SELECT pg_catalog.setval('public.pokerroom_idempotencykey_id_seq', 1, false);

SELECT pg_catalog.setval('public.pokerroom_pintry_id_seq', 1, true);

SELECT pg_catalog.setval('public.pokerroom_policyversion_id_seq', 2, true);

SELECT pg_catalog.setval('public.pokerroom_room_id_seq', 1, true);

SELECT pg_catalog.setval('public.pokerroom_staff_id_seq', 3, true);

SELECT pg_catalog.setval('public.tables_absence_id_seq', 3, true);

SELECT pg_catalog.setval('public.tables_bag_id_seq', 1, true);

SELECT pg_catalog.setval('public.tables_card_id_seq', 1, false);

SELECT pg_catalog.setval('public.tables_cashout_id_seq', 12, true);

SELECT pg_catalog.setval('public.tables_chips_id_seq', 57, true);

SELECT pg_catalog.setval('public.tables_draw_id_seq', 1, true);

SELECT pg_catalog.setval('public.tables_game_id_seq', 7, true);

SELECT pg_catalog.setval('public.tables_placement_id_seq', 66, true);

SELECT pg_catalog.setval('public.tables_posting_id_seq', 2, true);

SELECT pg_catalog.setval('public.tables_request_id_seq', 1, true);

SELECT pg_catalog.setval('public.tables_seat_id_seq', 81, true);

SELECT pg_catalog.setval('public.tables_session_id_seq', 66, true);

SELECT pg_catalog.setval('public.tables_sitting_id_seq', 66, true);

SELECT pg_catalog.setval('public.tables_table_id_seq', 9, true);

SELECT pg_catalog.setval('public.waitlist_call_id_seq', 13, true);

SELECT pg_catalog.setval('public.waitlist_entry_id_seq', 50, true);

SELECT pg_catalog.setval('public.waitlist_page_id_seq', 13, true);

SELECT pg_catalog.setval('public.waitlist_standby_id_seq', 1, false);

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT a_card_is_drawn_once UNIQUE (draw_id, card);

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT a_player_sits_once_at_a_time EXCLUDE USING gist (int8range(player_id, player_id, '[]'::text) WITH &&, tstzrange(since, ended_at) WITH &&) WHERE ((player_id IS NOT NULL));

ALTER TABLE ONLY public.tables_placement
    ADD CONSTRAINT a_seat_holds_one_at_a_time EXCLUDE USING gist (int8range(seat_id, seat_id, '[]'::text) WITH &&, tstzrange(since, until) WITH &&);

ALTER TABLE ONLY public.auth_group
    ADD CONSTRAINT auth_group_name_key UNIQUE (name);

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_group_id_permission_id_0cd325b0_uniq UNIQUE (group_id, permission_id);

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_group
    ADD CONSTRAINT auth_group_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_content_type_id_codename_01ab375a_uniq UNIQUE (content_type_id, codename);

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.authtoken_token
    ADD CONSTRAINT authtoken_token_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.authtoken_token
    ADD CONSTRAINT authtoken_token_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.axes_accessattempt
    ADD CONSTRAINT axes_accessattempt_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.axes_accessattempt
    ADD CONSTRAINT axes_accessattempt_username_ip_address_user_agent_8ea22282_uniq UNIQUE (username, ip_address, user_agent);

ALTER TABLE ONLY public.axes_accessattemptexpiration
    ADD CONSTRAINT axes_accessattemptexpiration_pkey PRIMARY KEY (access_attempt_id);

ALTER TABLE ONLY public.axes_accessfailurelog
    ADD CONSTRAINT axes_accessfailurelog_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.axes_accesslog
    ADD CONSTRAINT axes_accesslog_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.django_content_type
    ADD CONSTRAINT django_content_type_app_label_model_76bd3d3b_uniq UNIQUE (app_label, model);

ALTER TABLE ONLY public.django_content_type
    ADD CONSTRAINT django_content_type_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.django_migrations
    ADD CONSTRAINT django_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.django_session
    ADD CONSTRAINT django_session_pkey PRIMARY KEY (session_key);

ALTER TABLE ONLY public.tables_game
    ADD CONSTRAINT game_once_in_a_room UNIQUE (room_id, slug);

ALTER TABLE ONLY public.pokerroom_idempotencykey
    ADD CONSTRAINT key_once_a_caller UNIQUE (caller_id, key);

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT one_card_a_player UNIQUE (draw_id, sitting_id);

ALTER TABLE ONLY public.tables_posting
    ADD CONSTRAINT one_posting_per_side UNIQUE (room_id, journal, bag_id, account);

ALTER TABLE ONLY public.waitlist_standby
    ADD CONSTRAINT one_standby_per_call_and_entry UNIQUE (call_id, entry_id);

ALTER TABLE ONLY public.pokerroom_staff
    ADD CONSTRAINT one_tablet_a_table UNIQUE (room_id, bound_to);

ALTER TABLE ONLY public.players_agecheck
    ADD CONSTRAINT players_agecheck_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.players_agecheck
    ADD CONSTRAINT players_agecheck_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.players_apartpair
    ADD CONSTRAINT players_apartpair_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.players_apartpair
    ADD CONSTRAINT players_apartpair_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.players_conduct
    ADD CONSTRAINT players_conduct_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.players_conduct
    ADD CONSTRAINT players_conduct_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.players_player
    ADD CONSTRAINT players_player_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.players_player
    ADD CONSTRAINT players_player_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_approval
    ADD CONSTRAINT pokerroom_approval_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_event
    ADD CONSTRAINT pokerroom_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_heartbeat
    ADD CONSTRAINT pokerroom_heartbeat_name_key UNIQUE (name);

ALTER TABLE ONLY public.pokerroom_heartbeat
    ADD CONSTRAINT pokerroom_heartbeat_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_idempotencykey
    ADD CONSTRAINT pokerroom_idempotencykey_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_pintry
    ADD CONSTRAINT pokerroom_pintry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_policyversion
    ADD CONSTRAINT pokerroom_policyversion_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_room
    ADD CONSTRAINT pokerroom_room_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_room
    ADD CONSTRAINT pokerroom_room_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.pokerroom_staff
    ADD CONSTRAINT pokerroom_staff_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pokerroom_staff
    ADD CONSTRAINT pokerroom_staff_username_key UNIQUE (username);

ALTER TABLE ONLY public.pokerroom_policyversion
    ADD CONSTRAINT policy_number_once_in_a_room UNIQUE (room_id, number);

ALTER TABLE ONLY public.tables_seat
    ADD CONSTRAINT seat_once_at_a_table UNIQUE (table_id, number);

ALTER TABLE ONLY public.pokerroom_event
    ADD CONSTRAINT seq_once_in_a_room UNIQUE (room_id, seq);

ALTER TABLE ONLY public.tables_table
    ADD CONSTRAINT table_once_in_a_room UNIQUE (room_id, number);

ALTER TABLE ONLY public.tables_absence
    ADD CONSTRAINT tables_absence_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_absence
    ADD CONSTRAINT tables_absence_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_chips
    ADD CONSTRAINT tables_chips_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_chips
    ADD CONSTRAINT tables_chips_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_draw
    ADD CONSTRAINT tables_draw_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_draw
    ADD CONSTRAINT tables_draw_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_game
    ADD CONSTRAINT tables_game_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_game
    ADD CONSTRAINT tables_game_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_placement
    ADD CONSTRAINT tables_placement_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_placement
    ADD CONSTRAINT tables_placement_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_posting
    ADD CONSTRAINT tables_posting_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_posting
    ADD CONSTRAINT tables_posting_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_request
    ADD CONSTRAINT tables_request_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_request
    ADD CONSTRAINT tables_request_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_seat
    ADD CONSTRAINT tables_seat_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_seat
    ADD CONSTRAINT tables_seat_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_session
    ADD CONSTRAINT tables_session_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_session
    ADD CONSTRAINT tables_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables_table
    ADD CONSTRAINT tables_table_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.tables_table
    ADD CONSTRAINT tables_table_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.waitlist_entry
    ADD CONSTRAINT waitlist_entry_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.waitlist_entry
    ADD CONSTRAINT waitlist_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.waitlist_page
    ADD CONSTRAINT waitlist_page_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.waitlist_page
    ADD CONSTRAINT waitlist_page_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.waitlist_standby
    ADD CONSTRAINT waitlist_standby_in_room UNIQUE (room_id, id);

ALTER TABLE ONLY public.waitlist_standby
    ADD CONSTRAINT waitlist_standby_pkey PRIMARY KEY (id);

CREATE INDEX absences_open ON public.tables_absence USING btree (room_id, due_at) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX apart_once_at_a_time ON public.players_apartpair USING btree (one_id, other_id) WHERE (until IS NULL);

CREATE INDEX auth_group_name_a6ea08ec_like ON public.auth_group USING btree (name varchar_pattern_ops);

CREATE INDEX auth_group_permissions_group_id_b120cbf9 ON public.auth_group_permissions USING btree (group_id);

CREATE INDEX auth_group_permissions_permission_id_84c5c92e ON public.auth_group_permissions USING btree (permission_id);

CREATE INDEX auth_permission_content_type_id_2f476e4b ON public.auth_permission USING btree (content_type_id);

CREATE INDEX authtoken_token_key_10f0b77e_like ON public.authtoken_token USING btree (key varchar_pattern_ops);

CREATE INDEX axes_accessattempt_ip_address_10922d9c ON public.axes_accessattempt USING btree (ip_address);

CREATE INDEX axes_accessattempt_user_agent_ad89678b ON public.axes_accessattempt USING btree (user_agent);

CREATE INDEX axes_accessattempt_user_agent_ad89678b_like ON public.axes_accessattempt USING btree (user_agent varchar_pattern_ops);

CREATE INDEX axes_accessattempt_username_3f2d4ca0 ON public.axes_accessattempt USING btree (username);

CREATE INDEX axes_accessattempt_username_3f2d4ca0_like ON public.axes_accessattempt USING btree (username varchar_pattern_ops);

CREATE INDEX axes_accessfailurelog_ip_address_2e9f5a7f ON public.axes_accessfailurelog USING btree (ip_address);

CREATE INDEX axes_accessfailurelog_user_agent_ea145dda ON public.axes_accessfailurelog USING btree (user_agent);

CREATE INDEX axes_accessfailurelog_user_agent_ea145dda_like ON public.axes_accessfailurelog USING btree (user_agent varchar_pattern_ops);

CREATE INDEX axes_accessfailurelog_username_a8b7e8a4 ON public.axes_accessfailurelog USING btree (username);

CREATE INDEX axes_accessfailurelog_username_a8b7e8a4_like ON public.axes_accessfailurelog USING btree (username varchar_pattern_ops);

CREATE INDEX axes_accesslog_ip_address_86b417e5 ON public.axes_accesslog USING btree (ip_address);

CREATE INDEX axes_accesslog_user_agent_0e659004 ON public.axes_accesslog USING btree (user_agent);

CREATE INDEX axes_accesslog_user_agent_0e659004_like ON public.axes_accesslog USING btree (user_agent varchar_pattern_ops);

CREATE INDEX axes_accesslog_username_df93064b ON public.axes_accesslog USING btree (username);

CREATE INDEX axes_accesslog_username_df93064b_like ON public.axes_accesslog USING btree (username varchar_pattern_ops);

CREATE UNIQUE INDEX bag_number_once ON public.tables_bag USING btree (room_id, number) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX card_once_in_a_room ON public.players_player USING btree (room_id, card) WHERE (NOT ((card)::text = ''::text));

CREATE INDEX django_session_expire_date_a5c62663 ON public.django_session USING btree (expire_date);

CREATE INDEX django_session_session_key_c0390e0f_like ON public.django_session USING btree (session_key varchar_pattern_ops);

CREATE INDEX entries_due ON public.waitlist_entry USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX live_entries ON public.waitlist_entry USING btree (room_id, game_id) WHERE ((status)::text = ANY ((ARRAY['waiting'::character varying, 'called'::character varying, 'held'::character varying])::text[]));

CREATE UNIQUE INDEX once_on_this_list ON public.waitlist_entry USING btree (game_id, player_id) WHERE ((status)::text = ANY ((ARRAY['waiting'::character varying, 'called'::character varying, 'held'::character varying])::text[]));

CREATE UNIQUE INDEX one_chair_per_sitting ON public.tables_placement USING btree (sitting_id) WHERE (until IS NULL);

CREATE UNIQUE INDEX one_draw_at_a_time ON public.tables_draw USING btree (table_id) WHERE (closed_at IS NULL);

CREATE UNIQUE INDEX one_open_absence_per_sitting ON public.tables_absence USING btree (sitting_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX one_open_call_per_entry ON public.waitlist_call USING btree (entry_id) WHERE ((outcome)::text = ''::text);

CREATE UNIQUE INDEX one_open_call_per_seat ON public.waitlist_call USING btree (seat_id) WHERE ((outcome)::text = ''::text);

CREATE UNIQUE INDEX one_open_request_of_a_kind ON public.tables_request USING btree (sitting_id, wish) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX one_seat_per_player_in_a_room ON public.tables_sitting USING btree (room_id, player_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX one_sitting_per_seat ON public.tables_placement USING btree (seat_id) WHERE (until IS NULL);

CREATE INDEX pages_pending ON public.waitlist_page USING btree (room_id, made_at) WHERE ((state)::text = 'pending'::text);

CREATE INDEX players_agecheck_by_id_65eecda7 ON public.players_agecheck USING btree (by_id);

CREATE INDEX players_agecheck_player_id_7ff3f0cd ON public.players_agecheck USING btree (player_id);

CREATE INDEX players_agecheck_room_id_f014adbe ON public.players_agecheck USING btree (room_id);

CREATE INDEX players_apartpair_one_id_946a3106 ON public.players_apartpair USING btree (one_id);

CREATE INDEX players_apartpair_other_id_6f6429a6 ON public.players_apartpair USING btree (other_id);

CREATE INDEX players_apartpair_room_id_91ea360e ON public.players_apartpair USING btree (room_id);

CREATE INDEX players_conduct_by_id_e1c8377b ON public.players_conduct USING btree (by_id);

CREATE INDEX players_conduct_player_id_2946de15 ON public.players_conduct USING btree (player_id);

CREATE INDEX players_conduct_room_id_f71149e9 ON public.players_conduct USING btree (room_id);

CREATE INDEX players_pla_room_id_c51518_idx ON public.players_player USING btree (room_id, phone);

CREATE INDEX players_pla_room_id_de50b0_idx ON public.players_player USING btree (room_id, search);

CREATE INDEX players_player_merged_into_id_eeb5aa4d ON public.players_player USING btree (merged_into_id);

CREATE INDEX players_player_room_id_ad1f0a6c ON public.players_player USING btree (room_id);

CREATE INDEX pokerroom_approval_asked_by_id_58112eef ON public.pokerroom_approval USING btree (asked_by_id);

CREATE INDEX pokerroom_approval_decided_by_id_4fff664f ON public.pokerroom_approval USING btree (decided_by_id);

CREATE INDEX pokerroom_approval_room_id_5eb45d73 ON public.pokerroom_approval USING btree (room_id);

CREATE INDEX pokerroom_e_room_id_060cf3_idx ON public.pokerroom_event USING btree (room_id, subject, seq);

CREATE INDEX pokerroom_e_room_id_35814c_idx ON public.pokerroom_event USING btree (room_id, command);

CREATE INDEX pokerroom_event_actor_id_7ef74fdc ON public.pokerroom_event USING btree (actor_id);

CREATE INDEX pokerroom_event_room_id_663d7d10 ON public.pokerroom_event USING btree (room_id);

CREATE INDEX pokerroom_heartbeat_name_d60eea72_like ON public.pokerroom_heartbeat USING btree (name varchar_pattern_ops);

CREATE INDEX pokerroom_idempotencykey_caller_id_77a0815b ON public.pokerroom_idempotencykey USING btree (caller_id);

CREATE INDEX pokerroom_pintry_room_id_94668c88 ON public.pokerroom_pintry USING btree (room_id);

CREATE INDEX pokerroom_policyversion_by_id_b84ed1db ON public.pokerroom_policyversion USING btree (by_id);

CREATE INDEX pokerroom_policyversion_room_id_94661af6 ON public.pokerroom_policyversion USING btree (room_id);

CREATE INDEX pokerroom_room_policy_id_201fb5e8 ON public.pokerroom_room USING btree (policy_id);

CREATE INDEX pokerroom_room_slug_4fecf8a0_like ON public.pokerroom_room USING btree (slug varchar_pattern_ops);

CREATE INDEX pokerroom_staff_room_id_f4264444 ON public.pokerroom_staff USING btree (room_id);

CREATE INDEX pokerroom_staff_username_74ed4867_like ON public.pokerroom_staff USING btree (username varchar_pattern_ops);

CREATE INDEX tables_absence_room_id_1d8be8f4 ON public.tables_absence USING btree (room_id);

CREATE INDEX tables_absence_sitting_id_2e581fc5 ON public.tables_absence USING btree (sitting_id);

CREATE INDEX tables_absence_table_id_1649f353 ON public.tables_absence USING btree (table_id);

CREATE INDEX tables_bag_counted_by_id_0800cab7 ON public.tables_bag USING btree (counted_by_id);

CREATE INDEX tables_bag_game_id_5978b613 ON public.tables_bag USING btree (game_id);

CREATE INDEX tables_bag_player_id_b7140a35 ON public.tables_bag USING btree (player_id);

CREATE INDEX tables_bag_room_id_dfafda62 ON public.tables_bag USING btree (room_id);

CREATE INDEX tables_bag_sitting_id_0bef3e1f ON public.tables_bag USING btree (sitting_id);

CREATE INDEX tables_card_draw_id_9b52ee63 ON public.tables_card USING btree (draw_id);

CREATE INDEX tables_card_room_id_8925714e ON public.tables_card USING btree (room_id);

CREATE INDEX tables_card_seat_id_f6baddc3 ON public.tables_card USING btree (seat_id);

CREATE INDEX tables_card_sitting_id_8ca7e5c9 ON public.tables_card USING btree (sitting_id);

CREATE INDEX tables_cash_player__bd2aa3_idx ON public.tables_cashout USING btree (player_id, game_id, at);

CREATE INDEX tables_cashout_game_id_8151e315 ON public.tables_cashout USING btree (game_id);

CREATE INDEX tables_cashout_player_id_3335919a ON public.tables_cashout USING btree (player_id);

CREATE INDEX tables_cashout_room_id_5add56e6 ON public.tables_cashout USING btree (room_id);

CREATE INDEX tables_cashout_session_id_00cb12b1 ON public.tables_cashout USING btree (session_id);

CREATE INDEX tables_cashout_sitting_id_08e8f6a9 ON public.tables_cashout USING btree (sitting_id);

CREATE INDEX tables_chips_by_id_81502484 ON public.tables_chips USING btree (by_id);

CREATE INDEX tables_chips_room_id_858c1d31 ON public.tables_chips USING btree (room_id);

CREATE INDEX tables_chips_sitting_id_7cd536c0 ON public.tables_chips USING btree (sitting_id);

CREATE INDEX tables_draw_room_id_984d15a9 ON public.tables_draw USING btree (room_id);

CREATE INDEX tables_draw_table_id_24fc7653 ON public.tables_draw USING btree (table_id);

CREATE INDEX tables_game_room_id_3fa0e7a9 ON public.tables_game USING btree (room_id);

CREATE INDEX tables_game_slug_0bd55fca ON public.tables_game USING btree (slug);

CREATE INDEX tables_game_slug_0bd55fca_like ON public.tables_game USING btree (slug varchar_pattern_ops);

CREATE INDEX tables_placement_room_id_79e71940 ON public.tables_placement USING btree (room_id);

CREATE INDEX tables_placement_seat_id_ca2538d6 ON public.tables_placement USING btree (seat_id);

CREATE INDEX tables_placement_sitting_id_32072c7d ON public.tables_placement USING btree (sitting_id);

CREATE INDEX tables_posting_bag_id_169effe7 ON public.tables_posting USING btree (bag_id);

CREATE INDEX tables_posting_room_id_0436ca02 ON public.tables_posting USING btree (room_id);

CREATE INDEX tables_request_approved_by_id_854cbb3b ON public.tables_request USING btree (approved_by_id);

CREATE INDEX tables_request_room_id_6113eaa8 ON public.tables_request USING btree (room_id);

CREATE INDEX tables_request_sitting_id_d6a92416 ON public.tables_request USING btree (sitting_id);

CREATE INDEX tables_request_to_table_id_a5ab8305 ON public.tables_request USING btree (to_table_id);

CREATE INDEX tables_seat_locked_for_id_4227d620 ON public.tables_seat USING btree (locked_for_id);

CREATE INDEX tables_seat_room_id_2374fb9e ON public.tables_seat USING btree (room_id);

CREATE INDEX tables_seat_table_id_67aaffa1 ON public.tables_seat USING btree (table_id);

CREATE INDEX tables_session_player_id_c4766347 ON public.tables_session USING btree (player_id);

CREATE INDEX tables_session_room_id_e54993a7 ON public.tables_session USING btree (room_id);

CREATE INDEX tables_sitting_game_id_c8cb5aa1 ON public.tables_sitting USING btree (game_id);

CREATE INDEX tables_sitting_player_id_15aec911 ON public.tables_sitting USING btree (player_id);

CREATE INDEX tables_sitting_room_id_4f8f8417 ON public.tables_sitting USING btree (room_id);

CREATE INDEX tables_sitting_session_id_b6e11494 ON public.tables_sitting USING btree (session_id);

CREATE INDEX tables_table_game_id_034ef30d ON public.tables_table USING btree (game_id);

CREATE INDEX tables_table_room_id_aace24b1 ON public.tables_table USING btree (room_id);

CREATE INDEX waitlist_ca_entry_i_1ec5da_idx ON public.waitlist_call USING btree (entry_id, called_at);

CREATE INDEX waitlist_call_again_id_39447f54 ON public.waitlist_call USING btree (again_id);

CREATE INDEX waitlist_call_by_id_5cfb9c14 ON public.waitlist_call USING btree (by_id);

CREATE INDEX waitlist_call_entry_id_61e7c093 ON public.waitlist_call USING btree (entry_id);

CREATE INDEX waitlist_call_room_id_98fe1aa6 ON public.waitlist_call USING btree (room_id);

CREATE INDEX waitlist_call_seat_id_d6c44759 ON public.waitlist_call USING btree (seat_id);

CREATE INDEX waitlist_en_room_id_52eb6d_idx ON public.waitlist_entry USING btree (room_id, ended_at);

CREATE INDEX waitlist_entry_game_id_2d570c0e ON public.waitlist_entry USING btree (game_id);

CREATE INDEX waitlist_entry_player_id_5ea56a63 ON public.waitlist_entry USING btree (player_id);

CREATE INDEX waitlist_entry_room_id_5a96cd71 ON public.waitlist_entry USING btree (room_id);

CREATE INDEX waitlist_pa_room_id_4d8c03_idx ON public.waitlist_page USING btree (room_id, shown_until);

CREATE INDEX waitlist_page_call_id_11312038 ON public.waitlist_page USING btree (call_id);

CREATE INDEX waitlist_page_entry_id_8e6f437d ON public.waitlist_page USING btree (entry_id);

CREATE INDEX waitlist_page_room_id_2a17c3c2 ON public.waitlist_page USING btree (room_id);

CREATE INDEX waitlist_standby_call_id_5f5bc68e ON public.waitlist_standby USING btree (call_id);

CREATE INDEX waitlist_standby_entry_id_d82f11b5 ON public.waitlist_standby USING btree (entry_id);

CREATE INDEX waitlist_standby_room_id_ad2d6694 ON public.waitlist_standby USING btree (room_id);

CREATE CONSTRAINT TRIGGER a_journal_sums_to_zero AFTER INSERT ON public.tables_posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_posting_a_journal_sums_to_zero();

CREATE CONSTRAINT TRIGGER age_check_first AFTER INSERT OR UPDATE ON public.tables_sitting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_sitting_age_check_first();

CREATE CONSTRAINT TRIGGER an_open_call_locks_its_seat AFTER INSERT OR UPDATE ON public.waitlist_call DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.waitlist_call_an_open_call_locks_its_seat();

CREATE CONSTRAINT TRIGGER called_means_an_open_call AFTER INSERT OR UPDATE ON public.waitlist_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.waitlist_entry_called_means_an_open_call();

CREATE CONSTRAINT TRIGGER custody_holds_what_the_bag_says AFTER INSERT OR UPDATE ON public.tables_bag DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_bag_custody_holds_what_the_bag_says();

CREATE CONSTRAINT TRIGGER gap_free AFTER INSERT ON public.pokerroom_event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pokerroom_event_gap_free();

CREATE CONSTRAINT TRIGGER live_only_at_open_tables AFTER INSERT OR UPDATE ON public.tables_placement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_placement_live_only_at_open_tables();

CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON public.players_agecheck FOR EACH ROW EXECUTE FUNCTION public.players_agecheck_never_changed();

CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON public.players_conduct FOR EACH ROW EXECUTE FUNCTION public.players_conduct_never_changed();

CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON public.pokerroom_event FOR EACH ROW EXECUTE FUNCTION public.pokerroom_event_never_changed();

CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON public.tables_posting FOR EACH ROW EXECUTE FUNCTION public.tables_posting_never_changed();

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON public.players_agecheck FOR EACH STATEMENT EXECUTE FUNCTION public.players_agecheck_never_changed();

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON public.players_conduct FOR EACH STATEMENT EXECUTE FUNCTION public.players_conduct_never_changed();

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON public.pokerroom_event FOR EACH STATEMENT EXECUTE FUNCTION public.pokerroom_event_never_changed();

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON public.tables_posting FOR EACH STATEMENT EXECUTE FUNCTION public.tables_posting_never_changed();

CREATE CONSTRAINT TRIGGER no_open_absence_after_the_end AFTER INSERT OR UPDATE ON public.tables_sitting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_sitting_no_open_absence_after_the_end();

CREATE CONSTRAINT TRIGGER nobody_sits_at_a_closed_table AFTER INSERT OR UPDATE ON public.tables_table DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_table_nobody_sits_at_a_closed_table();

CREATE CONSTRAINT TRIGGER nobody_who_left_is_away AFTER INSERT OR UPDATE ON public.tables_absence DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_absence_nobody_who_left_is_away();

CREATE CONSTRAINT TRIGGER one_sitting_and_one_lock_up AFTER INSERT OR UPDATE ON public.tables_seat DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_seat_one_sitting_and_one_lock_up();

CREATE CONSTRAINT TRIGGER only_live_sittings_hold_chairs AFTER INSERT OR UPDATE ON public.tables_sitting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.tables_sitting_only_live_sittings_hold_chairs();

CREATE CONSTRAINT TRIGGER outcome_is_never_rewritten AFTER UPDATE ON public.waitlist_call DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.waitlist_call_outcome_is_never_rewritten();

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.tables_table FOR EACH ROW EXECUTE FUNCTION public.tables_table_status_moves();

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.waitlist_entry FOR EACH ROW EXECUTE FUNCTION public.waitlist_entry_status_moves();

CREATE CONSTRAINT TRIGGER version_is_last_event AFTER INSERT OR UPDATE OF version ON public.pokerroom_room DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pokerroom_room_version_is_last_event();

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissio_permission_id_84c5c92e_fk_auth_perm FOREIGN KEY (permission_id) REFERENCES public.auth_permission(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_group_id_b120cbf9_fk_auth_group_id FOREIGN KEY (group_id) REFERENCES public.auth_group(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_content_type_id_2f476e4b_fk_django_co FOREIGN KEY (content_type_id) REFERENCES public.django_content_type(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.authtoken_token
    ADD CONSTRAINT authtoken_token_user_id_35299eff_fk_pokerroom_staff_id FOREIGN KEY (user_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.axes_accessattemptexpiration
    ADD CONSTRAINT axes_accessattemptex_access_attempt_id_6b73a47a_fk_axes_acce FOREIGN KEY (access_attempt_id) REFERENCES public.axes_accessattempt(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_agecheck
    ADD CONSTRAINT players_agecheck_by_id_65eecda7_fk_pokerroom_staff_id FOREIGN KEY (by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_agecheck
    ADD CONSTRAINT players_agecheck_player_id_7ff3f0cd_fk_players_player_id FOREIGN KEY (player_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_agecheck
    ADD CONSTRAINT players_agecheck_player_id_same_room FOREIGN KEY (room_id, player_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_agecheck
    ADD CONSTRAINT players_agecheck_room_id_f014adbe_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_apartpair
    ADD CONSTRAINT players_apartpair_one_id_946a3106_fk_players_player_id FOREIGN KEY (one_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_apartpair
    ADD CONSTRAINT players_apartpair_one_id_same_room FOREIGN KEY (room_id, one_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_apartpair
    ADD CONSTRAINT players_apartpair_other_id_6f6429a6_fk_players_player_id FOREIGN KEY (other_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_apartpair
    ADD CONSTRAINT players_apartpair_other_id_same_room FOREIGN KEY (room_id, other_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_apartpair
    ADD CONSTRAINT players_apartpair_room_id_91ea360e_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_conduct
    ADD CONSTRAINT players_conduct_by_id_e1c8377b_fk_pokerroom_staff_id FOREIGN KEY (by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_conduct
    ADD CONSTRAINT players_conduct_player_id_2946de15_fk_players_player_id FOREIGN KEY (player_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_conduct
    ADD CONSTRAINT players_conduct_player_id_same_room FOREIGN KEY (room_id, player_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_conduct
    ADD CONSTRAINT players_conduct_room_id_f71149e9_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_player
    ADD CONSTRAINT players_player_merged_into_id_eeb5aa4d_fk_players_player_id FOREIGN KEY (merged_into_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_player
    ADD CONSTRAINT players_player_merged_into_id_same_room FOREIGN KEY (room_id, merged_into_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.players_player
    ADD CONSTRAINT players_player_room_id_ad1f0a6c_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_approval
    ADD CONSTRAINT pokerroom_approval_asked_by_id_58112eef_fk_pokerroom_staff_id FOREIGN KEY (asked_by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_approval
    ADD CONSTRAINT pokerroom_approval_decided_by_id_4fff664f_fk_pokerroom_staff_id FOREIGN KEY (decided_by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_approval
    ADD CONSTRAINT pokerroom_approval_room_id_5eb45d73_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_event
    ADD CONSTRAINT pokerroom_event_actor_id_7ef74fdc_fk_pokerroom_staff_id FOREIGN KEY (actor_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_event
    ADD CONSTRAINT pokerroom_event_room_id_663d7d10_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_idempotencykey
    ADD CONSTRAINT pokerroom_idempotenc_caller_id_77a0815b_fk_pokerroom FOREIGN KEY (caller_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_pintry
    ADD CONSTRAINT pokerroom_pintry_room_id_94668c88_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_policyversion
    ADD CONSTRAINT pokerroom_policyversion_by_id_b84ed1db_fk_pokerroom_staff_id FOREIGN KEY (by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_policyversion
    ADD CONSTRAINT pokerroom_policyversion_room_id_94661af6_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_room
    ADD CONSTRAINT pokerroom_room_policy_id_201fb5e8_fk_pokerroom_policyversion_id FOREIGN KEY (policy_id) REFERENCES public.pokerroom_policyversion(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.pokerroom_staff
    ADD CONSTRAINT pokerroom_staff_room_id_f4264444_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_absence
    ADD CONSTRAINT tables_absence_room_id_1d8be8f4_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_absence
    ADD CONSTRAINT tables_absence_sitting_id_2e581fc5_fk_tables_sitting_id FOREIGN KEY (sitting_id) REFERENCES public.tables_sitting(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_absence
    ADD CONSTRAINT tables_absence_sitting_id_same_room FOREIGN KEY (room_id, sitting_id) REFERENCES public.tables_sitting(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_absence
    ADD CONSTRAINT tables_absence_table_id_1649f353_fk_tables_table_id FOREIGN KEY (table_id) REFERENCES public.tables_table(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_absence
    ADD CONSTRAINT tables_absence_table_id_same_room FOREIGN KEY (room_id, table_id) REFERENCES public.tables_table(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_counted_by_id_0800cab7_fk_pokerroom_staff_id FOREIGN KEY (counted_by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_game_id_5978b613_fk_tables_game_id FOREIGN KEY (game_id) REFERENCES public.tables_game(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_game_id_same_room FOREIGN KEY (room_id, game_id) REFERENCES public.tables_game(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_player_id_b7140a35_fk_players_player_id FOREIGN KEY (player_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_player_id_same_room FOREIGN KEY (room_id, player_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_room_id_dfafda62_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_sitting_id_0bef3e1f_fk_tables_sitting_id FOREIGN KEY (sitting_id) REFERENCES public.tables_sitting(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_bag
    ADD CONSTRAINT tables_bag_sitting_id_same_room FOREIGN KEY (room_id, sitting_id) REFERENCES public.tables_sitting(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_draw_id_9b52ee63_fk_tables_draw_id FOREIGN KEY (draw_id) REFERENCES public.tables_draw(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_draw_id_same_room FOREIGN KEY (room_id, draw_id) REFERENCES public.tables_draw(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_room_id_8925714e_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_seat_id_f6baddc3_fk_tables_seat_id FOREIGN KEY (seat_id) REFERENCES public.tables_seat(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_seat_id_same_room FOREIGN KEY (room_id, seat_id) REFERENCES public.tables_seat(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_sitting_id_8ca7e5c9_fk_tables_sitting_id FOREIGN KEY (sitting_id) REFERENCES public.tables_sitting(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_card
    ADD CONSTRAINT tables_card_sitting_id_same_room FOREIGN KEY (room_id, sitting_id) REFERENCES public.tables_sitting(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_game_id_8151e315_fk_tables_game_id FOREIGN KEY (game_id) REFERENCES public.tables_game(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_game_id_same_room FOREIGN KEY (room_id, game_id) REFERENCES public.tables_game(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_player_id_3335919a_fk_players_player_id FOREIGN KEY (player_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_player_id_same_room FOREIGN KEY (room_id, player_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_room_id_5add56e6_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_session_id_00cb12b1_fk_tables_session_id FOREIGN KEY (session_id) REFERENCES public.tables_session(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_session_id_same_room FOREIGN KEY (room_id, session_id) REFERENCES public.tables_session(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_sitting_id_08e8f6a9_fk_tables_sitting_id FOREIGN KEY (sitting_id) REFERENCES public.tables_sitting(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_cashout
    ADD CONSTRAINT tables_cashout_sitting_id_same_room FOREIGN KEY (room_id, sitting_id) REFERENCES public.tables_sitting(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_chips
    ADD CONSTRAINT tables_chips_by_id_81502484_fk_pokerroom_staff_id FOREIGN KEY (by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_chips
    ADD CONSTRAINT tables_chips_room_id_858c1d31_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_chips
    ADD CONSTRAINT tables_chips_sitting_id_7cd536c0_fk_tables_sitting_id FOREIGN KEY (sitting_id) REFERENCES public.tables_sitting(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_chips
    ADD CONSTRAINT tables_chips_sitting_id_same_room FOREIGN KEY (room_id, sitting_id) REFERENCES public.tables_sitting(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_draw
    ADD CONSTRAINT tables_draw_room_id_984d15a9_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_draw
    ADD CONSTRAINT tables_draw_table_id_24fc7653_fk_tables_table_id FOREIGN KEY (table_id) REFERENCES public.tables_table(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_draw
    ADD CONSTRAINT tables_draw_table_id_same_room FOREIGN KEY (room_id, table_id) REFERENCES public.tables_table(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_game
    ADD CONSTRAINT tables_game_room_id_3fa0e7a9_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_placement
    ADD CONSTRAINT tables_placement_room_id_79e71940_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_placement
    ADD CONSTRAINT tables_placement_seat_id_ca2538d6_fk_tables_seat_id FOREIGN KEY (seat_id) REFERENCES public.tables_seat(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_placement
    ADD CONSTRAINT tables_placement_seat_id_same_room FOREIGN KEY (room_id, seat_id) REFERENCES public.tables_seat(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_placement
    ADD CONSTRAINT tables_placement_sitting_id_32072c7d_fk_tables_sitting_id FOREIGN KEY (sitting_id) REFERENCES public.tables_sitting(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_placement
    ADD CONSTRAINT tables_placement_sitting_id_same_room FOREIGN KEY (room_id, sitting_id) REFERENCES public.tables_sitting(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_posting
    ADD CONSTRAINT tables_posting_bag_id_169effe7_fk_tables_bag_id FOREIGN KEY (bag_id) REFERENCES public.tables_bag(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_posting
    ADD CONSTRAINT tables_posting_bag_id_same_room FOREIGN KEY (room_id, bag_id) REFERENCES public.tables_bag(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_posting
    ADD CONSTRAINT tables_posting_room_id_0436ca02_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_request
    ADD CONSTRAINT tables_request_approved_by_id_854cbb3b_fk_pokerroom_staff_id FOREIGN KEY (approved_by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_request
    ADD CONSTRAINT tables_request_room_id_6113eaa8_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_request
    ADD CONSTRAINT tables_request_sitting_id_d6a92416_fk_tables_sitting_id FOREIGN KEY (sitting_id) REFERENCES public.tables_sitting(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_request
    ADD CONSTRAINT tables_request_sitting_id_same_room FOREIGN KEY (room_id, sitting_id) REFERENCES public.tables_sitting(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_request
    ADD CONSTRAINT tables_request_to_table_id_a5ab8305_fk_tables_table_id FOREIGN KEY (to_table_id) REFERENCES public.tables_table(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_request
    ADD CONSTRAINT tables_request_to_table_id_same_room FOREIGN KEY (room_id, to_table_id) REFERENCES public.tables_table(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_seat
    ADD CONSTRAINT tables_seat_locked_for_id_4227d620_fk_players_player_id FOREIGN KEY (locked_for_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_seat
    ADD CONSTRAINT tables_seat_locked_for_id_same_room FOREIGN KEY (room_id, locked_for_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_seat
    ADD CONSTRAINT tables_seat_room_id_2374fb9e_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_seat
    ADD CONSTRAINT tables_seat_table_id_67aaffa1_fk_tables_table_id FOREIGN KEY (table_id) REFERENCES public.tables_table(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_seat
    ADD CONSTRAINT tables_seat_table_id_same_room FOREIGN KEY (room_id, table_id) REFERENCES public.tables_table(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_session
    ADD CONSTRAINT tables_session_player_id_c4766347_fk_players_player_id FOREIGN KEY (player_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_session
    ADD CONSTRAINT tables_session_player_id_same_room FOREIGN KEY (room_id, player_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_session
    ADD CONSTRAINT tables_session_room_id_e54993a7_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_game_id_c8cb5aa1_fk_tables_game_id FOREIGN KEY (game_id) REFERENCES public.tables_game(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_game_id_same_room FOREIGN KEY (room_id, game_id) REFERENCES public.tables_game(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_player_id_15aec911_fk_players_player_id FOREIGN KEY (player_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_player_id_same_room FOREIGN KEY (room_id, player_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_room_id_4f8f8417_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_session_id_b6e11494_fk_tables_session_id FOREIGN KEY (session_id) REFERENCES public.tables_session(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_sitting
    ADD CONSTRAINT tables_sitting_session_id_same_room FOREIGN KEY (room_id, session_id) REFERENCES public.tables_session(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_table
    ADD CONSTRAINT tables_table_game_id_034ef30d_fk_tables_game_id FOREIGN KEY (game_id) REFERENCES public.tables_game(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_table
    ADD CONSTRAINT tables_table_game_id_same_room FOREIGN KEY (room_id, game_id) REFERENCES public.tables_game(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.tables_table
    ADD CONSTRAINT tables_table_room_id_aace24b1_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_again_id_39447f54_fk_waitlist_call_id FOREIGN KEY (again_id) REFERENCES public.waitlist_call(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_again_id_same_room FOREIGN KEY (room_id, again_id) REFERENCES public.waitlist_call(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_by_id_5cfb9c14_fk_pokerroom_staff_id FOREIGN KEY (by_id) REFERENCES public.pokerroom_staff(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_entry_id_61e7c093_fk_waitlist_entry_id FOREIGN KEY (entry_id) REFERENCES public.waitlist_entry(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_entry_id_same_room FOREIGN KEY (room_id, entry_id) REFERENCES public.waitlist_entry(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_room_id_98fe1aa6_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_seat_id_d6c44759_fk_tables_seat_id FOREIGN KEY (seat_id) REFERENCES public.tables_seat(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_call
    ADD CONSTRAINT waitlist_call_seat_id_same_room FOREIGN KEY (room_id, seat_id) REFERENCES public.tables_seat(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_entry
    ADD CONSTRAINT waitlist_entry_game_id_2d570c0e_fk_tables_game_id FOREIGN KEY (game_id) REFERENCES public.tables_game(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_entry
    ADD CONSTRAINT waitlist_entry_game_id_same_room FOREIGN KEY (room_id, game_id) REFERENCES public.tables_game(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_entry
    ADD CONSTRAINT waitlist_entry_player_id_5ea56a63_fk_players_player_id FOREIGN KEY (player_id) REFERENCES public.players_player(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_entry
    ADD CONSTRAINT waitlist_entry_player_id_same_room FOREIGN KEY (room_id, player_id) REFERENCES public.players_player(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_entry
    ADD CONSTRAINT waitlist_entry_room_id_5a96cd71_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_page
    ADD CONSTRAINT waitlist_page_call_id_11312038_fk_waitlist_call_id FOREIGN KEY (call_id) REFERENCES public.waitlist_call(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_page
    ADD CONSTRAINT waitlist_page_call_id_same_room FOREIGN KEY (room_id, call_id) REFERENCES public.waitlist_call(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_page
    ADD CONSTRAINT waitlist_page_entry_id_8e6f437d_fk_waitlist_entry_id FOREIGN KEY (entry_id) REFERENCES public.waitlist_entry(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_page
    ADD CONSTRAINT waitlist_page_entry_id_same_room FOREIGN KEY (room_id, entry_id) REFERENCES public.waitlist_entry(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_page
    ADD CONSTRAINT waitlist_page_room_id_2a17c3c2_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_standby
    ADD CONSTRAINT waitlist_standby_call_id_5f5bc68e_fk_waitlist_call_id FOREIGN KEY (call_id) REFERENCES public.waitlist_call(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_standby
    ADD CONSTRAINT waitlist_standby_call_id_same_room FOREIGN KEY (room_id, call_id) REFERENCES public.waitlist_call(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_standby
    ADD CONSTRAINT waitlist_standby_entry_id_d82f11b5_fk_waitlist_entry_id FOREIGN KEY (entry_id) REFERENCES public.waitlist_entry(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_standby
    ADD CONSTRAINT waitlist_standby_entry_id_same_room FOREIGN KEY (room_id, entry_id) REFERENCES public.waitlist_entry(room_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.waitlist_standby
    ADD CONSTRAINT waitlist_standby_room_id_ad2d6694_fk_pokerroom_room_id FOREIGN KEY (room_id) REFERENCES public.pokerroom_room(id) DEFERRABLE INITIALLY DEFERRED;

