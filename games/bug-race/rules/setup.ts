/** Setting up and dealing: BR-1, BR-2, BR-10, BR-11, BR-13. */
import { drawCard, type Shuffle } from '../../kit/cards.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import { forEachSeat, ofSeat } from '../../kit/seats.ts';
import { identity } from '../identity.ts';
import { type CardID, legCards, start } from './components.ts';
import type { BugRaceEvent } from './events.ts';
import type { BugRaceOptions } from './options.ts';
import type { Bug, BugRaceState, Hand } from './state.ts';

/** BR-10, BR-11: returns the number of cards that each player draws at the start of a turn. */
export function cardsPerDeal({ expert }: BugRaceOptions): number {
  return expert ? 4 : 2;
}

/** BR-13: draws seat by seat, one card each round; the discards make a new pile when it is empty. */
function drawHands(
  state: BugRaceState,
  shuffle: Shuffle,
): { readonly drawn: Readonly<Record<PlayerID, CardID[]>>; readonly reshuffled: boolean } {
  if (!state.secret) throw new Error('Only the server can deal: the pile is hidden here.');
  const piles = { pile: [...state.secret.pile], discards: [...state.discards] };
  const drawn = forEachSeat(state.racing, (): CardID[] => []);
  let reshuffled = false;
  for (let round = 0; round < cardsPerDeal(state.options); round += 1) {
    for (const seat of state.racing) {
      const next = drawCard(piles, shuffle);
      reshuffled ||= next.reshuffled;
      if (next.card !== undefined) ofSeat(drawn, seat).push(next.card);
    }
  }
  state.secret = { pile: piles.pile };
  state.pileSize = piles.pile.length;
  state.discards = piles.discards;
  return { drawn, reshuffled };
}

/**
 * BR-10, BR-11, BR-16: begins a turn, with new cards for all who still race. Cards passed on in the last turn have been
 * played.
 */
export function dealTurn(state: BugRaceState, shuffle: Shuffle): BugRaceEvent[] {
  const { drawn, reshuffled } = drawHands(state, shuffle);
  for (const seat of Object.keys(state.players)) {
    const offered = drawn[seat] ?? [];
    state.players[seat] = { offered, kept: [], choice: null, passedOn: [] };
    state.handSizes[seat] = offered.length;
    state.isDone[seat] = false;
  }
  state.step = 'legPass';
  const began: BugRaceEvent = { type: 'turnBegan', turn: state.turn };
  return reshuffled ? [{ type: 'reshuffled' }, began] : [began];
}

/** BR-1, BR-2, BR-10: returns a new race, with all bugs before the start line and the first cards dealt. */
export function newRace(
  options: BugRaceOptions,
  seats: readonly PlayerID[],
  shuffle: Shuffle,
): BugRaceState {
  const state: BugRaceState = {
    rulesVersion: identity.rulesVersion,
    options,
    turn: 1,
    step: 'legPass',
    racing: [...seats],
    bugs: forEachSeat(seats, (): Bug => ({ body: start.body, legs: { ...start.legs } })),
    cardsInPlay: forEachSeat(seats, () => null),
    hasChosen: forEachSeat(seats, () => false),
    isDone: forEachSeat(seats, () => false),
    handSizes: forEachSeat(seats, () => 0),
    pileSize: 0,
    discards: [],
    finishedInTurn: forEachSeat(seats, () => null),
    result: null,
    players: forEachSeat(
      seats,
      (): Hand => ({ offered: [], kept: [], choice: null, passedOn: [] }),
    ),
    secret: { pile: shuffle(legCards.map(({ id }) => id)) },
  };
  dealTurn(state, shuffle);
  return state;
}
