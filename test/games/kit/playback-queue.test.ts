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

const toldBy = ({ frames }: PlaybackQueue<string, Seen>) => frames.map(({ revealed }) => revealed);
const timesBy = ({ frames }: PlaybackQueue<string, Seen>) =>
  frames.map(({ frame }) => Math.round(frame.milliseconds));

describe('The playback queue of a board', () => {
  it('an event counts as shown with its last frame, and the count never decreases', () => {
    const course = shownBy([seen(roll), seen(roll), seen(move), seen(line), seen(move)]);
    expect(toldBy(course)).to.deep.equal([0, 1, 1, 3, 3]);
    expect(course.end).to.equal('end');
    expect(course.seen).to.equal(3);
  });

  it('an event without frames of its own counts with the next event shown', () => {
    expect(toldBy(shownBy([seen(line)]))).to.deep.equal([3]);
  });

  it('the chosen speed shortens the frames', () => {
    expect(timesBy(shownBy([seen(roll), seen(move)], nothing, 2))).to.deep.equal([250, 250]);
  });

  it('frames are hurried when turns pile up, except a single long turn and the frame on display', () => {
    const long = [seen(roll, 8000), seen(move, 8000)];
    expect(timesBy(shownBy(long))).to.deep.equal([8000, 8000]);
    const waiting = {
      ...nothing,
      frames: [{ frame: seen(roll, 1000), revealed: 1, isAgain: false }],
    };
    expect(timesBy(shownBy([seen(move), seen(line)], waiting))).to.deep.equal([1000, 500, 500]);
    expect(timesBy(shownBy([seen(move, 11_000)], waiting))).to.deep.equal([1000, 5500]);
    const much = [seen(move, 60_000), seen(line, 3000)];
    expect(timesBy(shownBy(much, waiting))).to.deep.equal([1000, 20_000, 1000]);
  });

  it('a replay counts its events as already shown', () => {
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

describe('The start of a replay on a board', () => {
  const at = (count: number): Checkpoint<string> => ({ seen: count, end: `after ${count}` });
  const others = { isOwn: false, isSeenHappening: true };
  const own = { isOwn: true, isSeenHappening: false };

  /** Returns the start of a replay after moves with these total numbers of events. */
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

  it('a replay starts after the viewer’s last move, or before it if the viewer saw it happen', () => {
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

  it('a replay for a viewer without moves starts at the opening of the page or some moves ago', () => {
    expect(beginning([[2, others]])).to.deep.equal(at(0));
    const many = Array.from({ length: 30 }, (_none, index) => [index + 1, others] as const);
    expect(beginning(many)).to.deep.equal(at(18));
  });
});
