import type { FilteredMetadata } from 'boardgame.io';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { BoardModule, OnRule } from '../../../games/kit/board/board-props.ts';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import type { GameText } from '../../../games/kit/text.ts';
import { useText } from '../../i18n/useText.tsx';
import { useStore } from '../../lib/persisted-store.ts';
import type { PastMatch, Place, ReplayViewer, Showing } from './past-match.ts';
import { chosenSpeed } from './useReplay.ts';

interface ReplayBoardProps extends Place, Pick<BoardModule, 'Board'> {
  readonly match: PastMatch;
  readonly as: ReplayViewer;
  readonly matchData: FilteredMetadata;
  readonly gameText: GameText;
  /** Called when the board reaches a position, and when it starts and ends showing a move. */
  readonly onShowing: (showing: Showing) => void;
  readonly onRule: OnRule;
}

/** A replay's board has no moves. */
const noMoves = {};

/**
 * Shows a match on its own board at a position, without controls. A single step forward is animated; any other change
 * is immediate. It renders as fast as the device can, so that the slider never waits.
 */
export function ReplayBoard(props: ReplayBoardProps) {
  return <ShownBoard {...useDeferredValue(props)} />;
}

const ShownBoard = memo(function ShownBoard({
  match,
  at,
  isStep,
  as,
  Board,
  matchData,
  gameText,
  onShowing,
  onRule,
}: ReplayBoardProps) {
  const { language } = useText();
  const speed = useStore(chosenSpeed);
  const viewer = as === 'all' ? null : as;
  // Another one at each position, so that every board reports that it has reached it.
  const notePlayback = useCallback(
    ({ isPlaying }: PlaybackNews) => onShowing({ at, isPlaying }),
    [at, onShowing],
  );
  const log = useMemo(() => match.logUpTo(at), [match, at]);
  return (
    <div className="replay-board" data-at={at} data-as={as ?? ''} data-at-once={!isStep}>
      <Board
        // Another viewer sees another hand, so nothing of the previous one may stay.
        key={viewer}
        G={match.seenAt(at, viewer)}
        log={log}
        language={language}
        matchData={matchData}
        moves={noMoves}
        playerID={viewer}
        text={gameText}
        isShownOnly
        speed={isStep ? speed : Number.POSITIVE_INFINITY}
        onPlayback={notePlayback}
        onRule={onRule}
      />
    </div>
  );
});
