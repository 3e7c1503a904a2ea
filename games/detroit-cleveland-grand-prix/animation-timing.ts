/** Durations of the board's animations, in milliseconds, also for code that waits until events have been seen. */
import { entriesOf } from './rules/components.ts';
import type { GrandPrixEvent } from './rules/events.ts';

/** Duration of one space of a route. */
const stepTime = 230;
/** Duration of one space in a draft, and where much is to be shown. */
export const hurriedStepTime = 130;
/** Total of the cars' spaces above which animations are faster. */
const manySpaces = 8;

/** Returns the duration of one space where all these events are to be shown. */
function stepTimeFor(events: readonly GrandPrixEvent[]): number {
  const spaces = events.reduce(
    (sum, event) => (event.type === 'moved' ? sum + event.path.length : sum),
    0,
  );
  return spaces > manySpaces ? hurriedStepTime : stepTime;
}

const times: Readonly<Partial<Record<GrandPrixEvent['type'], number>>> = {
  raceBegan: 900,
  offered: 700,
  bid: 500,
  passed: 350,
  sold: 1100,
  returned: 800,
  unowned: 1100,
  raceStarted: 900,
  stayed: 350,
  cameHome: 500,
  exchangeBegan: 900,
  exchangeEnded: 400,
  idle: 600,
  raceEnded: 900,
  prize: 700,
  settled: 1400,
};

/** Time for reading a card, and for each of its lines. */
const cardTime = 600;
const lineTime = 120;

function timeOf(event: GrandPrixEvent, aSpace: number): number {
  if (event.type === 'moved') return event.path.length * aSpace + 120;
  if (event.type === 'played') return cardTime + lineTime * entriesOf(event.number).length;
  return times[event.type] ?? 250;
}

/** Returns the durations of these events, shown one after the other. */
export function timesOf(events: readonly GrandPrixEvent[]): readonly number[] {
  const aSpace = stepTimeFor(events);
  return events.map((event) => timeOf(event, aSpace));
}

/** Returns how long, in milliseconds, the board shows events that come at once. */
export function playbackMilliseconds(events: readonly GrandPrixEvent[]): number {
  return timesOf(events).reduce((sum, time) => sum + time, 0);
}
