import { useMemo, useRef } from 'react';
import type { BoardProps, PreviewPosition } from '../../kit/board/board-props.ts';
import { BoardFrame } from '../../kit/board/frame/BoardFrame.tsx';
import '../../kit/board/seats.css';
import { useAfterPaint } from '../../kit/board/hooks/useAfterPaint.ts';
import { useScrollAnchor } from '../../kit/board/hooks/useScrollAnchor.ts';
import { seatingOf } from '../../kit/board/seating.ts';
import type { GewaltText } from '../locales/text.ts';
import type { GewaltMoves } from '../rules/moves.ts';
import type { GewaltState } from '../rules/state.ts';
import { goByArrow } from './cards/arrows.ts';
import './course/world.css';
import './board.css';
import './course/lanes.css';
import './hand/tray.css';
import './standings/seats.css';
import './standings/scoring.css';
import './layout.css';
import './layout-low.css';
import { Hand } from './cards/Hand.tsx';
import { Lanes } from './course/Lanes.tsx';
import { Head } from './Head.tsx';
import { OwnBet } from './hand/OwnBet.tsx';
import type { Parts, TableParts } from './parts.ts';
import { Scoring } from './standings/Scoring.tsx';
import { Piles, Seats } from './standings/Seats.tsx';
import { Actions } from './turn/Actions.tsx';
import { useInSight } from './turn/useInSight.ts';
import { useOwnTurn } from './turn/useOwnTurn.ts';
import { usePlayback } from './turn/usePlayback.ts';

export { HiddenPart } from './HiddenPart.tsx';

/** The position that shows the board to newcomers. */
export const preview: PreviewPosition = { numPlayers: 4, seed: 'meadow', moves: 30 };

type Props = BoardProps<GewaltState, GewaltText, GewaltMoves>;

const nextFocus = ['question', 'spot', 'chosen', 'actions', 'hand'];

/** Shows the viewer's bet, cards and actions. It always stays in view. */
function Tray(parts: Parts) {
  const { G, viewer, own, playback, text } = parts;
  if (viewer === null) return null;
  const isRacing = G.pawns[viewer] !== null;
  const isOver = playback.shown.bets !== null;
  return (
    <div
      // After the match it is no longer fixed at the foot of the screen.
      key={String(isOver)}
      className="crazy-race-gewalt-tray"
      data-over={isOver}
      data-large={G.options.expert}
      data-choosing={own !== null && (own.choice !== null || own.question !== null)}
      data-shown-only={own === null}
    >
      <OwnBet G={G} viewer={viewer} playback={playback} text={text} />
      {isRacing && <Hand G={G} viewer={viewer} own={own} text={text} />}
      {own && <Actions {...parts} own={own} />}
    </div>
  );
}

/** The board of Crazy Race, for players and for spectators (`playerID` null). */
export function Board(props: Props) {
  const { G, playerID, moves, text, matchData, isShownOnly } = props;
  const board = useRef<HTMLElement>(null);
  const viewer = playerID !== null && G.players[playerID] ? playerID : null;
  const player = isShownOnly ? null : viewer;
  const own = useOwnTurn(G, player, moves, props.matchID);
  const playback = usePlayback(props, player, board);
  const isPainted = useAfterPaint();
  const table = useRef<HTMLDivElement>(null);
  useScrollAnchor(!isShownOnly && playback.shown.bets !== null, table);
  useInSight(board, playback, viewer);
  const seating = useMemo(() => seatingOf(matchData, text), [matchData, text]);
  const common: TableParts = { G, viewer, playback, seating, text };
  const parts: Parts = { ...common, own };
  return (
    <BoardFrame
      game="crazy-race-gewalt"
      label={text.board.board}
      board={board}
      props={props}
      nextFocus={nextFocus}
      isSending={own?.isSending}
      onKeyDown={goByArrow}
    >
      <Scoring {...common} />
      <div ref={table} className="crazy-race-gewalt-table">
        <Head {...parts} />
        <Lanes {...parts} isPainted={isPainted} />
        <Tray {...parts} />
        {isPainted && <Seats {...common} />}
        {isPainted && <Piles {...common} />}
      </div>
    </BoardFrame>
  );
}
