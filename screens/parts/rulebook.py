"""The house's rules by number, in our own words: what the software does about each, or why it does nothing.

T: house rules, TH: their hold'em rules, TS: their stud rules, VH: Vegas Hold'em, CR: hold'em with time collections,
GG: game guide. `docs/rules.md` is generated from here, from the settings of the policy and from the tests' marks.
"""

from __future__ import annotations

from dataclasses import dataclass

SOFTWARE, DEALER, LATER = "software", "dealer", "later"

# number | what the software has to do with it | in our own words
RULES = """
T1 | software | Management decides finally: a supervisor overrules a refusal with a reason, and the record shows rule, reason and name.
T2 | software | Nobody under the minimum age joins or sits; the first seating needs an age check on record.
T3 | software | Abusive behaviour: warnings and penalties are kept on the player's record with their rule.
T4 | software | Opening a table, its game and its limit is the house's decision: a supervisor's command.
T5 | software | Checking and raising is allowed: said on the game sheet.
T6 | software | Straddles are allowed: said on the game sheet.
T7 | later | A pot under the minimum counts for no jackpot or promotion: with the jackpots' issue.
T8 | dealer | No string bets: the dealer judges chips on the felt.
T9 | dealer | Forward motion makes a bet: the dealer judges it.
T10 | software | A called-in name has its place but is passed over until it checks in on arrival.
T11 | dealer | No rabbit hunting: nothing is recorded of cards not dealt.
T12 | software | The room controls seating; table changes are asked for through a supervisor or host.
T13 | dealer | No shuffle on a player's wish.
T14 | software | Table stakes: chips leave by cashing out or pick-up, and a table change carries the whole stack.
T15 | dealer | Stacks stay countable: seen at the table only.
T16 | software | Within two hours of cashing out, the same game and limit asks for the amount removed or the minimum, the larger.
T17 | dealer | Show one, show all: at the table.
T18 | software | No playing over: a chair whose player is away cannot be taken by somebody else.
T19 | dealer | Small electronics only out of the hand.
T20 | dealer | No telephone during a live hand.
T21 | software | No short buys; adding on up to the maximum between hands.
T22 | dealer | Players protect their hands.
T23 | software | Under one big blind a stack cannot hold the seat: rebuy to the minimum or the seat opens.
T24 | dealer | No recourse for a hand that was not protected.
T25 | dealer | One player a hand.
T26 | dealer | No smoking in the room.
T27 | later | Cards speak: reading hands comes with the jackpots' issue.
T28 | software | A bet and three raises in limit, no limit of raises in no limit and pot limit: said on the game sheet.
T29 | dealer | Exposing cards only heads-up without side pots.
T30 | software | The 30-second clock counts down on the table's screen; at zero the hand is dead.
T31 | software | Chips left behind are counted, verified by a second person and kept in custody under a bag number.
T32 | dealer | Nothing on the felt but chips, cards and a protector.
T33 | software | First away: an hour for dinner once a session, else twenty minutes.
T34 | software | Extended dinner: cashed out, up to ninety minutes, place kept at the top, the larger of amount and minimum on return.
T35 | software | Second away: twenty minutes, then the chips may be picked up and the name goes to the top of the list.
T36 | software | Third away: five minutes, then the same.
T37 | dealer | A pot is contested before the next hand is dealt.
T38 | dealer | No criticism of play.
T39 | software | Two players may be kept apart: never at, or called for, the same table.
T40 | dealer | Boxed cards and misdeals: the dealer's business.
T41 | software | Uncivil behaviour ends in ejection: kept on the record; a barred player joins no list and takes no seat.
T42 | software | The room may remove any player from any game: the seat opens, the name leaves the list, the record says why.
T43 | software | A table that breaks: cards decide who chooses first, a supervisor draws for the absent, the rest go to the top of the list.
T44 | software | Dead button and dead small blind: missed-blind buttons and notes on the seat.
T45 | software | Five minutes to claim a called seat, then on hold at the top for fifteen, then off the list.
T46 | software | Tier 3 and above go to the top of a live list on arrival; a scheduled game is first come, first served until it starts.
T47 | software | A stack over the maximum waits until a new game has run an hour; table changes are approved by a supervisor.
T48 | software | A limit changes only if every active player is present and agrees, and a supervisor approves.
T49 | dealer | Nobody antes for another.
T50 | dealer | Players answer for their hands.
T51 | software | Warnings for angle-shooting are kept on the record with their rule; the wager itself is the dealer's.
T52 | dealer | A raise is made clear in one motion.
T53 | software | Decisions in the interest of the game: overrule with a reason.
T54 | software | Rules, policies and promotions change: policy is dated, and every event names its version.
T55 | software | The pot's size is told in pot limit only: said on the game sheet.
T56 | dealer | Words beat chips in a bet.
T57 | dealer | No string bets in no limit; one chip is a call.
T58 | software | A penalty for exposing cards in a multi-way pot is kept on the record.
T59 | dealer | Action out of turn binds.
T60 | later | Bomb pots, their rake and fee: with the rake's issue.
T61 | software | Run it twice in no limit from $2-$5 up and in pot limit Omaha only; its extra rake comes with the rake's issue.
T62 | dealer | No agreement to check down.
T63 | dealer | Nobody reads another's hand.
T64 | dealer | One player a hand at showdown.
T65 | dealer | The caller sees to the amount.
T66 | software | A pot in dispute is set aside: amount, claimants and decision are kept, with who decided.
T67 | software | Conduct expected of players: what breaks it is kept on the record with its rule.
T68 | dealer | Cards speak at the table.
T69 | dealer | Etiquette at the table.
T70 | dealer | Spectators are the room's to place.
T71 | dealer | Mucked hands lose the right to ask.
T72 | dealer | Called hands are shown on suspicion only.
TH1 | dealer | The button marks the dealer.
TH2 | software | The first button goes by high card: said on the game sheet.
TH3 | dealer | The button moves clockwise.
TH4 | software | Blinds are posted on the table's sign: said on the game sheet.
TH5 | dealer | Two cards each.
TH6 | dealer | First betting round.
TH7 | dealer | The flop.
TH8 | dealer | Second betting round.
TH9 | dealer | The turn.
TH10 | dealer | Third betting round.
TH11 | dealer | The river.
TH12 | dealer | Last betting round.
TH13 | dealer | Showdown.
TH14 | later | The best five of seven: with the jackpots' issue.
TH15 | later | The highest hand wins: with the jackpots' issue.
TH16 | later | The odd chip goes left of the button: with the pots' issue.
TS1 | software | Stud seats at most nine; a mixed game with a stud round takes the smaller maximum.
TS2 | dealer | The deal of stud.
TS3 | software | The bring-in by the lowest card and suit: said on the game sheet.
TS4 | dealer | First betting round of stud.
TS5 | dealer | Fourth street.
TS6 | dealer | Betting rounds of stud.
TS7 | dealer | The last cards.
TS8 | dealer | Too few cards left in the deck.
TS9 | later | The best five of seven: with the jackpots' issue.
TS10 | later | The odd chip of stud by suit over seven cards: with the pots' issue.
VH1 | software | Five squares at one to five times the ante: at most fifteen times the ante a hand, doubled under a kill.
VH2 | software | Limits are posted as an ante, with no range of bets: said on the game sheet.
VH3 | software | A player all in takes part in the levels reached only; the marker stands one level above.
VH4 | software | Each square goes to the best hand among those who reached it; no side pots are split off.
VH5 | software | Whoever does not post a level folds, so nothing is raised; what was posted stays: said on the game sheet.
VH6 | software | The house sets the minimum buy-in.
VH7 | later | Collection comes out of the antes, from the right of the button: with the collections' issue.
VH8 | software | Action and showdown start at the right of the button, where the odd chip of a split goes, too.
VH9 | software | Kill play doubles the fixed bets.
VH10 | software | Other multiples than the posted ones need written approval, which the game names.
CR1 | later | Time collections, or a fee a hand: with the collections' issue.
CR2 | dealer | Show all cards to win.
CR3 | dealer | Blinds are live.
CR4 | dealer | No rabbit hunting.
CR5 | software | Checking and raising is allowed: said on the game sheet.
CR6 | software | A bet and three raises, none counted for completing a forced bet; no limit heads-up: said on the game sheet.
CR7 | software | The lower limit before the turn, the higher from it on: said on the game sheet.
CR8 | dealer | No string bets.
CR9 | dealer | Less than a full bet is action only.
CR10 | dealer | A bet is completed before it is raised.
CR11 | dealer | One larger chip is a call.
CR12 | dealer | Players spread their hands.
CR13 | dealer | Dead hands.
CR14 | dealer | Boxed cards and jokers.
CR15 | dealer | Exposed hole cards.
CR16 | dealer | Four cards on the flop.
CR17 | dealer | Cards dealt to a dead position.
CR18 | dealer | A flop before its time.
CR19 | dealer | A turn before its time.
CR20 | dealer | A river before its time.
CR21 | dealer | All cards are shown to win.
CR22 | software | Who missed blinds posts what was missed, small dead and big live, or waits; a new player posts the big blind only.
GG1 | software | Structures: no limit, pot limit, limit, spread limit, fixed multiples.
GG2 | later | Ranking of hands, eight or better, Omaha's two cards: with the jackpots' issue.
GG3 | software | Stud: an open pair on fourth street allows the higher bet, not in hi-lo: said on the game sheet.
"""


@dataclass(frozen=True)
class Rule:
    """One rule: its number, what the software has to do with it, and our words for it."""

    number: str
    about: str
    words: str


def rules() -> list[Rule]:
    """Every rule of the documents, in their order."""
    lines = [line.split(" | ", 2) for line in RULES.strip().splitlines()]
    return [Rule(number, about, words) for number, about, words in lines]
