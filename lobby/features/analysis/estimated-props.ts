import type { CatalogGame } from '../../../games/index.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { NameOf } from '../../../games/kit/text.ts';

/** A match that is over, or was for practice, and where one is in it. */
export interface EstimatedProps {
  readonly game: CatalogGame;
  readonly record: MatchRecord;
  readonly seats: readonly string[];
  readonly nameOf: NameOf;
  /** The position that is looked at. */
  readonly at: number;
  readonly onGo: (at: number) => void;
  /** What the log tells of the move that led to a position; empty: nothing. */
  readonly wordsOf: (at: number) => string;
}
