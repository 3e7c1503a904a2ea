import { expect } from 'chai';
import type { BotQuestion } from '../../../games/bots.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { humanSpeed } from '../../../server/bots/bot-speed.ts';
import { Leases } from '../../../server/jobs/leases.ts';
import { BotsTable, type BotsTableOptions, HeldPage } from '../../support/players/bots-table.ts';

interface Asked {
  readonly question: BotQuestion;
  readonly answer: (move: AnyMove) => void;
}

/** Stands for the threads of bots: the test decides when a bot has which idea. */
class Muse {
  readonly asked: Asked[] = [];
  #wake: () => void = () => {};

  decide = (question: BotQuestion): Promise<AnyMove> =>
    new Promise((answer) => {
      this.asked.push({ question, answer });
      this.#wake();
    });

  prepare = (): void => {};

  close = async (): Promise<void> => {};

  /** Returns the next question, once there is one. */
  async next(): Promise<Asked> {
    for (;;) {
      const asked = this.asked.shift();
      if (asked) return asked;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

describe('Bots during a match', () => {
  const muse = new Muse();
  let table: BotsTable;
  let person: HeldPage;
  async function open(options: Partial<BotsTableOptions> = {}): Promise<void> {
    muse.asked.length = 0;
    table = await BotsTable.open({
      game: 'crazy-race-gewalt',
      bots: ['easy', 'easy'],
      botWorkers: muse,
      ...options,
    });
    person = new HeldPage('person');
    await table.show(person, '0');
    table.begin();
  }
  afterEach(() => table.close());

  function legalMove({ question: { G, playerID } }: Asked): AnyMove {
    const [move] = table.served.rules.legalMoves(G, playerID);
    return move ?? expect.fail('Nothing is legal.');
  }
  const stored = async () => (await table.storage.match(table.matchID))?.state._stateID;
  const shown = (stateID: number) => person.until(() => (person.state?._stateID ?? 0) >= stateID);
  /** Lets the person move until a bot is asked. */
  async function nextAsked(): Promise<Asked> {
    for (;;) {
      if (!(await table.movePerson(person))) return muse.next();
      await table.queue.allDone();
    }
  }
  /** Has another server get the lease, which proves that nobody else has it. */
  async function gainElsewhere(): Promise<Leases> {
    const elsewhere = new Leases(table.storage.leases);
    await new Promise<void>((gained) =>
      elsewhere.want(table.matchID, {
        gained: () => gained(),
        lost: () => expect.fail('It was lost.'),
      }),
    );
    return elsewhere;
  }

  it('bots rest while no person is there and continue when one is back', async () => {
    await open();
    const asked = await nextAsked();
    const before = await stored();
    expect(table.leases.isHeld(table.matchID)).to.equal(true);
    table.leave(person);
    expect(table.leases.isHeld(table.matchID)).to.equal(false);
    expect(table.service.broadcaster.room(table.matchID), 'nobody is there').to.equal(undefined);
    const elsewhere = await gainElsewhere();
    asked.answer(legalMove(asked));
    const back = new HeldPage('back');
    await table.show(back, '0');
    expect(await stored()).to.equal(before);
    expect(muse.asked, 'another server thinks now').to.deep.equal([]);
    await elsewhere.close();
    const again = await muse.next();
    again.answer(legalMove(again));
    await back.until(() => (back.state?._stateID ?? 0) > (before ?? 0));
  });

  it('bots do not play for spectators alone', async () => {
    await open();
    const spectator = new HeldPage('spectator');
    await table.show(spectator, null);
    const asked = await nextAsked();
    const before = await stored();
    table.leave(person);
    expect(table.leases.isHeld(table.matchID)).to.equal(false);
    expect(table.service.broadcaster.room(table.matchID)?.subscribers.size).to.equal(1);
    asked.answer(legalMove(asked));
    await (await gainElsewhere()).close();
    expect(await stored()).to.equal(before);
    expect(muse.asked).to.deep.equal([]);
  });

  it('a bot stops as soon as a person or a bot of another level takes its seat', async () => {
    await open({ bots: ['easy', 'easy', 'fair'] });
    const { question } = await nextAsked();
    const seat = question.playerID;
    const changeTo = (bot: string | undefined) =>
      table.storage.changeSeats(table.matchID, (found) => {
        const { id, name = '', key = '' } = found.players[Number(seat)] ?? { id: -1 };
        const changed = { id, name, key, ...(bot !== undefined && { data: { bot } }) };
        return {
          table: { ...found, players: { ...found.players, [seat]: changed } },
          answer: {},
        };
      });
    await changeTo('strong');
    const again = await muse.next();
    expect(again.question).to.include({ playerID: seat, level: 'strong' });
    await changeTo(undefined);
    await person.until(() => {
      const told = person.frames.findLast(({ name }) => name === 'table');
      return told?.args[1].seats[Number(seat)].bot === null;
    });
    again.answer(legalMove(again));
    await table.queue.allDone();
    expect(muse.asked).to.deep.equal([]);
  });

  it('bots play on after a player has left during the race', async () => {
    await open({ bots: ['easy', 'easy', 'easy'] });
    const first = await nextAsked();
    first.answer(legalMove(first));
    const { question } = await nextAsked();
    const left = ['1', '2', '3'].find((seat) => seat !== question.playerID) ?? '';
    await table.storage.changeSeats(table.matchID, (found) => ({
      table: { ...found, players: { ...found.players, [left]: { id: Number(left) } } },
      answer: {},
    }));
    const again = await muse.next();
    expect(again.question.playerID).to.equal(question.playerID);
    const before = (await stored()) ?? 0;
    again.answer(legalMove(again));
    await shown(before + 1);
  });

  it('a bot whose move is refused makes another move', async () => {
    await open();
    for (const nonsense of [
      { move: 'roll', args: [7, 'too much'] },
      { move: 'fly', args: [] },
    ]) {
      const asked = await nextAsked();
      const before = (await stored()) ?? 0;
      asked.answer(nonsense);
      // The bot thinks once more, since the match may have continued meanwhile. Then it makes any move.
      (await muse.next()).answer(nonsense);
      await shown(before + 1);
      await table.queue.allDone();
      const entry = person.log.find(({ _stateID }) => _stateID === before);
      expect(entry?.action.payload.playerID).to.equal(asked.question.playerID);
    }
  });

  it('a bot repeats its move on the newer state when another player was faster', async () => {
    await open({ game: 'bug-race' });
    const [one, other] = [await muse.next(), await muse.next()];
    one.answer(legalMove(one));
    other.answer(legalMove(other));
    await shown(2);
    await table.queue.allDone();
    const movers = person.log.map(({ action }) => action.payload.playerID);
    expect(movers.slice(0, 2)).to.have.members(['1', '2']);
    expect(muse.asked, 'nobody has to think again').to.deep.equal([]);
    await table.movePerson(person);
    await muse.next();
  });

  it('a bot’s move is stored once the database is back', async () => {
    await open();
    const asked = await nextAsked();
    const before = (await stored()) ?? 0;
    const { storage } = table;
    const { saveMove, wholeMatch } = storage;
    let failures = 0;
    const isBack = new Promise<void>((resolve) => {
      const away = async () => {
        failures += 1;
        // Storing a move fails twice, and so does reading the match in between.
        if (failures === 3) {
          Object.assign(storage, { saveMove, wholeMatch });
          resolve();
        }
        throw new Error('The database is away.');
      };
      Object.assign(storage, { saveMove: away, wholeMatch: away });
    });
    asked.answer(legalMove(asked));
    await isBack;
    expect(await stored()).to.equal(before);
    await shown(before + 1);
    const [entry] = person.log.filter(({ _stateID }) => _stateID === before);
    expect(entry?.action.payload.playerID).to.equal(asked.question.playerID);
  });

  it('a bot makes no move while another server may have the match', async () => {
    await open();
    const asked = await nextAsked();
    const before = (await stored()) ?? 0;
    const { leases } = table;
    const { isHeld } = leases;
    const isAsked = new Promise<void>((resolve) => {
      const isNotHeldForOnce = () => {
        Object.assign(leases, { isHeld });
        resolve();
        return false;
      };
      Object.assign(leases, { isHeld: isNotHeldForOnce });
    });
    asked.answer(legalMove(asked));
    await isAsked;
    await table.queue.allDone();
    expect(await stored()).to.equal(before);
    await shown(before + 1);
  });

  it('bots leave people time to see what led to a move', async () => {
    await open({ botSpeed: humanSpeed });
    const asked = await nextAsked();
    const since = performance.now();
    const before = (await stored()) ?? 0;
    asked.answer(legalMove(asked));
    await shown(before + 1);
    const seconds = (performance.now() - since) / 1000;
    expect(seconds).to.be.above(humanSpeed.minPause / 1000 - 0.1);
  });
});
