import { expect } from 'chai';
import {
  type Checkpoint,
  checkpointsAfter,
  type PlaybackQueue,
  replayQueue,
  withFrames,
} from '../../../games/kit/board/playback/playback-queue.ts';

interface Happened {
  readonly name: string;
}

interface Seen {
  readonly event: Happened;
  readonly milliseconds: number;
}

const [roll, move, line] = [{ name: 'roll' }, { name: 'move' }, { name: 'line' }];
const nothing: PlaybackQueue<string, Seen> = { seen: 0, frames: [], end: 'start' };
const seen = (event: Happened, milliseconds = 500): Seen => ({ event, milliseconds });

function shownBy(frames: readonly Seen[], before = nothing, speed = 1) {
  const events = [roll, move, line];
  return withFrames<Happened, string, Seen>(before, {
    events,
    now: 'end',
    speed,
    framesOf: () => frames,
  });
}

const toldBy = ({ frames }: PlaybackQueue<string, Seen>) => frames.map(({ told }) => told);
const timesBy = ({ frames }: PlaybackQueue<string, Seen>) =>
  frames.map(({ frame }) => Math.round(frame.milliseconds));

describe('what a board has shown of what has happened', () => {
  it('counts as told what has been seen to its end, and never less than before', () => {
    const course = shownBy([seen(roll), seen(roll), seen(move), seen(line), seen(move)]);
    expect(toldBy(course)).to.deep.equal([0, 1, 1, 3, 3]);
    expect(course.end).to.equal('end');
    expect(course.seen).to.equal(3);
  });

  it('tells with the next thing what is not shown by itself', () => {
    expect(toldBy(shownBy([seen(line)]))).to.deep.equal([3]);
  });

  it('goes by the speed that was chosen', () => {
    expect(timesBy(shownBy([seen(roll), seen(move)], nothing, 2))).to.deep.equal([250, 250]);
  });

  it('hurries when turns pile up, but neither a single long one nor what is on display', () => {
    const long = [seen(roll, 8000), seen(move, 8000)];
    expect(timesBy(shownBy(long))).to.deep.equal([8000, 8000]);
    const waiting = { ...nothing, frames: [{ frame: seen(roll, 1000), told: 1, isAgain: false }] };
    expect(timesBy(shownBy([seen(move), seen(line)], waiting))).to.deep.equal([1000, 500, 500]);
    expect(timesBy(shownBy([seen(move, 11_000)], waiting))).to.deep.equal([1000, 5500]);
    const much = [seen(move, 60_000), seen(line, 3000)];
    expect(timesBy(shownBy(much, waiting))).to.deep.equal([1000, 20_000, 1000]);
  });

  it('is told already where it is shown again', () => {
    const events = [roll, move, line];
    const again = replayQueue<Happened, string, Seen>(
      { seen: 1, end: 'rolled' },
      {
        events,
        now: 'end',
        speed: 2,
        framesOf: (before, news) => news.map((event) => ({ ...seen(event, 600), before })),
      },
    );
    expect(again.frames.map(({ frame }) => frame.event)).to.deep.equal([move, line]);
    expect(toldBy(again)).to.deep.equal([3, 3]);
    expect(timesBy(again)).to.deep.equal([300, 300]);
    expect(again.frames.every(({ isAgain }) => isAgain)).to.equal(true);
  });
});

describe('from where a board shows again what has happened', () => {
  const at = (count: number): Checkpoint<string> => ({ seen: count, end: `after ${count}` });
  const others = { isOwn: false, isSeenHappening: true };
  const own = { isOwn: true, isSeenHappening: false };

  /** Where it begins after moves that led to so many events each. */
  function beginning(
    moves: readonly (readonly [number, typeof own])[],
  ): Checkpoint<string> | undefined {
    let marks: readonly Checkpoint<string>[] = [at(0)];
    let before = at(0);
    for (const [count, whose] of moves) {
      marks = checkpointsAfter(marks, { before, after: at(count), ...whose });
      before = at(count);
    }
    return marks[0];
  }

  it('is the viewer’s last move: after it, or before it where it was seen happening', () => {
    const moves = [
      [2, others],
      [3, own],
      [5, others],
      [7, others],
    ] as const;
    expect(beginning(moves)).to.deep.equal(at(3));
    const seenHappening = { ...own, isSeenHappening: true };
    expect(beginning([...moves, [9, seenHappening], [11, others]])).to.deep.equal(at(7));
  });

  it('is where the page was opened, or some moves ago, for who makes none', () => {
    expect(beginning([[2, others]])).to.deep.equal(at(0));
    const many = Array.from({ length: 30 }, (_none, index) => [index + 1, others] as const);
    expect(beginning(many)).to.deep.equal(at(18));
  });
});
