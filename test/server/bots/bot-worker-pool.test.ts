import { expect } from 'chai';
import type { BotQuestion } from '../../../games/bots.ts';
import { BotWorkerPool } from '../../../server/bots/bot-worker-pool.ts';
import {
  defaultThought,
  maxQueueing,
  minThought,
  thinkingTimeMs,
} from '../../../server/bots/budget.ts';
import { humanPace, Playback } from '../../../server/bots/pace.ts';
import { itLong } from '../../support/long.ts';

const script = new URL('../../support/frail-thread.js', import.meta.url);

describe('the time for a decision', () => {
  it('is the usual one while nobody waits', () => {
    expect(thinkingTimeMs([], 1)).to.equal(defaultThought);
    expect(thinkingTimeMs([0], 1)).to.equal(maxQueueing);
  });

  it('is the shorter the more wait, and the longer they have waited', () => {
    const nobodyHasWaited = (count: number) => Array<number>(count).fill(0);
    expect(thinkingTimeMs(nobodyHasWaited(20), 1)).to.equal(maxQueueing / 20);
    expect(thinkingTimeMs(nobodyHasWaited(20), 2)).to.equal(maxQueueing / 10);
    expect(thinkingTimeMs([maxQueueing - 40, 0], 1)).to.equal(40);
    expect(thinkingTimeMs([maxQueueing - 100, maxQueueing - 100], 1)).to.equal(50);
  });

  it('is never too short for a sensible move', () => {
    expect(thinkingTimeMs([maxQueueing * 3], 1)).to.equal(minThought);
    expect(thinkingTimeMs(Array<number>(10_000).fill(0), 1)).to.equal(minThought);
  });

  it('gets everybody a thread in time who comes at once, as long as it is not too short', () => {
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

describe('the pace of bots', () => {
  it('lets people see what happened, and then some', () => {
    const playback = new Playback(humanPace);
    playback.add(600, 1000);
    expect(playback.dueTime(1000, 0)).to.equal(1000 + 600 + 800);
    expect(playback.dueTime(1000, 1)).to.equal(1000 + 600 + 2000);
    playback.add(500, 1200);
    expect(playback.dueTime(1200, 0), 'one after the other').to.equal(1000 + 600 + 500 + 800);
    expect(playback.dueTime(9000, 0), 'long ago').to.equal(9000 + 800);
  });

  it('keeps nobody waiting for more than four seconds', () => {
    const playback = new Playback(humanPace);
    playback.add(60_000, 1000);
    expect(playback.dueTime(1000, 1)).to.equal(5000);
  });
});

describe('the threads in which bots think', () => {
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

  /** A question, and how often a thread was asked it. */
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
    it(`of which some ${deed} are replaced, and the decision is made again`, async () => {
      open(1);
      const { asked, tries } = question(deed, 2);
      expect(await botWorkers.decide(asked, quiet())).to.include({ move: 'think' });
      expect(tries()).to.equal(3);
      expect(decided).to.equal(1);
      expect(botWorkers.threads).to.equal(1);
    });

    it(`of which all ${deed} are not asked for ever, and others are answered`, async () => {
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

  itLong('of which one hangs are replaced as well', async () => {
    open(1, 4000);
    const { asked, tries } = question('hang', 1);
    expect(await botWorkers.decide(asked, quiet())).to.include({ move: 'think' });
    expect(tries()).to.equal(2);
  });

  it('serve in the order of coming, and give each the less time the more wait', async () => {
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

  it('serve bots that think for a time first, and don’t hurry them for others', async () => {
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

  it('are not asked what nobody wants to know any more', async () => {
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

  it('go on with what nobody waits for, who is not kept waiting', async () => {
    open(1);
    const leaving = new AbortController();
    const left = failure(botWorkers.decide(question('hang', 1).asked, leaving.signal));
    leaving.abort();
    expect(await left).to.equal(leaving.signal.reason);
  });
});
