import type { CatalogGame } from '../../../games/index.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { NameOf } from '../../../games/kit/text.ts';

/** A match that is over or was for practice, and the current position in it. */
export interface EstimatedProps {
  readonly game: CatalogGame;
  readonly record: MatchRecord;
  readonly seats: readonly string[];
  readonly nameOf: NameOf;
  /** The current position. */
  readonly at: number;
  readonly onGo: (at: number) => void;
  /** Returns the log's sentences on the move that led to a position; empty if there are none. */
  readonly wordsOf: (at: number) => string;
}
