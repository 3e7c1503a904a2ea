/** Legal moves, as a list or as a random one: for bots, and for programs that play without knowing the rules. */
import type { PlayerID } from '../../kit/player-id.ts';
import { oneOf, type Rng } from '../../kit/rng.ts';
import { ofSeat } from '../../kit/seats.ts';
import { type DriverCardID, driverValue, pointsValue, type Side } from './components.ts';
import type { SchachtMove } from './moves.ts';
import { whyNotOnTurn, whyNotTakeBack } from './phases/driver-placement.ts';
import { whyNotDiscardPoints } from './phases/penalty.ts';
import { whyNotReclaim } from './phases/stage-end.ts';
import { runOf, whyNotChoosePrize } from './phases/stage-evaluation.ts';
import { seatsToStealFrom } from './points.ts';
import { isPlaying, legalSides } from './stage.ts';
import type { OwnCards, SeenSchachtState } from './state.ts';
import { possibleParts } from './track.ts';

const pass: SchachtMove = { move: 'pass', args: [] };
const takeBack: SchachtMove = { move: 'takeBack', args: [] };
const decline: SchachtMove = { move: 'decline', args: [] };
const drawPoints: SchachtMove = { move: 'drawPoints', args: [] };

/** Returns only the first of cards with equal values: it makes no difference which of them is played. */
function oneOfEach(cards: readonly number[], worth: (cardID: number) => number): number[] {
  const values: number[] = [];
  return cards.filter((cardID) => {
    const value = worth(cardID);
    if (values.includes(value)) return false;
    values.push(value);
    return true;
  });
}

/** Returns a seat's own part, or undefined if it is hidden or doesn't exist. */
function ownPart(state: SeenSchachtState, seat: PlayerID): OwnCards | undefined {
  return isPlaying(state, seat) ? state.players[seat] : undefined;
}

function placing(cardID: DriverCardID, side: Side): SchachtMove {
  return { move: 'placeDriver', args: [cardID, side] };
}

/** Returns a seat's legal moves while cards are placed (CS-2 to CS-5). */
function placements(state: SeenSchachtState, seat: PlayerID, own: OwnCards): SchachtMove[] {
  const listed: SchachtMove[] = [];
  if (whyNotOnTurn(state, seat) === null) {
    const open = legalSides(state);
    for (const cardID of oneOfEach(own.hand, driverValue)) {
      for (const side of open) listed.push(placing(cardID, side));
    }
    listed.push(pass);
  }
  if (whyNotTakeBack(state, seat) === null) listed.push(takeBack);
  return listed;
}

/** Returns a random one of these moves, without listing all. */
function somePlacement(
  state: SeenSchachtState,
  seat: PlayerID,
  own: OwnCards,
  rng: Rng,
): SchachtMove | undefined {
  const canTakeBack = whyNotTakeBack(state, seat) === null;
  if (whyNotOnTurn(state, seat) !== null) return canTakeBack ? takeBack : undefined;
  const cards = oneOfEach(own.hand, driverValue);
  const open = legalSides(state);
  const count = cards.length * open.length;
  const drawn = rng.die(canTakeBack ? count + 2 : count + 1) - 1;
  if (drawn >= count) return drawn === count ? pass : takeBack;
  return placing(oneOf(cards, Math.floor(drawn / open.length)), oneOf(open, drawn % open.length));
}

/** Returns a winner's legal moves (CS-9 to CS-12, CS-V2). */
function decisions(state: SeenSchachtState, seat: PlayerID): SchachtMove[] {
  if (whyNotChoosePrize(state, seat) === null) {
    const steals = seatsToStealFrom(state, seat).map(
      (from): SchachtMove => ({ move: 'steal', args: [from] }),
    );
    return [drawPoints, ...steals];
  }
  const run = runOf(state, seat);
  if (typeof run === 'string') return [];
  const advances = possibleParts(run).map(
    ({ locomotive, distance }): SchachtMove => ({
      move: 'advance',
      args: [locomotive, distance],
    }),
  );
  return [...advances, decline];
}

/** CS-13. */
function reclaims(state: SeenSchachtState, seat: PlayerID, own: OwnCards): SchachtMove[] {
  if (whyNotReclaim(state, seat, null) !== null) return [];
  const played = own.placed.map(({ cardID }) => cardID);
  return [null, ...oneOfEach(played, driverValue)].map((cardID) => ({
    move: 'reclaim',
    args: [cardID],
  }));
}

/** CS-V1. */
function discards(state: SeenSchachtState, seat: PlayerID): SchachtMove[] {
  return oneOfEach(ofSeat(state.points, seat), pointsValue)
    .filter((cardID) => whyNotDiscardPoints(state, seat, cardID) === null)
    .map((cardID) => ({ move: 'discardPoints', args: [cardID] }));
}

/**
 * Returns every legal move of a seat. A `?` is listed part by part, each only as far as its spaces are used. These
 * moves reach everything that moves with `further` can.
 */
export function legalMoves(state: SeenSchachtState, seat: PlayerID): SchachtMove[] {
  const own = ownPart(state, seat);
  if (!own) return [];
  switch (state.step.phase) {
    case 'driverPlacement':
      return placements(state, seat, own);
    case 'stageEvaluation':
      return decisions(state, seat);
    case 'reclaim':
      return reclaims(state, seat, own);
    case 'penalty':
      return discards(state, seat);
    case 'raceOver':
      return [];
  }
}

/** Returns a random legal move; all are equally likely. */
export function randomMove(
  state: SeenSchachtState,
  seat: PlayerID,
  rng: Rng,
): SchachtMove | undefined {
  const own = ownPart(state, seat);
  if (own && state.step.phase === 'driverPlacement') {
    return somePlacement(state, seat, own, rng);
  }
  const listed = legalMoves(state, seat);
  return listed.length > 0 ? rng.choose(listed) : undefined;
}
