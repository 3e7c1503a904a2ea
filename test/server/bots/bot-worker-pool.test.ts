import { expect } from 'chai';
import type { BotQuestion } from '../../../games/bots.ts';
import { humanSpeed, Playback } from '../../../server/bots/bot-speed.ts';
import {
  BotWorkerPool,
  defaultThought,
  maxQueueing,
  minThought,
  thinkingTimeMs,
} from '../../../server/bots/bot-worker-pool.ts';
import { itLong } from '../../support/long.ts';

const script = new URL('../../support/frail-thread.js', import.meta.url);

describe('The time for a decision', () => {
  it('a bot gets the usual time while nobody waits', () => {
    expect(thinkingTimeMs([], 1)).to.equal(defaultThought);
    expect(thinkingTimeMs([0], 1)).to.equal(maxQueueing);
  });

  it('the time is shorter the more questions wait and the longer they have waited', () => {
    const nobodyHasWaited = (count: number) => Array<number>(count).fill(0);
    expect(thinkingTimeMs(nobodyHasWaited(20), 1)).to.equal(maxQueueing / 20);
    expect(thinkingTimeMs(nobodyHasWaited(20), 2)).to.equal(maxQueueing / 10);
    expect(thinkingTimeMs([maxQueueing - 40, 0], 1)).to.equal(40);
    expect(thinkingTimeMs([maxQueueing - 100, maxQueueing - 100], 1)).to.equal(50);
  });

  it('the time is never too short for a sensible move', () => {
    expect(thinkingTimeMs([maxQueueing * 3], 1)).to.equal(minThought);
    expect(thinkingTimeMs(Array<number>(10_000).fill(0), 1)).to.equal(minThought);
  });

  it('thirty simultaneous questions all get a thread in time', () => {
    for (const threads of [1, 2, 3]) {
      let now = 0;
      let waiting = 30;
      const free = Array<number>(threads).fill(0);
      while (waiting > 0) {
        now = Math.min(...free);
        waiting -= 1;
        const ends = now + thinkingTimeMs(Array<number>(waiting).fill(now), threads);
        free[free.indexOf(now)] = ends;
      }
      expect(now, 'when the last one begins').to.be.at.most(maxQueueing + 1e-6);
    }
  });
});

describe('The speed of bots', () => {
  it('a bot waits until people have seen what happened, and a pause longer', () => {
    const playback = new Playback(humanSpeed);
    playback.add(600, 1000);
    expect(playback.dueTime(1000, 0)).to.equal(1000 + 600 + 800);
    expect(playback.dueTime(1000, 1)).to.equal(1000 + 600 + 2000);
    playback.add(500, 1200);
    expect(playback.dueTime(1200, 0), 'one after the other').to.equal(1000 + 600 + 500 + 800);
    expect(playback.dueTime(9000, 0), 'long ago').to.equal(9000 + 800);
  });

  it('a bot waits for at most four seconds', () => {
    const playback = new Playback(humanSpeed);
    playback.add(60_000, 1000);
    expect(playback.dueTime(1000, 1)).to.equal(5000);
  });
});

describe('Bot threads', () => {
  let botWorkers: BotWorkerPool;
  let decided = 0;
  function open(threads: number, timeoutMs = 20_000): void {
    decided = 0;
    const metrics = {
      decided: () => {
        decided += 1;
      },
    };
    botWorkers = new BotWorkerPool({ threads, script, metrics, timeoutMs });
  }
  afterEach(() => botWorkers.close());

  /** Returns a question, with a function that counts how often threads got it. */
  function question(deed: 'die' | 'hang' | 'fail', times: number) {
    const tries = new Int32Array(new SharedArrayBuffer(4));
    const asked: BotQuestion = {
      game: 'none',
      playerID: '0',
      events: [],
      level: 'strong',
      G: { deed, times, tries },
    };
    return { asked, tries: () => Atomics.load(tries, 0) };
  }
  const always = Number.POSITIVE_INFINITY;
  const quiet = () => new AbortController().signal;
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => error,
    );

  for (const deed of ['die', 'fail'] as const) {
    it(`a question on which threads ${deed} twice is answered by a later thread`, async () => {
      open(1);
      const { asked, tries } = question(deed, 2);
      expect(await botWorkers.decide(asked, quiet())).to.include({ move: 'think' });
      expect(tries()).to.equal(3);
      expect(decided).to.equal(1);
      expect(botWorkers.threads).to.equal(1);
    });

    it(`a question on which all threads ${deed} is given up, and others are answered`, async () => {
      open(1);
      const hopeless = question(deed, always);
      const plain = question(deed, 0);
      const outcomes = await Promise.all([
        failure(botWorkers.decide(hopeless.asked, quiet())),
        botWorkers.decide(plain.asked, quiet()),
      ]);
      expect(outcomes[0]).to.be.instanceOf(Error);
      expect(outcomes[1]).to.include({ move: 'think' });
      expect([hopeless.tries(), plain.tries()]).to.deep.equal([3, 1]);
    });
  }

  itLong('a thread that hangs is replaced as well', async () => {
    open(1, 4000);
    const { asked, tries } = question('hang', 1);
    expect(await botWorkers.decide(asked, quiet())).to.include({ move: 'think' });
    expect(tries()).to.equal(2);
  });

  it('questions are answered in order, with less time the more of them wait', async () => {
    open(1);
    const order: number[] = [];
    const times = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const move = await botWorkers.decide(question('fail', 0).asked, quiet());
        order.push(number);
        return Number(move?.args[0]);
      }),
    );
    expect(order).to.deep.equal([...order].sort((a, b) => a - b));
    expect(times[0]).to.equal(defaultThought);
    expect(Math.max(...times.slice(1, -2))).to.be.below(maxQueueing / 2);
    expect(times.at(-1)).to.equal(defaultThought);
    expect(botWorkers.waiting).to.equal(0);
    expect(decided).to.equal(20);
  });

  it('questions with a time limit come first and are not shortened for questions with fixed rounds', async () => {
    open(1);
    const order: string[] = [];
    const fixed = { reproducible: { seed: 'seed', rounds: 1 } };
    const asked = [{}, fixed, fixed, {}].map(async (further, number) => {
      const wanted = { ...question('fail', 0).asked, ...further };
      const move = await botWorkers.decide(wanted, quiet());
      order.push(`${number}: ${move?.args[0]}`);
    });
    await Promise.all(asked);
    expect(order).to.deep.equal([0, 3, 1, 2].map((number) => `${number}: ${defaultThought}`));
  });

  it('a question that is cancelled while it waits reaches no thread', async () => {
    open(1);
    const [first, second] = [question('fail', 0), question('fail', 0)];
    const thinking = botWorkers.decide(first.asked, quiet());
    const leaving = new AbortController();
    const left = failure(botWorkers.decide(second.asked, leaving.signal));
    expect(botWorkers.waiting).to.equal(1);
    leaving.abort();
    expect(botWorkers.waiting).to.equal(0);
    expect(await left).to.equal(leaving.signal.reason);
    await thinking;
    expect(second.tries()).to.equal(0);
  });

  it('a question that is cancelled in a thread ends at once for its asker', async () => {
    open(1);
    const leaving = new AbortController();
    const left = failure(botWorkers.decide(question('hang', 1).asked, leaving.signal));
    leaving.abort();
    expect(await left).to.equal(leaving.signal.reason);
  });
});
