import { EventEmitter } from 'node:events';
import { type MessageBus, singleNode } from '../cluster/message-bus.ts';

interface Wiped {
  readonly matchID: string;
  readonly unlisted: boolean;
  /** Those who run the servers have closed it. */
  readonly isByOperator?: boolean;
}

interface FeedEvents {
  /** A table was made, or its seats, names, result, next match or connected pages changed. */
  changed: [matchID: string];
  wiped: [table: Wiped];
  /** A table that was in lists is in none any more. */
  hidden: [matchID: string];
}

const channel = 'tables';

/** Tells what happens to tables, here and on other servers, after it has been stored. */
export class TableFeed extends EventEmitter<FeedEvents> {
  #bus: MessageBus = singleNode;

  /** From now on what other servers tell is told here too, and the other way round. */
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
