import { Action } from '../../../kit/board/frame/Action.tsx';
import type { BoardText } from '../../locales/board/en.ts';
import { endingMilliseconds } from './useEnding.ts';
import type { OwnTurn } from './useOwnTurn.ts';

/** Buttons for the card of the draft or in play, and for ending the viewer's own turn. */
export function Actions({
  own,
  words,
}: {
  readonly own: OwnTurn;
  readonly words: BoardText['actions'];
}) {
  const { tryOut, isUnderway, isEnding, canEndTurn } = own;
  const isOpen = !own.isSending;
  const endTurn = { label: words.endTurn, onDo: own.endTurn, isMain: true, isOpen };
  const takeBack = { label: words.takeBack, onDo: own.takeBack };
  if (isEnding) {
    return (
      <>
        <Action
          key="endTurn"
          {...endTurn}
          data-coming
          style={{ animationDuration: `${endingMilliseconds}ms` }}
        />
        <Action key="takeBack" {...takeBack} isOpen={isOpen} data-last />
      </>
    );
  }
  if (!tryOut && !isUnderway) return canEndTurn ? <Action key="endTurn" {...endTurn} /> : null;
  return (
    <>
      <Action
        key={tryOut ? 'play' : 'finishCard'}
        label={tryOut ? words.play : words.finishCard}
        onDo={own.confirm}
        isMain
        isOpen={isOpen && own.canPlay}
        onClosed={own.confirm}
      />
      <Action label={words.moveAll} onDo={own.moveAll} isOpen={isOpen && own.canMoveMore} />
      {tryOut && (
        <>
          <Action
            label={words.undoStep}
            onDo={own.undoStep}
            isOpen={isOpen && tryOut.steps.length > 0}
          />
          <Action {...takeBack} isOpen={isOpen && own.canTakeBack} />
        </>
      )}
    </>
  );
}
