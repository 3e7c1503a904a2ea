/** What the bench and the processes that it starts tell each other. */

/** A server says where it listens, and answers questions about what it has used. */
export type ServerMessage =
  | { readonly type: 'open'; readonly port: number }
  | { readonly type: 'usage'; readonly usage: Usage }
  | { readonly type: 'held'; readonly milliseconds: number };

/** held: the longest that its thread worked without a pause since it was asked last. */
export type ServerQuestion = { readonly type: 'usage' | 'held' };

/** What a server's process has used since it started, and holds now. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

/** What the load generator is to do. */
export type LoadTask = CrowdTask | LengthTask | ShelfTask;

/** Many matches at once. */
export interface CrowdTask {
  readonly type: 'crowd';
  /** Of the servers. The matches begin at them in turn. */
  readonly ports: readonly number[];
  /** Whether both players of a match connect to the same server. Otherwise, the second one connects to the next. */
  readonly isTogether: boolean;
  readonly matches: number;
  /** Seconds between a match's moves; 0: each is made as soon as the one before has been seen. */
  readonly pause: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** Matches of several lengths, one of them moving at a time. */
export interface LengthTask {
  readonly type: 'length';
  readonly ports: readonly number[];
  /** In moves, rising. */
  readonly lengths: readonly number[];
  readonly rounds: number;
  readonly movesInRound: number;
  /** No match is played longer than this before it is measured. */
  readonly preparationSeconds: number;
  /** No further round begins after this time. */
  readonly measuringSeconds: number;
}

/** Matches of the games on the shelf, each move made as soon as its player has seen the one before. */
export interface ShelfTask {
  readonly type: 'shelf';
  readonly ports: readonly number[];
  /** Of each game. */
  readonly matches: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

export type LoadMessage =
  | { readonly type: 'begin' }
  | { readonly type: 'end' }
  | { readonly type: 'crowd'; readonly result: CrowdResult }
  | { readonly type: 'length'; readonly result: readonly LengthResult[] }
  | { readonly type: 'shelf'; readonly result: ShelfResult };

export interface CrowdResult {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move until its mover sees the new state. */
  readonly times: Percentiles;
  /** Number of updates that players have seen. `updatesExpected` is twice the number of moves: one for each player. */
  readonly updatesSeen: number;
  readonly updatesExpected: number;
  /** Number of times that a whole match was sent again, since an update was late or lost. */
  readonly resends: number;
  readonly loadCpuSeconds: number;
}

export interface ShelfResult {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move until its mover sees the new state. */
  readonly times: Percentiles;
  readonly loadCpuSeconds: number;
}

export interface LengthResult {
  /** Moves; less than was asked for where preparing took too long. */
  readonly length: number;
  readonly wanted: number;
  readonly movesMeasured: number;
  /** Milliseconds from sending a move until its mover sees the new state. */
  readonly median: number;
}

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}
