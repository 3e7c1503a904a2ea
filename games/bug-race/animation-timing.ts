/** How long the board shows what happened: also for those who wait until it has been seen. */
import type { PlayerID } from 'boardgame.io';
import type { BugRaceEvent } from './rules/events.ts';

/** Milliseconds for a step; less when many are waiting. */
const stepTime = 300;
const hurriedStepTime = 130;
const manySteps = 8;

/** Milliseconds for the next of so many steps. */
export function stepMilliseconds(stepsToCome: number): number {
  return stepsToCome > manySteps ? hurriedStepTime : stepTime;
}

function stepsIn(event: BugRaceEvent): number {
  if (event.type === 'played') return event.steps.length;
  if (event.type === 'stepped') return 1;
  return event.type === 'done' ? event.bodySteps : 0;
}

/** Milliseconds for which the board shows events that come at once: each bug its own steps, side by side. */
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
