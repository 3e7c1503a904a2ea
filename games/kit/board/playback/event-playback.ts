/** The clock by which our boards show what happens, for boards of one's own. */
import type { LogEntry } from 'boardgame.io';
import { type RefObject, useRef } from 'react';
import type { TimedFrame } from './playback-queue.ts';
import { useEvents, usePlayback } from './usePlayback.ts';

/** What is to be shown. */
export interface EventPlaybackProps {
  /** boardgame.io's log, as boards are given it. */
  readonly log: LogEntry[];
  /** Whose board it is; left out: of none. */
  readonly playerID?: string | null | undefined;
  /** How many times as fast as usual; Infinity: at once. Left out: 1. */
  readonly speed?: number | undefined;
  /** A press on it, or Escape, ends what is being shown. Left out: only Escape does. */
  readonly board?: RefObject<HTMLElement | null> | undefined;
}

/** What a board is to show now. */
export interface EventPlayback<Event> {
  /** What is happening; null: nothing, and the match stands where `G` says. */
  readonly event: Event | null;
  /** How many events have been seen to happen, with this one: so much of the log may be told. */
  readonly shown: number;
  /** Ends what is being shown. */
  readonly skip: () => void;
}

/**
 * What has happened since a board was there, one event after another, each for as long as our own board shows it. Events
 * that take no time, and all of them for players who want no motion, are there at once.
 */
export type UseEventPlayback<Event> = (props: EventPlaybackProps) => EventPlayback<Event>;

/** An event for its time, and how many have been seen to happen then. */
interface EventFrame<Event> extends TimedFrame<Event> {
  readonly shown: number;
}

/** Makes the playback of a game. */
export function eventPlaybackOf<Event>(
  playbackMilliseconds: (events: readonly Event[]) => number,
): UseEventPlayback<Event> {
  // Where the match stands is told by how many events led there: all else is the board's own.
  const framesOf = (before: number, news: readonly Event[]): readonly EventFrame<Event>[] =>
    news
      .map((event, index) => ({
        event,
        milliseconds: playbackMilliseconds([event]),
        shown: before + index + 1,
      }))
      .filter(({ milliseconds }) => milliseconds > 0);

  return function useEventPlayback({ log, playerID = null, speed = 1, board }) {
    const nowhere = useRef<HTMLElement>(null);
    const events = useEvents<Event>(log);
    const { frame, skip } = usePlayback<Event, number, EventFrame<Event>>({
      events,
      now: events.length,
      framesOf,
      log,
      playerID,
      speed,
      board: board ?? nowhere,
    });
    return { event: frame?.event ?? null, shown: frame?.shown ?? events.length, skip };
  };
}
