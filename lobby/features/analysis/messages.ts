/** Messages between page and worker. */
import type { Replayable } from '../../../games/kit/record/replay.ts';
import type { Alternatives, Shares } from './analyse-match.ts';

/** Requests to the worker: first for the match, then for single positions of it. */
export type Asked =
  | { readonly kind: 'match'; readonly game: string; readonly record: Replayable }
  | { readonly kind: 'alternatives'; readonly at: number };

/** Results, sent bit by bit. */
export type Found =
  | { readonly kind: 'shares'; readonly found: readonly (readonly [at: number, Shares])[] }
  | {
      readonly kind: 'alternatives';
      readonly at: number;
      readonly alternatives: Alternatives | null;
    };
