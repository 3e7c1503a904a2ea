import type { DescribedEvent } from './events.ts';

/** One move, or one event without a move. */
export interface LogMove {
  readonly key: string;
  readonly stateID: number;
  /** Sentences that are always shown. */
  readonly sentences: readonly string[];
  /** Sentences that are shown on request. */
  readonly details: readonly string[];
}

/** Consecutive moves of one player, or an event without a player. */
export interface LogEntry
  extends Pick<DescribedEvent, 'key' | 'playerID' | 'startsSection' | 'isOfTable' | 'isByBot'> {
  readonly moves: readonly LogMove[];
}

function moveOf({ key, stateID, sentence }: DescribedEvent): LogMove {
  return { key, stateID, sentences: [sentence], details: [] };
}

const entryOf = (event: DescribedEvent): LogEntry => ({
  key: event.key,
  playerID: event.playerID,
  startsSection: event.startsSection,
  isOfTable: event.isOfTable,
  isByBot: event.isByBot,
  moves: [moveOf(event)],
});

/** Adds an event to an entry of the same player, as a sentence or detail of its last move or as a move of its own. */
function withEvent(entry: LogEntry, event: DescribedEvent): LogEntry {
  const last = entry.moves.at(-1);
  if (last?.stateID !== event.stateID) {
    return { ...entry, moves: [...entry.moves, moveOf(event)] };
  }
  const changed = event.isDetail
    ? { ...last, details: [...last.details, event.sentence] }
    : { ...last, sentences: [...last.sentences, event.sentence] };
  return { ...entry, moves: [...entry.moves.slice(0, -1), changed] };
}

const standsAlone = ({
  startsSection,
  isOfTable,
}: Pick<DescribedEvent, 'startsSection' | 'isOfTable'>) => startsSection || isOfTable;

/** Groups the events of a log: one entry for consecutive moves of a player, with one line for each move. */
export function logEntries(events: readonly DescribedEvent[]): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  for (const event of events) {
    const isSame = (entry: LogEntry | undefined) =>
      entry?.playerID === event.playerID && entry.isByBot === event.isByBot && !standsAlone(entry);
    // Consequences of a move may stand between its first event and a detail of it.
    const at = event.isDetail ? entries.findLastIndex(isSame) : entries.length - 1;
    const entry = entries[at];
    if (entry && event.playerID !== null && !standsAlone(event) && isSame(entry)) {
      entries[at] = withEvent(entry, event);
    } else entries.push(entryOf(event));
  }
  return entries;
}
