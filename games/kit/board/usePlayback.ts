import type { LogEntry } from 'boardgame.io';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readLog } from '../log.ts';
import { isMotionUnwanted } from './motion.ts';

/** A moment that is shown for so long. */
export interface TimedFrame {
  readonly milliseconds: number;
}

/** What happened, and how it is shown; `Stand` is what a board displays of the match. */
export interface PlaybackOf<Event, Stand, Frame extends TimedFrame> {
  /** All events of the match so far: `useEvents`. */
  readonly events: readonly Event[];
  /** Where the match stands now: the same object as long as nothing has changed. */
  readonly now: Stand;
  /** All moments of some events, from what was shown before them. None: they are shown at once. */
  readonly framesOf: (before: Stand, events: readonly Event[], now: Stand) => readonly Frame[];
  /** A press on it, or Escape, ends what is being shown. */
  readonly board: RefObject<HTMLElement | null>;
  /** Told when showing begins and ends. */
  readonly onPlayback: ((isPlaying: boolean) => void) | undefined;
}

export interface Playback<Frame> {
  /** What is shown now; null: where the match stands. */
  readonly frame: Frame | null;
  readonly skip: () => void;
}

/** Events that wait to be shown, the first frame being on display. */
interface Course<Stand, Frame> {
  /** Number of events that are shown or wait. */
  readonly seen: number;
  readonly frames: readonly Frame[];
  /** Where the frames lead. */
  readonly end: Stand;
}

/** For so many milliseconds after a playback a press on the board was meant for what was shown before. */
const settling = 400;

function courseWith<Event, Stand, Frame extends TimedFrame>(
  { seen, frames, end }: Course<Stand, Frame>,
  { events, now, framesOf }: PlaybackOf<Event, Stand, Frame>,
): Course<Stand, Frame> {
  const isShownAtOnce = events.length < seen || isMotionUnwanted();
  const added = isShownAtOnce ? [] : framesOf(end, events.slice(seen), now);
  return { seen: events.length, frames: isShownAtOnce ? [] : [...frames, ...added], end: now };
}

/**
 * While something is shown, a press on the board ends it and does nothing else; so does a page that nobody looks at.
 * Only whole presses count: a finger that scrolls is none.
 */
function useSkipping(
  isPlaying: boolean,
  skip: () => void,
  board: RefObject<HTMLElement | null>,
): void {
  const endedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const skipByKey = ({ key }: KeyboardEvent) => key === 'Escape' && skip();
    const skipUnseen = () => document.hidden && skip();
    document.addEventListener('keydown', skipByKey);
    document.addEventListener('visibilitychange', skipUnseen);
    return () => {
      endedAt.current = performance.now();
      document.removeEventListener('keydown', skipByKey);
      document.removeEventListener('visibilitychange', skipUnseen);
    };
  }, [isPlaying, skip]);

  useEffect(() => {
    const keepFromButtons = (event: MouseEvent) => {
      const isOnBoard = event.target instanceof Node && board.current?.contains(event.target);
      const isSettling = performance.now() - endedAt.current < settling;
      if (!isOnBoard || !(isPlaying || isSettling)) return;
      event.stopPropagation();
      event.preventDefault();
      if (isPlaying) skip();
    };
    // Before any button of the board hears of it; presses of keys on buttons come as clicks, too.
    window.addEventListener('click', keepFromButtons, { capture: true });
    return () => window.removeEventListener('click', keepFromButtons, { capture: true });
  }, [isPlaying, skip, board]);
}

/** The events of a match's log. */
export function useEvents<Event>(log: readonly LogEntry[]): readonly Event[] {
  return useMemo(() => readLog<Event>(log).map(({ event }) => event), [log]);
}

/** Shows what the log tells of one thing after another. */
export function usePlayback<Event, Stand, Frame extends TimedFrame>(
  source: PlaybackOf<Event, Stand, Frame>,
): Playback<Frame> {
  const { events, now, board, onPlayback } = source;
  const [course, setCourse] = useState<Course<Stand, Frame>>({
    seen: events.length,
    frames: [],
    end: now,
  });
  // Adjusted while rendering, so that nothing to come is displayed before its time.
  if (course.seen !== events.length) setCourse(courseWith(course, source));

  const current = course.frames[0];
  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(
      () => setCourse((before) => ({ ...before, frames: before.frames.slice(1) })),
      current.milliseconds,
    );
    return () => clearTimeout(timer);
  }, [current]);

  const [skip] = useState(() => () => setCourse((before) => ({ ...before, frames: [] })));
  const isPlaying = current !== undefined;
  useSkipping(isPlaying, skip, board);
  // Before anything is painted: nobody is to see for a moment what is held back.
  useLayoutEffect(() => onPlayback?.(isPlaying), [onPlayback, isPlaying]);
  return { frame: current ?? null, skip };
}
