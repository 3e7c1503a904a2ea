import { type RefObject, useCallback, useMemo, useRef } from 'react';
import type { BoardProps, PlaybackProps } from '../../kit/board/board-props.ts';
import '../../kit/board/seats.css';
import { seatingOf } from '../../kit/board/seating.ts';
import { useAfterPaint } from '../../kit/board/useAfterPaint.ts';
import { useFocusRestore } from '../../kit/board/useFocusRestore.ts';
import { useEvents, usePlayback } from '../../kit/board/usePlayback.ts';
import { useScrollAnchor } from '../../kit/board/useScrollAnchor.ts';
import type { CrazyRaceEvent } from '../events.ts';
import type { CrazyRaceText } from '../locales/text.ts';
import type { CrazyRaceState } from '../state.ts';
import { goByArrow } from './arrows.ts';
import './world.css';
import './board.css';
import './lanes.css';
import './tray.css';
import './seats.css';
import './scoring.css';
import './layout.css';
import './layout-low.css';
import { framesFor, framesOf } from './frames.ts';
import { Hand } from './Hand.tsx';
import { Head } from './Head.tsx';
import { Lanes } from './Lanes.tsx';
import { OwnBet } from './OwnBet.tsx';
import { Panel } from './Panel.tsx';
import type { Display, Parts, TableParts } from './parts.ts';
import { type Shown, shownOf } from './playback.ts';
import { Scoring } from './Scoring.tsx';
import { Piles, Seats } from './Seats.tsx';
import { useInSight } from './useInSight.ts';
import { useOwnTurn } from './useOwnTurn.ts';

export { HiddenPart } from './HiddenPart.tsx';

type Props = BoardProps<CrazyRaceState, CrazyRaceText>;

/** Where the keyboard's focus goes when the button that had it is gone. */
const nextFocus = [
  '.crazy-race-gewalt-question button',
  '.crazy-race-gewalt-spot[data-use="send"]',
  '.crazy-race-gewalt-hand button[aria-pressed="true"]',
  '.crazy-race-gewalt-buttons button',
  '.crazy-race-gewalt-hand button',
  '.crazy-race-gewalt-sentence',
];

/** The viewer's bet and cards, and what can be done with them; always at hand. */
function Tray(parts: Parts) {
  const { G, viewer, own, display, text } = parts;
  if (viewer === null) return null;
  const isRacing = G.pawns[viewer] !== null;
  const isOver = display.shown.bets !== null;
  return (
    <div
      // In the end it lies where the page has it, and no more at the foot of the screen.
      key={String(isOver)}
      className="crazy-race-gewalt-tray"
      data-over={isOver}
      data-large={G.options.expert}
      data-choosing={own !== null && (own.choice !== null || own.question !== null)}
      data-shown-only={own === null}
    >
      <OwnBet {...{ G, viewer, display, text }} />
      {isRacing && <Hand {...{ G, viewer, own, text }} />}
      {own && <Panel {...parts} own={own} />}
    </div>
  );
}

/** What the board displays: what has just happened, one thing after another, then where the match stands. */
function useDisplay(
  { G, ...told }: PlaybackProps & Pick<Props, 'G'>,
  viewer: string | null,
  board: RefObject<HTMLElement | null>,
): Display {
  const events = useEvents<CrazyRaceEvent>(told.log);
  const now = useMemo(() => shownOf(G, events), [G, events]);
  const framesSeen = useCallback(
    (before: Shown, news: readonly CrazyRaceEvent[]) => framesFor(viewer, framesOf(before, news)),
    [viewer],
  );
  const { frame, skip } = usePlayback({
    events,
    now,
    framesOf: framesSeen,
    ...{ ...told, board },
  });
  return useMemo(
    () => ({
      shown: frame?.shown ?? now,
      event: frame?.event ?? null,
      milliseconds: frame?.milliseconds ?? 0,
      isRolling: frame?.isRolling ?? false,
      skip,
    }),
    [frame, now, skip],
  );
}

/** The board of Crazy Race, for players and for spectators (playerID null). */
export function Board(props: Props) {
  const { G, playerID, moves, text, language, matchData, isShownOnly, onRule } = props;
  const board = useRef<HTMLElement>(null);
  useFocusRestore(board, nextFocus);
  const viewer = playerID !== null && G.players[playerID] ? playerID : null;
  const player = isShownOnly ? null : viewer;
  const own = useOwnTurn(G, player, moves, props.matchID);
  const display = useDisplay(props, player, board);
  const isPainted = useAfterPaint();
  const table = useRef<HTMLDivElement>(null);
  useScrollAnchor(!isShownOnly && display.shown.bets !== null, table);
  useInSight(board, display.event, viewer !== null);
  const seating = useMemo(() => seatingOf(matchData, text.board.seat), [matchData, text]);
  const common: TableParts = { G, viewer, display, seating, text, onRule };
  const parts: Parts = { ...common, own };
  return (
    <section
      ref={board}
      className="crazy-race-gewalt"
      data-sending={own?.isSending === true}
      lang={language}
      aria-label={text.board.board}
      onKeyDown={goByArrow}
    >
      <Scoring {...common} />
      <div ref={table} className="crazy-race-gewalt-table">
        <Head {...parts} isShownOnly={isShownOnly ?? false} />
        <Lanes {...parts} />
        <Tray {...parts} />
        {isPainted && <Seats {...{ ...common, matchData }} />}
        {isPainted && <Piles {...common} />}
      </div>
    </section>
  );
}
