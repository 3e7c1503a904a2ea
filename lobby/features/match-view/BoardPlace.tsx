import type { FilteredMetadata } from 'boardgame.io';
import { type ComponentProps, memo, useMemo } from 'react';
import type { BoardModule, OnRule } from '../../../games/kit/board/board-props.ts';
import type { whyUnsupported } from '../../../games/kit/unsupported-match.ts';
import { useText } from '../../i18n/useText.tsx';
import { useStore } from '../../lib/persisted-store.ts';
import type { SeenMatch } from '../../lib/played-match.ts';
import { type NamedSeat, shownNames } from '../../lib/seat-names.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { PlayProps } from './play-props.ts';
import type { useBoardPlayback } from './playback-news.ts';
import { tableSpeed } from './table-speed.ts';

const LazyReview = lazyComponent(
  async () => (await import('../past-match/Review.tsx')).Review,
  <Loading />,
);

/** Memoised board: most updates of the page do not concern it. */
const LiveBoard = memo(function LiveBoard({
  Board,
  ...props
}: Pick<BoardModule, 'Board'> & ComponentProps<BoardModule['Board']>) {
  return <Board {...props} />;
});

interface BoardPlaceProps extends PlayProps {
  readonly state: SeenMatch;
  /** The reason why the board can't show the match; null if it can. */
  readonly unplayable: ReturnType<typeof whyUnsupported>;
  readonly playback: ReturnType<typeof useBoardPlayback>;
  /** Whether everything is shown at once until the viewer's next turn. */
  readonly isSkipping: boolean;
  readonly isOwnTurn: boolean;
  /** The open review, with the position from which it plays by itself; null for none. */
  readonly review: { readonly playsFrom: number | null } | null;
  readonly onCloseReview: () => void;
  readonly onRule: OnRule;
}

/** Shows the board, or the reason why there is none, and over it the review. */
export function BoardPlace({ match, ...props }: BoardPlaceProps) {
  const { state, Board, gameText, seats, viewer, isEnded = false } = props;
  const { unplayable, playback, review, loadReview, onRule } = props;
  const { language } = useText();
  const chosenSpeed = useStore(tableSpeed);
  const matchData = useMemo(() => named(match.matchData, seats), [match.matchData, seats]);
  const isBack = review !== null;
  return (
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
            G={state.G}
            moves={match.moves}
            log={match.log}
            language={language}
            matchID={props.matchID}
            // A match that all players agreed to end is only shown.
            playerID={isEnded ? null : viewer}
            {...(matchData && { matchData })}
            text={gameText}
            speed={props.isSkipping ? Number.POSITIVE_INFINITY : chosenSpeed}
            again={playback.again}
            onRule={onRule}
            onPlayback={playback.notePlayback}
          />
        </div>
      )}
      {review && loadReview && (
        <LazyReview
          {...props}
          matchData={matchData ?? []}
          load={loadReview}
          newest={state.stateID}
          playsFrom={review.playsFrom}
          onClose={props.onCloseReview}
        />
      )}
    </div>
  );
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
