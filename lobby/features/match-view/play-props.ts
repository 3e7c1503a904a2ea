import type { ReactNode } from 'react';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import type { NameOf } from '../../../games/kit/text.ts';
import type { TableEvent } from '../../../protocol/tables.ts';
import type { LoadedGame } from '../../lib/loaded-game.ts';
import type { PlayedMatch } from '../../lib/played-match.ts';
import type { NamedSeat } from '../../lib/seat-names.ts';
import type { Chat } from '../chat/chat-props.ts';
import type { PastMatch } from '../past-match/past-match.ts';
import type { UnseenMoves } from './useUnseenMoves.ts';

/** A match, its seats, and the controls beside the board. */
export interface PlayProps extends LoadedGame {
  readonly match: Omit<PlayedMatch, 'refused'>;
  readonly seats: readonly NamedSeat[];
  /** Options of the table. */
  readonly setupData: unknown;
  readonly matchID: string;
  /** The viewer's player ID; null for a spectator. */
  readonly viewer: string | null;
  readonly nameOf: NameOf;
  /** Events of the table, such as replacements by bots. Left out where there are none. */
  readonly events?: readonly TableEvent[];
  /** Whether the match ended without a result. */
  readonly isEnded?: boolean;
  /** Left out where all players share this screen. */
  readonly chat?: Chat;
  /** The list of players, beside the title or, on narrow screens, below it. Left out where the board shows it. */
  readonly strip?: ReactNode;
  /** The viewer's role and the links out, beside the title. */
  readonly ways?: ReactNode;
  /** What kind of match it is, under the title. Left out for ordinary ones. */
  readonly badge?: string | undefined;
  /** Votes, shown in place of the title so that nothing moves. Not after the end. */
  readonly matters?: ReactNode;
  /** Further notes above the board. Not after the end. */
  readonly notes?: ReactNode;
  /** Links to the next match, once this one is over. */
  readonly next: ReactNode;
  /** Loads what the viewer could see so far. Left out where there is no review. */
  readonly loadReview?: () => Promise<PastMatch>;
  /** Called with the progress of the board's playback. */
  readonly onPlayback?: (news: PlaybackNews) => void;
  /** Moves made while the page was hidden, if any. */
  readonly missed?: UnseenMoves | null;
}
