import { expect } from 'chai';
import {
  actionCards,
  actionKinds,
  betCards,
  betOn,
  circleKinds,
  decks,
  laneCount,
  printedSquares,
  sectionCards,
  sectionsPerLane,
  sectionsPerStage,
  stageOf,
  stages,
} from '../../../games/crazy-race-gewalt/rules/components.ts';
import { newTable } from './positions.ts';

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

describe('Crazy Race (Gewalt): the components', () => {
  it('CG-C1 each of the five lanes has three stages of five sections with four squares each', () => {
    expect(stages).to.deep.equal(['lilac', 'blue', 'red']);
    expect([sectionsPerStage, sectionsPerLane, printedSquares]).to.deep.equal([5, 15, 4]);
    expect(sectionsPerLane * printedSquares).to.equal(60);
    expect([0, 4, 5, 9, 10, 14].map(stageOf)).to.deep.equal([
      'lilac',
      'lilac',
      'blue',
      'blue',
      'red',
      'red',
    ]);
    expect(newTable(3).G.sectionCards).to.deep.equal(
      Array(laneCount).fill(Array(sectionsPerLane).fill(null)),
    );
  });

  it('CG-C2 the 56 section cards have 0 to 8 squares and 4 on average', () => {
    expect(sectionCards).to.have.length(56);
    const counts = [0, ...places(8)].map(
      (squares) => sectionCards.filter((each) => each === squares).length,
    );
    expect(counts).to.deep.equal([6, 6, 7, 7, 4, 7, 7, 6, 6]);
    expect(sectionCards.reduce((sum, squares) => sum + squares, 0)).to.equal(4 * 56);
  });

  it('CG-C3 the 20 bet cards differ in their rows for three, four and five players', () => {
    expect(betCards).to.have.length(20);
    for (const [index, { id }] of betCards.entries()) expect(id).to.equal(index);
    for (const count of [3, 4, 5]) {
      const rows = betCards.map(({ id }) => Object.values(betOn(id, count)).join(' '));
      expect(new Set(rows), `rows for ${count}`).to.have.property('size', 20);
      expect(rows.join(' ')).to.match(new RegExp(`^[1-${count} ]+$`));
    }
  });

  it('CG-C3 every place is bet on equally often at every stage (with three players 6 or 7 times)', () => {
    for (const count of [3, 4, 5] as const) {
      for (const stage of stages) {
        const counts = places(count).map(
          (place) => betCards.filter(({ rows }) => rows[count][stage] === place).length,
        );
        const wanted = count === 3 ? [6, 7] : [20 / count];
        expect(wanted, `${count} players, ${stage}: ${counts}`).to.include.members(counts);
      }
    }
  });

  it('CG-C3 the four rows of the sheet’s example are among those for four players', () => {
    const rows = betCards.map(({ id }) => Object.values(betOn(id, 4)).join(' '));
    expect(rows).to.include.members(['4 3 2', '2 3 4', '2 1 2', '4 3 4']);
  });

  it('CG-C4 there are 15 trophies, one per stage and place, and one pawn per player', () => {
    expect(stages.length * laneCount).to.equal(15);
    const { trophies, pawns } = newTable(5).G;
    const none = { lilac: null, blue: null, red: null };
    expect(Object.values(trophies)).to.deep.equal(Array(5).fill(none));
    expect(Object.keys(pawns)).to.have.length(5);
  });

  it('CG-C5 the 27 action cards are 4 relocate cards, 5 counters and two of each arrow kind', () => {
    expect(actionCards).to.have.length(27);
    const counts = actionKinds.map(
      (kind) => `${kind} ${actionCards.filter((each) => each === kind).length}`,
    );
    expect(counts).to.deep.equal([
      'relocate 4',
      'counter 5',
      'extraTurn 2',
      'skipTurn 2',
      'noRoll 2',
      'doubleRoll 2',
      'noCards 2',
      'move4 2',
      'move10 2',
      'minus4 2',
      'plus4 2',
    ]);
  });

  it('the lists of components are frozen', () => {
    const lists = [sectionCards, actionCards, betCards, stages, decks, actionKinds, circleKinds];
    expect(lists.every(Object.isFrozen)).to.equal(true);
    expect(
      betCards.every((card) =>
        [card, card.rows, ...Object.values(card.rows)].every(Object.isFrozen),
      ),
    ).to.equal(true);
  });

  it('a card, row or section that does not exist causes an error', () => {
    expect(() => betOn(20, 3)).to.throw('no bet 20');
    expect(() => betOn(0, 2)).to.throw('2 players');
    expect(() => stageOf(15)).to.throw('no section 15');
  });
});
