import { expect } from 'chai';
import type { Bug, BugRaceMove, BugRaceState } from '../../../games/bug-race/index.ts';
import { rules } from '../../../games/bug-race/index.ts';
import { isSameFace, legCards } from '../../../games/bug-race/rules/components.ts';
import { legPlayOf } from '../../../games/bug-race/rules/index.ts';
import { rngFrom } from '../../../games/kit/rng.ts';
import { everyOutcome } from '../kit/every-outcome.ts';
import { bugForward, cardWith, handOf, inLegMove, newTable } from './positions.ts';
import { allFrom, keyOf } from './reach.ts';

const fixed = rngFrom(() => 0);

function after(G: BugRaceState, move: BugRaceMove): BugRaceState {
  const copy = rules.copy(G);
  rules.play(copy, '0', move, fixed);
  return copy;
}

/** Returns where the bug of seat 0 can stand at the end of its turn, while seat 1 is not done. */
function endsOfTurn(
  G: BugRaceState,
  movesOf: (G: BugRaceState) => readonly BugRaceMove[],
): string[] {
  const key = (each: BugRaceState) =>
    [keyOf(legPlayOf(each, '0')), each.players['0']?.kept, each.isDone['0']].join(' | ');
  const states = allFrom([G], key, (each) => movesOf(each).map((move) => after(each, move)));
  const ends = states.filter((each) => each.isDone['0']).map((each) => keyOf(legPlayOf(each, '0')));
  return [...new Set(ends)].sort();
}

function drawnMoves(G: BugRaceState): BugRaceMove[] {
  return everyOutcome((rng) => rules.randomMove(G, '0', rng)).flatMap((move) => move ?? []);
}

const fronts = cardWith('leftFront', 'rightFront');
const leftSide = cardWith('leftFront', 'leftMiddle', 'leftRear');
const rears = cardWith('leftRear', 'rightRear');
const four = cardWith('leftFront', 'leftMiddle', 'rightMiddle', 'rightRear');
const lagging: Bug = { ...bugForward(2), body: 3 };
const spread = bugForward(4, { leftFront: 7, leftRear: 3, rightRear: 3 });
const nearTheEnd = bugForward(8, { leftFront: 11, rightMiddle: 10, rightFront: 12, leftRear: 7 });

/** Two cards with the same three legs. */
const twin = leftSide;
const otherTwin = legCards.findLastIndex(({ id }) => isSameFace(id, twin));

describe('Bug Race: legal moves', () => {
  it('BR-C2 two cards with the same legs count as one move, kept or played', () => {
    const passing = newTable(2);
    const offered = [twin, otherTwin, fronts];
    passing.place({ players: { ...passing.G.players, '0': { ...handOf(), offered } } });
    expect(passing.legalMoves('0').map(({ args }) => args)).to.deep.equal([[twin], [fronts]]);
    const moving = inLegMove({ hands: [[otherTwin, twin, fronts], []] });
    const played = moving.legalMoves('0').filter(({ move }) => move === 'playCard');
    expect(played.map(({ args }) => args)).to.deep.equal([[otherTwin], [fronts]]);
    expect(moving.move('0', 'playCard', twin), 'the other one is legal, too').to.equal(null);
  });

  it('BR-10 a chosen card is no longer a legal choice, but its twin is', () => {
    const table = newTable(2);
    const hand = { ...handOf(), offered: [twin, otherTwin, fronts] };
    table.place({ players: { ...table.G.players, '0': hand } });
    table.move('0', 'keepCard', twin);
    expect(table.legalMoves('0').map(({ args }) => args)).to.deep.equal([[otherTwin], [fronts]]);
  });

  it('BR-9 a card in play can be continued or, where legal, put away', () => {
    const table = inLegMove({ hands: [[fronts, rears], []], bugs: [lagging] });
    table.move('0', 'playCard', fronts);
    const named = (moves: readonly BugRaceMove[]) =>
      [...new Set(moves.map(({ move, args }) => [move, ...args].join(' ')))].sort();
    const expected = ['finishCard', 'moveBody'];
    expect(named(rules.legalMoves(table.G, '0'))).to.deep.equal(expected);
    expect(named(drawnMoves(table.G))).to.deep.equal(expected);
  });

  for (const optionalLegs of [false, true]) {
    const setupData = { optionalLegs };
    for (const { name, bug, hand } of [
      { name: 'at the start', bug: bugForward(0), hand: [fronts, leftSide] },
      { name: 'with its body behind', bug: lagging, hand: [fronts, four] },
      { name: 'with its legs spread', bug: spread, hand: [rears, leftSide] },
      { name: 'near the end', bug: nearTheEnd, hand: [four, rears] },
    ]) {
      it(`BR-9 random moves lead a bug ${name} to all ends of a turn, ${JSON.stringify(setupData)}`, () => {
        const { G } = inLegMove({ hands: [hand, []], bugs: [bug], setupData });
        const drawn = endsOfTurn(G, drawnMoves);
        expect(drawn).to.deep.equal(endsOfTurn(G, (each) => rules.legalMoves(each, '0')));
        expect(drawn).to.have.length.above(optionalLegs ? 5 : 0);
      });
    }
  }
});
