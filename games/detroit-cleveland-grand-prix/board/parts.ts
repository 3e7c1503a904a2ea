import type { SeatedPlayers } from '../../kit/board/seating.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import type { GrandPrixText } from '../locales/text.ts';
import type { GrandPrixState } from '../rules/state.ts';
import type { Playback } from './turn/usePlayback.ts';

/**
 * Props shared by the parts of the board. All of them stay the same during a draft, so that parts which don't show it
 * (`memo`) are not rendered again at every press.
 */
export interface Parts {
  readonly G: GrandPrixState;
  /** Seat of the viewer. Null for a spectator. */
  readonly viewer: PlayerID | null;
  readonly playback: Playback;
  readonly seating: SeatedPlayers;
  readonly text: GrandPrixText;
  /** Formats dollars in the viewer's language. */
  readonly money: (amount: number) => string;
}
