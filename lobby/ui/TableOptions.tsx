import type { CatalogGame } from '../../games/index.ts';
import type { GameText } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';
import { optionsInWords } from './options-in-words.ts';

/** Lists the options of a table that differ from the defaults. */
export function TableOptions({
  setupData,
  game,
  gameText,
}: {
  /** Options of the table. */
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
