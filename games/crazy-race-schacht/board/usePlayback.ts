import type { LogEntry } from 'boardgame.io';
import { useEffect, useMemo, useState } from 'react';
import { isMotionUnwanted } from '../../kit/board/motion.ts';
import { readLog } from '../../kit/log.ts';
import type { Side } from '../components.ts';
import type { CrazyRaceEvent, CrazyRaceState } from '../state.ts';
import { type Frame, framesOf, type Shown, shownOf } from './playback.ts';

/** What the board displays now. */
export interface Playback {
  readonly shown: Shown;
  /** The side under evaluation; null: none is. */
  readonly side: Side | null;
  /** The event that is being shown; null: what is displayed is where the match stands. */
  readonly event: CrazyRaceEvent | null;
  readonly skip: () => void;
  /** All events of the match so far. */
  readonly events: readonly CrazyRaceEvent[];
}

/** Events that wait to be shown, the first frame being on display. */
interface Course {
  /** Number of events that are shown or wait. */
  readonly seen: number;
  readonly frames: readonly Frame[];
  /** Where the frames lead, and the side under evaluation there. */
  readonly end: { readonly shown: Shown; readonly side: Side | null };
}

/** Keys that by themselves say nothing. */
const silentKeys = ['Shift', 'Control', 'Alt', 'Meta'];

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null;
}

/** A press of the skip button does it by itself; its key must not press what then takes the focus. */
function isSkipButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.crazy-race-schacht-skip') !== null;
}

function courseWith(
  { seen, frames, end }: Course,
  events: readonly CrazyRaceEvent[],
  now: Course['end'],
): Course {
  const isShownAtOnce = events.length < seen || isMotionUnwanted();
  const added = isShownAtOnce ? [] : framesOf(end, events.slice(seen), now.shown);
  // What the last frame shows is where the match stands: it needs no time of its own.
  const isShort = added.length < 2 && frames.length === 0;
  return {
    seen: events.length,
    frames: isShownAtOnce || isShort ? [] : [...frames, ...added],
    end: now,
  };
}

/** Shows what the log tells of one thing after another; any press ends it. */
export function usePlayback(G: CrazyRaceState, log: readonly LogEntry[]): Playback {
  const events = useMemo(() => readLog<CrazyRaceEvent>(log).map(({ event }) => event), [log]);
  const now = useMemo(() => ({ shown: shownOf(G), side: G.side }), [G]);
  const [course, setCourse] = useState<Course>({ seen: events.length, frames: [], end: now });
  // Adjusted while rendering, so that nothing to come is displayed before its time.
  if (course.seen !== events.length) setCourse(courseWith(course, events, now));

  const current = course.frames[0];
  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(
      () => setCourse((before) => ({ ...before, frames: before.frames.slice(1) })),
      current.milliseconds,
    );
    return () => clearTimeout(timer);
  }, [current]);

  const isPlaying = current !== undefined;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const skip = () => setCourse((before) => ({ ...before, frames: [] }));
    const skipByKey = ({ key, target }: KeyboardEvent) => {
      if (!silentKeys.includes(key) && !isTyping(target) && !isSkipButton(target)) skip();
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
  }, [isPlaying]);

  return {
    shown: current?.shown ?? now.shown,
    side: current ? current.side : now.side,
    event: current?.event ?? null,
    skip: () => setCourse((before) => ({ ...before, frames: [] })),
    events,
  };
}
