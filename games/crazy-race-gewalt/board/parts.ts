import type { SeatedPlayers } from '../../kit/board/seating.ts';
import type { GewaltText } from '../locales/text.ts';
import type { GewaltState } from '../rules/state.ts';
import type { OwnTurn } from './turn/useOwnTurn.ts';
import type { Playback } from './turn/usePlayback.ts';

/**
 * Props shared by the parts of the board that don't depend on the viewer's draft. They stay the same meanwhile, so that
 * those parts (`memo`) are not rendered again at every press.
 */
export interface TableParts {
  readonly G: GewaltState;
  /** The seat whose cards are visible. Null if only public information is shown. */
  readonly viewer: string | null;
  readonly playback: Playback;
  readonly seating: SeatedPlayers;
  readonly text: GewaltText;
}

/** Props shared by the parts of the board. */
export interface Parts extends TableParts {
  /** The viewer's possible actions. Null for a viewer who never has any. */
  readonly own: OwnTurn | null;
}
