import { BroadcastChannel } from 'node:worker_threads';
import { expect } from 'chai';
import { readLog } from '../../../games/kit/log.ts';
import { BotWorkerPool } from '../../../server/bots/bot-worker-pool.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { hiddenIn, hidingSetups } from '../../support/games/hidden.ts';
import { itLong } from '../../support/long.ts';
import { BotsTable, HeldPage, type SentFrame } from '../../support/players/bots-table.ts';

const script = new URL('../../support/telling-thread.js', import.meta.url);

/** A task that was sent to a thread. */
interface Told {
  readonly playerID: string;
  readonly G: { readonly players: object };
  readonly events: readonly unknown[];
}

const asText = (value: unknown) => JSON.stringify(value);

/** Returns every G of a state in a value. */
function statesIn(value: unknown): { players: object }[] {
  const found: { players: object }[] = [];
  JSON.stringify(value, (key, part) => {
    if (key === 'G') found.push(part);
    return part;
  });
  return found;
}

const updatesOf = (frames: readonly SentFrame[]) => frames.filter(({ name }) => name === 'update');

describe('The view of bots', () => {
  for (const [game, setupData] of Object.entries(hidingSetups)) {
    // One game with simultaneous turns, and one with an auction.
    const itHere = /^(bug-race|detroit)/.test(game) ? it : itLong;
    itHere(`a bot gets only what a page of its seat gets, in a whole match: ${game}`, () =>
      compare(game, setupData),
    );
  }
});

async function compare(game: string, setupData: unknown): Promise<void> {
  const tasks: Told[] = [];
  const channel = new BroadcastChannel('paddock test: tasks');
  // Node's type of the event leaves out its data.
  channel.onmessage = (event) => tasks.push((event as unknown as { data: Told }).data);
  const botWorkers = new BotWorkerPool({ threads: 2, script, metrics: { decided: () => {} } });
  const bots = ['easy', 'fair'] as const;
  const table = await BotsTable.open({ game, setupData, bots, botWorkers });
  const person = new HeldPage('person');
  await table.show(person, '0');
  const pages = new Map<string, HeldPage>();
  for (const seat of ['1', '2']) {
    const page = new HeldPage(`page of ${seat}`);
    await table.show(page, seat);
    pages.set(seat, page);
  }
  const whole = await table.storage.match(table.matchID);
  table.begin();
  await table.playToTheEnd(person);
  await table.queue.allDone();
  const { service } = table;
  await table.close();
  channel.close();

  const secrets = ['0', '1', '2'].map((seat) => seatKey(table.credentials(seat)));
  secrets.push('prngstate');
  secrets.push(String(whole?.state.plugins.random?.data.seed));
  expect(wordsIn(asText(whole), secrets), 'secrets are found').to.deep.equal(secrets);
  expect(hiddenIn(whole?.state.G, '1'), 'and so is what is hidden').to.include.members(['0', '2']);
  for (const [seat, page] of pages) {
    const frames = service.botFrames.get(seat) ?? [];
    const [first] = frames;
    expect(first?.name).to.equal('sync');
    const shown = updatesOf(frames);
    const expected = updatesOf(page.frames).filter(
      ({ args }) => args[1]._stateID > first?.args[1].state._stateID,
    );
    expect(expected.length).to.be.above(15);
    // The bot may leave before it is shown the very end.
    expect(shown.length).to.be.within(expected.length - 1, expected.length);
    expect(shown).to.deep.equal(expected.slice(0, shown.length));
    const sent = new Set(page.frames.map(asText));
    // The first messages to a page show the moment of its arrival: the match, its chat and its table.
    expect(
      frames
        .slice(0, 3)
        .map(({ name }) => name)
        .join(),
    ).to.equal('sync,chatHistory,table');
    expect(frames.slice(3).filter((frame) => !sent.has(asText(frame)))).to.deep.equal([]);

    const own = tasks.filter(({ playerID }) => playerID === seat);
    expect(own.length).to.be.above(5);
    const seen = new Set(statesIn(page.frames).map(asText));
    const events = readLog(page.log).map(({ event }) => event);
    for (const task of own) {
      expect(task).to.have.all.keys(
        ...['game', 'playerID', 'G', 'events', 'level', 'milliseconds'],
      );
      expect(seen.has(asText(task.G)), 'a state that its page shows').to.equal(true);
      expect(task.events).to.deep.equal(events.slice(0, task.events.length));
      expect(hiddenIn(task.G, seat)).to.deep.equal([]);
    }
    for (const G of statesIn(frames)) expect(hiddenIn(G, seat)).to.deep.equal([]);
    expect(wordsIn(asText([frames, own]), secrets)).to.deep.equal([]);
  }
  expect(tasks.map(({ playerID }) => playerID)).not.to.include('0');
}
