import { localizableBoard } from '../../kit/board/package/localizable-board.tsx';
import { identity } from '../identity.ts';
import type { BugRaceText } from '../locales/text.ts';
import type { BugRaceEvent } from '../rules/events.ts';
import type { BugRaceState } from '../rules/state.ts';
import { Board as BoardOfTables } from './index.tsx';

export type { LocalizableProps } from '../../kit/board/package/localizable-board.tsx';

/** The board of Bug Race for boardgame.io's React client, without built-in texts. All its words come from `text`. */
export const Board = localizableBoard<BugRaceState, BugRaceText, BugRaceEvent>({
  Board: BoardOfTables,
  info: identity,
});
