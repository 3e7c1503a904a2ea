/** What the storm and the process of those who mean ill tell each other. */

/** A table that is under way. */
export interface Target {
  readonly game: string;
  readonly matchID: string;
}

export type Order =
  | { readonly type: 'begin'; readonly urls: readonly string[] }
  | { readonly type: 'targets'; readonly targets: readonly Target[] }
  | { readonly type: 'end' };

/** By what was done how often. */
export type Counts = Readonly<Record<string, number>>;

export interface Report {
  readonly type: 'report';
  readonly counts: Counts;
}
