import type { LogEntry, PlayerID } from 'boardgame.io';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isMotionUnwanted } from '../../kit/board/motion.ts';
import { readLog } from '../../kit/log.ts';
import type { CardNumber } from '../components.ts';
import type { GrandPrixEvent, GrandPrixState } from '../state.ts';
import { afterEvent, countSeen, type Frame, framesOf, type Shown, shownOf } from './playback.ts';

/** What the board displays now. */
export interface Playback {
  readonly shown: Shown;
  /** The event that is being shown; null: what is displayed is where the match stands. */
  readonly event: GrandPrixEvent | null;
  /** For how long it is shown. */
  readonly milliseconds: number;
  readonly skip: () => void;
  /** All events of the match so far. */
  readonly events: readonly GrandPrixEvent[];
}

/** A card that the viewer has tried out on the board and sent. */
export interface SentCard {
  readonly playerID: PlayerID;
  readonly number: CardNumber;
}

/** Events that wait to be shown, the first frame being on display. */
interface Course {
  /** Number of events that are shown or wait. */
  readonly seen: number;
  readonly frames: readonly Frame[];
  /** Where the frames lead. */
  readonly end: Shown;
}

/** Keys that by themselves say nothing. */
const silentKeys = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null;
}

/** A press of the skip button does it by itself; its key must not press what then takes the focus. */
function isSkipButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.grand-prix-skip') !== null;
}

function courseWith(
  { seen, frames, end }: Course,
  events: readonly GrandPrixEvent[],
  { now, sent }: { readonly now: Shown; readonly sent: SentCard | null },
): Course {
  const isShownAtOnce = events.length < seen || isMotionUnwanted();
  const news = isShownAtOnce ? [] : events.slice(seen);
  const known = countSeen(news, sent);
  const begun = news.slice(0, known).reduce((shown, event) => afterEvent(shown, event, now), end);
  const added = framesOf(begun, news.slice(known), now);
  // What the last frame shows is where the match stands: it needs no time of its own, unless a car drives.
  const isShort = added.length < 2 && frames.length === 0 && added[0]?.event.type !== 'moved';
  return {
    seen: events.length,
    frames: isShownAtOnce || isShort ? [] : [...frames, ...added],
    end: now,
  };
}

/** Shows what the log tells of one thing after another; any press ends it. */
export function usePlayback(
  G: GrandPrixState,
  log: readonly LogEntry[],
  sent: SentCard | null,
): Playback {
  const events = useMemo(() => readLog<GrandPrixEvent>(log).map(({ event }) => event), [log]);
  const now = useMemo(() => shownOf(G), [G]);
  const [course, setCourse] = useState<Course>({ seen: events.length, frames: [], end: now });
  // Adjusted while rendering, so that nothing to come is displayed before its time.
  if (course.seen !== events.length) setCourse(courseWith(course, events, { now, sent }));

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

  const skip = useCallback(() => setCourse((before) => ({ ...before, frames: [] })), []);
  return useMemo(
    () => ({
      shown: current?.shown ?? now,
      event: current?.event ?? null,
      milliseconds: current?.milliseconds ?? 0,
      skip,
      events,
    }),
    [current, now, skip, events],
  );
}
