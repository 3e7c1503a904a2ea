/** Setting up a race: CS-C1 to CS-C6, CS-0, CS-1. */
import type { Shuffle } from '../../kit/cards.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import { forEachSeat } from '../../kit/seats.ts';
import { identity } from '../identity.ts';
import { driverCards, stageCards } from './components.ts';
import type { SchachtOptions } from './options.ts';
import { layPiles } from './points.ts';
import { noCards } from './stage.ts';
import type { Locomotives, OwnCards, SchachtState } from './state.ts';

function newLocomotives(): Locomotives {
  return { A: 0, B: 0, C: 0 };
}

function newOwnCards(): OwnCards {
  const hand = driverCards.map((_value, cardID) => cardID);
  return { hand, pile: [], placed: [], answer: null };
}

/**
 * CS-0, CS-1: returns a new race, with all players at the start with eight cards in hand. A first player is drawn and a
 * stage card turned up.
 */
export function newRace(
  options: SchachtOptions,
  seats: readonly PlayerID[],
  shuffle: Shuffle,
): SchachtState {
  const [firstPlayer] = shuffle(seats);
  const [stageCard, ...hiddenStageCards] = shuffle(stageCards.map(({ id }) => id));
  if (firstPlayer === undefined || stageCard === undefined) throw new Error('A race needs seats.');
  const { piles, hidden } = layPiles(options, shuffle);
  return {
    rulesVersion: identity.rulesVersion,
    options,
    seats: [...seats],
    step: { phase: 'driverPlacement', round: 1, toPlace: firstPlayer },
    stage: 1,
    stageCard,
    pastStageCards: [],
    firstPlayer,
    placed: noCards,
    locomotives: forEachSeat(seats, newLocomotives),
    hasTakenBack: forEachSeat(seats, () => false),
    isOutOfCards: forEachSeat(seats, () => false),
    piles,
    points: forEachSeat(seats, () => []),
    discardedPoints: [],
    players: forEachSeat(seats, newOwnCards),
    secret: { stageCards: hiddenStageCards, points: hidden },
  };
}
