import { expect } from 'chai';
import { log } from '../../../server/lib/log.ts';
import { ClockCheck } from '../../../server/ops/clock-check.ts';

/** In milliseconds. */
const day = 86_400_000;
const start = 1_800_000_000_000;

describe('The clock check', () => {
  let now: number;
  let noted: number | null;
  let reads: number;
  let warnings: unknown[];
  let clock: ClockCheck;
  const { warn } = log;

  beforeEach(() => {
    [now, noted, reads, warnings] = [start, null, 0, []];
    log.warn = (words: unknown) => void warnings.push(words);
    const stored = {
      read: async () => {
        reads += 1;
        return noted;
      },
      write: async (time: number) => {
        noted = time;
      },
    };
    clock = new ClockCheck(stored, () => now);
  });
  afterEach(() => {
    log.warn = warn;
  });

  it('the check notes the time on a new database and up to 30 days ahead', async () => {
    for (const time of [start, start + 30 * day, start + 60 * day]) {
      now = time;
      expect(await clock.note()).to.equal(true);
      expect(noted).to.equal(time);
    }
  });

  it('the check keeps the newest time when the clock is set back', async () => {
    await clock.note();
    now -= 400 * day;
    expect(await clock.note()).to.equal(true);
    expect(noted).to.equal(start);
  });

  it('a clock further ahead is not noted, and each jump causes one warning', async () => {
    await clock.note();
    for (let jumps = 1; jumps <= 2; jumps += 1) {
      now = start + 30 * day + 1;
      expect([await clock.note(), await clock.note()]).to.deep.equal([false, false]);
      expect(noted).to.equal(start);
      expect(warnings).to.have.length(jumps);
      now = start;
      expect(await clock.note()).to.equal(true);
    }
  });

  it('no time counts as passed after a jump until the clock is confirmed', async () => {
    await clock.note();
    reads = 0;
    expect([await clock.hasPassed(now), await clock.hasPassed(now + 1)]).to.deep.equal([
      true,
      false,
    ]);
    expect(reads).to.equal(0);
    now += 400 * day;
    expect(await clock.hasPassed(start + day)).to.equal(false);
    // The admin command does the same.
    noted = now;
    expect(await clock.hasPassed(start + day)).to.equal(true);
    expect(reads).to.equal(2);
    expect(await clock.hasPassed(start + day)).to.equal(true);
    expect(reads).to.equal(2);
  });
});
