import { expect } from 'chai';
import { stepMilliseconds } from '../../../games/bug-race/animation-timing.ts';
import type { BugRaceEvent } from '../../../games/bug-race/index.ts';
import { playbackMilliseconds, type Step } from '../../../games/bug-race/index.ts';

const played = (playerID: string, ...steps: readonly Step[]): BugRaceEvent => ({
  type: 'played',
  playerID,
  cardID: 1,
  steps,
  unmoved: [],
});

describe('The duration of the bugs’ animation', () => {
  it('the duration is the sum of the steps, which go faster while many wait', () => {
    expect(playbackMilliseconds([played('0', 'leftFront', 'body', 'leftRear')])).to.equal(
      3 * stepMilliseconds(1),
    );
    const done: BugRaceEvent = { type: 'done', playerID: '0', bodySteps: 10 };
    const hurried = 2 * stepMilliseconds(10) + 8 * stepMilliseconds(8);
    expect(playbackMilliseconds([done])).to.equal(hurried);
    expect(stepMilliseconds(10)).to.be.below(stepMilliseconds(8));
  });

  it('the bug with the most steps decides the duration, since all bugs move at once', () => {
    const step: BugRaceEvent = { type: 'stepped', playerID: '1', step: 'body', section: 3 };
    expect(playbackMilliseconds([played('0', 'leftFront'), step, step])).to.equal(
      2 * stepMilliseconds(1),
    );
  });

  it('the duration is zero where no bug moves', () => {
    expect(playbackMilliseconds([])).to.equal(0);
    expect(playbackMilliseconds([{ type: 'chose', playerID: '0' }])).to.equal(0);
  });
});
