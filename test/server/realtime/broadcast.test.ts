import { expect } from 'chai';
import { Broadcast } from '../../../server/realtime/broadcast.ts';
import { BotsTable, HeldPage } from '../../support/players/bots-table.ts';

/** Milliseconds: a few of them are more than a go has. */
const long = 0.5;
/** More than are told at a time. */
const many = 60;

/** Works as a slow socket would have the thread work. */
function work(): void {
  for (const end = performance.now() + long; performance.now() < end; );
}

interface Listener {
  readonly heard: string[];
}

describe('what many are told', () => {
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

  it('is told in goes, with a turn for everybody else in between', async () => {
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

  it('comes to each in its order, however it is told', async () => {
    const all = [say('one'), telling.send((listener) => listener.heard.push('two')), say('three')];
    await Promise.all(all);
    for (const each of heard()) expect(each).to.equal('one two three');
  });

  it('isn’t told to who has gone, nor to who knows it already', async () => {
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

  it('comes to all others if one can’t be told it', async () => {
    const [first] = listeners;
    await telling.send((listener) => {
      if (listener === first) throw new Error('gone');
      listener.heard.push('one');
    });
    expect(heard()).to.deep.equal(['', ...Array(many - 1).fill('one')]);
    expect(failures).to.have.length(1);
  });
});

/** A page that takes its time whenever it is sent something. */
class SlowPage extends HeldPage {
  override emit(name: string, ...args: readonly unknown[]): void {
    work();
    super.emit(name, ...args);
  }
}

describe('a table with many slow pages', () => {
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

  it('shows each of them all states in their order, and how the table is at last', async () => {
    const person = new HeldPage('person');
    await table.show(person, '0');
    const pages = Array.from({ length: many }, (_, index) => new SlowPage(`spectator ${index}`));
    for (const page of pages) await table.show(page, null);
    for (const page of pages) page.frames.splice(0);

    const moving = table.movePerson(person);
    // While the move is shown somebody goes, somebody else comes, and one asks for everything anew.
    const late = new SlowPage('late');
    const coming = table.show(late, null);
    const correcting = table.room.correct(pages[many / 2] ?? late);
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
