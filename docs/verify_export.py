#!/usr/bin/env python3
"""Check an exported trail of a poker room, without the software that wrote it: Python 3.8 or newer, nothing else.

    python3 verify_export.py events.jsonl [PUBLIC_KEY]

The first line of the file says what it is. Checkpoints follow: what the last event was at a moment, signed (Ed25519)
with a key that is not in the database. Each line after them is an event: its hash is SHA-256 over the hash of the
event before and its own content, so nothing can be changed or left out up to the last checkpoint.

The public key should come from somewhere else than the file: `manage.py verify_events` prints it, and the house can
keep it on paper. Ends with 0 if all is as it was recorded, else with 1 and the first thing that is not.
"""

import hashlib
import json
import sys

SIGNED = ("room", "seq", "hash", "at", "gaming_day", "why")
CONTENT = ("room_id", "seq", "command", "at", "recorded_at", "actor_id", "verb", "subject", "touches", "data")
CONTENT += ("policy_number", "device", "request_id", "gaming_day")


class Broken(Exception):
    """What is not as it was recorded, in a sentence."""


def compact(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def check(rows, public):
    """Walk the file, line by line. Answers its head, and the checkpoints that hold."""
    head, checkpoints = next(rows), {}
    previous, expected = head["previous"], head["first"]
    for row in rows:
        if "checkpoint" in row:
            one = row["checkpoint"]
            check_signature(one, head["trail"], public or one["key"])
            checkpoints[one["seq"]] = one
            continue
        if row["seq"] != expected:
            raise Broken(f"event {expected} is missing: event {row['seq']} is in its place")
        if hashlib.sha256((previous + compact([row[name] for name in CONTENT])).encode()).hexdigest() != row["hash"]:
            raise Broken(f"event {expected}, or what came before it, is not what was recorded")
        if expected in checkpoints and checkpoints[expected]["hash"] != row["hash"]:
            raise Broken(f"event {expected} is not the one that was written down at {checkpoints[expected]['at']}")
        previous, expected = row["hash"], expected + 1
    if expected != head["last"] + 1:
        raise Broken(f"the file ends with event {expected - 1} and says that it goes to {head['last']}")
    if head["last"] >= head["first"] and max(checkpoints, default=0) != head["last"]:
        raise Broken(f"no checkpoint vouches for the last event, {head['last']}")
    return head, checkpoints


def check_signature(one, room, public):
    said = json.dumps([one[name] for name in SIGNED], separators=(",", ":")).encode()
    if one["room"] != room or one["key"] != public or not is_signed(one, said):
        raise Broken(f"the checkpoint of event {one['seq']} is not signed with the key {public}")


# Ed25519, as RFC 8032 describes it (5.1.7): slow, but it needs nothing that is not here.

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def add(one, other):
    a, b = (one[1] - one[0]) * (other[1] - other[0]) % P, (one[1] + one[0]) * (other[1] + other[0]) % P
    c, d = 2 * one[3] * other[3] * D % P, 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(factor, point):
    result = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            result = add(result, point)
        point, factor = add(point, point), factor >> 1
    return result


def point_of(data):
    """A point from its 32 bytes: y, and the sign of x. None if it is on no curve."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if y >= P or (x * x - square) % P or (not x and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(checkpoint, said):
    try:
        public, signature = bytes.fromhex(checkpoint["key"]), bytes.fromhex(checkpoint["signature"])
    except ValueError:
        return False
    if len(public) != 32 or len(signature) != 64:
        return False
    key, commitment, scalar = point_of(public), point_of(signature[:32]), int.from_bytes(signature[32:], "little")
    if key is None or commitment is None or scalar >= L:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + public + said).digest(), "little") % L
    left, right = times(scalar, BASE), add(commitment, times(challenge, key))
    return not (left[0] * right[2] - right[0] * left[2]) % P and not (left[1] * right[2] - right[1] * left[2]) % P


def main(path, public=None):
    with open(path, encoding="utf-8") as lines:
        head, checkpoints = check(map(json.loads, lines), public)
    print(f"{head['room']}: events {head['first']} to {head['last']} are as they were recorded.")
    print(f"{len(checkpoints)} checkpoints agree, signed with {public or keys_of(checkpoints)}.")
    if not public:
        print("The key is the file's own: compare it with the one that the house keeps.")


def keys_of(checkpoints):
    return " and ".join(sorted({one["key"] for one in checkpoints.values()}))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except Broken as trouble:
        sys.exit(f"Not as it was recorded: {trouble}.")
    except (ValueError, KeyError, TypeError, StopIteration) as trouble:
        sys.exit(f"This is no export of a trail: {trouble!r}.")
