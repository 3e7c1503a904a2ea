import { EventEmitter } from 'node:events';
import { type MessageBus, singleNode } from './message-bus.ts';

interface DeletedTable {
  readonly matchID: string;
  readonly unlisted: boolean;
  /** Whether an operator has closed the table. */
  readonly isByOperator?: boolean;
}

interface TableEvents {
  /** A table was created, or its seats, names, result, next match or connected pages have changed. */
  changed: [matchID: string];
  deleted: [table: DeletedTable];
  /** A listed table is in no list any more. */
  hidden: [matchID: string];
}

const channel = 'tables';

/** Emits changes of tables, here and on other servers, after they have been stored. */
export class TableChanges extends EventEmitter<TableEvents> {
  #bus: MessageBus = singleNode;

  /** Starts to exchange events with other servers. */
  async connect(bus: MessageBus): Promise<void> {
    this.#bus = bus;
    await bus.subscribe(channel, ({ changed, deleted, unlisted, hidden }) => {
      if (typeof hidden === 'string') this.emit('hidden', hidden);
      if (typeof changed === 'string') this.emit('changed', changed);
      if (typeof deleted === 'string') {
        this.emit('deleted', { matchID: deleted, unlisted: unlisted === true });
      }
    });
  }

  changed(matchID: string): void {
    this.emit('changed', matchID);
    this.#bus.publish(channel, { changed: matchID });
  }

  hidden(matchID: string): void {
    this.emit('hidden', matchID);
    this.#bus.publish(channel, { hidden: matchID });
  }

  deleted(table: DeletedTable): void {
    this.emit('deleted', table);
    this.#bus.publish(channel, { deleted: table.matchID, unlisted: table.unlisted });
  }
}
