import { useFrozen } from '../../kit/board/hooks/useFrozen.ts';
import { ToRules } from '../../kit/board/ToRules.tsx';
import { DiceCorner } from './cards/DiceCorner.tsx';
import { WorthMark } from './cards/WorthMark.tsx';
import type { Parts } from './parts.ts';
import { worthInWords, worthOf } from './standings/worth.ts';
import { hintFor } from './turn/hint.ts';
import { sectionFor, sentenceFor } from './turn/sentence.ts';

/** Describes the event being shown. It reveals no more than has been seen yet. */
function tellingOf({ display: { event, isRolling }, seating, text }: Parts): string {
  const { dice, scoring } = text.board;
  if (!event) return '';
  if (event.type === 'rolled' && isRolling) return dice.rolling(seating.nameOf(event.playerID));
  if (event.type === 'scored') return scoring.counting(seating.nameOf(event.playerID));
  return text.tell(event, seating.nameOf);
}

/** Shows the worth of the trophy that the viewer has just taken. */
function OwnTrophy({ G, viewer, display, text }: Parts) {
  const { event, shown } = display;
  if (event?.type !== 'crossed' || event.playerID !== viewer) return null;
  const own = worthOf(G, shown, viewer).find(({ stage }) => stage === event.stage);
  const told = own && worthInWords(own, text.board.worth);
  if (!told) return null;
  return (
    <span className="crazy-race-gewalt-own-trophy">
      <WorthMark isWon={own.standing === 'won'} />
      <strong>{told}</strong>
    </span>
  );
}

/** Shows the sentence and its hint. During the playback of an event, a description of the event covers them. */
export function Head({ isShownOnly, ...parts }: Parts & { readonly isShownOnly: boolean }) {
  const { G, own, display, seating, text, onRule } = parts;
  const { event } = display;
  const section = useFrozen(sectionFor(G, own), event !== null);
  const hint = event === null ? hintFor(G, own, seating, text.board) : null;
  return (
    <div className="crazy-race-gewalt-head" data-playing={event !== null}>
      <div>
        <div className="crazy-race-gewalt-asked">
          <ToRules text={text} section={section} onRule={onRule} />
          <p
            className="crazy-race-gewalt-sentence"
            tabIndex={-1}
            {...(!isShownOnly && { role: 'status' })}
          >
            {event === null && sentenceFor(G, own, seating, text.board)}
          </p>
        </div>
        <div
          className="crazy-race-gewalt-hint-place"
          {...(!isShownOnly && { 'aria-live': 'polite' })}
        >
          {hint && <p className="crazy-race-gewalt-hint">{hint}</p>}
        </div>
        {event && (
          // The page's log reads it out.
          <p className="crazy-race-gewalt-telling" aria-hidden="true">
            {tellingOf(parts)} <OwnTrophy {...parts} />
          </p>
        )}
      </div>
      <DiceCorner {...parts} />
    </div>
  );
}
