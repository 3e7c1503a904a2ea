/** The log of a match that is looked at again: line by line, and where its parts begin. */
import type { GameModule } from '../../../../games/index.ts';
import { readLog } from '../../../../games/kit/log.ts';
import type { GameText, NameOf } from '../../../../games/kit/text.ts';
import { type ToldEvent, tellLog } from '../../table/log/events.ts';
import type { PastMatch } from './past-match.ts';

/** A line of the log with the position to which its move led. */
export interface Line extends ToldEvent {
  readonly at: number;
  /** Whether it is worth reading only until another one follows. */
  readonly isTransient: boolean;
}

/** All lines of a match, each the same object from one position to the next. */
export function linesOf(
  match: PastMatch,
  {
    gameText,
    nameOf,
    module,
  }: { readonly gameText: GameText; readonly nameOf: NameOf; readonly module: GameModule },
): readonly Line[] {
  const log = match.logUpTo(match.length);
  const { startsSection, isTransient } = module;
  const told = tellLog(log, { gameText, nameOf, startsSection, isTransient: () => false });
  const fleeting = new Set(
    readLog(log).flatMap(({ event, stateID }, index) =>
      isTransient(event) ? [`${stateID}-${index}`] : [],
    ),
  );
  return told.map((line) => ({
    ...line,
    at: line.stateID + 1,
    isTransient: fleeting.has(line.key),
  }));
}

/** The lines as they were read at a position. */
export function linesUpTo(lines: readonly Line[], at: number): readonly Line[] {
  const told = lines.filter((line) => line.at <= at);
  const lasting = told.findLastIndex(({ isTransient }) => !isTransient);
  return told.filter(({ isTransient }, index) => !isTransient || index > lasting);
}

/** What the move that led to a position is told as; of a move that nothing is told of, and of the beginning, nothing. */
export function sentenceAt(lines: readonly Line[], at: number): string {
  return lines
    .filter((line) => line.at === at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/** The name of the part that a position lies in, as the log tells its beginning. */
export function partAt(lines: readonly Line[], at: number): string {
  return lines.findLast((line) => line.startsSection && line.at <= at)?.sentence ?? '';
}

/** The positions at which parts begin, the beginning among them. */
export function partsOf(
  match: Pick<PastMatch, 'length' | 'eventsOf'>,
  { startsSection }: Pick<GameModule, 'startsSection'>,
) {
  const begins = new Set([0]);
  for (let at = 1; at <= match.length; at += 1) {
    const events = match.eventsOf(at);
    // Setting up is told with the first move of all.
    const own = at === 1 && startsSection(events[0]) ? events.slice(1) : events;
    if (own.some(startsSection)) begins.add(at);
  }
  return [...begins].sort((one, other) => one - other);
}
