/** Durations of the board's animations, in milliseconds, also for code that waits until events have been seen. */
import type { EventOf } from '../kit/event-formatters.ts';
import type { GewaltEvent, ScoredTrophy } from './rules/events.ts';
import type { PawnPosition } from './rules/state.ts';

/** Duration of one square's hop, the maximum for a whole move, and the minimum of a hop in a long move. */
export const hopTime = 250;
const longWay = 2600;
const minHop = 110;

export const rollTime = 700;
export const resultTime = 700;

/** Durations of events that are shown as one moment. Other events are shown together with the next one. */
export const momentTimes = {
  laidSection: 1000,
  discarded: 700,
  relocated: 1200,
  actionLaid: 1100,
  countered: 1500,
  allowed: 700,
  actionTookEffect: 1000,
  stayed: 800,
  crossed: 700,
  finished: 900,
  tookRest: 1200,
  reshuffled: 600,
  betsShown: 1300,
} as const satisfies Partial<Record<GewaltEvent['type'], number>>;

/** Duration of a row of the points. A row that counts is shown longer. */
const rowTime = { counts: 1000, countsNot: 600 } as const;

type Moved = EventOf<GewaltEvent, 'moved'>;
type Moment = EventOf<GewaltEvent, keyof typeof momentTimes>;

/** Returns whether an event is shown as one moment. */
export function isMoment(event: GewaltEvent): event is Moment {
  return Object.hasOwn(momentTimes, event.type);
}

/** Returns the places that a pawn comes to, one after the other. Null means over the finish line. */
export function hopsOf({ path, to }: Moved): readonly (PawnPosition | null)[] {
  return to === null ? [...path, null] : path;
}

/** Returns the duration of each hop of a move. */
export function hopMilliseconds(hops: number): number {
  return Math.max(minHop, Math.min(hopTime, longWay / hops));
}

/** Returns the duration of a row of the points. */
export function rowMilliseconds({ points }: ScoredTrophy): number {
  return points > 0 ? rowTime.counts : rowTime.countsNot;
}

function timeOf(event: GewaltEvent): number {
  if (event.type === 'rolled') return rollTime + resultTime;
  if (event.type === 'moved') {
    const hops = hopsOf(event).length;
    return hops === 0 ? hopTime : hops * hopMilliseconds(hops);
  }
  if (event.type === 'scored') {
    return event.rows.reduce((sum, row) => sum + rowMilliseconds(row), 0);
  }
  return isMoment(event) ? momentTimes[event.type] : 0;
}

/** Returns how long, in milliseconds, the board shows events that come at once. */
export function playbackMilliseconds(events: readonly GewaltEvent[]): number {
  return events.reduce((sum, event) => sum + timeOf(event), 0);
}
