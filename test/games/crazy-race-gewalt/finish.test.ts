import { expect } from 'chai';
import { rules } from '../../../games/crazy-race-gewalt/index.ts';
import {
  actingOn,
  action,
  newTable,
  ownCards,
  type Position,
  play,
  rolled,
  sectionWith,
  told,
} from './positions.ts';

const lastSquare = { section: 14, square: 4 };
const twoTrophies = { lilac: 1, blue: 1 };

describe('Crazy Race (Gewalt): the finish', () => {
  it('CG-5 a player who passes the last stage finishes and discards all cards except the bet', () => {
    const position: Position = { pawns: { '0': lastSquare }, trophies: { '0': twoTrophies } };
    const table = newTable(3, { expert: true }, position);
    const { hand, bet } = ownCards(table.G, '0');
    play(table, '0', 'roll');
    const { G } = table;
    expect(G.pawns['0']).to.equal(null);
    expect(G.trophies['0']).to.deep.equal({ ...twoTrophies, red: 1 });
    expect(G.players['0']).to.deep.equal({ hand: { section: [], action: [] }, bet });
    expect(G.handSizes['0']).to.deep.equal({ section: 0, action: 0 });
    expect(G.discards).to.deep.equal(hand);
    expect(told(table, 'finished')).to.deep.equal([
      { type: 'finished', playerID: '0', hand, laid: null },
    ]);
  });

  it('CG-5 steps beyond the finish line are lost', () => {
    const table = newTable(3, {}, { pawns: { '0': { section: 14, square: 2 } } });
    const moved = rolled(table, [5, 6]).told.find(({ type }) => type === 'moved');
    expect(moved).to.deep.include({
      steps: 11,
      to: null,
      path: [
        { section: 14, square: 3 },
        { section: 14, square: 4 },
      ],
    });
  });

  it('CG-5 the card before a finishing player is discarded, while cards on the lane stay', () => {
    const table = actingOn('plus4', {
      pawns: { '1': lastSquare },
      laid: [[1, 3, sectionWith(5)]],
    });
    play(table, '1', 'roll');
    expect(table.G.pendingCards['1']).to.equal(null);
    expect(table.G.discards.action).to.include(action('plus4'));
    expect(told(table, 'finished').at(-1)).to.deep.include({ laid: action('plus4') });
    expect(told(table, 'actionSpent')).to.deep.equal([]);
    expect(table.G.sectionCards[1]?.[3]?.cardID).to.equal(sectionWith(5));
  });

  it('CG-5 the second turn of a player who finishes lapses', () => {
    const table = actingOn('extraTurn', { pawns: { '1': lastSquare } });
    play(table, '1', 'roll');
    expect(table.G.turn).to.deep.include({ playerID: '2', isSecond: false });
  });

  it('CG-5 a finished player is passed over and cannot act while the others play on', () => {
    const table = newTable(3, {}, { pawns: { '0': lastSquare } });
    play(table, '0', 'roll');
    for (const seat of ['1', '2', '1', '2']) {
      expect(table.G.turn.playerID).to.equal(seat);
      expect(table.refused('0', 'roll')).to.equal('alreadyFinished');
      expect(table.refused('0', 'playSection', 0, 1, 1)).to.equal('alreadyFinished');
      play(table, seat, 'roll');
    }
  });

  it('CG-5 the last player left takes the remaining places at once, and the race ends', () => {
    const table = newTable(
      3,
      {},
      {
        pawns: { '0': lastSquare, '1': null, '2': { section: 3, square: 2 } },
        trophies: {
          '0': { lilac: 1, blue: 2 },
          '1': { lilac: 2, blue: 1, red: 1 },
        },
      },
    );
    play(table, '0', 'roll');
    const { G } = table;
    expect(G.trophies).to.deep.equal({
      '0': { lilac: 1, blue: 2, red: 2 },
      '1': { lilac: 2, blue: 1, red: 1 },
      '2': { lilac: 3, blue: 3, red: 3 },
    });
    expect(G.pawns['2']).to.equal(null);
    expect(told(table, 'tookRest')).to.deep.equal([
      {
        type: 'tookRest',
        playerID: '2',
        trophies: [
          { stage: 'lilac', place: 3 },
          { stage: 'blue', place: 3 },
          { stage: 'red', place: 3 },
        ],
      },
    ]);
    expect(table.state.ctx.gameover).to.deep.equal(G.result);
    for (const move of ['roll', 'playSection', 'allow', 'counter', 'discardAction']) {
      expect(rules.refusalOf(G, '2', move, []), move).to.equal('raceOver');
    }
  });
});
