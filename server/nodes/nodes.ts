/** What one server says to the others on the same database. Plain JSON. */
export type News = Readonly<Record<string, unknown>>;

/** Carries news between the servers of one deployment. Never throws: who must miss nothing catches up. */
export interface Nodes {
  /** Says something to all other servers. */
  tell(channel: string, news: News): void;
  /** Resolves when from now on all that is said there is heard, or at once while cut off. */
  listen(channel: string, hear: (news: News) => void): Promise<void>;
  stopListening(channel: string): void;
  /** Whether there can be other servers at all. */
  readonly isAlone: boolean;
  /** Whether news is getting lost at this moment. */
  readonly isCutOff: boolean;
  /** Called whenever news comes through again after it didn't. */
  onBack(callback: () => void): void;
  /** Resolves if news comes through. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The only server on its database. */
export const alone: Nodes = {
  tell: () => {},
  listen: async () => {},
  stopListening: () => {},
  isAlone: true,
  isCutOff: false,
  onBack: () => {},
  ping: async () => {},
  close: async () => {},
};
