import type { CatalogGame } from '../../../games/index.ts';
import type { GameText } from '../../../games/kit/text.ts';
import type { Table } from '../../../protocol/tables.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { optionsInWords } from '../../ui/options-in-words.ts';
import { timeControlInWords } from '../../ui/time-controls.ts';
import { type HostChange, useHostChanges } from './useHostChanges.ts';

/** Says what the host has just changed about the table. */
export function HostChanges({
  table,
  game,
  gameText,
}: {
  readonly table: Table;
  readonly game: CatalogGame;
  readonly gameText: GameText;
}) {
  const speech = useText();
  const room = useWaitingRoomText();
  const changes = useHostChanges(table);
  const { changed: words, newTable } = room;
  const sentences: Readonly<Record<HostChange, () => string>> = {
    rules: () => {
      const special = optionsInWords(game.info, table.setupData, gameText.options, speech);
      return words.rules(special.join(' · ') || newTable.defaultRules);
    },
    players: () => {
      const { length } = table.seats;
      return words.players(newTable.playersCount(length, speech.formats.number(length)));
    },
    timeControl: () =>
      words.timeControl(timeControlInWords(table.timeControl, { room, language: speech.language })),
    who: () => (table.unlisted ? words.private : words.listed),
    order: () => words.order,
  };
  return (
    <p role="status" className="note">
      {changes.map((change) => sentences[change]()).join(' ')}
    </p>
  );
}
