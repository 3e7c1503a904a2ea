/** Queue of frames to show, and how much of the log may be revealed by then. */

/** A frame with its duration. */
export interface TimedFrame<Event> {
  readonly milliseconds: number;
  /** The event that the frame shows, or of which it shows a part. */
  readonly event: Event;
}

/** A board's progress in showing events. */
export interface PlaybackNews {
  readonly isPlaying: boolean;
  /** Whether the board is replaying events that it has shown before. */
  readonly isAgain: boolean;
  /** Number of the match's events shown so far. Later ones must not be revealed. */
  readonly shown: number;
  /** Whether the board has something to replay. */
  readonly canShowAgain: boolean;
}

/** A frame with the number of events revealed once it is shown. */
export interface RevealingFrame<Frame> {
  readonly frame: Frame;
  readonly revealed: number;
  /** Whether the frame is part of a replay. */
  readonly isAgain: boolean;
}

/** A position in a match: the number of events that led there, and what a board displays then. */
export interface Checkpoint<Stand> {
  readonly seen: number;
  readonly end: Stand;
}

/** Frames to show, of which the first is on display. `seen` and `end` are the position after the last frame. */
export interface PlaybackQueue<Stand, Frame> extends Checkpoint<Stand> {
  readonly frames: readonly RevealingFrame<Frame>[];
}

/** Waiting time from which other players' turns are shown faster, in milliseconds, and the maximum acceleration. */
const patience = 6000;
const maxHurry = 3;

/**
 * Adds the number of revealed events to each frame. An event is revealed with the last of its frames, as dice are read
 * once they have stopped.
 */
function withRevealed<Event, Frame extends TimedFrame<Event>>(
  frames: readonly Frame[],
  events: readonly Event[],
  seen: number,
): readonly RevealingFrame<Frame>[] {
  let revealed = seen;
  return frames.map((frame, index) => {
    const isLast = frames.findLastIndex(({ event }) => event === frame.event) === index;
    const place = seen + events.indexOf(frame.event);
    revealed = Math.max(revealed, isLast ? place + 1 : place);
    return { frame, revealed, isAgain: false };
  });
}

/** Speeds up frames that had to wait, the more the longer the queue is. The first frame keeps its duration. */
function hurried<Event, Frame extends TimedFrame<Event>>(
  frames: readonly RevealingFrame<Frame>[],
): readonly RevealingFrame<Frame>[] {
  const whole = frames.reduce((sum, { frame }) => sum + frame.milliseconds, 0);
  const hurry = Math.min(maxHurry, Math.max(1, whole / patience));
  return frames.map(({ frame, ...shown }, index) => ({
    frame: index === 0 ? frame : { ...frame, milliseconds: frame.milliseconds / hurry },
    ...shown,
  }));
}

/** Input from which a queue is built. */
interface Showing<Event, Stand, Frame extends TimedFrame<Event>> {
  /** All events of the match so far. */
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

/** Returns a queue with the frames of new events appended, at the given speed. */
export function withFrames<Event, Stand, Frame extends TimedFrame<Event>>(
  course: PlaybackQueue<Stand, Frame>,
  showing: Showing<Event, Stand, Frame>,
): PlaybackQueue<Stand, Frame> {
  const { seen, frames } = course;
  const { events, now } = showing;
  const added = framesSince(course, showing);
  const all = [...frames, ...withRevealed(added, events.slice(seen), seen)];
  const isPiledUp = frames.length > 0 && added.length > 0;
  return { seen: events.length, frames: isPiledUp ? hurried(all) : all, end: now };
}

/** Returns a queue that replays the events since a checkpoint. All events stay revealed. */
export function replayQueue<Event, Stand, Frame extends TimedFrame<Event>>(
  mark: Checkpoint<Stand>,
  showing: Showing<Event, Stand, Frame>,
): PlaybackQueue<Stand, Frame> {
  const { events, now } = showing;
  const frames = framesSince(mark, showing);
  return {
    seen: events.length,
    frames: frames.map((frame) => ({ frame, revealed: events.length, isAgain: true })),
    end: now,
  };
}

/** Maximum number of moves that can be replayed for a viewer who makes none. */
const maxCheckpoints = 12;

/**
 * Returns the checkpoints for replays; a replay begins at the first. It is the position before the viewer's own last
 * move if that was animated, else the one after it. Without an own move it is some moves ago.
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
    /** Whether the viewer made the last move that led from `before` to `after`. */
    readonly isOwn: boolean;
    readonly isSeenHappening: boolean;
  },
): readonly Checkpoint<Stand>[] {
  if (isOwn) return isSeenHappening ? [before] : [after];
  const isKnown = marks.at(-1)?.seen === before.seen;
  return (isKnown ? marks : [...marks, before]).slice(-maxCheckpoints);
}
