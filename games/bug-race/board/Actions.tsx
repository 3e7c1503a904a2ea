import type { ActionText } from '../locales/board-text.ts';
import { endingMilliseconds } from './useEnding.ts';
import type { LegMove } from './useLegMove.ts';

function Action({
  label,
  onDo,
  isMain = false,
  isOpen = true,
  isComing = false,
}: {
  readonly label: string;
  readonly onDo: () => void;
  readonly isMain?: boolean;
  /** false: stays in its place and keeps the focus; pressed, it says why not or does nothing. */
  readonly isOpen?: boolean;
  /** Whether it is done by itself in a moment. */
  readonly isComing?: boolean;
}) {
  return (
    <button
      type="button"
      className={isMain ? 'bug-race-action bug-race-action-main' : 'bug-race-action'}
      data-coming={isComing}
      style={isComing ? { animationDuration: `${endingMilliseconds}ms` } : undefined}
      aria-disabled={!isOpen}
      // The second press of a double click was meant for what was there before.
      onClick={({ detail }) => detail <= 1 && onDo()}
    >
      {label}
    </button>
  );
}

/** What can be done with the card that is tried out or in play, and the end of the own turn. */
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
      <div className="bug-race-actions">
        <Action label={words.endTurn} onDo={legMove.endTurn} isMain isOpen={isOpen} isComing />
        <Action label={words.takeBack} onDo={legMove.takeBack} isOpen={isOpen} />
      </div>
    );
  }
  if (tryOut) {
    return (
      <div className="bug-race-actions">
        <Action label={words.play} onDo={legMove.confirm} isMain isOpen={canPlay} />
        <Action label={words.moveAll} onDo={legMove.moveAll} isOpen={isOpen && canMoveMore} />
        <Action
          label={words.undoStep}
          onDo={legMove.undoStep}
          isOpen={isOpen && tryOut.steps.length > 0}
        />
        <Action label={words.takeBack} onDo={legMove.takeBack} isOpen={isOpen && canTakeBack} />
      </div>
    );
  }
  if (isUnderway) {
    return (
      <div className="bug-race-actions">
        <Action label={words.finishCard} onDo={legMove.confirm} isMain isOpen={canPlay} />
        <Action label={words.moveAll} onDo={legMove.moveAll} isOpen={isOpen && canMoveMore} />
      </div>
    );
  }
  if (!canEndTurn) return null;
  return (
    <div className="bug-race-actions">
      <Action label={words.endTurn} onDo={legMove.endTurn} isMain isOpen={isOpen} />
    </div>
  );
}
