/** Policy: the moves that a sensible player considers first. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Candidate } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import { fieldOfRace } from '../rules/card-effects.ts';
import type { GrandPrixMove } from '../rules/moves.ts';
import { cardsToPlay, whyNotHold } from '../rules/phases/race.ts';
import type { GrandPrixState, OwnCards } from '../rules/state.ts';
import { bids } from './bidding.ts';
import { bestRoutes, spaceWorthsOf } from './driving.ts';

type Considered = readonly Candidate<GrandPrixMove>[];

const hold: Candidate<GrandPrixMove> = {
  move: { move: 'hold', args: [] },
  key: 'hold',
  prior: 0.5,
};

/** Maximum number of plays of one card that are considered. */
const waysOfOneCard = 2;
/** Maximum number of plays of all cards together. */
const maxWays = 16;
/** Approximate value of one space of an own car, in win shares. */
const shareOfSpace = 0.005;
/** Returns the best plays of every card, the best of all first. */
function plays(state: GrandPrixState, seat: PlayerID): Considered {
  const worths = spaceWorthsOf(state, seat);
  const field = fieldOfRace(state);
  const found = cardsToPlay(state, seat).flatMap((number) =>
    bestRoutes(state, { playerID: seat, number }, { worths, field, max: waysOfOneCard }).map(
      ({ moves, worth }, index) => ({
        candidate: {
          move: { move: 'playCard' as const, args: [number, moves] as [number, typeof moves] },
          key: `${number} ${index}`,
        },
        worth,
      }),
    ),
  );
  const ordered = found
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxWays)
    .map(
      ({ candidate, worth }): Candidate<GrandPrixMove> => ({
        ...candidate,
        prior: Math.min(1, Math.max(0, 0.5 + worth * shareOfSpace)),
      }),
    );
  return whyNotHold(state, seat) === null ? [...ordered, hold] : ordered;
}

/**
 * Cache of candidates: they depend only on the seat's own hand and public information, so they are computed once for
 * each decision.
 */
const foundFor = new WeakMap<OwnCards, { step: unknown; spaces: unknown; moves: Considered }>();

/** Returns the moves worth considering, the most promising first. */
export function candidates(state: GrandPrixState, seat: PlayerID): Considered {
  const own = ofSeat(state.players, seat);
  const { step, spaces } = state;
  const known = foundFor.get(own);
  if (known && known.step === step && known.spaces === spaces) return known.moves;
  const moves = step.phase === 'auction' ? bids(state, seat) : plays(state, seat);
  foundFor.set(own, { step, spaces, moves });
  return moves;
}
