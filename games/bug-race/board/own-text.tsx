import { ownTextBoard } from '../../kit/board/own-text.tsx';
import type { BugRaceEvent } from '../events.ts';
import { identity } from '../identity.ts';
import type { BugRaceText } from '../locales/text.ts';
import type { BugRaceState } from '../state.ts';
import { Board as BoardOfTables } from './index.tsx';

export type { OwnTextProps } from '../../kit/board/own-text.tsx';

/** The board of Bug Race for boardgame.io's React client, with none of our words: `text` has them. */
export const Board = ownTextBoard<BugRaceState, BugRaceText, BugRaceEvent>({
  Board: BoardOfTables,
  info: identity,
});
