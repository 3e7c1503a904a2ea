import type { ReactNode } from 'react';
import { useFrozen } from '../hooks/useFrozen.ts';
import { ToRules } from '../ToRules.tsx';
import { useShared } from './BoardFrame.tsx';

/**
 * Shows the sentence that says what the viewer should do. During the playback of an event, a description of the event
 * covers it, so as not to reveal the result.
 */
export function Head({
  sentence,
  section,
  telling = null,
  heading,
  children,
  ...head
}: {
  readonly sentence: string;
  /** Section of the rules that explains what the viewer can do. */
  readonly section: string;
  /** Description of the event being shown. Null if the board shows the present state. */
  readonly telling?: ReactNode;
  /** What comes before the sentence. */
  readonly heading?: ReactNode;
  /** What comes after the sentence: a hint, or buttons. */
  readonly children?: ReactNode;
}) {
  const isPlaying = telling !== null;
  const { text, onRule, isShownOnly } = useShared();
  return (
    <div className="paddock-head" data-part="head" data-playing={isPlaying} {...head}>
      {heading}
      <p
        className="paddock-sentence"
        data-part="sentence"
        tabIndex={-1}
        {...(!isShownOnly && { role: 'status' })}
      >
        {!isPlaying && sentence}
      </p>
      {isPlaying && (
        // The page's log reads it out.
        <p className="paddock-telling" aria-hidden="true">
          {telling}
        </p>
      )}
      <ToRules text={text} section={useFrozen(section, isPlaying)} onRule={onRule} />
      {children}
    </div>
  );
}
