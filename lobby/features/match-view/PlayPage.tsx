import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useFrozen } from '../../../games/kit/board/hooks/useFrozen.ts';
import { whyUnsupported } from '../../../games/kit/unsupported-match.ts';
import type { TableEvent } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { NamedSeat } from '../../lib/seat-names.ts';
import { loadPart } from '../../lib/useLoaded.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useRulesSheet } from '../../ui/useRulesSheet.tsx';
import { describeLog } from '../match-log/events.ts';
import { LiveLog } from '../match-log/LogPanel.tsx';
import { withTableEvents } from '../match-log/table-events.ts';
import { SidePanel } from '../side-panel/SidePanel.tsx';
import { BoardPlace } from './BoardPlace.tsx';
import type { PlayProps } from './play-props.ts';
import { useBoardPlayback } from './playback-news.ts';
import { ReplayLastMoves, SpeedChoice } from './ReplayLastMoves.tsx';
import { UnseenMovesNote } from './UnseenMovesNote.tsx';
import { useSettled, useUnmoved } from './useUnmoved.ts';

const loadEnding = async () => (await import('./Ending.tsx')).Ending;

// Loaded ahead, since it could not be loaded after the connection is lost.
loadPart(loadEnding).catch(() => {});

const LazyEnding = lazyComponent(loadEnding, null);

const noEvents: readonly TableEvent[] = [];

/** Shows a running or finished match: the board, and around it everything else. */
export function PlayPage(props: PlayProps) {
  const { game, gameText, match, seats, viewer, nameOf, setupData, missed } = props;
  const { loadReview } = props;
  const { state, log } = match;
  const playback = useBoardPlayback(log, props.onPlayback);
  // An unsupported match is not drawn, since the board may not know its state.
  const unplayable = state && whyUnsupported(state.G, game.info);
  const turn = useShownTurn({ ...props, isPlayable: !unplayable, isBehind: playback.isBehind });
  const { isOver, isShownOver, isOwnTurn } = turn;
  const events = useDescribedLog(props, {
    shown: playback.shown,
    hasOtherRules: unplayable === 'otherRules',
  });
  /** The review that is open, with the position from which it plays by itself; null for none. */
  const [review, setReview] = useState<{ readonly playsFrom: number | null } | null>(null);
  const closeReview = useCallback(() => setReview(null), []);
  const [isSkipping, setSkipping] = useState(false);
  if (isSkipping && (turn.isDue || isOver)) setSkipping(false);
  const { onRule, sheet } = useRulesSheet({ game, gameText, setupData });
  const words = useTableText();
  const main = useRef<HTMLDivElement>(null);
  useUnmoved(isShownOver, main);
  if (!state) return null;
  const canReview = loadReview !== undefined && !isOver && !unplayable;
  const open = canReview ? review : null;
  return (
    <div className="play">
      <PlayTop
        {...props}
        isOwnTurn={isOwnTurn}
        isOver={isShownOver}
        again={
          !unplayable && <ReplayLastMoves onAgain={open === null ? playback.showAgain : null} />
        }
      />
      {!isShownOver && props.notes}
      {canReview && missed && open === null && (
        <UnseenMovesNote
          missed={missed}
          onShow={() => {
            setReview({ playsFrom: missed.from });
            missed.forget();
          }}
        />
      )}
      {isShownOver && (
        <LazyEnding
          result={state.result}
          seats={seats}
          viewer={viewer}
          nameOf={nameOf}
          scoreInWords={gameText.score}
          next={props.next}
        />
      )}
      <div ref={main} className="play-main">
        <BoardPlace
          {...props}
          state={state}
          unplayable={unplayable}
          playback={playback}
          isSkipping={isSkipping}
          isOwnTurn={isOwnTurn}
          review={open}
          onCloseReview={closeReview}
          onRule={onRule}
        />
        <SidePanel
          events={events}
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
                  aria-pressed={open !== null}
                  // Hidden rather than removed, so that nothing moves at the end.
                  style={{ visibility: canReview ? undefined : 'hidden' }}
                  onClick={() => setReview(open === null ? { playsFrom: null } : null)}
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
      {events && <LiveLog events={events} />}
      {sheet}
    </div>
  );
}

/** Shows the title, and beside it the players and the ways out. */
function PlayTop({
  game,
  badge,
  matters,
  strip,
  ways,
  isOwnTurn,
  isOver,
  again,
}: Pick<PlayProps, 'game' | 'badge' | 'matters' | 'strip' | 'ways'> & {
  readonly isOwnTurn: boolean;
  readonly isOver: boolean;
  /** The button that shows the last moves again. */
  readonly again: ReactNode;
}) {
  const { language } = useText();
  const words = useTableText();
  const { title } = game.info.description[language];
  return (
    <div className="play-top">
      <div className="play-heading">
        <PageHeading
          className="play-title"
          title={isOwnTurn ? words.table.yourTurnTitle(title) : title}
        >
          {title}
          {badge !== undefined && <small className="play-badge">{badge}</small>}
        </PageHeading>
        {!isOver && matters}
      </div>
      {strip}
      <div className="play-ways">
        {again}
        {ways}
      </div>
    </div>
  );
}

/** Returns the log's events in words, with those of the table; null before they are formatted. */
function useDescribedLog(
  { match: { log }, module, gameText, nameOf, events = noEvents }: PlayProps,
  { shown, hasOtherRules }: { readonly shown: number; readonly hasOtherRules: boolean },
) {
  const words = useTableText();
  // Rendered after the board: the log of a long match takes about as long as the board.
  const isToBeDescribed = useDeferredValue(true, false);
  return useMemo(() => {
    if (!isToBeDescribed) return null;
    const { isTransient, startsSection, isDetail } = module;
    const moves = describeLog(log, {
      gameText,
      nameOf,
      isTransient,
      startsSection,
      hasOtherRules,
      ...(isDetail && { isDetail }),
      shown,
    });
    return withTableEvents(moves, events, { words: words.events, nameOf });
  }, [isToBeDescribed, log, shown, events, hasOtherRules, gameText, nameOf, module, words]);
}

/** Returns whose turn it is and whether the match is over, both now and as far as the board has shown it. */
function useShownTurn({
  match: { state },
  module,
  seats,
  viewer,
  isEnded = false,
  isPlayable,
  isBehind,
}: Pick<PlayProps, 'match' | 'module' | 'seats' | 'viewer' | 'isEnded'> & {
  readonly isPlayable: boolean;
  /** Whether the board has still to show moves. */
  readonly isBehind: boolean;
}) {
  const playersToMove = state && isPlayable ? module.playersToMove(state.G) : [];
  const isDue = playsSelf(seats, viewer) && playersToMove.includes(viewer);
  const isOver = state !== null && (state.result !== null || isEnded);
  const isShownDue = useFrozen(isDue, isBehind);
  const isShownOver = useSettled(useFrozen(isOver, isBehind));
  return { isDue, isOver, isShownOver, isOwnTurn: !isOver && isShownDue };
}

/** Returns whether the viewer has a seat and no bot replaces them. */
function playsSelf(seats: readonly NamedSeat[], viewer: string | null): viewer is string {
  return seats.some(({ playerID, standIn }) => playerID === viewer && !standIn);
}
