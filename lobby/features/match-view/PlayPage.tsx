import type { FilteredMetadata } from 'boardgame.io';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import { useFrozen } from '../../../games/kit/board/hooks/useFrozen.ts';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import type { NameOf } from '../../../games/kit/text.ts';
import { whyUnsupported } from '../../../games/kit/unsupported-match.ts';
import type { TableEvent } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { LoadedGame } from '../../lib/loaded-game.ts';
import { useStore } from '../../lib/persisted-store.ts';
import type { PlayedMatch } from '../../lib/played-match.ts';
import { type NamedSeat, shownNames } from '../../lib/seat-names.ts';
import { loadPart } from '../../lib/useLoaded.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useRulesSheet } from '../../ui/useRulesSheet.tsx';
import type { Chat } from '../chat/chat.ts';
import { describeLog } from '../match-log/events.ts';
import { LiveLog } from '../match-log/LogPanel.tsx';
import { withTableEvents } from '../match-log/table-events.ts';
import type { PastMatch } from '../past-match/past-match.ts';
import { SidePanel } from '../side-panel/SidePanel.tsx';
import { allShown, usePlaybackNews } from './playback-news.ts';
import { ReplayLastMoves, SpeedChoice } from './ReplayLastMoves.tsx';
import { tableSpeed } from './table-speed.ts';
import { UnseenMovesNote } from './UnseenMovesNote.tsx';
import { useSettled, useUnmoved } from './useUnmoved.ts';
import type { UnseenMoves } from './useUnseenMoves.ts';

const loadEnding = async () => (await import('./Ending.tsx')).Ending;

// Loaded ahead, since it could not be loaded after the connection is lost.
loadPart(loadEnding).catch(() => {});

const LazyEnding = lazyComponent(loadEnding, null);

const LazyReview = lazyComponent(
  async () => (await import('../past-match/Review.tsx')).Review,
  <Loading />,
);

/** A match, its seats, and the controls beside the board. */
interface PlayProps extends LoadedGame {
  readonly match: Omit<PlayedMatch, 'refused'>;
  readonly seats: readonly NamedSeat[];
  /** Options of the table. */
  readonly setupData: unknown;
  readonly matchID: string;
  /** The viewer's player ID; null for a spectator. */
  readonly viewer: string | null;
  readonly nameOf: NameOf;
  /** Events of the table, such as replacements by bots. Left out where there are none. */
  readonly events?: readonly TableEvent[];
  /** Whether the match ended without a result. */
  readonly isEnded?: boolean;
  /** Left out where all players share this screen. */
  readonly chat?: Chat;
  /** The list of players, beside the title or, on narrow screens, below it. Left out where the board shows it. */
  readonly strip?: ReactNode;
  /** The viewer's role and the links out, beside the title. */
  readonly ways?: ReactNode;
  /** What kind of match it is, under the title. Left out for ordinary ones. */
  readonly badge?: string | undefined;
  /** Votes, shown in place of the title so that nothing moves. Not after the end. */
  readonly matters?: ReactNode;
  /** Further notes above the board. Not after the end. */
  readonly notes?: ReactNode;
  /** Links to the next match, once this one is over. */
  readonly next: ReactNode;
  /** Loads what the viewer could see so far. Left out where there is no review. */
  readonly loadReview?: () => Promise<PastMatch>;
  /** Called with the progress of the board's playback. */
  readonly onPlayback?: (news: PlaybackNews) => void;
  /** Moves made while the page was hidden, if any. */
  readonly missed?: UnseenMoves | null;
}

/** Memoised board: most updates of the page do not concern it. */
const LiveBoard = memo(function LiveBoard({
  Board,
  ...props
}: Pick<BoardModule, 'Board'> & ComponentProps<BoardModule['Board']>) {
  return <Board {...props} />;
});

/** A review. `playsFrom` is the position from which it plays by itself, or null. */
interface Looking {
  readonly playsFrom: number | null;
}

const noEvents: readonly TableEvent[] = [];

/** Shows a running or finished match: the board, and around it everything else. */
export function PlayPage(props: PlayProps) {
  const { game, module, Board, gameText, match, seats, viewer, nameOf, onPlayback } = props;
  const { events = noEvents, isEnded = false, loadReview, missed, setupData, matchID } = props;
  const { state, log, moves } = match;
  const { news, isBehind, note } = usePlaybackNews(log);
  const { shown, canShowAgain } = news;
  const [again, setAgain] = useState(0);
  const showAgain = useCallback(() => setAgain((times) => times + 1), []);
  const chosenSpeed = useStore(tableSpeed);
  const [isSkipping, setSkipping] = useState(false);
  const [looking, setLooking] = useState<Looking | null>(null);
  const { onRule, sheet } = useRulesSheet({ game, gameText, setupData });
  const closeReview = useCallback(() => setLooking(null), []);
  const { language } = useText();
  const words = useTableText();
  const { title } = game.info.description[language];
  // An unsupported match is not drawn, since the board may not know its state.
  const unplayable = state && whyUnsupported(state.G, game.info);
  const hasOtherRules = unplayable === 'otherRules';
  // Rendered after the board: the log of a long match takes about as long as the board.
  const isToBeTold = useDeferredValue(true, false);
  const told = useMemo(() => {
    if (!isToBeTold) return null;
    const { isTransient, startsSection, isDetail } = module;
    const telling = {
      gameText,
      nameOf,
      isTransient,
      startsSection,
      hasOtherRules,
      ...(isDetail && { isDetail }),
    };
    const moves = describeLog(log, { ...telling, shown });
    return withTableEvents(moves, events, { words: words.events, nameOf });
  }, [isToBeTold, log, shown, events, hasOtherRules, gameText, nameOf, module, words]);
  const matchData = useMemo(() => named(match.matchData, seats), [match.matchData, seats]);
  const notePlayback = useCallback(
    (latest: PlaybackNews) => {
      note(latest);
      onPlayback?.(latest);
    },
    [note, onPlayback],
  );
  useEffect(() => () => onPlayback?.(allShown), [onPlayback]);
  const playersToMove = state && !unplayable ? module.playersToMove(state.G) : [];
  const isDue = playsSelf(seats, viewer) && playersToMove.includes(viewer);
  const isToldDue = useFrozen(isDue, isBehind);
  const isOver = state !== null && (state.result !== null || isEnded);
  const isToldOver = useSettled(useFrozen(isOver, isBehind));
  if (isSkipping && (isDue || isOver)) setSkipping(false);
  const speed = isSkipping ? Number.POSITIVE_INFINITY : chosenSpeed;
  const main = useRef<HTMLDivElement>(null);
  useUnmoved(isToldOver, main);
  if (!state) return null;
  const { G, result } = state;
  const canReview = loadReview !== undefined && !isOver && !unplayable;
  const isBack = canReview && looking !== null;
  const isOwnTurn = !isOver && isToldDue;
  return (
    <div className="play">
      <div className="play-top">
        <div className="play-heading">
          <PageHeading
            className="play-title"
            title={isOwnTurn ? words.table.yourTurnTitle(title) : title}
          >
            {title}
            {props.badge !== undefined && <small className="play-badge">{props.badge}</small>}
          </PageHeading>
          {!isToldOver && props.matters}
        </div>
        {props.strip}
        <div className="play-ways">
          {!unplayable && <ReplayLastMoves onAgain={canShowAgain && !isBack ? showAgain : null} />}
          {props.ways}
        </div>
      </div>
      {!isToldOver && props.notes}
      {canReview && missed && !isBack && (
        <UnseenMovesNote
          missed={missed}
          onShow={() => {
            setLooking({ playsFrom: missed.from });
            missed.forget();
          }}
        />
      )}
      {isToldOver && (
        <LazyEnding
          result={result}
          seats={seats}
          viewer={viewer}
          nameOf={nameOf}
          scoreInWords={gameText.score}
          next={props.next}
        />
      )}
      <div ref={main} className="play-main">
        <div className="board-place">
          {unplayable ? (
            <p className="note note-bad" role="alert">
              {gameText.refusals[unplayable]}
            </p>
          ) : (
            // Keeps the draft of a move during a review.
            <div className="board-live" data-back={isBack} data-ended={isEnded} inert={isBack}>
              <LiveBoard
                Board={Board}
                G={G}
                moves={moves}
                log={log}
                language={language}
                matchID={matchID}
                // A match that all players agreed to end is only shown.
                playerID={isEnded ? null : viewer}
                {...(matchData && { matchData })}
                text={gameText}
                speed={speed}
                again={again}
                onRule={onRule}
                onPlayback={notePlayback}
              />
            </div>
          )}
          {isBack && (
            <LazyReview
              module={module}
              Board={Board}
              gameText={gameText}
              nameOf={nameOf}
              viewer={viewer}
              onRule={onRule}
              matchData={matchData ?? []}
              load={loadReview}
              newest={state.stateID}
              isOwnTurn={isOwnTurn}
              playsFrom={looking.playsFrom}
              onClose={closeReview}
            />
          )}
        </div>
        <SidePanel
          events={told}
          game={game}
          gameText={gameText}
          setupData={setupData}
          chat={props.chat}
          overLog={
            <>
              {loadReview && !unplayable && (
                <button
                  type="button"
                  className="button button-small"
                  aria-pressed={isBack}
                  // Hidden rather than removed, so that nothing moves at the end.
                  style={{ visibility: canReview ? undefined : 'hidden' }}
                  onClick={() => setLooking(isBack ? null : { playsFrom: null })}
                >
                  {words.review.button}
                </button>
              )}
              <SpeedChoice
                isSkipping={isSkipping}
                onSkip={playsSelf(seats, viewer) && !isOver ? setSkipping : null}
              />
            </>
          }
        />
      </div>
      {told && <LiveLog events={told} />}
      {sheet}
    </div>
  );
}

/** Returns whether the viewer has a seat and no bot replaces them. */
function playsSelf(seats: readonly NamedSeat[], viewer: string | null): viewer is string {
  return seats.some(({ playerID, standIn }) => playerID === viewer && !standIn);
}

/** Returns boardgame.io's matchData with the names as the lobby shows them. */
function named(
  matchData: FilteredMetadata | undefined,
  seats: readonly NamedSeat[],
): FilteredMetadata | undefined {
  const names = shownNames(seats);
  return matchData?.map(({ name: _own, ...player }) => {
    const name = names.get(String(player.id));
    return name === undefined ? player : { ...player, name };
  });
}
