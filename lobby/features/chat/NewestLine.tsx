import { useRef } from 'react';
import type { ChatLine } from '../../../protocol/tables.ts';
import { useChatText } from './ChatText.tsx';
import { markOf } from './muted.ts';

/** Announces new lines to screen readers, but none from before the chat was opened. */
export function NewestLine({
  lines,
  isSilent,
}: {
  readonly lines: readonly ChatLine[];
  /** Returns whether a line is not announced. */
  readonly isSilent: (line: ChatLine) => boolean;
}) {
  const words = useChatText();
  const known = useRef(new Set(lines.map(markOf)));
  const newest = lines.findLast((line) => !known.current.has(markOf(line)) && !isSilent(line));
  return (
    <p className="only-read" aria-live="polite">
      {newest && (
        // A new element, so that two equal lines are both announced.
        <span key={markOf(newest)}>
          {newest.name || words.left}: {newest.phrase ? words.phrases[newest.phrase] : newest.text}
        </span>
      )}
    </p>
  );
}
