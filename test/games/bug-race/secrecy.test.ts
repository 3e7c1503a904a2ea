import { expect } from 'chai';
import type { BugRaceEvent, SeenBugRaceState } from '../../../games/bug-race/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import { sentTo } from '../kit/sent-to.ts';
import { keepFirst, newTable } from './positions.ts';

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

  it('a changed choice is a log entry without an event that hides its card from others', () => {
    const table = newTable(2);
    const cards = table.G.players['0']?.offered ?? [];
    for (const card of cards) table.move('0', 'keepCard', card);
    expect(table.log).to.have.length(2);
    const told = readLog<BugRaceEvent>(table.log).map(({ event }) => event);
    expect(told).to.deep.equal([{ type: 'chose', playerID: '0' }]);
    for (const card of cards) expect(sentTo(table, '1')).to.not.contain(`"args":[${card}]`);
  });

  it('only the player who passed cards on sees them listed as passed on', () => {
    const table = newTable(3);
    keepFirst(table);
    const seen = (viewer: string | null) => table.viewOf(viewer) as SeenBugRaceState;
    expect(seen('1').players['1']?.passedOn).to.have.length(1);
    expect(Object.keys(seen('1').players)).to.deep.equal(['1']);
    expect(sentTo(table, null)).to.not.contain('passedOn');
  });

  it('the log reports the passing without the cards', () => {
    const table = newTable(2);
    keepFirst(table);
    const told = table.log.flatMap((entry) => entry.metadata?.events ?? []);
    expect(told).to.deep.include({ type: 'passed', direction: 'left', count: 1, swap: true });
    expect(JSON.stringify(told)).to.not.contain('cardID');
  });
});
