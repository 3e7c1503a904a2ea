import { Action } from '../../../kit/board/frame/Action.tsx';
import type { BoardText } from '../../locales/board/en.ts';
import { endingMilliseconds } from './useEnding.ts';
import type { LegMove } from './useLegMove.ts';

/** Buttons for the card of the draft or in play, and for ending the viewer's own turn. */
export function Actions({
  legMove,
  words,
}: {
  readonly legMove: LegMove;
  readonly words: BoardText['actions'];
}) {
  const { tryOut, isUnderway, canMoveMore, canTakeBack, canEndTurn } = legMove;
  const isOpen = !legMove.isSending;
  const canPlay = isOpen && legMove.canPlay;
  if (legMove.isEnding) {
    return (
      <>
        <Action
          key="endTurn"
          label={words.endTurn}
          onDo={legMove.endTurn}
          isMain
          isOpen={isOpen}
          data-coming
          style={{ animationDuration: `${endingMilliseconds}ms` }}
        />
        <Action
          key="takeBack"
          label={words.takeBack}
          onDo={legMove.takeBack}
          isOpen={isOpen}
          data-last
        />
      </>
    );
  }
  if (tryOut) {
    return (
      <>
        <Action
          key="play"
          label={words.play}
          onDo={legMove.confirm}
          isMain
          isOpen={canPlay}
          onClosed={legMove.confirm}
        />
        <Action
          key="moveAll"
          label={words.moveAll}
          onDo={legMove.moveAll}
          isOpen={isOpen && canMoveMore}
        />
        <Action
          key="undoStep"
          label={words.undoStep}
          onDo={legMove.undoStep}
          isOpen={isOpen && tryOut.steps.length > 0}
        />
        <Action
          key="takeBack"
          label={words.takeBack}
          onDo={legMove.takeBack}
          isOpen={isOpen && canTakeBack}
        />
      </>
    );
  }
  if (isUnderway) {
    return (
      <>
        <Action
          key="finishCard"
          label={words.finishCard}
          onDo={legMove.confirm}
          isMain
          isOpen={canPlay}
          onClosed={legMove.confirm}
        />
        <Action
          key="moveAll"
          label={words.moveAll}
          onDo={legMove.moveAll}
          isOpen={isOpen && canMoveMore}
        />
      </>
    );
  }
  if (!canEndTurn) return null;
  return (
    <Action key="endTurn" label={words.endTurn} onDo={legMove.endTurn} isMain isOpen={isOpen} />
  );
}
