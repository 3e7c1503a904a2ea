import { localizableBoard } from '../../kit/board/localizable-board.tsx';
import type { CrazyRaceEvent } from '../events.ts';
import { identity } from '../identity.ts';
import type { CrazyRaceText } from '../locales/text.ts';
import type { CrazyRaceState } from '../state.ts';
import { Board as BoardOfTables } from './index.tsx';

export type { LocalizableProps } from '../../kit/board/localizable-board.tsx';

/** The board of Crazy Race (Gewalt) for boardgame.io's React client, with none of our words: `text` has them. */
export const Board = localizableBoard<CrazyRaceState, CrazyRaceText, CrazyRaceEvent>({
  Board: BoardOfTables,
  info: identity,
});
