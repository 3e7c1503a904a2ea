import { expect } from 'chai';
import type { SchachtEvent, SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import { sentTo } from '../kit/sent-to.ts';
import {
  declineAll,
  driverWith,
  inEvaluation,
  lay,
  locomotivesOf,
  newTable,
  withPenalty,
} from './positions.ts';

describe('Crazy Race (Schacht): secrecy', () => {
  it('a placed card shows its side and order to everybody, and its face only to its owner', () => {
    const table = newTable(3);
    lay(table, [6, 2]);
    const [entry] = table.log;
    expect(entry?.redact).to.equal(true);
    expect(entry?.metadata?.events).to.deep.include({
      type: 'placed',
      playerID: '0',
      side: 2,
      order: 1,
    });
    expect(sentTo(table, '0')).to.contain(`"args":[${driverWith(6)},2]`);
    for (const viewer of ['1', '2', null]) {
      const sent = sentTo(table, viewer);
      expect(sent).to.not.contain(`"args":[${driverWith(6)},2]`);
      expect(sent).to.contain('"placed":[[],[],[{"playerID":"0","order":1,"cardID":null}],[]]');
    }
  });

  it('two matches that differ only in a laid face look the same to everybody else', () => {
    const [six, one] = [6, 1].map((value) => {
      const table = newTable(3);
      lay(table, [value, 2]);
      return table;
    });
    if (!six || !one) throw new Error('Two tables were set up.');
    for (const viewer of ['1', '2', null])
      expect(sentTo(six, viewer)).to.equal(sentTo(one, viewer));
    expect(sentTo(six, '0')).to.not.equal(sentTo(one, '0'));
  });

  it('a card is shown to everybody once its side is evaluated, and not before', () => {
    const table = inEvaluation({ stageCard: 2, numPlayers: 4 }, [6, 0], [4, 1], null, null);
    const seen = table.viewOf(null) as SchachtState;
    expect(seen.placed[0]?.[0]?.cardID).to.equal(driverWith(6));
    expect(seen.placed[1]?.[0]?.cardID).to.equal(null);
  });

  it('the log reports that a card was reclaimed, but not which card', () => {
    const table = inEvaluation({ stageCard: 2 }, [6, 1], [4, 1]);
    declineAll(table);
    table.move('1', 'reclaim', driverWith(4));
    const entry = table.log.find(({ action }) => action.payload.type === 'reclaim');
    expect(entry?.redact).to.equal(true);
    expect(entry?.metadata?.events[0]).to.deep.equal({
      type: 'reclaimed',
      playerID: '1',
      tookCard: true,
    });
    for (const viewer of ['0', '2', null]) {
      expect(sentTo(table, viewer)).to.not.contain(`"args":[${driverWith(4)}]`);
    }
  });

  it('a chosen discard is hidden until all have chosen', () => {
    const table = withPenalty({
      locomotives: locomotivesOf([0, 12, 12], [1, 12, 12], [1, 12, 12]),
      points: { '0': [], '1': [0, 4], '2': [1, 5] },
    });
    table.move('1', 'discardPoints', 4);
    const told = readLog<SchachtEvent>(table.log).at(-1);
    expect(told?.event).to.deep.equal({ type: 'choseDiscard', playerID: '1' });
    expect(sentTo(table, '1')).to.contain('"answer":{"phase":"penalty","cardID":4}');
    for (const viewer of ['0', '2', null]) {
      expect(sentTo(table, viewer))
        .to.not.contain('"answer":{"phase":"penalty","cardID":4}')
        .and.not.contain('"args":[4]');
    }
    table.move('2', 'discardPoints', 1);
    expect((table.viewOf(null) as SchachtState).discardedPoints).to.deep.equal([4, 1]);
  });

  it('no view holds future stage cards or shuffled points cards below the top', () => {
    const table = newTable(3, { pointsOrder: 'shuffled' });
    for (const viewer of ['0', null]) {
      const seen = table.viewOf(viewer) as SchachtState;
      expect(seen).to.not.have.property('secret');
      expect(seen.piles.turntable).to.deep.include({ count: 8 });
      expect(seen.piles.turntable.seen).to.have.length(1);
    }
  });
});
