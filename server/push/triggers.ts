import { isPerson } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { PendingTasks } from '../lib/pending-tasks.ts';
import { logFailure } from '../ops/failures.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { MoveNews } from '../realtime/game-room.ts';
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
 * Notifies players who are away when it is their turn and when their match begins or ends, and shows the spectators of
 * a match that has ended the one in which its players play again.
 */
export class NotificationTriggers {
  readonly #parts: NotificationTriggersParts;

  constructor(parts: NotificationTriggersParts) {
    this.#parts = parts;
  }

  /** A match has begun. */
  begun(matchID: string, metadata: TableData): void {
    this.#parts.notifications.notify({
      matchID,
      metadata,
      kind: 'start',
      playerIDs: peopleAt(metadata),
    });
    const { formerMatchID } = metadata.terms;
    if (formerMatchID !== null) this.#parts.pendingTasks.add(this.#showNext(formerMatchID));
  }

  /** Spectators are not told before: a free seat there is for those who played. */
  async #showNext(formerMatchID: string): Promise<void> {
    try {
      await this.#parts.storage.changeSeats(formerMatchID, (former) => ({
        metadata: { ...former, terms: { ...former.terms, hasNextBegun: true } },
        answer: null,
      }));
    } catch (error) {
      logFailure(error, 'Spectators could not be shown the next match.', { formerMatchID });
    }
  }

  /** All agreed to end a match. */
  ended(matchID: string, metadata: TableData): void {
    this.#parts.notifications.notify({
      matchID,
      metadata,
      kind: 'end',
      playerIDs: peopleAt(metadata),
    });
  }

  /** A move was made: whoever is waited for by that is called, and at the end everybody. */
  moved({ matchID, metadata, awaited, isOver }: MoveNews): void {
    if (isOver) {
      this.#parts.notifications.notify({
        matchID,
        metadata,
        kind: 'end',
        playerIDs: peopleAt(metadata),
      });
      return;
    }
    const playerIDs = awaited.filter((playerID) => !metadata.awaited.includes(playerID));
    if (playerIDs.length > 0)
      this.#parts.notifications.notify({ matchID, metadata, kind: 'turn', playerIDs });
  }
}
