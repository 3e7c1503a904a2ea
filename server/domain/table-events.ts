import type { TableEvent } from '../../protocol/tables.ts';
import type { TableData } from './table-settings.ts';

/** Of one match; the oldest go. */
const maxEvents = 200;

/** A match in which something has happened beside the game. */
export function withTableEvent(
  metadata: TableData,
  { kind, playerID, now }: Pick<TableEvent, 'kind' | 'playerID'> & { readonly now: number },
): TableData {
  const event: TableEvent = { kind, playerID, at: now, stateID: metadata.stateID };
  const events = [...metadata.terms.events, event].slice(-maxEvents);
  return { ...metadata, terms: { ...metadata.terms, events } };
}
