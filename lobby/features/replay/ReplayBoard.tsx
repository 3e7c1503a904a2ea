import type { FilteredMetadata } from 'boardgame.io';
import { memo, useDeferredValue, useMemo } from 'react';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import type { OnRule } from '../../../games/kit/board/ToRules.tsx';
import type { GameText } from '../../../games/kit/text.ts';
import { useText } from '../../i18n/useText.tsx';
import { useStore } from '../../lib/persisted-store.ts';
import type { Eyes, PastMatch, Place } from './match/past-match.ts';
import { chosenSpeed } from './useReplay.ts';

interface ReplayBoardProps extends Place, Pick<BoardModule, 'Board'> {
  readonly match: PastMatch;
  readonly as: Eyes;
  readonly matchData: FilteredMetadata;
  readonly gameText: GameText;
  /** Told when the board begins and ends to show a move. */
  readonly onShowing: (news: PlaybackNews) => void;
  readonly onRule: OnRule;
}

/** There is nothing to do in a match that is looked at. */
const noMoves = {};

/**
 * A match's own board at a position, to be looked at only. One move on is seen happening, all else at once. It follows as
 * fast as the device can draw it: the slider doesn't wait.
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
  const log = useMemo(() => match.logUpTo(at), [match, at]);
  return (
    <div className="replay-board" data-at={at} data-as={as ?? ''} data-at-once={!isStep}>
      <Board
        // Other eyes see another hand: nothing of the one before is to stay.
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
        onPlayback={onShowing}
        onRule={onRule}
      />
    </div>
  );
});
