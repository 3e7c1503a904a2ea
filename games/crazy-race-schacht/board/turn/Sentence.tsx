import { useFrozen } from '../../../kit/board/hooks/useFrozen.ts';
import type { Seating } from '../../../kit/board/seating.ts';
import { type OnRule, ToRules } from '../../../kit/board/ToRules.tsx';
import type { SchachtText } from '../../locales/text.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import type { SchachtState } from '../../rules/state.ts';
import { sectionFor, sentenceFor } from './sentence.ts';
import type { OwnTurn } from './useOwnTurn.ts';

/**
 * Shows the sentence. During the playback of an event, a description of the event covers it, so as not to reveal the
 * result.
 */
export function Sentence({
  G,
  own,
  event,
  seating,
  text,
  isShownOnly = false,
  onRule,
}: {
  readonly G: SchachtState;
  /** The viewer's possible actions, or null. */
  readonly own: OwnTurn | null;
  /** The event being shown, or null. */
  readonly event: SchachtEvent | null;
  readonly seating: Seating;
  readonly text: SchachtText;
  readonly isShownOnly?: boolean;
  readonly onRule?: OnRule | undefined;
}) {
  const section = useFrozen(sectionFor(G, own), event !== null);
  return (
    <div className="crazy-race-schacht-head" data-playing={event !== null}>
      <p
        className="crazy-race-schacht-sentence"
        tabIndex={-1}
        {...(!isShownOnly && { role: 'status' })}
      >
        {event === null && sentenceFor(G, own, seating, text.board)}
      </p>
      {event && (
        // The page's log reads it out.
        <p className="crazy-race-schacht-telling" aria-hidden="true">
          {text.tell(event, seating.nameOf)}
        </p>
      )}
      <ToRules text={text} section={section} onRule={onRule} />
    </div>
  );
}
