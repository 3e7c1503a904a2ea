import { legInFront } from '../../../games/bug-race/components.ts';
import type { Bug, BugRaceState } from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import { finishBody, receiverOf } from '../../../games/bug-race/rules.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
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
  const crossed = bugRace.legs.filter((leg) => {
    const inFront = legInFront[leg];
    return inFront !== null && legs[leg] >= legs[inFront];
  });
  return [
    ...strayed.map((leg) => `BR-3 ${leg}`),
    ...beyond.map((leg) => `BR-5 ${leg}`),
    ...crossed.map((leg) => `BR-4 ${leg}`),
    ...(body > finishBody(trackLength) ? ['BR-6'] : []),
  ];
}

/** What is wrong with what a seat has passed on in this turn: BR-10, BR-11. */
function faultsOfPasses(G: BugRaceState, seat: string): string[] {
  const counts = (G.players[seat]?.passedOn ?? []).map(({ cards: { length } }) => length);
  const allCounts = G.options.expert ? [3, 2, 1] : [1];
  const done = G.step === 'legMove' ? allCounts.length : counts.length;
  const isWrong =
    String(counts) !== String(allCounts.slice(0, done)) ||
    G.players[seat]?.passedOn.some(({ to }) => to !== receiverOf(G, seat));
  return isWrong ? [`seat ${seat} passed on ${counts}`] : [];
}

function faultsOf(G: BugRaceState): string[] {
  const miscounted = G.racing.filter((seat) => {
    const hand = G.players[seat];
    return G.handSizes[seat] !== (hand?.offered.length ?? 0) + (hand?.kept.length ?? 0);
  });
  const ready = Object.values(G.step === 'legPass' ? G.isDone : G.hasChosen);
  return [
    ...Object.values(G.bugs).flatMap((bug) => faultsOfBug(bug, G.options.trackLength)),
    ...miscounted.map((seat) => `hand of seat ${seat} is miscounted`),
    ...(G.result ? [] : G.racing.flatMap((seat) => faultsOfPasses(G, seat))),
    ...(ready.includes(true) ? ['somebody is ready with the other phase'] : []),
    ...(G.pileSize === G.secret?.pile.length ? [] : ['the pile is miscounted']),
  ];
}

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

/** A card is what it shows. With its steps it does what the same steps do one by one, so its first part counts. */
function effectOf(_G: BugRaceState, _seat: string, { move, args: [first] }: AnyMove): string {
  return typeof first === 'number'
    ? `${move} ${bugRace.legCards[first]?.legs}`
    : `${move} ${first ?? ''}`;
}

/** The body is drawn only with a card or at the end of the turn; legal-moves.test.ts says to what that leads. */
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
  mostMoves: 4000,
  pieces: cards,
  faultsOf,
  everyMove: () => everyMove,
  effectOf,
  someMoveReaches,
  oddMoves,
});
