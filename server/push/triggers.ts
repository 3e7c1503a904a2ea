import { isPerson } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { PendingTasks } from '../lib/pending-tasks.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { StoredMove } from '../realtime/match-service.ts';
import type { PushNotifications } from './push-notifications.ts';

function peopleAt({ players }: TableData): readonly string[] {
  return Object.values(players)
    .filter(isPerson)
    .map(({ id }) => String(id));
}

interface NotificationTriggersParts {
  readonly notifications: Pick<PushNotifications, 'notify'>;
  readonly storage: Pick<SqlStorage, 'changeSeats'>;
  readonly pendingTasks: PendingTasks;
}

/**
 * Notifies players who are away when it is their turn and when their match begins or ends. After a match it shows
 * spectators the one in which its players play again.
 */
export class NotificationTriggers {
  readonly #parts: NotificationTriggersParts;

  constructor(parts: NotificationTriggersParts) {
    this.#parts = parts;
  }

  /** Notifies the players of a match that has begun. */
  begun(matchID: string, table: TableData): void {
    this.#parts.notifications.notify({
      matchID,
      table,
      kind: 'start',
      playerIDs: peopleAt(table),
    });
    const { formerMatchID } = table.settings;
    if (formerMatchID !== null) this.#parts.pendingTasks.add(this.#showNext(formerMatchID));
  }

  /**
   * Shows spectators the next match. Before its beginning they don't see it: a free seat there is for the former
   * players.
   */
  async #showNext(formerMatchID: string): Promise<void> {
    try {
      await this.#parts.storage.changeSeats(formerMatchID, (former) => ({
        table: { ...former, settings: { ...former.settings, hasNextBegun: true } },
        answer: null,
      }));
    } catch (error) {
      logFailure(error, 'Spectators could not be shown the next match.', { formerMatchID });
    }
  }

  /** Notifies the players of a match that all have agreed to end. */
  ended(matchID: string, table: TableData): void {
    this.#parts.notifications.notify({
      matchID,
      table,
      kind: 'end',
      playerIDs: peopleAt(table),
    });
  }

  /** Notifies the players that the match waits for since a move, or all players at its end. */
  moved({ matchID, table, awaited, isOver }: StoredMove): void {
    if (isOver) {
      this.#parts.notifications.notify({
        matchID,
        table,
        kind: 'end',
        playerIDs: peopleAt(table),
      });
      return;
    }
    const playerIDs = awaited.filter((playerID) => !table.awaited.includes(playerID));
    if (playerIDs.length > 0)
      this.#parts.notifications.notify({ matchID, table, kind: 'turn', playerIDs });
  }
}
