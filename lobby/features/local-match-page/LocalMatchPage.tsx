import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { catalogGame } from '../../../games/index.ts';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import { SeatSign, seatColour } from '../../../games/kit/board/SeatSign.tsx';
import type { NameOf } from '../../../games/kit/text.ts';
import { TableText, useTableText } from '../../i18n/messages.tsx';
import { LocalMatchText, useLocalMatchText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { useStore } from '../../lib/persisted-store.ts';
import type { NamedSeat } from '../../lib/seat-names.ts';
import { turnKeyOf } from '../../lib/turn-key.ts';
import { useGameText } from '../../lib/useGameText.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { useSeatNames } from '../../lib/useSeatNames.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ErrorPage, Loading, TryAgain } from '../../ui/ErrorStates.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { areBotsQuick } from '../local-match/choices.ts';
import { DeleteMatch } from '../local-match/DeleteMatch.tsx';
import type { LocalSeat } from '../local-match/match.ts';
import { load } from '../local-match/match-database.ts';
import { readMatch } from '../local-match/parse-stored-match.ts';
import { startMatch } from '../local-match/start.ts';
import { useNotedLocalMatch } from '../match-history/useNotedMatch.ts';
import { EndingReplay } from '../match-view/EndingReplay.tsx';
import { PlayPage } from '../match-view/PlayPage.tsx';
import { Toast } from '../match-view/Toast.tsx';
import { type Loaded, LocalSession, type LocalSnapshot } from './local-session.ts';
import '../../style/local-match.css';

/** Shows a match stored in this browser. */
export function LocalMatchPage({ matchID }: { readonly matchID: string }) {
  return (
    <TableText>
      <LocalMatchText>
        <FoundMatch matchID={matchID} />
      </LocalMatchText>
    </TableText>
  );
}

/** Loads the match and its game. */
function FoundMatch({ matchID }: { readonly matchID: string }) {
  const words = useTableText();
  const here = useLocalMatchText();
  const found = useLoaded(useCallback(() => lookFor(matchID), [matchID]));
  const isCurrent = found.value?.matchID === matchID;
  if (found.hasFailed) {
    return (
      <div className="page">
        <TryAgain sentence={words.table.loadFailed} />
      </div>
    );
  }
  if (!found.value || !isCurrent) return <Loading />;
  const { room } = found.value;
  if (room === 'none') {
    return <ErrorPage heading={here.unknown.heading} help={here.unknown.help} />;
  }
  const broken = <BrokenMatch matchID={matchID} />;
  if (room === 'broken') return broken;
  return (
    <ErrorBoundary key={matchID} instead={broken}>
      <LocalRoom key={matchID} {...room} />
    </ErrorBoundary>
  );
}

type Room = Loaded & Pick<BoardModule, 'Board'>;

/** Loads the match and the parts of its game. */
async function lookFor(
  matchID: string,
): Promise<{ readonly matchID: string; readonly room: Room | 'none' | 'broken' }> {
  const { stored, isKept } = await load(matchID).catch(() => ({
    stored: undefined,
    isKept: false,
  }));
  if (stored === undefined) return { matchID, room: 'none' };
  const match = readMatch(stored);
  const game = match && catalogGame(match.game);
  if (!match || !game) return { matchID, room: 'broken' };
  const [module, { Board }] = await Promise.all([game.load(), game.loadBoard()]);
  return { matchID, room: { game, module, Board, match, isKept } };
}

/** Shows that a match can't be read or its board has failed. */
function BrokenMatch({ matchID }: { readonly matchID: string }) {
  const here = useLocalMatchText();
  const [, navigate] = useLocation();
  return (
    <ErrorPage heading={here.broken.heading} help={here.broken.help}>
      <DeleteMatch
        matchID={matchID}
        label={here.deleteMatchLabel(here.brokenMatch)}
        onDone={() => navigate(addresses.home)}
      />
    </ErrorPage>
  );
}

function LocalRoom({ Board, ...loaded }: Room) {
  const words = useTableText();
  const here = useLocalMatchText();
  const { game, module } = loaded;
  // A match that is loaded again comes with another `key`.
  const [session] = useState(() => new LocalSession(loaded));
  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);
  const shown = useSyncExternalStore(session.subscribe, session.snapshot);
  const { viewer, handTo, look } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new board is the reason to catch up
  useEffect(() => session.catchUp(), [session, look]);
  const gameText = useGameText(game);
  const { seats, setupData } = loaded.match;
  const nameOf = useSeatNames(seats);
  const sitting = useMemo<readonly NamedSeat[]>(
    () =>
      seats.map(({ bot }, index) => {
        const playerID = String(index);
        return { playerID, name: nameOf(playerID), bot };
      }),
    [seats, nameOf],
  );
  const loadReview = useCallback(async () => {
    const { matchSoFar } = await import('../past-match/local-record.ts');
    return matchSoFar(session.match, module);
  }, [session, module]);
  if (shown.isGone) {
    return <ErrorPage heading={here.gone.heading} help={here.gone.help} />;
  }
  // If only another language fails to load, the previous one stays.
  if (gameText.hasFailed && !gameText.value) return <TryAgain sentence={words.table.loadFailed} />;
  if (!gameText.value) return <Loading />;
  if (handTo !== null) {
    return (
      <HandoverScreen
        key={handTo}
        seat={handTo}
        name={nameOf(handTo)}
        onTakeOver={session.takeOver}
      />
    );
  }
  return (
    <>
      <PlayPage
        key={look}
        game={game}
        module={module}
        Board={Board}
        nameOf={nameOf}
        viewer={viewer}
        setupData={setupData}
        matchID={session.match.matchID}
        gameText={gameText.value}
        match={shown}
        seats={sitting}
        ways={<Ways seats={seats} viewer={viewer} nameOf={nameOf} />}
        notes={
          <Notes {...shown} nameOf={nameOf} onUnstick={session.unstick} onHandOn={session.handOn} />
        }
        next={<Next {...loaded} match={session.match} />}
        loadReview={loadReview}
        onPlayback={session.notePlayback}
      />
      <Toast
        refused={shown.refused}
        game={game}
        setupData={setupData}
        gameText={gameText.value}
        ruleForRefusal={module.ruleForRefusal}
        turn={turnKeyOf(module, shown, viewer)}
      />
    </>
  );
}

/** Shows the current viewer where there are several, and the switch for quick bots, beside the title. */
function Ways({
  seats,
  viewer,
  nameOf,
}: {
  readonly seats: readonly LocalSeat[];
  readonly viewer: string | null;
  readonly nameOf: NameOf;
}) {
  const here = useLocalMatchText();
  const areQuick = useStore(areBotsQuick);
  const bots = seats.filter(({ bot }) => bot !== null).length;
  const isShared = seats.length - bots > 1;
  return (
    <div className="here-ways">
      {isShared && viewer !== null && (
        <p className="play-watching here-viewer">
          <SeatSign playerID={viewer} />
          <span>{nameOf(viewer)}</span>
        </p>
      )}
      {bots > 0 && (
        <button
          type="button"
          className="button button-small here-quick"
          aria-pressed={areQuick}
          title={here.quickBotsHelp}
          onClick={() => areBotsQuick.set(!areQuick)}
        >
          {here.quickBots}
        </button>
      )}
    </div>
  );
}

/** Shows problems of the running match, and the button that hands the screen on. */
function Notes({
  isKept,
  areBotsStuck,
  handOnTo,
  nameOf,
  onUnstick,
  onHandOn,
}: Pick<LocalSnapshot, 'isKept' | 'areBotsStuck' | 'handOnTo'> & {
  readonly nameOf: NameOf;
  readonly onUnstick: () => void;
  readonly onHandOn: () => void;
}) {
  const here = useLocalMatchText();
  return (
    <>
      {!isKept && (
        <p className="note note-bad" role="alert">
          {here.notKept}
        </p>
      )}
      {areBotsStuck && (
        <div className="note note-bad" role="alert">
          <p>{here.botsStuck}</p>
          <button type="button" className="button" onClick={onUnstick}>
            {here.goOn}
          </button>
        </div>
      )}
      {handOnTo !== null && (
        <div className="here-hand-on" role="status">
          <button type="button" className="button button-main" onClick={onHandOn}>
            {here.handTo(nameOf(handOnTo))}
          </button>
        </div>
      )}
    </>
  );
}

/** Shows the ways on from the end of a match: another one with the same players, the replay, or all games. */
function Next({ game, match }: Pick<Loaded, 'game' | 'match'>) {
  const { matchID, seats, setupData } = match;
  useNotedLocalMatch(match);
  const { text } = useText();
  const here = useLocalMatchText();
  const [, navigate] = useLocation();
  const isStarting = useRef(false);
  const again = async () => {
    // A second press would start a second match.
    if (isStarting.current) return;
    isStarting.current = true;
    navigate(addresses.here(await startMatch(game, { seats, setupData })));
  };
  return (
    <div className="buttons">
      <button type="button" className="button button-main" onClick={again}>
        {here.again}
      </button>
      <EndingReplay address={addresses.replayHere(matchID, null)} />
      <Link href={addresses.home} className="button">
        {text.toTheShelf}
      </Link>
    </div>
  );
}

/** Covers the match between two players at one screen until the next one takes over. */
function HandoverScreen({
  seat,
  name,
  onTakeOver,
}: {
  readonly seat: string;
  readonly name: string;
  readonly onTakeOver: () => void;
}) {
  const here = useLocalMatchText();
  const { fill } = seatColour(seat);
  return (
    <div className="curtain" style={{ borderColor: fill }}>
      <SeatSign playerID={seat} className="seat-sign curtain-sign" />
      <PageHeading title={here.handTo(name)} className="curtain-heading">
        {here.handTo(name)}
      </PageHeading>
      <p className="lead">{here.handToHelp}</p>
      <button type="button" className="button button-main button-large" onClick={onTakeOver}>
        {here.iAm(name)}
      </button>
    </div>
  );
}
