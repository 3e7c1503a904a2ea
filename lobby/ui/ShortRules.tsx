import { useState } from 'react';
import { useText } from '../i18n/useText.tsx';
import { GameRules } from './GameRules.tsx';
import type { RulesAsked } from './RulesSheet.tsx';

/** Explains a game in five steps, with a button for all its rules. */
export function ShortRules(rules: RulesAsked) {
  const { text } = useText();
  const [areAll, setAll] = useState(false);
  return (
    <div className={areAll ? 'rules-all' : 'rules-short'}>
      <GameRules {...rules} headingLevel="h3" />
      <button
        type="button"
        className="button button-small"
        aria-expanded={areAll}
        onClick={() => setAll(!areAll)}
      >
        {text.game.allRules}
      </button>
    </div>
  );
}
