import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameModule } from '../../../games/index.ts';
import { ToRules } from '../../../games/kit/board/ToRules.tsx';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { Refused } from '../../lib/played-match.ts';
import type { RulesAsked } from '../../ui/RulesSheet.tsx';
import { useRulesSheet } from '../../ui/useRulesSheet.tsx';

/** In milliseconds: long enough to read two sentences. */
const readingTime = 7000;
/** In milliseconds: a refusal of a move on an outdated state is shown for so long, even if the turn changes at once. */
const minTime = 2500;

/** Shows for a while why a message was refused; for a move, only during its turn. */
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
  /** Text that changes with every turn. */
  readonly turn: string;
}) {
  const { text } = useText();
  const words = useTableText();
  const { onRule, sheet } = useRulesSheet({ game, gameText, setupData });
  const [closed, setClosed] = useState(0);
  // A refused seat or table has a page of its own.
  const isDue = refused !== null && refused.message !== 'sync' && refused.number > closed;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setClosed(refused.number), readingTime);
    return () => clearTimeout(timer);
  }, [isDue, refused]);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isDue && refused) shownAt.current = performance.now();
  }, [isDue, refused]);
  const closeMove = useEffectEvent(() => {
    if (refused?.message !== 'update') return undefined;
    const { number } = refused;
    const left = shownAt.current + minTime - performance.now();
    const timer = setTimeout(() => setClosed(number), Math.max(0, left));
    return () => clearTimeout(timer);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is the reason
  useEffect(() => closeMove(), [turn]);
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
