import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CatalogGame, GameModule } from '../../../games/index.ts';
import type { NameOf } from '../../../games/kit/text.ts';
import type { Table, TableAtHand } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { Problem } from '../../lib/api.ts';
import { shownNames } from '../../lib/seat-names.ts';
import { forgetSeat, type RememberedSeat, useSeats } from '../../lib/seats.ts';
import { turnKeyOf } from '../../lib/turn-key.ts';
import { useGameText } from '../../lib/useGameText.ts';
import { useLoadedPart } from '../../lib/useLoaded.ts';
import { Loading, TryAgain } from '../../ui/ErrorStates.tsx';
import { ConnectionBar } from '../connection/ConnectionBar.tsx';
import { loadClient, type MatchSnapshot } from '../connection/connection.ts';
import type { RoomProps } from '../connection/room-props.ts';
import { useMatch } from '../connection/useMatch.ts';
import { LazyLeaveOptions } from '../consensus/LazyParts.tsx';
import { usePlaybackNews } from '../match-view/playback-news.ts';
import { Toast } from '../match-view/Toast.tsx';
import { isTyping } from '../match-view/useUnmoved.ts';
import { useNotifications } from '../notifications/useNotifications.ts';
import { LazyJoinPage, LazyWaitingRoom } from './LazyRooms.tsx';
import { TablePlay } from './TablePlay.tsx';

/** Called with the reason why a table no longer exists. */
export type OnGone = (code: 'unknownMatch' | 'tableClosed') => void;

/** Connects to a table and shows the view that its status needs. */
export function TableRoom({
  firstTable,
  game,
  module,
  onGone,
}: {
  readonly firstTable: Table;
  readonly game: CatalogGame;
  readonly module: GameModule;
  /** Called when the table no longer exists. */
  readonly onGone: OnGone;
}) {
  const words = useTableText();
  const { matchID } = firstTable;
  const own = useSeats()[matchID];
  const { match, say } = useMatch({
    game: module.game,
    matchID,
    numPlayers: firstTable.seats.length,
    playerID: own?.playerID,
    credentials: own?.credentials,
  });
  const { table, seat } = useNewest(match, { table: firstTable, seat: own });
  const loadedText = useGameText(game);
  const board = useLoadedPart(game.loadBoard);
  const client = useLoadedPart(loadClient);
  const nameOf = useNameOf(table);
  const { isWatching, watch } = useWatching(firstTable);
  /** Credentials of the seat that the leave dialog is about. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const [hasConceded, setConceded] = useState(false);
  const [draft, setDraft] = useState('');
  const [tooLate, setTooLate] = useState<Problem | null>(null);
  const lost = useLostSeat(match, matchID, onGone);
  const { isBehind, note } = usePlaybackNews(match.log);
  useNotifications({ table, game, module, match, seat, isBehind });

  const hasBegun = table.begunAt !== null;
  const isOpen = table.status === 'open';
  const mayJoin = isOpen && !seat && lost !== 'removedByHost';
  const isJoining = mayJoin && !isWatching;
  useTopOf(isJoining ? 'join' : hasBegun ? 'match' : 'waiting');
  // Until the match begins there is no state of it.
  const isAllThere = !hasBegun || (match.state !== null && board.value !== null);
  // A late state is rendered in slices, so that a slow phone reacts meanwhile.
  const isToBeShown = useDeferredValue(isAllThere && loadedText.value !== null);

  // If only another language cannot be loaded, the last one stays.
  const needed = hasBegun ? [loadedText, client, board] : [loadedText, client];
  if (needed.some(({ hasFailed, value }) => hasFailed && !value)) {
    return <TryAgain sentence={words.table.loadFailed} />;
  }
  if (!loadedText.value || !isAllThere || !isToBeShown) {
    return (
      <>
        <Loading sentence={words.table.connecting} />
        <ConnectionBar match={match} isPlayer={seat !== undefined} />
      </>
    );
  }
  const room: RoomProps = {
    table,
    game,
    gameText: loadedText.value,
    match,
    seat,
    nameOf,
    say,
    draft,
    onDraft: setDraft,
    onLeave: () => setLeaving(seat?.credentials ?? null),
    onTakeSeat: mayJoin ? () => watch(false) : undefined,
  };
  return (
    <>
      <ConnectionBar match={match} isPlayer={seat !== undefined} />
      <RoomNotes
        hasConceded={hasConceded && !seat}
        lost={lost === 'wrongCredentials' && (seat || hasConceded) ? null : lost}
        tooLate={isOpen || seat ? null : tooLate}
      />
      {isJoining ? (
        <LazyJoinPage
          {...room}
          hasBegun={hasBegun}
          onWatch={() => watch(true)}
          onTooLate={setTooLate}
        />
      ) : !hasBegun ? (
        <LazyWaitingRoom {...room} />
      ) : (
        board.value && (
          <TablePlay
            {...room}
            module={module}
            isBehind={isBehind}
            Board={board.value.Board}
            onPlayback={note}
          />
        )
      )}
      <Toast
        refused={match.refused}
        game={game}
        gameText={loadedText.value}
        setupData={table.setupData}
        ruleForRefusal={module.ruleForRefusal}
        turn={turnKeyOf(module, match, seat?.playerID ?? null)}
      />
      {seat && leaving === seat.credentials && (
        <LazyLeaveOptions
          table={table}
          ownSeat={{ matchID, seat }}
          onClose={() => setLeaving(null)}
          onConceded={() => {
            setConceded(true);
            watch(true);
            forgetSeat(matchID);
          }}
        />
      )}
    </>
  );
}

/** Scrolls up when another view takes the place of the last one, unless somebody is writing. */
function useTopOf(view: 'join' | 'waiting' | 'match'): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (!isTyping()) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [view]);
}

/** Says why this page can only watch. */
function RoomNotes({
  hasConceded,
  lost,
  tooLate,
}: {
  readonly hasConceded: boolean;
  readonly lost: ReturnType<typeof useLostSeat>;
  readonly tooLate: Problem | null;
}) {
  const { text } = useText();
  const words = useTableText();
  const sentences = [
    lost && (lost === 'wrongCredentials' ? words.lostSeat : words.refusals[lost]),
    tooLate && text.problems[tooLate],
  ];
  return (
    <>
      {hasConceded && (
        <p className="note room-note" role="status">
          {words.table.conceded}
        </p>
      )}
      {sentences.map(
        (sentence) =>
          sentence && (
            <p key={sentence} className="note note-bad room-note" role="alert">
              {sentence}
            </p>
          ),
      )}
    </>
  );
}

/** Returns whether this page watches rather than offers a free seat. The address stores it. */
function useWatching({ status }: Table) {
  const [search, setSearch] = useSearchParams();
  // A visitor of a full table came to watch; a seat that becomes free is offered less prominently.
  const [isWatching, setWatching] = useState(search.has('watch') || status !== 'open');
  const watch = (isOn: boolean) => {
    setWatching(isOn);
    setSearch(isOn ? { watch: '' } : {}, { replace: true });
  };
  return { isWatching, watch };
}

/**
 * Returns the last received table, at first the fetched one, with this page's seat at that time. They stay together
 * while the page reconnects because its seat got another number.
 */
function useNewest(
  { table }: MatchSnapshot,
  now: { readonly table: Table; readonly seat: RememberedSeat | undefined },
): { readonly table: TableAtHand; readonly seat: RememberedSeat | undefined } {
  const { seat } = now;
  const found: TableAtHand = { ...now.table, next: null, events: [] };
  const [last, setLast] = useState({ table: found, seat });
  useEffect(() => {
    if (table) setLast({ table, seat });
  }, [table, seat]);
  if (table) return { table, seat };
  const isSamePerson = last.seat?.credentials === seat?.credentials;
  return { table: last.table, seat: isSamePerson ? last.seat : seat };
}

function useNameOf({ seats }: Table): NameOf {
  const { text, formats } = useText();
  return useMemo(() => {
    const names = shownNames(seats);
    return (playerID) => names.get(playerID) ?? text.seat(formats.number(Number(playerID) + 1));
  }, [seats, text, formats]);
}

/** Reasons of the server why a seat is not ours any more. */
const lostSeatCodes = ['wrongCredentials', 'removedByHost', 'seatFreed', 'seatTakenAway'] as const;
type LostSeatCode = (typeof lostSeatCodes)[number];

/**
 * Drops the seat when the server says that it is not ours, and reports a deleted table. Returns the reason, or null.
 */
function useLostSeat(
  { refused }: MatchSnapshot,
  matchID: string,
  onGone: OnGone,
): LostSeatCode | 'blocked' | null {
  const [lost, setLost] = useState<ReturnType<typeof useLostSeat>>(null);
  useEffect(() => {
    const code = refused?.code;
    const lostCode = lostSeatCodes.find((each) => each === code);
    if (lostCode) {
      forgetSeat(matchID);
      setLost(lostCode);
    }
    if (code === 'blocked') setLost(code);
    if (code === 'unknownMatch' || code === 'tableClosed') {
      forgetSeat(matchID);
      onGone(code);
    }
  }, [refused, matchID, onGone]);
  return lost;
}
