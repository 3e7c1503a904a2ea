import type { PlayerID } from 'boardgame.io';
import type { Seating } from '../../kit/board/seating.ts';
import type { OnRule } from '../../kit/board/ToRules.tsx';
import type { GrandPrixText } from '../locales/text.ts';
import type { GrandPrixState } from '../rules/state.ts';
import type { Playback } from './turn/usePlayback.ts';

/**
 * What the parts of the board share. All of it stays the same while the viewer tries something out,
 * so that parts which don't show that (`memo`) are not drawn again at every press.
 */
export interface Parts {
  readonly G: GrandPrixState;
  /** null: only watches. */
  readonly viewer: PlayerID | null;
  readonly playback: Playback;
  readonly seating: Seating;
  readonly text: GrandPrixText;
  /** Writes dollars in the viewer's language. */
  readonly money: (amount: number) => string;
  readonly onRule: OnRule | undefined;
}
