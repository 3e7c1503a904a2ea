/** What one server says to the others on the same database. Plain JSON. */
export type BusMessage = Readonly<Record<string, unknown>>;

/** Carries news between the servers of one deployment. Never throws: who must miss nothing catches up. */
export interface MessageBus {
  /** Says something to all other servers. */
  publish(channel: string, news: BusMessage): void;
  /** Resolves when from now on all that is said there is heard, or at once while cut off. */
  subscribe(channel: string, hear: (news: BusMessage) => void): Promise<void>;
  unsubscribe(channel: string): void;
  /** Whether there can be other servers at all. */
  readonly isSingleNode: boolean;
  /** Whether news is getting lost at this moment. */
  readonly isDisconnected: boolean;
  /** Called whenever news comes through again after it didn't. */
  onReconnect(callback: () => void): void;
  /** Resolves if news comes through. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The only server on its database. */
export const singleNode: MessageBus = {
  publish: () => {},
  subscribe: async () => {},
  unsubscribe: () => {},
  isSingleNode: true,
  isDisconnected: false,
  onReconnect: () => {},
  ping: async () => {},
  close: async () => {},
};
