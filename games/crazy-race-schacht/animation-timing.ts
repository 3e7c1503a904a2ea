/** Durations of the board's animations, in milliseconds, also for code that waits until events have been seen. */
import type { SchachtEvent } from './rules/events.ts';

const stepTime = 300;
/** Pause before the cards of a stage disappear. */
const stageEndTime = 1200;

const times: Readonly<Partial<Record<SchachtEvent['type'], number>>> = {
  stageBegan: 700,
  sideEmpty: 450,
  movementLost: 700,
  declined: 700,
  tookPoints: 600,
  stole: 900,
  lostHighest: 900,
  lostChosen: 900,
  discarded: 400,
  cardsOut: 900,
};

/**
 * Returns the durations of an event's frames. A locomotive has one frame per space, other events have one. More cards
 * take longer to read.
 */
function momentsOfOne(event: SchachtEvent): readonly number[] {
  if (event.type === 'advanced') return Array<number>(event.to - event.from).fill(stepTime);
  if (event.type === 'revealed') return [800 + 200 * event.cards.length];
  return [times[event.type] ?? 250];
}

/** Returns whether the cards of a stage disappear with this event. */
export function isEndOfStage(event: SchachtEvent | undefined): boolean {
  return event?.type === 'discarded' || event?.type === 'stageBegan';
}

/** Returns the durations of each event's frames. */
export function momentsOf(events: readonly SchachtEvent[]): readonly (readonly number[])[] {
  return events.map((event, index) => {
    const moments = momentsOfOne(event);
    const isRead = isEndOfStage(events[index + 1]) && !isEndOfStage(event);
    if (!isRead || moments.length === 0) return moments;
    return [...moments.slice(0, -1), Math.max(stageEndTime, ...moments.slice(-1))];
  });
}

/** Returns how long, in milliseconds, the board shows events that come at once. */
export function playbackMilliseconds(events: readonly SchachtEvent[]): number {
  return momentsOf(events)
    .flat()
    .reduce((sum, moment) => sum + moment, 0);
}
