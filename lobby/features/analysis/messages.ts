/** What page and worker tell each other. */
import type { Replayable } from '../../../games/kit/record/replay.ts';
import type { Alternatives, Shares } from './analyse-match.ts';

/** What the worker is asked: first of all for the match, then for single positions of it. */
export type Asked =
  | { readonly kind: 'match'; readonly game: string; readonly record: Replayable }
  | { readonly kind: 'alternatives'; readonly at: number };

/** What it finds out, bit by bit. */
export type Found =
  | { readonly kind: 'shares'; readonly found: readonly (readonly [at: number, Shares])[] }
  | {
      readonly kind: 'alternatives';
      readonly at: number;
      readonly alternatives: Alternatives | null;
    };
