import type { SchachtOptions, SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { stageCards } from '../../../games/crazy-race-schacht/rules/components.ts';
import { pointsOrders } from '../../../games/crazy-race-schacht/rules/options.ts';
import type { StepIn } from './positions.ts';

const yesNo = [false, true];
/** Every variant with every order of the points cards. */
export const setups: readonly Partial<SchachtOptions>[] = pointsOrders.flatMap((pointsOrder) =>
  yesNo.flatMap((penalty) =>
    yesNo.flatMap((steal) =>
      yesNo.map((secondWins) => ({
        pointsOrder,
        penalty,
        steal,
        secondWins,
        fewerPoints: Number(penalty) + 2 * Number(steal) + 2 * Number(secondWins),
      })),
    ),
  ),
);

/** Returns every card of a match, wherever it is. */
export function pieces(G: SchachtState): string[] {
  const drivers = Object.entries(G.players).flatMap(([seat, { hand, pile, placed }]) =>
    [...hand, ...pile, ...placed.map(({ cardID }) => cardID)].map((card) => `${seat}-${card}`),
  );
  const points = [
    ...Object.values(G.piles).flatMap(({ seen }) => seen),
    ...Object.values(G.secret?.points ?? {}).flat(),
    ...Object.values(G.points).flat(),
    ...G.discardedPoints,
  ].map((card) => `points-${card}`);
  const stages = [G.stageCard, ...G.pastStageCards, ...(G.secret?.stageCards ?? [])].map(
    (card) => `stage-${card}`,
  );
  return [...drivers, ...points, ...stages];
}

function faultsOfPlaced(G: SchachtState): string[] {
  const publicCards = G.placed.flatMap((cards, side) =>
    cards.map(({ playerID, order }) => `${playerID} ${order} ${side}`),
  );
  const ownCards = Object.entries(G.players).flatMap(([seat, { placed }]) =>
    placed.map(({ order, side }) => `${seat} ${order} ${side}`),
  );
  const isSame = publicCards.sort().join() === ownCards.sort().join();
  const early =
    G.step.phase === 'driverPlacement' && G.placed.flat().some((card) => card.cardID !== null);
  const usedSides = G.placed.filter((cards) => cards.length > 0).length;
  return [
    ...(isSame ? [] : ['placed cards differ from what their owners know']),
    ...(early ? ['CS-2 a face is up before the evaluation'] : []),
    ...(usedSides > 3 && Object.keys(G.players).length === 3 ? ['CS-4 four sides in use'] : []),
  ];
}

/** CS-16: two locomotives of a player never share a space. */
function faultsOfTracks(G: SchachtState): string[] {
  return Object.entries(G.locomotives).flatMap(([seat, locomotives]) => {
    const spaces = crazyRace.models
      .map((model) => locomotives[model])
      .filter((progress) => progress > 0 && progress < 12)
      .map((progress) => Math.min(progress, 12 - progress));
    return new Set(spaces).size === spaces.length ? [] : [`CS-16 seat ${seat}`];
  });
}

/** A player who is asked must have a choice: CS-7, CS-9 to CS-11, CS-13, CS-V1, CS-V2. */
function faultsOfStep(G: SchachtState): string[] {
  const { step } = G;
  switch (step.phase) {
    case 'driverPlacement': {
      const cards = G.players[step.toPlace]?.hand.length ?? 0;
      const isOut = cards === 0 && G.hasTakenBack[step.toPlace];
      return isOut ? [`CS-7 seat ${step.toPlace} is asked`] : [];
    }
    case 'stageEvaluation': {
      const { asks, movement, couldMove } = step;
      return [
        ...(asks === 'prize' || movement.left > 0 ? [] : ['CS-11 nothing is left to move']),
        ...(couldMove.includes(movement.playerID) ? [] : ['CS-13 who moves could not move']),
        ...(asks === 'prize' && !G.options.steal ? ['CS-V2 there is no prize'] : []),
      ];
    }
    case 'reclaim':
      return step.toAnswer
        .filter((seat) => G.players[seat]?.placed.length === 0)
        .map((seat) => `CS-13 seat ${seat} is asked`);
    case 'penalty':
      return step.toAnswer
        .filter((seat) => (G.points[seat]?.length ?? 0) < 2)
        .map((seat) => `CS-V1 seat ${seat} is asked`);
    case 'raceOver':
      return [];
  }
}

/** Answers are kept until all have answered, and not longer. */
function faultsOfAnswers({ step, players }: SchachtState): string[] {
  return Object.entries(players)
    .filter(([seat, { answer }]) => {
      if (answer === null) return step.phase === 'reclaim' && isAnswered(step, seat);
      return answer.phase !== step.phase || step.toAnswer.includes(seat);
    })
    .map(([seat]) => `the answer of seat ${seat}`);
}

function isAnswered({ entitled, toAnswer }: StepIn<'reclaim'>, seat: string): boolean {
  return entitled.includes(seat) && !toAnswer.includes(seat);
}

/** Returns the faults of a state. */
export function faultsOf(G: SchachtState): string[] {
  const unsaid = Object.entries(G.players)
    .filter(([seat, { hand }]) => G.isOutOfCards[seat] !== (hand.length === 0))
    .map(([seat]) => `CS-6 seat ${seat}`);
  const counted = (['turntable', 'finish'] as const)
    .filter((pile) => {
      const hidden = G.secret?.points[pile].length ?? 0;
      return G.piles[pile].count !== G.piles[pile].seen.length + hidden;
    })
    .map((pile) => `the ${pile} pile is miscounted`);
  return [
    ...faultsOfPlaced(G),
    ...faultsOfTracks(G),
    ...unsaid,
    ...counted,
    ...faultsOfStep(G),
    ...faultsOfAnswers(G),
    ...(G.stage === G.pastStageCards.length + 1 ? [] : ['CS-14 stages are miscounted']),
    ...(G.stage > stageCards.length ? ['CS-20 a ninth stage'] : []),
  ];
}
