/** A message between servers on the same database, in plain JSON. */
export type BusMessage = Readonly<Record<string, unknown>>;

/** Runs scripts on the Redis of a deployment. */
export interface ScriptRunner {
  /** Prefix of the deployment's keys. */
  readonly prefix: string;
  /** Runs a script. Rejects at once if Redis can't be reached. */
  readonly eval: (
    script: string,
    options: { readonly keys: string[]; readonly arguments: string[] },
  ) => Promise<unknown>;
}

/**
 * Carries messages between the servers of one deployment. Publishing never throws: subscribers that must miss nothing
 * compare with the database.
 */
export interface MessageBus {
  /** Sends a message to all other servers. */
  publish(channel: string, message: BusMessage): void;
  /**
   * Subscribes to a channel. Resolves when all its messages are received from now on, or at once while disconnected.
   */
  subscribe(channel: string, hear: (message: BusMessage) => void): Promise<void>;
  unsubscribe(channel: string): void;
  /** Whether this is the only server on its database. */
  readonly isSingleNode: boolean;
  /** Whether messages are getting lost at this moment. `CatchUp` compares pages with the database meanwhile. */
  readonly isDisconnected: boolean;
  /** The Redis that carries the messages. Null if there is none. */
  readonly redis: ScriptRunner | null;
  /** Adds a callback for when messages get through again after an interruption. */
  onReconnect(callback: () => void): void;
  /** Resolves if messages get through. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The bus of the only server on its database. */
export const singleNode: MessageBus = {
  publish: () => {},
  subscribe: async () => {},
  unsubscribe: () => {},
  isSingleNode: true,
  isDisconnected: false,
  redis: null,
  onReconnect: () => {},
  ping: async () => {},
  close: async () => {},
};
