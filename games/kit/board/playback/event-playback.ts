/** Playback of events with our boards' timing, for custom boards. */
import { type RefObject, useRef } from 'react';
import type { LogEntry } from '../../log.ts';
import type { TimedFrame } from './playback-queue.ts';
import { usePlayback } from './usePlayback.ts';

/** Input of the playback. */
export interface EventPlaybackProps {
  /** boardgame.io's log, as its client passes it to boards. */
  readonly log: LogEntry[];
  /** Seat of the viewer. Null or left out for a spectator. */
  readonly playerID?: string | null | undefined;
  /** Speed as a multiple of the usual one; Infinity shows everything at once. Defaults to 1. */
  readonly speed?: number | undefined;
  /** The board's element: a press on it ends the playback, as Escape does. If left out, only Escape does. */
  readonly board?: RefObject<HTMLElement | null> | undefined;
}

/** State of the playback: what a board should show now. */
export interface EventPlayback<Event> {
  /** The event to show, or null if the board should show the state in `G`. */
  readonly event: Event | null;
  /** Number of events shown so far, this one included. The log may list only these. */
  readonly shown: number;
  /** Ends the playback and shows the present state. */
  readonly skip: () => void;
}

/**
 * Hook that returns the events since the board was mounted, one after another, each for as long as our own board shows
 * it. Events that take no time are shown at once. So are all events for players who prefer reduced motion.
 */
export type UseEventPlayback<Event> = (props: EventPlaybackProps) => EventPlayback<Event>;

interface EventView {
  /** Number of events shown so far. */
  readonly shown: number;
}

/** Creates the playback hook of a game. */
export function eventPlaybackOf<Event>(
  playbackMilliseconds: (events: readonly Event[]) => number,
): UseEventPlayback<Event> {
  // The number of events identifies a state: the rest is up to the board.
  const viewOf = (_: null, events: readonly Event[]): EventView => ({ shown: events.length });
  const framesOf = (
    before: EventView,
    news: readonly Event[],
  ): readonly (EventView & TimedFrame<Event>)[] =>
    news
      .map((event, index) => ({
        event,
        milliseconds: playbackMilliseconds([event]),
        shown: before.shown + index + 1,
      }))
      .filter(({ milliseconds }) => milliseconds > 0);

  return function useEventPlayback({ log, playerID = null, speed = 1, board }) {
    const nowhere = useRef<HTMLElement>(null);
    const { event, shown, skip } = usePlayback(
      { G: null, log, playerID, speed },
      board ?? nowhere,
      viewOf,
      framesOf,
    );
    return { event, shown, skip };
  };
}
