import { expect } from 'chai';
import { Broadcast } from '../../../server/lib/broadcast.ts';
import { BotsTable, HeldPage } from '../../support/players/bots-table.ts';

/** Milliseconds of work for one listener. A few of them exceed the time of one batch. */
const long = 0.5;
/** More listeners than one batch reaches. */
const many = 60;

/** Keeps the thread busy as a slow socket would. */
function work(): void {
  for (const end = performance.now() + long; performance.now() < end; );
}

interface Listener {
  readonly heard: string[];
}

describe('Broadcasts', () => {
  let listeners: Set<Listener>;
  let failures: unknown[];
  let telling: Broadcast<Listener>;
  beforeEach(() => {
    listeners = new Set(Array.from({ length: many }, () => ({ heard: [] })));
    failures = [];
    telling = new Broadcast({
      listeners: () => listeners,
      failed: (error) => failures.push(error),
    });
  });

  const say = (text: string) =>
    telling.send(({ heard }) => {
      work();
      heard.push(text);
    });
  const heard = () => [...listeners].map((listener) => listener.heard.join(' '));

  it('a broadcast is sent in batches, and other tasks run in between', async () => {
    let turns = 0;
    let isTold = false;
    const count = () => {
      turns += 1;
      if (!isTold) setImmediate(count);
    };
    setImmediate(count);
    await say('one');
    isTold = true;
    expect(turns).to.be.at.least(3);
    expect(heard()).to.deep.equal(Array(many).fill('one'));
  });

  it('each listener gets the messages in their order', async () => {
    const all = [say('one'), telling.send((listener) => listener.heard.push('two')), say('three')];
    await Promise.all(all);
    for (const each of heard()) expect(each).to.equal('one two three');
  });

  it('listeners who left or already know a message do not get it', async () => {
    const [, second, third] = listeners;
    if (!second || !third) expect.fail();
    const told = say('old');
    const known = telling.latest;
    listeners.delete(third);
    const late: Listener = { heard: [] };
    telling.skip(late);
    listeners.add(late);
    const more = say('new');
    telling.skip(second, known);
    await Promise.all([told, more]);
    const others = Array(many - 3).fill('old new');
    expect(heard()).to.deep.equal(['old new', 'new', ...others, 'new']);
    expect(third.heard).to.deep.equal([]);
  });

  it('a failure at one listener does not keep a message from the others', async () => {
    const [first] = listeners;
    await telling.send((listener) => {
      if (listener === first) throw new Error('gone');
      listener.heard.push('one');
    });
    expect(heard()).to.deep.equal(['', ...Array(many - 1).fill('one')]);
    expect(failures).to.have.length(1);
  });
});

/** A page that is slow to send to. */
class SlowPage extends HeldPage {
  override emit(name: string, ...args: readonly unknown[]): void {
    work();
    super.emit(name, ...args);
  }
}

describe('Tables with many slow pages', () => {
  let table: BotsTable;
  beforeEach(async () => {
    const botWorkers = {
      decide: () => new Promise<never>(() => {}),
      prepare: () => {},
      close: async () => {},
    };
    table = await BotsTable.open({ game: 'bug-race', bots: ['easy'], botWorkers });
  });
  afterEach(() => table.close());

  it('every slow page gets the states in order and the final table', async () => {
    const person = new HeldPage('person');
    await table.show(person, '0');
    const pages = Array.from({ length: many }, (_, index) => new SlowPage(`spectator ${index}`));
    for (const page of pages) await table.show(page, null);
    for (const page of pages) page.frames.splice(0);

    const moving = table.movePerson(person);
    // While the move is sent, one page leaves, another comes and a third is sent everything again.
    const late = new SlowPage('late');
    const coming = table.show(late, null);
    const correcting = table.service.resync(pages[many / 2] ?? late);
    table.leave(person);
    await Promise.all([moving, coming, correcting]);
    const all = [...pages, late];
    const isTold = (page: HeldPage) =>
      page.frames.findLast(({ name }) => name === 'table')?.args[1].seats[0].isConnected === false;
    await Promise.all(all.map((page) => page.until(() => isTold(page))));

    for (const page of all) {
      const states = page.frames.flatMap(({ name, args }) => {
        if (name === 'sync') return [args[1].state._stateID];
        return name === 'update' ? [args[1]._stateID] : [];
      });
      expect(states, page.id).to.deep.equal(states.toSorted((a, b) => a - b));
      expect(states.at(-1), page.id).to.equal(1);
      const there = page.frames.flatMap(({ name, args }) =>
        name === 'table' ? [args[1].seats[0].isConnected] : [],
      );
      expect(there, page.id).to.deep.equal(there.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});
