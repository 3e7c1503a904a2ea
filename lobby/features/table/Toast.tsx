import { useEffect, useRef, useState } from 'react';
import type { GameModule } from '../../../games/index.ts';
import { ToRules } from '../../../games/kit/board/ToRules.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { RulesAsked } from '../../ui/RulesSheet.tsx';
import { useRulesSheet } from '../../ui/useRulesSheet.tsx';
import type { Refused } from './played-match.ts';
import { useTableText } from './TableText.tsx';

/** Long enough to read two sentences, in milliseconds. */
const readingTime = 7000;
/** Milliseconds: whoever moves on an older view is told why, though the next thing to come is that it is another turn. */
const minTime = 2500;

/** Says in a sentence why a move or a line of the chat was refused, for a while; why a move, only in its turn. */
export function Toast({
  refused,
  game,
  gameText,
  setupData,
  ruleForRefusal,
  turn,
}: RulesAsked & {
  readonly refused: Refused | null;
  readonly ruleForRefusal: GameModule['ruleForRefusal'];
  /** Another text in every turn. */
  readonly turn: string;
}) {
  const { text } = useText();
  const words = useTableText();
  const { onRule, sheet } = useRulesSheet({ game, gameText, setupData });
  const [closed, setClosed] = useState(0);
  // A refused seat or table has a page of its own to say so.
  const isDue = refused !== null && refused.message !== 'sync' && refused.number > closed;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setClosed(refused.number), readingTime);
    return () => clearTimeout(timer);
  }, [isDue, refused]);
  const latest = useRef(refused);
  latest.current = refused;
  const shownAt = useRef(0);
  useEffect(() => {
    if (isDue && refused) shownAt.current = performance.now();
  }, [isDue, refused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is the reason
  useEffect(() => {
    if (latest.current?.message !== 'update') return;
    const { number } = latest.current;
    const left = shownAt.current + minTime - performance.now();
    const timer = setTimeout(() => setClosed(number), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [turn]);
  const reason = refused?.reason ?? null;
  const section = reason === null ? undefined : ruleForRefusal[reason];
  return (
    <>
      <div role="alert" className="toast-place">
        {isDue && (
          <div className="toast">
            <p>{(reason !== null && gameText.refusals[reason]) || words.refusals[refused.code]}</p>
            {section && <ToRules text={gameText} section={section} onRule={onRule} />}
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
      {sheet}
    </>
  );
}
