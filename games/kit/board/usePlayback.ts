import type { LogEntry } from 'boardgame.io';
import { useEffect, useMemo, useState } from 'react';
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
  /** Selector of the board's own button for skipping. */
  readonly skipButton: string;
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

/** Keys that by themselves say nothing. */
const silentKeys = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null;
}

function courseWith<Event, Stand, Frame extends TimedFrame>(
  { seen, frames, end }: Course<Stand, Frame>,
  { events, now, framesOf }: PlaybackOf<Event, Stand, Frame>,
): Course<Stand, Frame> {
  const isShownAtOnce = events.length < seen || isMotionUnwanted();
  const added = isShownAtOnce ? [] : framesOf(end, events.slice(seen), now);
  return { seen: events.length, frames: isShownAtOnce ? [] : [...frames, ...added], end: now };
}

/** While something is shown, any press ends it, and so does a page that nobody looks at. */
function useSkipping(isPlaying: boolean, skip: () => void, skipButton: string): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    // The button does it by itself; its key must not press what then takes the focus.
    const isButton = (target: EventTarget | null) =>
      target instanceof Element && target.closest(skipButton) !== null;
    const skipByKey = ({ key, target }: KeyboardEvent) => {
      if (!silentKeys.includes(key) && !isTyping(target) && !isButton(target)) skip();
    };
    const skipUnseen = () => document.hidden && skip();
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skipByKey);
    document.addEventListener('visibilitychange', skipUnseen);
    return () => {
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skipByKey);
      document.removeEventListener('visibilitychange', skipUnseen);
    };
  }, [isPlaying, skip, skipButton]);
}

/** The events of a match's log. */
export function useEvents<Event>(log: readonly LogEntry[]): readonly Event[] {
  return useMemo(() => readLog<Event>(log).map(({ event }) => event), [log]);
}

/** Shows what the log tells of one thing after another. */
export function usePlayback<Event, Stand, Frame extends TimedFrame>(
  source: PlaybackOf<Event, Stand, Frame>,
): Playback<Frame> {
  const { events, now, skipButton } = source;
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
  useSkipping(current !== undefined, skip, skipButton);
  return { frame: current ?? null, skip };
}
