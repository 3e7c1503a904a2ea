import type { Seating } from '../../kit/board/seating.ts';
import type { OnRule } from '../../kit/board/ToRules.tsx';
import type { GewaltText } from '../locales/text.ts';
import type { GewaltEvent } from '../rules/events.ts';
import type { GewaltState } from '../rules/state.ts';
import type { Shown } from './turn/playback.ts';
import type { OwnTurn } from './turn/useOwnTurn.ts';

/** What the board displays now. */
export interface Display {
  readonly shown: Shown;
  /** The event that is being shown; null: what is displayed is where the match stands. */
  readonly event: GewaltEvent | null;
  /** For how long it is shown. */
  readonly milliseconds: number;
  /** The dice are in the air. */
  readonly isRolling: boolean;
  readonly skip: () => void;
}

/**
 * What the parts of the board share that show nothing of what the viewer tries out: it stays the same meanwhile, so that
 * those (`memo`) are not drawn again at every press.
 */
export interface TableParts {
  readonly G: GewaltState;
  /** The seat whose cards are seen; null: only what all see. */
  readonly viewer: string | null;
  readonly display: Display;
  readonly seating: Seating;
  readonly text: GewaltText;
  readonly onRule: OnRule | undefined;
}

/** What the parts of the board share. */
export interface Parts extends TableParts {
  /** What the viewer can do; null: nothing, now and ever. */
  readonly own: OwnTurn | null;
}
