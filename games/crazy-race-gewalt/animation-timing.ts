/** How long the board shows what happened: also for those who wait until it has been seen. Milliseconds. */
import type { EventOf } from '../kit/event-formatters.ts';
import type { GewaltEvent, ScoredTrophy } from './rules/events.ts';
import type { PawnPosition } from './rules/state.ts';

/** One square; a long way is hurried. */
export const hopTime = 250;
const longWay = 2600;
const minHop = 110;

export const rollTime = 700;
export const resultTime = 700;

/** How long an event is shown that is one moment; what is not here is seen together with the next one. */
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

/** A row of the points: one that counts is looked at longer. */
const rowTime = { counts: 1000, countsNot: 600 } as const;

type Moved = EventOf<GewaltEvent, 'moved'>;
type Moment = EventOf<GewaltEvent, keyof typeof momentTimes>;

/** Whether an event is one moment. */
export function isMoment(event: GewaltEvent): event is Moment {
  return Object.hasOwn(momentTimes, event.type);
}

/** The places that a pawn comes to, one after the other; null: over the finish line. */
export function hopsOf({ path, to }: Moved): readonly (PawnPosition | null)[] {
  return to === null ? [...path, null] : path;
}

/** For each of so many squares. */
export function hopMilliseconds(hops: number): number {
  return Math.max(minHop, Math.min(hopTime, longWay / hops));
}

/** For a row of the points. */
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

/** Milliseconds for which the board shows events that come at once. */
export function playbackMilliseconds(events: readonly GewaltEvent[]): number {
  return events.reduce((sum, event) => sum + timeOf(event), 0);
}
