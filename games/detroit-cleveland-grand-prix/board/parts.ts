import type { Seating } from '../../kit/board/seating.ts';
import type { GrandPrixText } from '../locales/text.ts';
import type { GrandPrixState } from '../state.ts';
import type { OwnTurn } from './useOwnTurn.ts';
import type { Playback } from './usePlayback.ts';

/** What the parts of the board share. */
export interface Parts {
  readonly G: GrandPrixState;
  /** The viewer's part; null for who only watches. */
  readonly own: OwnTurn | null;
  readonly playback: Playback;
  readonly seating: Seating;
  readonly text: GrandPrixText;
  /** Writes dollars in the viewer's language. */
  readonly money: (amount: number) => string;
}
