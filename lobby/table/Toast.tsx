import { useEffect, useState } from 'react';
import type { GameText } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';
import type { Refused } from './playedMatch.ts';

/** Long enough to read two sentences, in milliseconds. */
const readingTime = 7000;

/** Says in a sentence why a move or a line of the chat was refused, for a while. */
export function Toast({
  refused,
  gameText,
}: {
  readonly refused: Refused | null;
  readonly gameText: GameText;
}) {
  const { text } = useText();
  const [closed, setClosed] = useState(0);
  // A refused seat or table has a page of its own to say so.
  const isDue = refused !== null && refused.message !== 'sync' && refused.number > closed;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setClosed(refused.number), readingTime);
    return () => clearTimeout(timer);
  }, [isDue, refused]);
  const reason = refused?.reason ?? null;
  return (
    <div role="alert" className="toast-place">
      {isDue && (
        <div className="toast">
          <p>{(reason !== null && gameText.refusals[reason]) || text.refusals[refused.code]}</p>
          <button
            type="button"
            className="toast-close"
            aria-label={text.close}
            onClick={() => setClosed(refused.number)}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
