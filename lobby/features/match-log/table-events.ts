import type { NameOf } from '../../../games/kit/text.ts';
import type { TableEvent, TableEventKind } from '../../../protocol/tables.ts';
import type { TableMessages } from '../../i18n/en/table.ts';
import type { DescribedEvent } from './events.ts';

/** Events after which a bot decides for a player. All other events about a seat end that. */
const bringsBot: readonly TableEventKind[] = ['timeUp', 'standIn', 'conceded'];

/** Events after which another player has the seat. */
const changesPerson: readonly TableEventKind[] = ['conceded', 'left', 'joined', 'bot'];

/** Returns whether the seat still has the player of that event, so that the present name is right. */
function isNamedNow(events: readonly TableEvent[], index: number): boolean {
  const { playerID, kind } = events[index] ?? {};
  const isArrival = kind === 'joined' || kind === 'bot';
  const later = events.slice(isArrival ? index + 1 : index);
  return !later.some((event) => event.playerID === playerID && changesPerson.includes(event.kind));
}

const capitalised = (sentence: string) => sentence.replace(/^./u, (first) => first.toUpperCase());

function describeTableEvents(
  events: readonly TableEvent[],
  { words, nameOf }: { readonly words: TableMessages['events']; readonly nameOf: NameOf },
): readonly DescribedEvent[] {
  return events.map(({ kind, at, stateID, playerID }, index) => {
    const isKnown = playerID !== null && isNamedNow(events, index);
    const told = words[kind];
    const sentence =
      typeof told === 'string' ? told : told(isKnown ? nameOf(playerID) : words.somebody);
    return {
      key: `table-${at}-${kind}-${playerID}`,
      stateID,
      sentence: capitalised(sentence),
      playerID,
      startsSection: false,
      isOfTable: true,
      isDetail: false,
      isByBot: false,
    };
  });
}

/** Returns whether a bot decided for a seat's player at this state. */
function isByBot(events: readonly TableEvent[], { playerID, stateID }: DescribedEvent): boolean {
  if (playerID === null) return false;
  const last = events.findLast((event) => event.playerID === playerID && event.stateID <= stateID);
  return last !== undefined && bringsBot.includes(last.kind);
}

/** Inserts the table's events into the log, and marks decisions that a bot made for a player. */
export function withTableEvents(
  told: readonly DescribedEvent[],
  events: readonly TableEvent[],
  speaker: Parameters<typeof describeTableEvents>[1],
): readonly DescribedEvent[] {
  if (events.length === 0) return told;
  const marked = told.map((event) => ({ ...event, isByBot: isByBot(events, event) }));
  // A log entry has the number of the state before its move, so the table's events at that state come first.
  return [...describeTableEvents(events, speaker), ...marked].sort((a, b) => a.stateID - b.stateID);
}
