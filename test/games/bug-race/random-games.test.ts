import { sides } from '../../../games/bug-race/components.ts';
import type { Bug, BugRaceState } from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import { finishBody } from '../../../games/bug-race/rules.ts';
import { describeRandomGames } from '../../support/random-games.ts';

const yesNo = [false, true];
const setups = yesNo.flatMap((expert) =>
  yesNo.flatMap((optionalLegs) =>
    yesNo.map((playOn) => ({ expert, optionalLegs, playOn, trackLength: expert ? 13 : 9 })),
  ),
);

/** Every card, wherever it is: 0 to 69, each once. */
function cards(G: BugRaceState): number[] {
  return [
    ...(G.secret?.pile ?? []),
    ...G.discards,
    ...Object.values(G.players).flatMap(({ offered, kept }) => [...offered, ...kept]),
    ...Object.values(G.cardsInPlay).flatMap((card) => (card ? [card.cardID] : [])),
  ];
}

/** What is wrong with a bug by BR-3, BR-4, BR-5 and BR-6. */
function faultsOfBug({ body, legs }: Bug, trackLength: number): string[] {
  const strayed = bugRace.legs.filter((leg) => legs[leg] < body - 3 || legs[leg] > body + 1);
  const beyond = bugRace.legs.filter((leg) => legs[leg] > trackLength);
  const crossed = sides.filter(
    ([rear, middle, front]) => legs[rear] >= legs[middle] || legs[middle] >= legs[front],
  );
  return [
    ...strayed.map((leg) => `BR-3 ${leg}`),
    ...beyond.map((leg) => `BR-5 ${leg}`),
    ...crossed.map((side) => `BR-4 ${side}`),
    ...(body > finishBody(trackLength) ? ['BR-6'] : []),
  ];
}

function faultsOf(G: BugRaceState): string[] {
  const miscounted = G.racing.filter((seat) => {
    const hand = G.players[seat];
    return G.handSizes[seat] !== (hand?.offered.length ?? 0) + (hand?.kept.length ?? 0);
  });
  return [
    ...Object.values(G.bugs).flatMap((bug) => faultsOfBug(bug, G.options.trackLength)),
    ...miscounted.map((seat) => `hand of seat ${seat} is miscounted`),
    ...(G.pileSize === G.secret?.pile.length ? [] : ['the pile is miscounted']),
  ];
}

const oddArguments = [[], [-1], ['leftFront'], [null], [{}], [3, ['body', 'nose']], [1.5], [[1]]];
const everyCard = bugRace.legCards.map(({ id }) => [id]);

describeRandomGames<BugRaceState>('Bug Race', {
  module: bugRace,
  playerNumbers: [2, 3, 4],
  setups: [{}, ...setups],
  gamesEach: 8,
  mostMoves: 4000,
  pieces: cards,
  faultsOf,
  tries: () => [
    ...[...everyCard, ...oddArguments].map((args) => ({ move: 'keepCard', args })),
    ...[...everyCard, ...oddArguments].map((args) => ({ move: 'playCard', args })),
    ...[...bugRace.legs.map((leg) => [leg]), ...oddArguments].flatMap((args) =>
      Array.from({ length: 6 }, () => ({ move: 'moveLeg', args })),
    ),
    ...Array.from({ length: 20 }, () => ['moveBody', 'finishCard', 'endTurn'])
      .flat()
      .map((move) => ({ move, args: [] })),
  ],
});
