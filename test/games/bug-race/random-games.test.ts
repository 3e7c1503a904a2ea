import type { BugRaceState } from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { describeRandomGames } from '../../support/games/random-games.ts';
import { faultsOf, pieces, setups } from './invariants.ts';

const steps = [...bugRace.legs, 'body'];
const everyMove: readonly AnyMove[] = [
  ...bugRace.legCards.flatMap(({ id }) => [
    { move: 'keepCard', args: [id] },
    { move: 'playCard', args: [id] },
    { move: 'playCard', args: [id, null] },
    ...steps.map((step) => ({ move: 'playCard', args: [id, [step]] })),
  ]),
  ...bugRace.legs.map((leg) => ({ move: 'moveLeg', args: [leg] })),
  ...['moveBody', 'finishCard', 'endTurn'].map((move) => ({ move, args: [] })),
];

/** Describes a move by its first argument, a card by its legs: steps sent with a card could follow one by one. */
function effectOf(_G: BugRaceState, _seat: string, { move, args: [first] }: AnyMove): string {
  return typeof first === 'number'
    ? `${move} ${bugRace.legCards[first]?.legs}`
    : `${move} ${first ?? ''}`;
}

/** The body is drawn only with a card or at the end of the turn; legal-moves.test.ts tests what that leads to. */
function someMoveReaches(
  G: BugRaceState,
  seat: string,
  listed: readonly string[],
  drawn: readonly AnyMove[],
): string[] {
  const isCardInPlay = (G.cardsInPlay[seat] ?? null) !== null;
  const effects = new Set(drawn.map((move) => effectOf(G, seat, move)));
  const wanted = listed.filter((effect) => isCardInPlay || effect !== 'moveBody ');
  return [
    ...wanted.filter((effect) => !effects.has(effect)).map((effect) => `never drawn: ${effect}`),
    ...[...effects]
      .filter((effect) => !wanted.includes(effect))
      .map((effect) => `drawn: ${effect}`),
  ];
}

const oddMoves: readonly AnyMove[] = [
  ...['keepCard', 'playCard', 'moveLeg'].flatMap((move) =>
    [[], [-1], [70], [1.5], ['body'], [null], [{}], [3, ['body', 'nose']]].map((args) => ({
      move,
      args,
    })),
  ),
  ...[3, [3], {}, 'body', Array(99).fill('body')].map((odd) => ({
    move: 'playCard',
    args: [0, odd],
  })),
  ...['moveBody', 'finishCard', 'endTurn'].map((move) => ({ move, args: [0] })),
  ...['sing', 'toString', ''].map((move) => ({ move, args: [] })),
];

describeRandomGames<BugRaceState>('Bug Race', {
  module: bugRace,
  playerNumbers: [2, 3, 4],
  setups: [{}, ...setups],
  gamesEach: 38,
  maxMoves: 4000,
  pieces,
  faultsOf,
  everyMove: () => everyMove,
  effectOf,
  someMoveReaches,
  oddMoves,
});
