import { type OwnBoardProps, packageBoard } from '../../kit/board/package-board.tsx';
import type { CrazyRaceEvent } from '../events.ts';
import * as texts from '../locales/index.ts';
import type { CrazyRaceText } from '../locales/text.ts';
import type { CrazyRaceMoves } from '../moves.ts';
import type { CrazyRaceState, SeenCrazyRaceState } from '../state.ts';
import '../rules-pages/rules-pages.css';
import { Board as OwnTextBoard } from './own-text.tsx';

export type { PackageBoardProps } from '../../kit/board/package-board.tsx';

/** The props of a board of one's own for Crazy Race (Schacht): `Client<any, CrazyRaceBoardProps>({ game, board })`. */
export type CrazyRaceBoardProps = OwnBoardProps<SeenCrazyRaceState, CrazyRaceMoves>;

/** The board of Crazy Race (Schacht) for boardgame.io's React client and lobby. Its stylesheet is to be imported beside it. */
export const Board = packageBoard<CrazyRaceState, CrazyRaceText, CrazyRaceEvent>(
  OwnTextBoard,
  texts,
);
