import { EventEmitter } from 'node:events';
import { type MessageBus, singleNode } from '../cluster/message-bus.ts';

interface Wiped {
  readonly matchID: string;
  readonly unlisted: boolean;
  /** Whether an operator has closed the table. */
  readonly isByOperator?: boolean;
}

interface FeedEvents {
  /** A table was created, or its seats, names, result, next match or connected pages have changed. */
  changed: [matchID: string];
  wiped: [table: Wiped];
  /** A listed table is in no list any more. */
  hidden: [matchID: string];
}

const channel = 'tables';

/** Emits changes of tables, here and on other servers, after they have been stored. */
export class TableFeed extends EventEmitter<FeedEvents> {
  #bus: MessageBus = singleNode;

  /** Starts to exchange events with other servers. */
  async connect(bus: MessageBus): Promise<void> {
    this.#bus = bus;
    await bus.subscribe(channel, ({ changed, wiped, unlisted, hidden }) => {
      if (typeof hidden === 'string') this.emit('hidden', hidden);
      if (typeof changed === 'string') this.emit('changed', changed);
      if (typeof wiped === 'string') {
        this.emit('wiped', { matchID: wiped, unlisted: unlisted === true });
      }
    });
  }

  change(matchID: string): void {
    this.emit('changed', matchID);
    this.#bus.publish(channel, { changed: matchID });
  }

  hide(matchID: string): void {
    this.emit('hidden', matchID);
    this.#bus.publish(channel, { hidden: matchID });
  }

  wipe(table: Wiped): void {
    this.emit('wiped', table);
    this.#bus.publish(channel, { wiped: table.matchID, unlisted: table.unlisted });
  }
}
