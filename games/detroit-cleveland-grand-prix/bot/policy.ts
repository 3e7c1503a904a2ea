/** What a sensible player thinks of first. */
import type { PlayerID } from 'boardgame.io';
import type { Candidate } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import { fieldOfRace } from '../rules/card-effects.ts';
import type { GrandPrixMove } from '../rules/moves.ts';
import { cardsToPlay, whyNotHold } from '../rules/phases/race.ts';
import type { GrandPrixState, OwnCards } from '../rules/state.ts';
import { bids } from './bidding.ts';
import { bestWays, spaceWorthsOf } from './driving.ts';

type Considered = readonly Candidate<GrandPrixMove>[];

const hold: Candidate<GrandPrixMove> = {
  move: { move: 'hold', args: [] },
  key: 'hold',
  prior: 0.5,
};

/** So many ways of one card are considered. */
const waysOfOneCard = 2;
/** So many ways of all cards. */
const maxWays = 16;
/** What a space more of an own car adds to the share of the win, about. */
const shareOfSpace = 0.005;
/** The best ways of every card, the best of all first. */
function plays(state: GrandPrixState, seat: PlayerID): Considered {
  const worths = spaceWorthsOf(state, seat);
  const field = fieldOfRace(state);
  const found = cardsToPlay(state, seat).flatMap((number) =>
    bestWays(state, { playerID: seat, number }, { worths, field, max: waysOfOneCard }).map(
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

/** What a seat may consider depends on its own hand and on what everybody sees: it is found once a decision. */
const foundFor = new WeakMap<OwnCards, { step: unknown; spaces: unknown; moves: Considered }>();

/** The moves worth considering, the most promising first. */
export function candidates(state: GrandPrixState, seat: PlayerID): Considered {
  const own = ofSeat(state.players, seat);
  const { step, spaces } = state;
  const known = foundFor.get(own);
  if (known && known.step === step && known.spaces === spaces) return known.moves;
  const moves = step.phase === 'auction' ? bids(state, seat) : plays(state, seat);
  foundFor.set(own, { step, spaces, moves });
  return moves;
}
