/** Durations of the board's animations, also for code that waits until events have been seen. */
import type { PlayerID } from '../kit/player-id.ts';
import type { BugRaceEvent } from './rules/events.ts';

/** Milliseconds for a step, and for one while many are waiting. */
const stepTime = 300;
const hurriedStepTime = 130;
const manySteps = 8;

/** Returns the milliseconds for the next of `stepsToCome` steps. */
export function stepMilliseconds(stepsToCome: number): number {
  return stepsToCome > manySteps ? hurriedStepTime : stepTime;
}

function stepsIn(event: BugRaceEvent): number {
  if (event.type === 'played') return event.steps.length;
  if (event.type === 'stepped') return 1;
  return event.type === 'done' ? event.bodySteps : 0;
}

/**
 * Returns how long, in milliseconds, the board shows events that come at once. Each bug makes its own steps, side by
 * side.
 */
export function playbackMilliseconds(events: readonly BugRaceEvent[]): number {
  const stepsOf = new Map<PlayerID, number>();
  for (const event of events) {
    if (!('playerID' in event)) continue;
    stepsOf.set(event.playerID, (stepsOf.get(event.playerID) ?? 0) + stepsIn(event));
  }
  let milliseconds = 0;
  for (let toCome = Math.max(0, ...stepsOf.values()); toCome > 0; toCome -= 1) {
    milliseconds += stepMilliseconds(toCome);
  }
  return milliseconds;
}
