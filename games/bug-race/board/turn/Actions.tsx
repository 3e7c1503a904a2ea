import type { BoardText } from '../../locales/board/en.ts';
import { endingMilliseconds } from './useEnding.ts';
import type { LegMove } from './useLegMove.ts';

function Action({
  label,
  onDo,
  isMain = false,
  isOpen = true,
  isComing = false,
  isLast = false,
}: {
  readonly label: string;
  readonly onDo: () => void;
  readonly isMain?: boolean;
  /**
   * Whether the action is possible. If false, the button keeps its place and the focus, and a press explains why or
   * does nothing.
   */
  readonly isOpen?: boolean;
  /** Whether the action is about to happen by itself. */
  readonly isComing?: boolean;
  /** Whether the button takes the last of the four places, even if others are empty. */
  readonly isLast?: boolean;
}) {
  return (
    <button
      type="button"
      className={isMain ? 'bug-race-action bug-race-action-main' : 'bug-race-action'}
      data-coming={isComing}
      data-last={isLast}
      style={isComing ? { animationDuration: `${endingMilliseconds}ms` } : undefined}
      aria-disabled={!isOpen}
      // The second press of a double click was meant for the former button.
      onClick={({ detail }) => detail <= 1 && onDo()}
    >
      {label}
    </button>
  );
}

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
          isComing
        />
        <Action
          key="takeBack"
          label={words.takeBack}
          onDo={legMove.takeBack}
          isOpen={isOpen}
          isLast
        />
      </>
    );
  }
  if (tryOut) {
    return (
      <>
        <Action key="play" label={words.play} onDo={legMove.confirm} isMain isOpen={canPlay} />
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
