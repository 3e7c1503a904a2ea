import { useEffect, useRef } from 'react';
import { isMotionUnwanted } from '../../../kit/board/motion.ts';
import type { NameOf } from '../../../kit/text.ts';
import type { SchachtText } from '../../locales/text.ts';
import { stageSide } from '../../rules/components.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import { StageFace } from '../cards/StageCard.tsx';
import type { LastStage } from './last-stage.ts';
import { sideName } from './places.ts';

function Sentences({
  events,
  nameOf,
  text,
}: {
  readonly events: readonly SchachtEvent[];
  readonly nameOf: NameOf;
  readonly text: SchachtText;
}) {
  return (
    events.length > 0 && <p>{events.map((event) => text.describeEvent(event, nameOf)).join(' ')}</p>
  );
}

/**
 * Shows the former stage in a section that can be opened: the placed cards, the winner and the movement of each side in
 * turn. It is open from the start where motion is unwanted, because there was no playback.
 */
export function LastStageNotes({
  last: { stage, stageCard, bySide, afterwards },
  nameOf,
  text,
}: {
  readonly last: LastStage;
  readonly nameOf: NameOf;
  readonly text: SchachtText;
}) {
  const notes = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (notes.current && isMotionUnwanted()) notes.current.open = true;
  }, []);
  if (bySide.length === 0 && afterwards.length === 0) return null;
  return (
    <details ref={notes} className="paddock-details crazy-race-schacht-last">
      <summary>{text.board.lastStage(stage)}</summary>
      <ol>
        {bySide.map(({ side, events }) => (
          <li key={side}>
            <StageFace side={stageSide(stageCard, side)} isArrow={side === 0} />
            <div>
              <p className="paddock-unseen">{sideName(stageCard, side, text.board)}</p>
              <Sentences events={events} nameOf={nameOf} text={text} />
            </div>
          </li>
        ))}
      </ol>
      <Sentences events={afterwards} nameOf={nameOf} text={text} />
    </details>
  );
}
