import { expect } from 'chai';
import {
  driverCards,
  homeProgress,
  models,
  pointsCards,
  sides,
  stageCards,
  trackSpaces,
} from '../../../games/crazy-race-schacht/rules/components.ts';
import { newTable } from './positions.ts';

function valuesOf(pile: 'turntable' | 'finish'): number[] {
  return pointsCards.filter((card) => card.pile === pile).map(({ value }) => value);
}

describe('Crazy Race (Schacht): the components', () => {
  it('CS-C1 a track has six spaces, and the way out and home has twelve steps', () => {
    expect(trackSpaces).to.equal(6);
    expect(homeProgress).to.equal(12);
    for (const players of [3, 4]) {
      expect(Object.keys(newTable(players).G.locomotives)).to.have.length(players);
    }
  });

  it('CS-C2 every player has a locomotive of each model at the start', () => {
    expect(models).to.deep.equal(['A', 'B', 'C']);
    for (const locomotives of Object.values(newTable(4).G.locomotives)) {
      expect(locomotives).to.deep.equal({ A: 0, B: 0, C: 0 });
    }
  });

  it('CS-C3 a player has eight driver cards: 1 1 2 2 3 3 4 6', () => {
    expect(driverCards).to.deep.equal([1, 1, 2, 2, 3, 3, 4, 6]);
    const hands = Object.values(newTable(3).G.players).map(({ hand }) => hand);
    expect(hands).to.deep.equal(Array(3).fill([0, 1, 2, 3, 4, 5, 6, 7]));
  });

  it('CS-C4 each of the eight stage cards has the three models and one side without a model', () => {
    expect(stageCards).to.have.length(8);
    for (const [index, card] of stageCards.entries()) {
      expect(card.id).to.equal(index);
      expect(card.sides.map(({ model }) => model ?? '-').sort()).to.deep.equal([
        '-',
        'A',
        'B',
        'C',
      ]);
    }
  });

  it('CS-C4 each model has 1 1 2 2 3 3 4 4 on the eight cards, and the free side has 1 2 2 3 and four ?', () => {
    const distancesOf = (wanted: string | null) =>
      stageCards
        .flatMap((card) => card.sides.filter(({ model }) => model === wanted))
        .map(({ distance }) => String(distance))
        .sort()
        .join(' ');
    for (const model of models) expect(distancesOf(model), model).to.equal('1 1 2 2 3 3 4 4');
    expect(distancesOf(null)).to.equal('1 2 2 3 ? ? ? ?');
  });

  it('CS-C4 the third stage card shows the sheet’s example: 2 for any locomotive, then 4, 2 and 2', () => {
    const shown = sides.map((side) => stageCards[2]?.sides[side]);
    expect(shown).to.deep.equal([
      { model: null, distance: 2 },
      { model: 'A', distance: 4 },
      { model: 'B', distance: 2 },
      { model: 'C', distance: 2 },
    ]);
  });

  it('CS-C5 the 14 points cards are eight at the turntable and six at the finish', () => {
    expect(pointsCards).to.have.length(14);
    expect(valuesOf('turntable')).to.deep.equal([5, 5, 5, 5, 4, 4, 4, 4]);
    expect(valuesOf('finish')).to.deep.equal([6, 5, 5, 4, 4, 3]);
    for (const [index, { id }] of pointsCards.entries()) expect(id).to.equal(index);
  });

  it('the driver, stage and points cards are frozen', () => {
    expect([driverCards, stageCards, pointsCards].every(Object.isFrozen)).to.equal(true);
    expect(
      stageCards.every((card) => Object.isFrozen(card) && Object.isFrozen(card.sides)),
    ).to.equal(true);
  });
});
