import type { CatalogGame } from '../../games/index.ts';
import type { GameText } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';
import { Dialog } from './Dialog.tsx';
import { GameRules } from './GameRules.tsx';
import './rules-sheet.css';

/** The game whose rules are shown. */
export interface RulesAsked {
  readonly game: CatalogGame;
  readonly gameText: GameText;
  /** Options of the table. */
  readonly setupData: unknown;
}

/** Shows a game's rules in a dialog, at the wanted section. */
export function RulesSheet({
  section,
  onClose,
  ...rules
}: RulesAsked & {
  readonly section: string;
  readonly onClose: () => void;
}) {
  const { text } = useText();
  return (
    <Dialog className="dialog rules-sheet" title={text.game.rules} onClose={onClose}>
      <button type="button" className="button button-small rules-sheet-close" onClick={onClose}>
        {text.close}
      </button>
      <GameRules {...rules} headingLevel="h3" wanted={section} />
    </Dialog>
  );
}
