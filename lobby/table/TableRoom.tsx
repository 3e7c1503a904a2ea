import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { GameModule, ShelfGame } from '../../games/index.ts';
import type { BoardModule } from '../../games/kit/board/board-props.ts';
import type { GameText, NameOf } from '../../games/kit/text.ts';
import type { Table } from '../../server/protocol.ts';
import { leaveSeat, type Problem } from '../api.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Loading, TryAgain } from '../parts/Trouble.tsx';
import { forgetSeat, type RememberedSeat, useSeats } from '../seats.ts';
import { useGameText } from '../useGameText.ts';
import type { Say } from './ChatPanel.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import type { MatchSnapshot } from './connection.ts';
import { JoinPage } from './JoinPage.tsx';
import { peopleAt, shownNames } from './names.ts';
import { TablePlay } from './TablePlay.tsx';
import { Toast } from './Toast.tsx';
import { useMatch } from './useMatch.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** What all views of a table need. */
export interface RoomProps {
  readonly table: Table;
  readonly game: ShelfGame;
  readonly gameText: GameText;
  readonly match: MatchSnapshot;
  /** undefined: this page only watches. */
  readonly seat: RememberedSeat | undefined;
  readonly nameOf: NameOf;
  readonly say: Say;
  /** The chat line that is being written. */
  readonly draft: string;
  readonly onDraft: Dispatch<SetStateAction<string>>;
  /** Asks, then gives the seat up. */
  readonly onLeave: () => void;
  /** Shows a spectator the seats to choose from; undefined: none is free. */
  readonly onTakeSeat: (() => void) | undefined;
}

/** A table with its connection: decides which of its views is due. */
export function TableRoom({
  firstTable,
  game,
  module,
  Board,
  onGone,
}: {
  readonly firstTable: Table;
  readonly game: ShelfGame;
  readonly module: GameModule;
  readonly Board: BoardModule['Board'];
  /** The table turned out to be there no more. */
  readonly onGone: () => void;
}) {
  const { text } = useText();
  const { matchID } = firstTable;
  const seat = useSeats()[matchID];
  const { match, say } = useMatch({
    game: module.game,
    matchID,
    numPlayers: firstTable.seats.length,
    playerID: seat?.playerID,
    credentials: seat?.credentials,
  });
  const table = match.table ?? firstTable;
  const loadedText = useGameText(game);
  const nameOf = useNameOf(table);
  const [search, setSearch] = useSearchParams();
  // Who came to a full table came to watch: a seat that becomes free is offered, not pressed on them.
  const [isWatching, setWatching] = useState(search.has('watch') || firstTable.status !== 'open');
  const watch = (isOn: boolean) => {
    setWatching(isOn);
    setSearch(isOn ? { watch: '' } : {}, { replace: true });
  };
  /** The seat about which is asked whether to leave it, by its credentials. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const [draft, setDraft] = useState('');
  const [tooLate, setTooLate] = useState<Problem | null>(null);
  const hasLostSeat = useLostSeat(match, matchID, onGone);

  // If only another language can't be loaded, the last one stays.
  if (loadedText.hasFailed && !loadedText.value) {
    return <TryAgain sentence={text.table.loadFailed} />;
  }
  if (!loadedText.value || match.state === null) {
    return (
      <>
        <Loading sentence={text.table.connecting} />
        <ConnectionBar match={match} isPlayer={seat !== undefined} />
      </>
    );
  }
  const isOpen = table.status === 'open';
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
    onTakeSeat: isOpen && !seat ? () => watch(false) : undefined,
  };
  const hasBegun = match.state.stateID > 0;
  return (
    <>
      <ConnectionBar match={match} isPlayer={seat !== undefined} />
      {hasLostSeat && !seat && (
        <p className="note note-bad room-note" role="alert">
          {text.lostSeat}
        </p>
      )}
      {tooLate && !isOpen && !seat && (
        <p className="note note-bad room-note" role="alert">
          {text.problems[tooLate]}
        </p>
      )}
      {isOpen && !seat && !isWatching ? (
        <JoinPage
          {...room}
          hasBegun={hasBegun}
          onWatch={() => watch(true)}
          onTooLate={setTooLate}
        />
      ) : isOpen && !hasBegun ? (
        <WaitingRoom {...room} />
      ) : (
        <TablePlay {...room} Board={Board} module={module} />
      )}
      <Toast refused={match.refused} gameText={loadedText.value} />
      {seat && leaving === seat.credentials && (
        <LeaveDialog table={table} seat={seat} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

function useNameOf({ seats }: Table): NameOf {
  const { text, formats } = useText();
  return useMemo(() => {
    const names = shownNames(seats);
    return (playerID) =>
      names.get(playerID) ?? text.table.seat(formats.number(Number(playerID) + 1));
  }, [seats, text, formats]);
}

/** Forgets the seat when the server says it isn't ours, and tells when the whole table is gone. */
function useLostSeat({ refused }: MatchSnapshot, matchID: string, onGone: () => void): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (refused?.code === 'wrongCredentials') {
      forgetSeat(matchID);
      setLost(true);
    }
    if (refused?.code === 'unknownMatch') {
      forgetSeat(matchID);
      onGone();
    }
  }, [refused, matchID, onGone]);
  return isLost;
}

function LeaveDialog({
  table,
  seat,
  onClose,
}: {
  readonly table: Table;
  readonly seat: RememberedSeat;
  readonly onClose: () => void;
}) {
  const { text } = useText();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [, navigate] = useLocation();
  const { matchID } = table;
  // The server wipes a table that the last person leaves.
  const isLast = peopleAt(table).length === 1;
  const leave = useCallback(async () => {
    const { game, playerID, credentials } = seat;
    const outcome = await leaveSeat(game, matchID, { playerID, credentials });
    const isOurs = outcome.ok || !['forbidden', 'notFound'].includes(outcome.problem);
    if (!outcome.ok && isOurs) return setProblem(outcome.problem);
    navigate(addresses.home);
    forgetSeat(matchID);
  }, [matchID, seat, navigate]);
  return (
    <Dialog title={text.table.leaveTitle} onClose={onClose}>
      <p>{isLast ? text.table.leaveHelpLast : text.table.leaveHelp}</p>
      {problem && (
        <p role="alert" className="note note-bad">
          {text.problems[problem]}
        </p>
      )}
      <div className="buttons">
        <button type="button" className="button button-main" onClick={leave}>
          {text.table.leave}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text.cancel}
        </button>
      </div>
    </Dialog>
  );
}
