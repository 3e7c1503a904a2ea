import { stageCards } from '../../../games/crazy-race-schacht/components.ts';
import type { CrazyRaceOptions, CrazyRaceState } from '../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { pointsOrders } from '../../../games/crazy-race-schacht/options.ts';
import { isPassedOver } from '../../../games/crazy-race-schacht/rules.ts';
import { describeRandomGames } from '../../support/random-games.ts';
import { ticketsOf } from './positions.ts';

const yesNo = [false, true];
const setups: readonly Partial<CrazyRaceOptions>[] = pointsOrders.flatMap((pointsOrder) =>
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

/** Every card and locomotive, wherever it is. */
function pieces(G: CrazyRaceState): string[] {
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

function faultsOfPlaced(G: CrazyRaceState): string[] {
  const publicCards = G.placed.flatMap((cards, side) =>
    cards.map(({ playerID, order }) => `${playerID} ${order} ${side}`),
  );
  const ownCards = Object.entries(G.players).flatMap(([seat, { placed }]) =>
    placed.map(({ order, side }) => `${seat} ${order} ${side}`),
  );
  const isSame = publicCards.sort().join() === ownCards.sort().join();
  const early =
    G.step === 'driverPlacement' && G.placed.flat().some((card) => card.cardID !== null);
  const usedSides = G.placed.filter((cards) => cards.length > 0).length;
  return [
    ...(isSame ? [] : ['placed cards differ from what their owners know']),
    ...(early ? ['CS-2 a face is up before the evaluation'] : []),
    ...(usedSides > 3 && Object.keys(G.players).length === 3 ? ['CS-4 four sides in use'] : []),
  ];
}

/** CS-16: two locomotives of a player never share a space. */
function faultsOfTracks(G: CrazyRaceState): string[] {
  return Object.entries(G.locomotives).flatMap(([seat, locomotives]) => {
    const spaces = crazyRace.models
      .map((model) => locomotives[model])
      .filter((progress) => progress > 0 && progress < 12)
      .map((progress) => Math.min(progress, 12 - progress));
    return new Set(spaces).size === spaces.length ? [] : [`CS-16 seat ${seat}`];
  });
}

function faultsOf(G: CrazyRaceState): string[] {
  const unsaid = Object.entries(G.players)
    .filter(([seat, { hand }]) => G.isOutOfCards[seat] !== (hand.length === 0))
    .map(([seat]) => `CS-6 seat ${seat}`);
  const counted = (['turntable', 'finish'] as const)
    .filter((pile) => {
      const hidden = G.secret?.points[pile].length ?? 0;
      return G.piles[pile].count !== G.piles[pile].seen.length + hidden;
    })
    .map((pile) => `the ${pile} pile is miscounted`);
  const asked = G.toPlace !== null ? [G.toPlace].filter((seat) => isPassedOver(G, seat)) : [];
  return [
    ...faultsOfPlaced(G),
    ...faultsOfTracks(G),
    ...unsaid,
    ...counted,
    ...asked.map((seat) => `CS-7 seat ${seat} is asked`),
    ...(G.stage === G.pastStageCards.length + 1 ? [] : ['CS-14 stages are miscounted']),
    ...(G.stage > stageCards.length ? ['CS-20 a ninth stage'] : []),
  ];
}

const oddArguments = [[], [-1], ['A'], [null], [{}], [1.5], [[1]], ['0', 0], ['A', 9], ['D', 1]];
const advances = ['A', 'B', 'C', 'A2', 1].flatMap((locomotive) =>
  [0, 1, 2, 3, 4, 12, '1', null].map((distance) => [locomotive, distance]),
);
const further = ['A', 'B', 'C'].map((locomotive) => [
  locomotive,
  1,
  [{ locomotive: 'A', distance: 99 }],
]);
const placings = [0, 3, 7, 8, '1'].flatMap((card) =>
  [0, 1, 2, 3, 4, '0', null].map((side) => [card, side]),
);
const pointsIDs = crazyRace.pointsCards.map(({ id }) => [id]);

describeRandomGames<CrazyRaceState>('Crazy Race (Schacht)', {
  module: crazyRace,
  playerNumbers: [3, 4],
  setups: [{}, ...setups],
  gamesEach: 5,
  mostMoves: 400,
  pieces,
  faultsOf,
  ticketsOf,
  tries: () => [
    ...[...placings, ...oddArguments].map((args) => ({ move: 'placeDriver', args })),
    ...[...advances, ...further, ...oddArguments].map((args) => ({ move: 'advance', args })),
    ...[...[0, 4, 7, 8].map((card) => [card]), ...oddArguments].map((args) => ({
      move: 'reclaim',
      args,
    })),
    ...[...pointsIDs, ...oddArguments].map((args) => ({ move: 'discardPoints', args })),
    ...[['0'], ['1'], ['2'], ['9'], ...oddArguments].map((args) => ({ move: 'steal', args })),
    ...Array.from({ length: 10 }, () => ['pass', 'takeBack', 'decline', 'drawPoints'])
      .flat()
      .map((move) => ({ move, args: [] })),
  ],
});
