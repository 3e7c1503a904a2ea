import { getFilterPlayerView } from 'boardgame.io/internal';
import { expect } from 'chai';
import type {
  BugRaceEvent,
  BugRaceState,
  SeenBugRaceState,
} from '../../../games/bug-race/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import type { TestTable } from '../../support/games/table.ts';
import { newTable } from './positions.ts';

/** Returns what boardgame.io sends to a seat, or to a spectator (null): the state and the whole log. */
function sentTo(table: TestTable<BugRaceState>, viewer: string | null): string {
  const state = { ...table.state, deltalog: table.log };
  const filter = getFilterPlayerView(table.game);
  return JSON.stringify(filter(viewer, { type: 'update', args: ['match', state] }));
}

describe('Bug Race: secrecy', () => {
  it('everybody sees that a player has chosen, but only that player sees the card', () => {
    const table = newTable(3);
    const choice = table.G.players['0']?.offered[1];
    table.move('0', 'keepCard', choice);
    const [entry] = table.log;
    expect(entry?.redact).to.equal(true);
    expect(entry?.metadata).to.deep.equal({
      events: [{ type: 'chose', playerID: '0' }],
    });
    expect(sentTo(table, '0')).to.contain(`"args":[${choice}]`);
    for (const viewer of ['1', '2', null]) {
      expect(sentTo(table, viewer)).to.not.contain(`"args":[${choice}]`);
      expect(sentTo(table, viewer)).to.contain('"hasChosen":{"0":true');
    }
  });

  it('a changed choice adds no second event', () => {
    const table = newTable(2);
    for (const card of table.G.players['0']?.offered ?? []) table.move('0', 'keepCard', card);
    const told = readLog<BugRaceEvent>(table.log).map(({ event }) => event);
    expect(told).to.deep.equal([{ type: 'chose', playerID: '0' }]);
  });

  it('only the player who passed cards on sees them listed as passed on', () => {
    const table = newTable(3);
    for (const seat of ['0', '1', '2']) {
      table.move(seat, 'keepCard', table.G.players[seat]?.offered[0]);
    }
    const seen = (viewer: string | null) => table.viewOf(viewer) as SeenBugRaceState;
    expect(seen('1').players['1']?.passedOn).to.have.length(1);
    expect(Object.keys(seen('1').players)).to.deep.equal(['1']);
    expect(sentTo(table, null)).to.not.contain('passedOn');
  });

  it('a changed choice is a log entry that hides its card from others', () => {
    const table = newTable(2);
    for (const card of table.G.players['0']?.offered ?? []) table.move('0', 'keepCard', card);
    expect(table.log).to.have.length(2);
    const cards = table.G.players['0']?.offered ?? [];
    for (const card of cards) expect(sentTo(table, '1')).to.not.contain(`"args":[${card}]`);
  });

  it('a view never contains the pile, another seat’s hand or another seat’s choice', () => {
    const table = newTable(2, { expert: true });
    table.move('1', 'keepCard', table.G.players['1']?.offered[2]);
    const seen = table.viewOf('0') as BugRaceState;
    expect(Object.keys(seen.players)).to.deep.equal(['0']);
    expect(seen).to.not.have.property('secret');
    expect((table.viewOf(null) as BugRaceState).players).to.deep.equal({});
  });

  it('the log reports the passing without the cards', () => {
    const table = newTable(2);
    for (const seat of ['0', '1']) {
      table.move(seat, 'keepCard', table.G.players[seat]?.offered[0]);
    }
    const told = table.log.flatMap((entry) => entry.metadata?.events ?? []);
    expect(told).to.deep.include({ type: 'passed', direction: 'left', count: 1, swap: true });
    expect(JSON.stringify(told)).to.not.contain('cardID');
  });

  it('the state of the random generator is never sent to a page', () => {
    const table = newTable(2);
    expect(sentTo(table, '0')).to.not.contain('prngstate');
  });
});
