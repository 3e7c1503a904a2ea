import { expect } from 'chai';
import fc from 'fast-check';
import { isLong } from '../../support/long.ts';
import { growsFor } from '../../support/probe/probe-memory.ts';
import { holds, type ProbeMatch, type Subject } from '../../support/probe/probe-servers.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import type { Frame, Page } from '../../support/servers/page.ts';
import { until } from '../../support/until.ts';

const messageCount = isLong ? 10_000 : 3000;
/** Addresses of their own, since tests that follow must not be refused for these messages. */
const [hostileAddress, calmAddress] = ['192.0.2.201', '192.0.2.202'] as const;
/** The number of messages for each move of the match that continues meanwhile. */
const messagesPerMove = 500;
/** A message of socket.io: its name and its arguments. */
type Message = readonly [string, ...unknown[]];

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner) => [inner], 'core');

/** Values that could be in any place of a message. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ maxDepth: 3, maxKeys: 5 }),
  fc.string(),
  fc.constantFrom(
    ...[null, true, false, '', -1, 0.5, 1e9, 1e308, Number.NaN, 2 ** 53, '-1', '99', '1e9'],
    ...['__proto__', 'toString', 'constructor', 'hasOwnProperty', 'then', 'length'],
    ...[{}, [], [[]], { length: 1e9 }, { toString: 1 }, { toJSON: 1 }],
    ...[{ _placeholder: true, num: 0 }, 'x'.repeat(9000), nested(200), nested(1000)],
    JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}, "then": 1}'),
  ),
);

/** Returns an object with some of its fields replaced by junk or removed. */
function spoilt(fields: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(fc.subarray(Object.keys(fields)), fc.array(junk, { minLength: 8, maxLength: 8 }))
    .map(([names, values]) => ({
      ...fields,
      ...Object.fromEntries(names.map((name, at) => [name, values[at]])),
    }));
}

/** Returns messages that a page at this table could send, but wrong in some way. */
function messagesAt({ matchID, ada, bo }: ProbeMatch): fc.Arbitrary<Message> {
  const { credentials } = ada;
  const types = ['MAKE_MOVE', 'UNDO', 'REDO', 'UPDATE', 'RESET', 'PLUGIN', 'GAME_EVENT', 'PATCH'];
  const updates = fc
    .record({
      type: fc.constantFrom(...types),
      // The match stands at its second state, and a move on another state is never taken.
      payload: spoilt({ type: 'mark', args: [], playerID: '0', credentials }),
      rest: spoilt({ stateID: 0, matchID, playerID: '0' }),
      state: junk,
    })
    .filter(({ rest }) => rest.stateID !== 1)
    .map(({ type, payload, rest: { stateID, matchID: id, playerID }, state }): Message => {
      return ['update', { type, payload, state, patch: state }, stateID, id, playerID];
    });
  // These moves are legal for the framework, so that the rules see them, but none names the deck's top card.
  const guesses = fc
    .array(junk, { minLength: 1, maxLength: 3 })
    .filter(([card]) => typeof card !== 'number')
    .map((args): Message => {
      const payload = { type: 'guess', args, playerID: '0', credentials };
      return ['update', { type: 'MAKE_MOVE', payload }, 1, matchID, '0'];
    });
  const syncs = spoilt({ matchID, playerID: '1', credentials: bo.credentials, numPlayers: 2 }).map(
    (sync): Message => ['sync', ...Object.values(sync)],
  );
  const chats = fc
    .tuple(
      fc
        .constantFrom('Hi', { phrase: 'hello' })
        .chain((payload) => spoilt({ id: 'a', sender: '0', payload })),
      spoilt({ matchID, credentials: 'guess' }),
    )
    .map(([message, rest]): Message => ['chat', rest.matchID, message, rest.credentials]);
  const names = fc.oneof(
    fc.constantFrom('update', 'sync', 'chat', 'patch', 'toString', '__proto__', ''),
    fc.string().map((name) => `x${name}`),
  );
  const others = fc
    .tuple(names, fc.array(junk, { maxLength: 6 }))
    .map(([name, args]): Message => [name, ...args]);
  return fc.oneof(updates, guesses, syncs, chats, others);
}

/** Resolves when all that a page has sent so far has been answered. */
async function allAnswered(page: Page, { matchID, quiet }: { matchID: string; quiet: string }) {
  for (const match of [matchID, quiet]) {
    const isAnswer = ({ name, args }: Frame) =>
      (name === 'chatHistory' && args[0] === match) || args[0]?.code === 'tooMany';
    // One request is answered at a time, and the storm may have used up the messages of the next seconds.
    await until('the page is shown the match', async () => {
      page.send('sync', match, null);
      for (;;) {
        const frame = await page.nextOf(isAnswer);
        if (frame.name === 'chatHistory') return true;
        if (frame === page.frames.findLast(isAnswer)) return false;
      }
    });
  }
}

/** Returns all stored rows of other matches. */
function storedBut({ server }: Subject, matchID: string): string {
  const database = new DatabaseView(server.dataDir);
  const tables: readonly object[][] = JSON.parse(database.everything());
  database.close();
  return JSON.stringify(
    tables.map((rows) => rows.filter((row) => !Object.values(row).includes(matchID))),
  );
}

/** Returns how many update messages were refused unread as too many. */
const unreadIn = (frames: readonly Frame[]): number =>
  // Some syncs and chat lines are refused as too many for other reasons than their number.
  frames.filter(({ args: [answer] }) => answer?.code === 'tooMany' && answer.message === 'update')
    .length;

/** Causes what a storm must not: a move of a match and too many updates. Returns whether both are found. */
async function plant(subject: Subject, { mine, other }: ProbeMatch) {
  const stored = storedBut(subject, 'no match');
  mine.move(messageCount / messagesPerMove, 'mark');
  await other.next('update');
  const isStoredChanged = storedBut(subject, 'no match') !== stored;
  // A sync counts as five messages, so a slow server also reads too many of them in the time of a limit.
  for (let sent = 0; sent < 1500; sent += 1) {
    mine.send('sync');
    mine.send('update');
  }
  await mine.nextOf((frame) => unreadIn([frame]) > 0);
  return { isStoredChanged, isUnread: unreadIn(mine.frames) > 0 };
}

/** Sends all messages from many pages while a match continues, and returns their effects. */
async function storm(subject: Subject) {
  const hostile = await subject.openMatch(hostileAddress);
  hostile.mine.move(0, 'mark');
  await hostile.other.next('update');
  const calm = await subject.openMatch(calmAddress);
  const quiet = (await subject.openMatch()).matchID;
  const spectator = { ...hostile.ada, playerID: null, credentials: null };
  const pages = [
    hostile.mine,
    hostile.other,
    await subject.openSynced(hostile.ada, hostileAddress),
    await subject.openSynced(spectator, hostileAddress),
    subject.open(spectator, hostileAddress),
    subject.open(spectator, hostileAddress),
  ];
  const stored = storedBut(subject, calm.matchID);
  const messages = fc.sample(messagesAt(hostile), { seed: 1849, numRuns: messageCount });
  const isMoreKept = await growsFor(subject.server.process, async () => {
    for (const [index, [name, ...args]] of messages.entries()) {
      pages[index % pages.length]?.send(name, ...args);
      if (index % messagesPerMove !== 0) continue;
      calm.mine.move(index / messagesPerMove, 'mark');
      await calm.other.next('update');
    }
    for (const page of pages) await allAnswered(page, { matchID: hostile.matchID, quiet });
  });
  return {
    isMoreKept,
    isStoredChanged: storedBut(subject, calm.matchID) !== stored,
    calmMoves: (await subject.lookAt(calm.matchID)).G.marks['0'],
    unread: unreadIn(pages.flatMap((page) => page.frames)),
    planted: await plant(subject, calm),
  };
}

describe(`A storm of ${messageCount} random messages`, () => {
  // There is no control: the stock server does not only crash, one of the messages keeps it busy for ever.
  holds('P4 random messages leave no trace while a match continues', async (subject) => {
    expect(await storm(subject)).to.deep.equal({
      isMoreKept: false,
      isStoredChanged: false,
      calmMoves: messageCount / messagesPerMove,
      unread: 0,
      planted: { isStoredChanged: true, isUnread: true },
    });
  });
});
