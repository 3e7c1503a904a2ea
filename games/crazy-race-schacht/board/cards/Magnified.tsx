import { useEffect, useRef } from 'react';
import { Action } from '../../../kit/board/frame/Action.tsx';
import type { BoardText } from '../../locales/board/en.ts';
import { type Side, sides, stageCards } from '../../rules/components.ts';
import { tabooSide } from '../../rules/index.ts';
import { sideName } from '../stage/places.ts';
import type { Shown } from '../turn/playback.ts';
import { StageBoard } from './StageCard.tsx';

/** Shows the stage card as large as the screen allows, with its sides in words. */
export function Magnified({
  shown,
  side,
  words,
  onClose,
}: {
  readonly shown: Shown;
  /** The side under evaluation, or null. */
  readonly side: Side | null;
  readonly words: BoardText;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const taboo = tabooSide(shown);
  const { stage } = words;
  return (
    <dialog
      ref={dialog}
      className="crazy-race-schacht-magnified"
      aria-label={stage.stage(shown.stage, stageCards.length)}
      onClose={onClose}
      // On the board, this key would cancel the draft.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div>
        <StageBoard cardID={shown.stageCard} highlighted={side} taboo={taboo} />
        <ol>
          {sides.map((at) => {
            const name = sideName(shown.stageCard, at, words);
            return <li key={at}>{at === taboo ? stage.tabooSide(name) : name}</li>;
          })}
        </ol>
        <Action label={stage.close} onDo={onClose} />
      </div>
    </dialog>
  );
}
