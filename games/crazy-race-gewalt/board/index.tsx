import { type RefObject, useCallback, useMemo, useRef } from 'react';
import type { BoardProps } from '../../kit/board/board-props.ts';
import '../../kit/board/seats.css';
import { seatingOf } from '../../kit/board/seating.ts';
import { useKeptFocus } from '../../kit/board/useKeptFocus.ts';
import { useEvents, usePlayback } from '../../kit/board/usePlayback.ts';
import type { CrazyRaceEvent } from '../events.ts';
import type { CrazyRaceText } from '../locales/text.ts';
import type { CrazyRaceState } from '../state.ts';
import { goByArrow } from './arrows.ts';
import { DiceCorner } from './DiceCorner.tsx';
import './world.css';
import './board.css';
import './lanes.css';
import './tray.css';
import './seats.css';
import './scoring.css';
import './layout.css';
import { framesFor, framesOf } from './frames.ts';
import { Hand, OwnBet } from './Hand.tsx';
import { Lanes } from './Lanes.tsx';
import { Panel } from './Panel.tsx';
import { PawnTable } from './PawnTable.tsx';
import type { Display, Parts } from './parts.ts';
import { type Shown, shownOf } from './playback.ts';
import { Scoring } from './Scoring.tsx';
import { Piles, Seats } from './Seats.tsx';
import { sentenceFor } from './sentence.ts';
import { useInSight } from './useInSight.ts';
import { useOwnTurn } from './useOwnTurn.ts';

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

/** What is being shown, in words: not more than is seen yet. */
function tellingOf({ display: { event, isRolling }, seating, text }: Parts): string {
  const { dice, scoring } = text.board;
  if (!event) return '';
  if (event.type === 'rolled' && isRolling) return dice.rolling(seating.nameOf(event.playerID));
  if (event.type === 'scored') return scoring.counting(seating.nameOf(event.playerID));
  return text.tell(event, seating.nameOf);
}

/** The sentence; while something is shown, eyes read of that instead. */
function Head(parts: Parts) {
  const { G, own, display, seating, text } = parts;
  const { event } = display;
  return (
    <div className="crazy-race-gewalt-head" data-playing={event !== null}>
      <div>
        <p className="crazy-race-gewalt-sentence" tabIndex={-1} role="status">
          {sentenceFor(G, own, seating, text.board)}
        </p>
        {event && (
          // The page's log reads it out.
          <p className="crazy-race-gewalt-telling" aria-hidden="true">
            {tellingOf(parts)}
          </p>
        )}
      </div>
      <DiceCorner {...parts} />
    </div>
  );
}

/** The viewer's bet and cards, and what can be done with them; always at hand. */
function Tray(parts: Parts) {
  const { G, own } = parts;
  if (!own || parts.display.shown.bets) return null;
  const isRacing = G.pawns[own.playerID] !== null;
  return (
    <div
      className="crazy-race-gewalt-tray"
      data-choosing={own.choice !== null || own.question !== null}
    >
      <OwnBet {...parts} own={own} />
      {isRacing && <Hand {...parts} own={own} />}
      <Panel {...parts} own={own} />
    </div>
  );
}

/** What the board displays: what has just happened, one thing after another, then where the match stands. */
function useDisplay(
  { G, log, onPlayback }: Pick<Props, 'G' | 'log' | 'onPlayback'>,
  viewer: string | null,
  board: RefObject<HTMLElement | null>,
): Display {
  const events = useEvents<CrazyRaceEvent>(log);
  const now = useMemo(() => shownOf(G, events), [G, events]);
  const framesSeen = useCallback(
    (before: Shown, news: readonly CrazyRaceEvent[]) => framesFor(viewer, framesOf(before, news)),
    [viewer],
  );
  const { frame, skip } = usePlayback({
    events,
    now,
    framesOf: framesSeen,
    board,
    onPlayback,
  });
  return {
    shown: frame?.shown ?? now,
    event: frame?.event ?? null,
    milliseconds: frame?.milliseconds ?? 0,
    isRolling: frame?.isRolling ?? false,
    skip,
  };
}

/** The board of Crazy Race, for players and for who only watches (playerID null). */
export function Board(props: Props) {
  const { G, playerID: viewer, moves, text, language, matchData } = props;
  const board = useRef<HTMLElement>(null);
  useKeptFocus(board, nextFocus);
  const playerID = viewer !== null && G.players[viewer] ? viewer : null;
  const own = useOwnTurn(G, playerID, moves);
  const display = useDisplay(props, playerID, board);
  useInSight(board, display.event);
  const seating = useMemo(() => seatingOf(matchData, text.board.seat), [matchData, text]);
  const parts: Parts = { G, own, display, seating, text };
  return (
    <section
      ref={board}
      className="crazy-race-gewalt"
      data-sending={own?.isSending === true}
      lang={language}
      aria-label={text.board.board}
      onKeyDown={goByArrow}
    >
      <div className="crazy-race-gewalt-table">
        <Head {...parts} />
        <Scoring {...parts} />
        <Lanes {...parts} />
        <Tray {...parts} />
        <Seats {...{ ...parts, matchData, language }} />
        <Piles {...parts} />
        <PawnTable {...parts} />
      </div>
    </section>
  );
}
