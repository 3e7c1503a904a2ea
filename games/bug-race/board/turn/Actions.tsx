import type { ActionText } from '../../locales/board-text.ts';
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
  /** false: stays in its place and keeps the focus; pressed, it says why not or does nothing. */
  readonly isOpen?: boolean;
  /** Whether it is done by itself in a moment. */
  readonly isComing?: boolean;
  /** Whether it stands in the last of the four places, whatever is in the others. */
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
      // The second press of a double click was meant for what was there before.
      onClick={({ detail }) => detail <= 1 && onDo()}
    >
      {label}
    </button>
  );
}

/** What can be done with the card that is tried out or in play, and the end of the viewer's own turn. */
export function Actions({
  legMove,
  words,
}: {
  readonly legMove: LegMove;
  readonly words: ActionText;
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
