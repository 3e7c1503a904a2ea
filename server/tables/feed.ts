import { EventEmitter } from 'node:events';

interface FeedEvents {
  /** A table was made, or its seats, names, result or next match changed. */
  changed: [matchID: string];
  wiped: [table: { readonly matchID: string; readonly unlisted: boolean }];
}

/** Tells what happens to tables, after it has been stored. */
export class TableFeed extends EventEmitter<FeedEvents> {}
