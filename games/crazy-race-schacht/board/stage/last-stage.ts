/** Events of the former stage, for players who want to read them again. */
import { type Side, type StageCardID, sides } from '../../rules/components.ts';
import type { SchachtEvent } from '../../rules/events.ts';

export interface LastStage {
  readonly stage: number;
  readonly stageCard: StageCardID;
  /** All events of each side on which something happened, in order. */
  readonly bySide: readonly { readonly side: Side; readonly events: readonly SchachtEvent[] }[];
  /** Events after the evaluation. */
  readonly afterwards: readonly SchachtEvent[];
}

const ofEvaluation: readonly SchachtEvent['type'][] = [
  'revealed',
  'movementLost',
  'advanced',
  'tookPoints',
  'stole',
  'declined',
];
const ofTheEnd: readonly SchachtEvent['type'][] = ['reclaimed', 'lostHighest', 'lostChosen'];

/** Returns the last completed stage. Null if there is none yet. */
export function lastStageOf(events: readonly SchachtEvent[]): LastStage | null {
  const isOver = events.some(({ type }) => type === 'raceEnded');
  const beginnings = events.flatMap((event, at) =>
    event.type === 'stageBegan' ? [{ event, at }] : [],
  );
  const last = beginnings.at(isOver ? -1 : -2);
  if (!last) return null;
  const next = isOver ? undefined : beginnings.at(-1);
  const told = events.slice(last.at, next?.at);
  const { stage, stageCard } = last.event;
  return {
    stage,
    stageCard,
    bySide: sides
      .map((side) => ({ side, events: eventsAt(told, side) }))
      .filter((each) => each.events.length > 0),
    afterwards: told.filter(({ type }) => ofTheEnd.includes(type)),
  };
}

/** Returns the events from the reveal of a side's cards to that of the next side. */
function eventsAt(events: readonly SchachtEvent[], side: Side): readonly SchachtEvent[] {
  const found: SchachtEvent[] = [];
  let now: Side | null = null;
  for (const event of events) {
    if (event.type === 'revealed' || event.type === 'sideEmpty') now = event.side;
    if (now === side && ofEvaluation.includes(event.type)) found.push(event);
  }
  return found;
}
