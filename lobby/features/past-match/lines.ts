/** The log of a replay: its lines, and where its parts begin. */
import type { GameModule } from '../../../games/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import { type DescribedEvent, describeLog } from '../match-log/events.ts';
import type { PastMatch } from './past-match.ts';

/** A line of the log with the position after its move. */
export interface Line extends DescribedEvent {
  readonly at: number;
  /** Whether the line matters only until another one follows. */
  readonly isTransient: boolean;
  /** Whether it tells of cards that are turned up or dealt after a move, which the move itself doesn't decide. */
  readonly isTurnUp: boolean;
}

/** Returns all lines of a match. Each stays the same object from one position to the next. */
export function linesOf(
  match: PastMatch,
  {
    gameText,
    nameOf,
    module,
  }: { readonly gameText: GameText; readonly nameOf: NameOf; readonly module: GameModule },
): readonly Line[] {
  const log = match.logUpTo(match.length);
  const { startsSection, isTransient, isTurnUp = () => false } = module;
  const events = describeLog(log, { gameText, nameOf, startsSection, isTransient: () => false });
  const keysOf = (isWanted: (event: unknown) => boolean) =>
    new Set(
      readLog(log).flatMap(({ event, stateID }, index) =>
        isWanted(event) ? [`${stateID}-${index}`] : [],
      ),
    );
  const [transient, turning] = [keysOf(isTransient), keysOf(isTurnUp)];
  return events.map((line) => ({
    ...line,
    at: line.stateID + 1,
    isTransient: transient.has(line.key),
    isTurnUp: turning.has(line.key),
  }));
}

/** Returns the lines that the log showed at a position. */
export function linesUpTo(lines: readonly Line[], at: number): readonly Line[] {
  const told = lines.filter((line) => line.at <= at);
  const lasting = told.findLastIndex(({ isTransient }) => !isTransient);
  return told.filter(({ isTransient }, index) => !isTransient || index > lasting);
}

/** Returns the log's sentences on the move that led to a position. Empty if it has none, and at the start. */
export function sentenceAt(lines: readonly Line[], at: number): string {
  return lines
    .filter((line) => line.at === at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/**
 * Returns the log's sentences on what changed the chances at a position: its move, or only what was turned up after it.
 */
export function changeAt(lines: readonly Line[], at: number): string {
  const told = lines.filter((line) => line.at === at);
  return sentenceAt(
    told.slice(
      Math.max(
        0,
        told.findIndex((line) => line.isTurnUp),
      ),
    ),
    at,
  );
}

/** Returns the name of the part that a position lies in, as the log announces it. */
export function partAt(lines: readonly Line[], at: number): string {
  return lines.findLast((line) => line.startsSection && line.at <= at)?.sentence ?? '';
}

/** Returns the positions at which parts begin, including the start. */
export function partsOf(
  match: Pick<PastMatch, 'length' | 'eventsOf'>,
  { startsSection }: Pick<GameModule, 'startsSection'>,
) {
  const begins = new Set([0]);
  for (let at = 1; at <= match.length; at += 1) {
    const events = match.eventsOf(at);
    // The setup is logged with the first move.
    const own = at === 1 && startsSection(events[0]) ? events.slice(1) : events;
    if (own.some(startsSection)) begins.add(at);
  }
  return [...begins].sort((one, other) => one - other);
}
