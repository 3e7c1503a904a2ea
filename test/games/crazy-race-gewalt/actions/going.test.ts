import { expect } from 'chai';
import {
  actingOn,
  action,
  lastDice,
  lastTold,
  lastTypes,
  ownCards,
  play,
  rolled,
  squaresFromStart,
  told,
} from '../positions.ts';

describe('Crazy Race (Gewalt): cards that change how far a pawn moves', () => {
  for (const { kind, way, stepsFor } of [
    { kind: 'doubleRoll', way: 'twice the dice total', stepsFor: (dice: number) => 2 * dice },
    { kind: 'plus4', way: 'four squares more', stepsFor: (dice: number) => dice + 4 },
    {
      kind: 'minus4',
      way: 'four squares fewer',
      stepsFor: (dice: number) => Math.max(0, dice - 4),
    },
  ] as const) {
    it(`CG-11 the target of ${kind} moves ${way}`, () => {
      const table = actingOn(kind);
      play(table, '1', 'roll');
      const { effect, steps } = lastTold(table, 'rolled');
      expect(effect).to.equal(kind);
      expect(steps).to.equal(stepsFor(lastDice(table)));
      expect(squaresFromStart(table.G.pawns['1'])).to.equal(steps);
      const { G } = rolled(actingOn(kind), [5, 6]);
      expect(squaresFromStart(G.pawns['1'])).to.equal(stepsFor(11));
    });
  }

  it('CG-11 with minus4 the pawn stays where it is when the dice total is four or less', () => {
    for (const dice of [
      [1, 1],
      [1, 2],
      [2, 2],
    ] as const) {
      const { G, told } = rolled(actingOn('minus4'), dice);
      expect(G.pawns['1']).to.deep.equal({ section: 0, square: 1 });
      expect(told[1]).to.deep.include({ type: 'moved', steps: 0, path: [] });
      expect(G.turn.playerID).to.equal('2');
    }
  });

  for (const [kind, squares] of [
    ['move4', 4],
    ['move10', 10],
  ] as const) {
    it(`CG-11 the target of ${kind} moves ${squares} squares without rolling`, () => {
      const table = actingOn(kind);
      play(table, '1', 'roll');
      expect(lastTypes(table)).to.deep.equal(['moved', 'actionSpent', 'turnBegan']);
      expect(lastTold(table, 'moved')).to.deep.include({ playerID: '1', steps: squares });
      expect(squaresFromStart(table.G.pawns['1'])).to.equal(squares);
    });

    it(`CG-4 a pawn moved by ${kind} crosses lines as usual`, () => {
      const table = actingOn(kind, { pawns: { '1': { section: 4, square: 3 } } });
      play(table, '1', 'roll');
      const crossed = { playerID: '1', stage: 'lilac', step: 2 };
      expect(lastTold(table, 'crossed')).to.deep.include(crossed);
      expect(squaresFromStart(table.G.pawns['1'])).to.equal(18 + squares);
    });
  }

  it('CG-12 with noRoll the roll move ends the turn without dice', () => {
    const table = actingOn('noRoll');
    play(table, '1', 'roll');
    expect(told(table, 'rolled').map(({ playerID }) => playerID)).to.deep.equal(['0']);
    expect(lastTypes(table)).to.deep.equal(['stayed', 'actionSpent', 'turnBegan']);
    expect(table.G.pawns['1']).to.deep.equal({ section: 0, square: 1 });
    expect(table.G.turn.playerID).to.equal('2');
  });

  it('CG-12 with noRoll the target may still play cards', () => {
    const table = actingOn('noRoll', { actions: { '1': [action('plus4')], '2': [] } });
    const [section] = ownCards(table.G, '1').hand.section;
    expect(table.move('1', 'playSection', section, 1, 1)).to.equal(null);
    expect(table.move('1', 'playAction', action('plus4'), '2')).to.equal(null);
  });
});
