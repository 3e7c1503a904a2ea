import { expect } from 'chai';
import {
  afterEvent,
  countDisplayed,
  countSeen,
  framesOf,
  shownOf,
} from '../../../../games/detroit-cleveland-grand-prix/board/turn/playback.ts';
import type {
  GrandPrixEvent,
  GrandPrixSetup,
  GrandPrixState,
  Space,
} from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import { readLog } from '../../../../games/kit/log.ts';
import { TestTable } from '../../../support/games/table.ts';
import { expectFolded, playThrough } from '../../kit/play-through.ts';

const setups: readonly GrandPrixSetup[] = [
  { races: 2 },
  { races: 1, tracks: 'detroit', tensInDeck: true, noCarNeeded: true, mayHold: true },
  { races: 2, noCarLimit: true, whiteOwnPartial: true, tournamentSeating: true },
];

function newTable(): TestTable<GrandPrixState> {
  return new TestTable<GrandPrixState>(grandPrix, { numPlayers: 3, setupData: {} });
}

const playback = { shownOf, afterEvent };

describe('the playback of events', () => {
  it('the beginning of the match, logged with the first move, is not played back', () => {
    const table = newTable();
    const shown = shownOf(table.G);
    const [seat = ''] = grandPrix.playersToMove(table.G);
    table.move(seat, 'bid', 10_000);
    const events = readLog<GrandPrixEvent>(table.log).map(({ event }) => event);
    expect(events.map(({ type }) => type)).to.deep.equal(['raceBegan', 'offered', 'bid']);
    expect(countDisplayed(events, shown)).to.equal(2);
    // The next car for sale is news.
    for (const passing of grandPrix.playersToMove(table.G)) table.move(passing, 'pass');
    const [last = ''] = grandPrix.playersToMove(table.G);
    const before = table.log.length;
    table.move(last, 'pass');
    const news = readLog<GrandPrixEvent>(table.log.slice(before)).map(({ event }) => event);
    expect(news.at(-1)?.type).to.equal('offered');
    expect(countDisplayed(news, shown)).to.equal(0);
  });

  for (const [index, setupData] of setups.entries()) {
    for (const numPlayers of [2, 3, 6]) {
      it(`all events of a move lead to the position displayed after it: ${numPlayers} players, ${JSON.stringify(setupData)}`, () => {
        const seed = `${'x'.repeat(index)}${numPlayers}`;
        expectFolded(grandPrix, { numPlayers, setupData, seed }, playback);
      });
    }
  }

  it('the events of several moves at once lead to the position displayed after them', () => {
    const course = { numPlayers: 3, setupData: { races: 2 }, seed: 'at once', eventsAtOnce: 60 };
    expectFolded(grandPrix, course, playback);
  });

  it('every event has its time, and bots wait for the sum of all', () => {
    playThrough<GrandPrixState, GrandPrixEvent>(
      grandPrix,
      { numPlayers: 4, setupData: { races: 1 }, seed: 'times' },
      (before, events, now) => {
        const frames = framesOf(shownOf(before), events, shownOf(now));
        for (const { milliseconds } of frames) expect(milliseconds).to.be.within(200, 3000);
        expect(frames.at(-1)?.shown).to.deep.equal(shownOf(now));
        const all = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
        expect(grandPrix.playbackMilliseconds(events)).to.equal(all);
      },
    );
  });

  it('a longer way takes longer, and many long ways are hurried', () => {
    const moved = { type: 'moved', playerID: '0', car: 'red', shown: 'red', spaces: 6 } as const;
    const drive = (...path: Space[]) => ({ ...moved, from: [3, 1] as const, path });
    const { G } = newTable();
    const timesOf = (...events: GrandPrixEvent[]) =>
      framesOf(shownOf(G), events, shownOf(G)).map(({ milliseconds }) => milliseconds);
    const one = drive([4, 1]);
    const three = drive([4, 1], [5, 1], [6, 1]);
    const [short = 0, long = 0] = timesOf(one, three);
    expect(long).to.be.above(2 * short);
    expect(timesOf(three, three, three).at(0)).to.be.below(long);
  });

  it('a card tried out on the board is not played back to its player', () => {
    playThrough<GrandPrixState, GrandPrixEvent>(
      grandPrix,
      { numPlayers: 2, setupData: { races: 1 }, seed: 'own' },
      (_before, events) => {
        const [first] = events;
        if (first?.type !== 'played') return;
        const { playerID, number } = first;
        const seen = countSeen(events, { playerID, number });
        expect(seen).to.be.at.least(1);
        expect(events.slice(0, seen).map(({ type }) => type)).to.not.include('exchangeBegan');
        expect(events.slice(seen).map(({ type }) => type)).to.not.include('moved');
        expect(countSeen(events, { playerID: '5', number })).to.equal(0);
        expect(countSeen(events, null)).to.equal(0);
      },
    );
  });
});
