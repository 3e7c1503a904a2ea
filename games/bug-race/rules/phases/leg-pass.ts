/** The phase legPass: choosing a card to keep, and passing on the others (BR-10, BR-11). */
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat, seatToTheLeft, seatToTheRight } from '../../../kit/seats.ts';
import type { CardID } from '../components.ts';
import type { BugRaceEvent } from '../events.ts';
import type { BugRaceState, Direction, PassedOn, Refusal, SeenBugRaceState } from '../state.ts';

/** BR-10: returns the direction of passing: left in odd turns, right in even ones. */
export function directionOf(turn: number): Direction {
  return turn % 2 === 1 ? 'left' : 'right';
}

/** BR-10, BR-16: returns why a seat can't choose a card now, or null. */
export function whyNotInLegPass(state: SeenBugRaceState, playerID: PlayerID): Refusal | null {
  if (!state.racing.includes(playerID)) return 'notRacing';
  return state.step === 'legPass' ? null : 'wrongPhase';
}

/**
 * BR-10, BR-11: returns why a card can't be kept, or null. It must be one of those offered, and not the present choice.
 */
export function whyNotKeepCard(
  state: SeenBugRaceState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  const notNow = whyNotInLegPass(state, playerID);
  if (notNow) return notNow;
  const hand = state.players[playerID];
  if (!hand?.offered.some((each) => each === cardID)) return 'notOffered';
  return hand.choice === cardID ? 'sameChoice' : null;
}

/**
 * BR-10: stores the choice, which may be changed until all have chosen; then the cards are passed. Only the first
 * choice is logged, since a change is no news.
 */
export function keepCard(state: BugRaceState, playerID: PlayerID, cardID: CardID): BugRaceEvent[] {
  const isFirstChoice = !state.hasChosen[playerID];
  state.players[playerID] = { ...ofSeat(state.players, playerID), choice: cardID };
  state.hasChosen[playerID] = true;
  const chose: BugRaceEvent[] = isFirstChoice ? [{ type: 'chose', playerID }] : [];
  const allHaveChosen = state.racing.every((seat) => state.hasChosen[seat]);
  return allHaveChosen ? [...chose, passCards(state)] : chose;
}

/** BR-10, BR-16: returns the receiver of the cards that a seat passes on: the next seat that still races. */
export function receiverOf({ turn, racing }: SeenBugRaceState, seat: PlayerID): PlayerID {
  return directionOf(turn) === 'left' ? seatToTheLeft(racing, seat) : seatToTheRight(racing, seat);
}

/** Returns the cards that a seat passes on, which are all offered ones but the choice, and their receiver. */
function passOf(state: BugRaceState, seat: PlayerID): PassedOn {
  const { offered, choice } = ofSeat(state.players, seat);
  return { to: receiverOf(state, seat), cards: offered.filter((card) => card !== choice) };
}

/**
 * BR-10, BR-11: the chosen cards are kept, and all others are passed on at the same time. A single card needs no
 * choice: its receiver keeps it, and `legMove` begins.
 */
function passCards(state: BugRaceState): BugRaceEvent {
  const passes = state.racing.map((seat) => ({ from: seat, ...passOf(state, seat) }));
  const count = passes[0]?.cards.length ?? 0;
  const isLast = count === 1;
  for (const { from, to, cards } of passes) {
    const hand = ofSeat(state.players, from);
    const received = passes.find((pass) => pass.to === from)?.cards ?? [];
    const chosen = hand.choice === null ? [] : [hand.choice];
    state.players[from] = {
      offered: isLast ? [] : received,
      kept: [...hand.kept, ...chosen, ...(isLast ? received : [])],
      choice: null,
      passedOn: [...hand.passedOn, { to, cards }],
    };
    state.hasChosen[from] = false;
  }
  if (isLast) state.step = 'legMove';
  return {
    type: 'passed',
    direction: directionOf(state.turn),
    count,
    swap: state.racing.length === 2,
  };
}
