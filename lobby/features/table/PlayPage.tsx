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
import type { CatalogGame, GameModule } from '../../../games/index.ts';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import { useFrozen } from '../../../games/kit/board/hooks/useFrozen.ts';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import { whyUnsupported } from '../../../games/kit/unsupported-match.ts';
import type { TableEvent } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import { useStore } from '../../lib/persisted-store.ts';
import { loadPart } from '../../lib/useLoaded.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useRulesSheet } from '../../ui/useRulesSheet.tsx';
import type { PastMatch } from '../replay/match/past-match.ts';
import type { Chat } from './ChatPanel.tsx';
import { tellLog } from './log/events.ts';
import { LiveLog } from './log/LogPanel.tsx';
import { allShown, usePlaybackNews } from './log/playback-news.ts';
import { ReplayLastMoves, SpeedChoice } from './log/ReplayLastMoves.tsx';
import { withTableEvents } from './log/table-events.ts';
import { tableSpeed } from './log/table-speed.ts';
import type { PlayedMatch } from './played-match.ts';
import { SidePanel } from './SidePanel.tsx';
import { type NamedSeat, shownNames } from './seats/names.ts';
import { UnseenMovesNote } from './seats/UnseenMovesNote.tsx';
import type { UnseenMoves } from './seats/useUnseenMoves.ts';
import { useTableText } from './TableText.tsx';
import { useSettled, useUnmoved } from './useUnmoved.ts';

const loadEnding = async () => (await import('./Ending.tsx')).Ending;

// At once, though the match may have long to go: when the connection is lost it couldn't be had any more.
loadPart(loadEnding).catch(() => {});

const LateEnding = lazyComponent(loadEnding, null);

const LateLookBack = lazyComponent(
  async () => (await import('../replay/LookBack.tsx')).LookBack,
  <Loading />,
);

/** A game with all that it takes to show a match of it. */
export interface LoadedGame {
  readonly game: CatalogGame;
  readonly module: GameModule;
  readonly Board: BoardModule['Board'];
  readonly gameText: GameText;
}

/** A match, who sits there, and what can be done beside playing. */
interface PlayProps extends LoadedGame {
  readonly match: Omit<PlayedMatch, 'refused'>;
  readonly seats: readonly NamedSeat[];
  /** The options as they were chosen. */
  readonly setupData: unknown;
  readonly matchID: string;
  /** The seat of who looks; null: of none. */
  readonly viewer: string | null;
  readonly nameOf: NameOf;
  /** What happened at the table beside the game; left out: nothing can. */
  readonly events?: readonly TableEvent[];
  /** Whether the match was ended without a result. */
  readonly isEnded?: boolean;
  /** Left out: nobody is elsewhere to talk to. */
  readonly chat?: Chat;
  /** Beside the title, or under it on narrow screens: who sits there. Left out: the board says it. */
  readonly strip?: ReactNode;
  /** Beside the title: what the viewer is here, and the ways out. */
  readonly ways?: ReactNode;
  /** In the title's place, so that nothing moves, until the match is over: what those at the table have to agree on. */
  readonly matters?: ReactNode;
  /** Over the board, until the match is over: what else there is to know or to do. */
  readonly notes?: ReactNode;
  /** The way to the next match, once this one is over. */
  readonly next: ReactNode;
  /** What the viewer could see of the match so far; left out: it can't be looked back at. */
  readonly lookBack?: () => Promise<PastMatch>;
  /** Told how far the board is with showing what has happened. */
  readonly onPlayback?: (news: PlaybackNews) => void;
  /** What happened while nobody looked; left out, or null: nothing. */
  readonly missed?: UnseenMoves | null;
}

/** A board, drawn anew only when there is something to show on it: much of what a page is told is about all else. */
const LiveBoard = memo(function LiveBoard({
  Board,
  ...props
}: Pick<BoardModule, 'Board'> & ComponentProps<BoardModule['Board']>) {
  return <Board {...props} />;
});

/** A look back: from where it goes on by itself; null: from the viewer's last move, as its reader goes. */
interface Looking {
  readonly playsFrom: number | null;
}

const noEvents: readonly TableEvent[] = [];

/** A match while it is played, and once it is over: the board is the page, all else its edges. */
export function PlayPage(props: PlayProps) {
  const { game, module, Board, gameText, match, seats, viewer, nameOf, onPlayback } = props;
  const { events = noEvents, isEnded = false, lookBack, missed, setupData, matchID } = props;
  const { state, log, moves } = match;
  const { news, isBehind, note } = usePlaybackNews(log);
  const { shown, canShowAgain } = news;
  const [again, setAgain] = useState(0);
  const showAgain = useCallback(() => setAgain((times) => times + 1), []);
  const chosenSpeed = useStore(tableSpeed);
  const [isSkipping, setSkipping] = useState(false);
  const [looking, setLooking] = useState<Looking | null>(null);
  const { onRule, sheet } = useRulesSheet({ game, gameText, setupData });
  const closeLookBack = useCallback(() => setLooking(null), []);
  const { language } = useText();
  const words = useTableText();
  const { title } = game.info.description[language];
  // Such a match is not drawn: its state may not be what the board knows.
  const unplayable = state && whyUnsupported(state.G, game.info);
  const hasOtherRules = unplayable === 'otherRules';
  // The board goes first: to tell a long race takes about as long as to draw the board.
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
    const moves = tellLog(log, { ...telling, shown });
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
  const canLookBack = lookBack !== undefined && !isOver && !unplayable;
  const isBack = canLookBack && looking !== null;
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
      {canLookBack && missed && !isBack && (
        <UnseenMovesNote
          missed={missed}
          onShow={() => {
            setLooking({ playsFrom: missed.from });
            missed.forget();
          }}
        />
      )}
      {isToldOver && (
        <LateEnding
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
            // What is tried out on it stays there during a look back.
            <div className="board-live" data-back={isBack} data-ended={isEnded} inert={isBack}>
              <LiveBoard
                Board={Board}
                G={G}
                moves={moves}
                log={log}
                language={language}
                matchID={matchID}
                // Nobody plays on in a match that all have agreed to end.
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
            <LateLookBack
              module={module}
              Board={Board}
              gameText={gameText}
              nameOf={nameOf}
              viewer={viewer}
              onRule={onRule}
              matchData={matchData ?? []}
              load={lookBack}
              newest={state.stateID}
              isOwnTurn={isOwnTurn}
              playsFrom={looking.playsFrom}
              onClose={closeLookBack}
            />
          )}
        </div>
        <SidePanel
          told={told}
          game={game}
          gameText={gameText}
          setupData={setupData}
          chat={props.chat}
          overLog={
            <>
              {lookBack && !unplayable && (
                <button
                  type="button"
                  className="button button-small"
                  aria-pressed={isBack}
                  // It keeps its place: at the end nothing moves.
                  style={{ visibility: canLookBack ? undefined : 'hidden' }}
                  onClick={() => setLooking(isBack ? null : { playsFrom: null })}
                >
                  {words.lookBack.button}
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
      {told && <LiveLog told={told} />}
      {sheet}
    </div>
  );
}

/** Whether whoever looks sits there and no bot stands in. */
function playsSelf(seats: readonly NamedSeat[], viewer: string | null): viewer is string {
  return seats.some(({ playerID, standIn }) => playerID === viewer && !standIn);
}

/** boardgame.io's list of the seats with the names as they are shown everywhere. */
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
