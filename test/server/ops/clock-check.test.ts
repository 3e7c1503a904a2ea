import { expect } from 'chai';
import { log } from '../../../server/lib/log.ts';
import { ClockCheck } from '../../../server/ops/clock-check.ts';

/** In milliseconds. */
const day = 86_400_000;
const start = 1_800_000_000_000;

describe('the clock check', () => {
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

  it('notes the present time on a new database, and up to 30 days ahead of the newest', async () => {
    for (const time of [start, start + 30 * day, start + 60 * day]) {
      now = time;
      expect(await clock.note()).to.equal(true);
      expect(noted).to.equal(time);
    }
  });

  it('keeps the newest time when the clock is put back', async () => {
    await clock.note();
    now -= 400 * day;
    expect(await clock.note()).to.equal(true);
    expect(noted).to.equal(start);
  });

  it('notes nothing while the clock is further ahead, and warns once each time', async () => {
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

  it('lets no time pass by a jump until the clock is confirmed, and reads only then', async () => {
    await clock.note();
    reads = 0;
    expect([await clock.hasPassed(now), await clock.hasPassed(now + 1)]).to.deep.equal([
      true,
      false,
    ]);
    expect(reads).to.equal(0);
    now += 400 * day;
    expect(await clock.hasPassed(start + day)).to.equal(false);
    // As the admin command does.
    noted = now;
    expect(await clock.hasPassed(start + day)).to.equal(true);
    expect(reads).to.equal(2);
    expect(await clock.hasPassed(start + day)).to.equal(true);
    expect(reads).to.equal(2);
  });
});
