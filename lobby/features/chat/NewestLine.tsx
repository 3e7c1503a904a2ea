import { useRef } from 'react';
import type { ChatLine } from '../../../protocol/tables.ts';
import { useChatText } from './ChatText.tsx';
import { markOf } from './muted.ts';

/** Tells screen readers what was said last, and nothing of what was there when the chat was opened. */
export function NewestLine({
  lines,
  isSilent,
}: {
  readonly lines: readonly ChatLine[];
  /** Whether a line is one that this reader need not hear. */
  readonly isSilent: (line: ChatLine) => boolean;
}) {
  const words = useChatText();
  const known = useRef(new Set(lines.map(markOf)));
  const newest = lines.findLast((line) => !known.current.has(markOf(line)) && !isSilent(line));
  return (
    <p className="only-read" aria-live="polite">
      {newest && (
        // Another element, so that two lines alike are both heard.
        <span key={markOf(newest)}>
          {newest.name || words.left}: {newest.phrase ? words.phrases[newest.phrase] : newest.text}
        </span>
      )}
    </p>
  );
}
