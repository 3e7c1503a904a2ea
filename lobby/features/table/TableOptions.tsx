import type { CatalogGame } from '../../../games/index.ts';
import type { GameText } from '../../../games/kit/text.ts';
import { useText } from '../../i18n/useText.tsx';
import { optionsInWords } from '../../ui/options-in-words.ts';

/** What is special about a table's rules. */
export function TableOptions({
  setupData,
  game,
  gameText,
}: {
  /** The options as they were chosen. */
  readonly setupData: unknown;
  readonly game: CatalogGame;
  readonly gameText: GameText;
}) {
  const { text, formats } = useText();
  const words = optionsInWords(game.info, setupData, gameText.options, { text, formats });
  const lines = words.length === 0 ? [text.tables.defaultRules] : words;
  return (
    <ul className="table-options">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
