import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type LogEntry, readLog } from '../../log.ts';
import type { PlaybackProps } from '../board-props.ts';
import { usePageLayoutEffect } from '../hooks/usePageLayoutEffect.ts';
import { isMotionUnwanted } from '../motion.ts';
import { elementsOf } from '../parts.ts';
import {
  type Checkpoint,
  checkpointsAfter,
  type PlaybackQueue,
  replayQueue,
  type TimedFrame,
  withFrames,
} from './playback-queue.ts';

/** Returns all frames of some events, starting from `before`. If there are none, the events are shown at once. */
type FramesOf<Event, View, Frame> = (
  before: View,
  events: readonly Event[],
  now: View,
) => readonly Frame[];

/** A match to play back; `View` is what a board displays of it. */
interface PlaybackOf<Event, View, Frame extends TimedFrame<Event>> extends PlaybackProps {
  /** All events of the match so far. */
  readonly events: readonly Event[];
  readonly now: View;
  readonly framesOf: FramesOf<Event, View, Frame>;
}

/** A board's display: a view of the match, and the event that the view shows. */
export type Playback<Event, View> = View & {
  /** The event being shown, or null if the board shows the present state. */
  readonly event: Event | null;
  /** Time for which it is shown, in milliseconds. */
  readonly milliseconds: number;
  /** Ends the playback and shows the present state. */
  readonly skip: () => void;
  /** All events of the match so far. */
  readonly events: readonly Event[];
};

/** Time after a playback in which a press may have been meant for what was shown before, in milliseconds. */
const settling = 400;

/** Returns whether a press shortly after a playback may have been meant to skip it. */
function isMeantToSkip(
  { clientX, clientY, detail }: MouseEvent,
  { skippedAt, place }: { readonly skippedAt: number; readonly place: DOMRect | undefined },
): boolean {
  // The second half of a double press, or a key press on the newly focused element.
  if (performance.now() - skippedAt < settling || detail === 0) return true;
  if (!place) return false;
  const { left, right, top, bottom } = place;
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The queue on display, and the checkpoints for replays. */
interface Shown<View, Frame> {
  readonly course: PlaybackQueue<View, Frame>;
  /** Never empty. */
  readonly marks: readonly Checkpoint<View>[];
  /** The number of the last requested replay. */
  readonly again: number | undefined;
}

/** Returns whether the last move of a log is the viewer's. */
export function endsWithOwnMove({
  log,
  playerID,
}: Pick<PlaybackProps, 'log' | 'playerID'>): boolean {
  const last = log.findLast(({ action }) => action.type === 'MAKE_MOVE');
  return playerID !== null && last?.action.payload.playerID === playerID;
}

/** Returns the playback with new events added. */
function caughtUp<Event, View, Frame extends TimedFrame<Event>>(
  { course, marks, again }: Shown<View, Frame>,
  source: PlaybackOf<Event, View, Frame>,
): Shown<View, Frame> {
  const { events, now, framesOf, speed = 1 } = source;
  const after = { seen: events.length, end: now };
  const isTakenBack = events.length < course.seen;
  if (isTakenBack) return { course: { ...after, frames: [] }, marks: [after], again };
  const isShownAtOnce = speed === Infinity || isMotionUnwanted();
  const next = isShownAtOnce
    ? { ...after, frames: [] }
    : withFrames(course, { events, now, framesOf, speed });
  const { seen, end } = course;
  return {
    course: next,
    marks: checkpointsAfter(marks, {
      before: { seen, end },
      after,
      isOwn: endsWithOwnMove(source),
      isSeenHappening: next.frames.length > course.frames.length,
    }),
    again,
  };
}

/** Returns the playback with the requested replay. It is unchanged while new events are being shown. */
function shownAgain<Event, View, Frame extends TimedFrame<Event>>(
  { course, marks }: Shown<View, Frame>,
  { events, now, framesOf, speed = 1, again }: PlaybackOf<Event, View, Frame>,
): Shown<View, Frame> {
  const [mark] = marks;
  if (!mark || course.frames.length > 0 || isMotionUnwanted()) return { course, marks, again };
  // A viewer who skips all animations still wants to see a requested replay.
  const pace = speed === Infinity ? 1 : speed;
  return { course: replayQueue(mark, { events, now, framesOf, speed: pace }), marks, again };
}

/**
 * During a playback, a press on the board ends it and does nothing else; hiding the page ends it, too. Shortly
 * afterwards, a press is ignored if it may have been meant to skip. Only whole presses count, so scrolling by touch
 * doesn't.
 */
function useSkipping(
  isPlaying: boolean,
  skip: () => void,
  board: RefObject<HTMLElement | null>,
): void {
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  const skippedAt = useRef(Number.NEGATIVE_INFINITY);
  const skipPlace = useRef<DOMRect | undefined>(undefined);

  useEffect(() => {
    if (!isPlaying) return undefined;
    skipPlace.current = elementsOf(board.current, 'skip')[0]?.getBoundingClientRect();
    const skipByKey = ({ key }: KeyboardEvent) => key === 'Escape' && skip();
    const skipUnseen = () => document.hidden && skip();
    document.addEventListener('keydown', skipByKey);
    document.addEventListener('visibilitychange', skipUnseen);
    return () => {
      endedAt.current = performance.now();
      document.removeEventListener('keydown', skipByKey);
      document.removeEventListener('visibilitychange', skipUnseen);
    };
  }, [isPlaying, skip, board]);

  useEffect(() => {
    const keepFromButtons = (event: MouseEvent) => {
      const isOnBoard = event.target instanceof Node && board.current?.contains(event.target);
      if (!isOnBoard) return;
      const isSettling =
        performance.now() - endedAt.current < settling &&
        isMeantToSkip(event, { skippedAt: skippedAt.current, place: skipPlace.current });
      if (!isPlaying && !isSettling) return;
      event.stopPropagation();
      event.preventDefault();
      if (!isPlaying) return;
      skippedAt.current = performance.now();
      skip();
    };
    // Runs before any button of the board receives the click. Key presses on buttons arrive as clicks, too.
    window.addEventListener('click', keepFromButtons, { capture: true });
    return () => window.removeEventListener('click', keepFromButtons, { capture: true });
  }, [isPlaying, skip, board]);
}

/** Returns the playback with only these frames left to show. */
function withFramesLeft<View, Frame>(
  { course, ...shown }: Shown<View, Frame>,
  frames: PlaybackQueue<View, Frame>['frames'],
): Shown<View, Frame> {
  return { ...shown, course: { ...course, frames } };
}

/** Returns the events of a match's log. */
export function useEvents<Event>(log: readonly LogEntry[]): readonly Event[] {
  return useMemo(() => readLog<Event>(log).map(({ event }) => event), [log]);
}

/** Reports the playback's progress before anything is painted, so that held-back events are never visible. */
function useNews<Event, View, Frame extends TimedFrame<Event>>(
  { course, marks }: Shown<View, Frame>,
  { events, now, framesOf, onPlayback }: PlaybackOf<Event, View, Frame>,
): void {
  const [current] = course.frames;
  const isPlaying = current !== undefined;
  const isAgain = current?.isAgain ?? false;
  const shown = current?.revealed ?? events.length;
  const [mark] = marks;
  const hasMore = useMemo(
    () => mark !== undefined && framesOf(mark.end, events.slice(mark.seen), now).length > 0,
    [mark, events, now, framesOf],
  );
  usePageLayoutEffect(() => {
    const canShowAgain = hasMore && !isPlaying && !isMotionUnwanted();
    onPlayback?.({ isPlaying, isAgain, shown, canShowAgain });
  }, [onPlayback, isPlaying, isAgain, shown, hasMore]);
}

/**
 * Plays back the log's events, one after another. `viewOf` and `framesOf` must stay the same functions. A press on the
 * board ends the playback, as Escape does.
 */
export function usePlayback<G, Event, View extends object, Frame extends View & TimedFrame<Event>>(
  { G, ...props }: PlaybackProps & { readonly G: G },
  board: RefObject<HTMLElement | null>,
  viewOf: (G: G, events: readonly Event[]) => View,
  framesOf: FramesOf<Event, View, Frame>,
): Playback<Event, View> {
  const { log, speed, again } = props;
  const events = useEvents<Event>(log);
  const now = useMemo(() => viewOf(G, events), [viewOf, G, events]);
  const source = { ...props, events, now, framesOf };
  const [shown, setShown] = useState<Shown<View, Frame>>(() => {
    const end = { seen: events.length, end: now };
    return { course: { ...end, frames: [] }, marks: [end], again };
  });
  const { course } = shown;
  const [current] = course.frames;
  // Adjusted while rendering, so that no event is displayed too early.
  const isCutShort = speed === Infinity && current !== undefined && !current.isAgain;
  if (course.seen !== events.length || isCutShort) setShown(caughtUp(shown, source));
  else if (again !== shown.again) setShown(shownAgain(shown, source));

  const skip = useCallback(() => setShown((before) => withFramesLeft(before, [])), []);
  useEffect(() => {
    if (!current) return undefined;
    const showNext = () =>
      setShown((before) => withFramesLeft(before, before.course.frames.slice(1)));
    const timer = setTimeout(showNext, current.frame.milliseconds);
    return () => clearTimeout(timer);
  }, [current]);
  useSkipping(current !== undefined, skip, board);
  useNews(shown, source);
  const frame = current?.frame ?? null;
  return useMemo(
    () => ({ ...now, event: null, milliseconds: 0, ...frame, skip, events }),
    [frame, now, skip, events],
  );
}
