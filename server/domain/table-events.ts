import type { TableEvent } from '../../protocol/tables.ts';
import type { TableData } from './table-settings.ts';

/** Maximum number of events of a match; the oldest are dropped. */
const maxEvents = 200;

/** Returns the match with another table event. */
export function withTableEvent(
  metadata: TableData,
  { kind, playerID, now }: Pick<TableEvent, 'kind' | 'playerID'> & { readonly now: number },
): TableData {
  const event: TableEvent = { kind, playerID, at: now, stateID: metadata.stateID };
  const events = [...metadata.terms.events, event].slice(-maxEvents);
  return { ...metadata, terms: { ...metadata.terms, events } };
}
