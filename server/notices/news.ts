import { isPerson } from '../tables/seat-data.ts';
import type { TableData } from '../tables/terms.ts';
import type { MoveNews } from '../transport/game-room.ts';
import type { Notices } from './notices.ts';

function peopleAt({ players }: TableData): readonly string[] {
  return Object.values(players)
    .filter(isPerson)
    .map(({ id }) => String(id));
}

/** Calls people who are away when it is their turn, and when their match begins or ends. */
export class News {
  readonly #notices: Pick<Notices, 'call'>;

  constructor(notices: Pick<Notices, 'call'>) {
    this.#notices = notices;
  }

  /** A match has begun. */
  begun(matchID: string, metadata: TableData): void {
    this.#notices.call({ matchID, metadata, kind: 'start', playerIDs: peopleAt(metadata) });
  }

  /** All agreed to end a match. */
  ended(matchID: string, metadata: TableData): void {
    this.#notices.call({ matchID, metadata, kind: 'end', playerIDs: peopleAt(metadata) });
  }

  /** A move was made: whoever is waited for by that is called, and at the end everybody. */
  moved({ matchID, metadata, awaited, isOver }: MoveNews): void {
    if (isOver) {
      this.#notices.call({ matchID, metadata, kind: 'end', playerIDs: peopleAt(metadata) });
      return;
    }
    const playerIDs = awaited.filter((playerID) => !metadata.awaited.includes(playerID));
    if (playerIDs.length > 0) this.#notices.call({ matchID, metadata, kind: 'turn', playerIDs });
  }
}
