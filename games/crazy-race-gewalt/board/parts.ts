import type { OnRule } from '../../kit/board/board-props.ts';
import type { Seating } from '../../kit/board/seating.ts';
import type { GewaltText } from '../locales/text.ts';
import type { GewaltEvent } from '../rules/events.ts';
import type { GewaltState } from '../rules/state.ts';
import type { Shown } from './turn/playback.ts';
import type { OwnTurn } from './turn/useOwnTurn.ts';

/** The board's present display. */
export interface Display {
  readonly shown: Shown;
  /** The event being shown, or null if the board shows the present state. */
  readonly event: GewaltEvent | null;
  /** Duration for which it is shown. */
  readonly milliseconds: number;
  /** Whether the dice are still rolling. */
  readonly isRolling: boolean;
  readonly skip: () => void;
}

/**
 * Props shared by the parts of the board that don't depend on the viewer's draft. They stay the same meanwhile, so that
 * those parts (`memo`) are not rendered again at every press.
 */
export interface TableParts {
  readonly G: GewaltState;
  /** The seat whose cards are visible. Null if only public information is shown. */
  readonly viewer: string | null;
  readonly display: Display;
  readonly seating: Seating;
  readonly text: GewaltText;
  readonly onRule: OnRule | undefined;
}

/** Props shared by the parts of the board. */
export interface Parts extends TableParts {
  /** The viewer's possible actions. Null for a viewer who never has any. */
  readonly own: OwnTurn | null;
}
