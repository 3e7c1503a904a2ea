/** What waits to be shown, one moment after another, and how much of the log may be told by then. */

/** A moment that is shown for so long. */
export interface TimedFrame<Event> {
  readonly milliseconds: number;
  /** What it shows, or a part of it. */
  readonly event: Event;
}

/** How far a board is with showing what has happened. */
export interface PlaybackNews {
  readonly isPlaying: boolean;
  /** Whether what it shows has been shown before. */
  readonly isAgain: boolean;
  /** How many of the match's events have been seen to happen: nothing is to tell of those after them. */
  readonly shown: number;
  /** Whether it can show something once more. */
  readonly canShowAgain: boolean;
}

/** A frame with the number of events that have been seen to happen once it is there. */
export interface ToldFrame<Frame> {
  readonly frame: Frame;
  readonly told: number;
  /** Whether it shows what has been shown before. */
  readonly isAgain: boolean;
}

/** A place in a match: how many events led there, and what a board displays then. */
export interface Checkpoint<Stand> {
  readonly seen: number;
  readonly end: Stand;
}

/** Events that wait to be shown, the first frame being on display; `seen` and `end` are where the frames lead. */
export interface PlaybackQueue<Stand, Frame> extends Checkpoint<Stand> {
  readonly frames: readonly ToldFrame<Frame>[];
}

/** Milliseconds that others' turns may pile up before they are shown faster, and how much faster at most. */
const patience = 6000;
const maxHurry = 3;

/** An event counts as told when the last of its frames is there: dice are read when they lie. */
function withTold<Event, Frame extends TimedFrame<Event>>(
  frames: readonly Frame[],
  events: readonly Event[],
  seen: number,
): readonly ToldFrame<Frame>[] {
  let told = seen;
  return frames.map((frame, index) => {
    const isLast = frames.findLastIndex(({ event }) => event === frame.event) === index;
    const place = seen + events.indexOf(frame.event);
    told = Math.max(told, isLast ? place + 1 : place);
    return { frame, told, isAgain: false };
  });
}

/** Frames that had to wait for others are shown faster, the more the longer it would take; the first goes on as it is. */
function hurried<Event, Frame extends TimedFrame<Event>>(
  frames: readonly ToldFrame<Frame>[],
): readonly ToldFrame<Frame>[] {
  const whole = frames.reduce((sum, { frame }) => sum + frame.milliseconds, 0);
  const hurry = Math.min(maxHurry, Math.max(1, whole / patience));
  return frames.map(({ frame, ...shown }, index) => ({
    frame: index === 0 ? frame : { ...frame, milliseconds: frame.milliseconds / hurry },
    ...shown,
  }));
}

/** What a course is made of. */
interface Showing<Event, Stand, Frame extends TimedFrame<Event>> {
  /** All of the match so far. */
  readonly events: readonly Event[];
  readonly now: Stand;
  readonly framesOf: (before: Stand, news: readonly Event[], now: Stand) => readonly Frame[];
  readonly speed: number;
}

function framesSince<Event, Stand, Frame extends TimedFrame<Event>>(
  { seen, end }: Checkpoint<Stand>,
  { events, now, framesOf, speed }: Showing<Event, Stand, Frame>,
): readonly Frame[] {
  return framesOf(end, events.slice(seen), now).map((frame) => ({
    ...frame,
    milliseconds: frame.milliseconds / speed,
  }));
}

/** A course to which frames of new events are added, at so many times their speed. */
export function withFrames<Event, Stand, Frame extends TimedFrame<Event>>(
  course: PlaybackQueue<Stand, Frame>,
  showing: Showing<Event, Stand, Frame>,
): PlaybackQueue<Stand, Frame> {
  const { seen, frames } = course;
  const { events, now } = showing;
  const added = framesSince(course, showing);
  const all = [...frames, ...withTold(added, events.slice(seen), seen)];
  const isPiledUp = frames.length > 0 && added.length > 0;
  return { seen: events.length, frames: isPiledUp ? hurried(all) : all, end: now };
}

/** A course that shows once more what has happened since a mark; all of it stays told. */
export function replayQueue<Event, Stand, Frame extends TimedFrame<Event>>(
  mark: Checkpoint<Stand>,
  showing: Showing<Event, Stand, Frame>,
): PlaybackQueue<Stand, Frame> {
  const { events, now } = showing;
  const frames = framesSince(mark, showing);
  return {
    seen: events.length,
    frames: frames.map((frame) => ({ frame, told: events.length, isAgain: true })),
    end: now,
  };
}

/** So many moves can be shown again to somebody who makes none. */
const maxCheckpoints = 12;

/**
 * The places from which can be shown again what has happened, the first of them being where that begins: with the
 * viewer's own last move where it was seen happening, else after it; without one, some moves ago.
 */
export function checkpointsAfter<Stand>(
  marks: readonly Checkpoint<Stand>[],
  {
    before,
    after,
    isOwn,
    isSeenHappening,
  }: {
    readonly before: Checkpoint<Stand>;
    readonly after: Checkpoint<Stand>;
    /** Whether the viewer has made the last move that led from `before` to `after`. */
    readonly isOwn: boolean;
    readonly isSeenHappening: boolean;
  },
): readonly Checkpoint<Stand>[] {
  if (isOwn) return isSeenHappening ? [before] : [after];
  const isKnown = marks.at(-1)?.seen === before.seen;
  return (isKnown ? marks : [...marks, before]).slice(-maxCheckpoints);
}
