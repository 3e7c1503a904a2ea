import { expect } from 'chai';
import type { GewaltEvent, GewaltState } from '../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { seededChoice, TestTable } from '../../support/games/table.ts';
import { drawnMove, eventsOf, newTable, play } from './positions.ts';
import { type PublicState, retold } from './retold.ts';

function publicPart(G: GewaltState): PublicState {
  const { rulesVersion: _rules, options: _options, result: _result, ...others } = G;
  const { players: _players, secret: _secret, ...rest } = others;
  return rest;
}

describe('Crazy Race (Gewalt): the log', () => {
  for (const [numPlayers, setupData] of [
    [3, {}],
    [5, { expert: true }],
    [4, { expert: true, counterWindow: 'ownTurn' }],
    [3, { expert: true }],
  ] as const) {
    it(`the public state can be rebuilt from the log: ${numPlayers} players, ${JSON.stringify(setupData)}`, () => {
      const settings = { numPlayers, setupData, seed: `told-${numPlayers}` };
      const table = new TestTable<GewaltState>(crazyRace, settings);
      const choose = seededChoice(numPlayers);
      while (table.state.ctx.gameover === undefined) {
        const { playerID, move, args } = drawnMove(table, choose);
        play(table, playerID, move, ...args);
        expect(retold(eventsOf(table))).to.deep.equal(publicPart(table.G));
      }
    });
  }

  it('the log lists the final points row by row, and their sums match the result', () => {
    const table = newTable(4);
    while (table.state.ctx.gameover === undefined) play(table, table.G.turn.playerID, 'roll');
    const types = eventsOf(table).map(({ type }) => type);
    expect(types.slice(-6)).to.deep.equal([
      'betsShown',
      'scored',
      'scored',
      'scored',
      'scored',
      'raceEnded',
    ]);
    for (const event of eventsOf(table)) {
      if (event.type !== 'scored') continue;
      const ranked = table.G.result?.ranking.find(({ playerID }) => playerID === event.playerID);
      const sum = event.rows.reduce((total, { points }) => total + points, 0);
      expect([sum, event.points]).to.deep.equal([ranked?.score, ranked?.score]);
    }
  });

  it('some events are marked as transient and some as the start of a section', () => {
    const event = (type: GewaltEvent['type']) => ({ type, playerID: '0' });
    expect([event('drew'), event('asked')].every(crazyRace.isTransient)).to.equal(true);
    expect([event('moved'), event('allowed')].some(crazyRace.isTransient)).to.equal(false);
    expect(crazyRace.startsSection(event('turnBegan'))).to.equal(true);
    expect(crazyRace.startsSection(event('rolled'))).to.equal(false);
  });
});
