import { useCallback, useRef, useState } from 'react';
import type { GameModule } from '../../../games/index.ts';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import { useFocusRestore } from '../../../games/kit/board/hooks/useFocusRestore.ts';
import { useFrozen } from '../../../games/kit/board/hooks/useFrozen.ts';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { fetchViews } from '../../lib/api.ts';
import { peopleAt } from '../../lib/seat-names.ts';
import { useSeats } from '../../lib/seats.ts';
import { loadChat } from '../chat/ChatPanel.tsx';
import type { RoomProps } from '../connection/room-props.ts';
import { LazyProposals } from '../consensus/LazyParts.tsx';
import { PlayPage } from '../match-view/PlayPage.tsx';
import { useUnseenMoves } from '../match-view/useUnseenMoves.ts';
import { NotificationsBell } from '../notifications/NotificationsBell.tsx';
import { SeatStrip } from '../table-seats/SeatStrip.tsx';
import { LazyNextTable, LazyNextWaiting } from './LazyRooms.tsx';

// Loaded ahead, since it could not be loaded after the connection is lost.
loadChat().catch(() => {});

/** Shows the match at a table, with votes and notes about the other players. */
export function TablePlay({
  table,
  match,
  seat,
  say,
  draft,
  onDraft,
  onLeave,
  isBehind,
  onPlayback,
  ...room
}: RoomProps & {
  readonly Board: BoardModule['Board'];
  readonly module: GameModule;
  /** Whether the board's playback is behind the state. */
  readonly isBehind: boolean;
  readonly onPlayback: (news: PlaybackNews) => void;
}) {
  const { nameOf } = room;
  const { table: words } = useTableText();
  const { seats, setupData, events } = table;
  const { state, chat: lines, newLines, newestLine, serverAhead } = match;
  const viewer = seat?.playerID ?? null;
  const sitsElsewhere = Object.keys(useSeats()).some((matchID) => matchID !== table.matchID);
  const isEnded = table.endedAt !== null;
  const isOver = useFrozen(isEnded || !state || state.result !== null, isBehind);
  const clocks = isOver ? null : table.clocks;
  const playersToMove = state && state.result === null ? room.module.playersToMove(state.G) : [];
  const awaited = useFrozen(playersToMove, isBehind);
  const { stateID = 0 } = state ?? {};
  const missed = useUnseenMoves({ matchID: table.matchID, stateID, log: match.log, viewer });
  const loadReview = useReviewLoader(table, seat);
  return (
    <PlayPage
      {...room}
      matchID={table.matchID}
      match={match}
      seats={seats}
      setupData={setupData}
      viewer={viewer}
      events={events}
      isEnded={isEnded}
      badge={table.daily ? words[table.daily.isCounted ? 'daily' : 'dailyPractice'] : undefined}
      missed={missed}
      onPlayback={onPlayback}
      chat={{ lines, newLines, newestLine, say: seat && say, draft, onDraft }}
      strip={
        <SeatStrip
          seats={seats}
          clocks={clocks}
          viewer={viewer}
          isOver={isOver}
          nameOf={nameOf}
          serverAhead={serverAhead}
          awaited={isOver ? [] : awaited}
        />
      }
      ways={
        <>
          {sitsElsewhere && <LazyNextWaiting matchID={table.matchID} />}
          <NotificationsBell seat={seat} matchID={table.matchID} />
          <Ways table={table} seat={seat} onLeave={onLeave} isOver={isOver} />
        </>
      }
      matters={<Happenings {...room} table={table} seat={seat} serverAhead={serverAhead} />}
      next={<LazyNextTable table={table} seat={seat} nameOf={nameOf} result={state?.result} />}
      loadReview={loadReview}
    />
  );
}

/** Returns a function that fetches what can be seen of the match so far. */
function useReviewLoader({ game, matchID }: RoomProps['table'], seat: RoomProps['seat']) {
  return useCallback(async () => {
    const [views, { matchSeenIn }] = await Promise.all([
      fetchViews(game, matchID, seat),
      import('../past-match/seen-match.ts'),
    ]);
    if (!views.ok) throw new Error(views.problem);
    return matchSeenIn(views.value);
  }, [game, matchID, seat]);
}

/** Shows the links out, or that the viewer is a spectator. */
function Ways({
  table,
  seat,
  onLeave,
  isOver,
}: Pick<RoomProps, 'table' | 'seat' | 'onLeave'> & { readonly isOver: boolean }) {
  const words = useTableText().table;
  // Fixed when the page opens, so that nothing moves at the end.
  const [isFull] = useState(table.status === 'playing');
  if (!seat) return <p className="play-watching">{isFull ? words.watchingFull : words.watching}</p>;
  return (
    <button
      type="button"
      className="button button-small play-menu"
      aria-label={words.waysOut}
      title={words.waysOut}
      // Hidden rather than removed, so that nothing moves.
      style={{ visibility: isOver ? 'hidden' : undefined }}
      onClick={onLeave}
    >
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="4" />
      </svg>
    </button>
  );
}

/** Shows free seats and votes about absent players, in place of the title. */
function Happenings({
  table,
  game,
  seat,
  nameOf,
  onTakeSeat,
  serverAhead,
}: Pick<RoomProps, 'table' | 'game' | 'seat' | 'nameOf' | 'onTakeSeat'> & {
  readonly serverAhead: number;
}) {
  // Players see who is away, and can let them return.
  const free = table.seats.filter(({ name, isOffered }) => name === null || (isOffered && !seat));
  const isAnybodyAway = peopleAt(table).some(
    ({ isConnected, standIn }) => !isConnected || standIn !== null,
  );
  // With the title in it, which has the focus when there is nothing more to be opened.
  const heading = useRef<HTMLElement>(null);
  useFocusRestore(heading, (place) => place.querySelector('button') ?? place.querySelector('h1'));
  return (
    // A live region must exist before its content.
    <div
      role="status"
      className="play-matters"
      ref={(place) => {
        heading.current = place?.parentElement ?? null;
      }}
    >
      {(free.length > 0 || (seat && (isAnybodyAway || table.proposal))) && (
        <LazyProposals
          table={table}
          game={game}
          nameOf={nameOf}
          serverAhead={serverAhead}
          free={free}
          onTakeSeat={onTakeSeat}
          ownSeat={seat ? { matchID: table.matchID, seat } : null}
        />
      )}
    </div>
  );
}
