"""The server stops when it is told to, whatever the streams are just asking."""

from __future__ import annotations

import asyncio

from pokerroom.live.gate import Gate


def test_a_cancellation_that_comes_with_an_answer_is_not_lost() -> None:
    async def asks_for_ever(gate: Gate) -> None:
        while True:
            await gate._on_thread(int)

    async def stop_between_two_answers() -> bool:
        gate = Gate()
        asking = asyncio.create_task(asks_for_ever(gate))
        await asyncio.sleep(0.01)
        asking.cancel()
        done, _ = await asyncio.wait([asking], timeout=5)
        gate._thread.shutdown()
        asking.cancel()
        return bool(done)

    for _ in range(50):
        assert asyncio.run(stop_between_two_answers())
