import { Link } from 'wouter';
import { type ShelfGame, shelfGame } from '../../games/index.ts';
import { BotMark } from '../../games/kit/board/BotMark.tsx';
import { SeatSign } from '../../games/kit/board/SeatSign.tsx';
import type { Table } from '../../server/protocol.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { useOptionTexts } from '../useGameText.ts';
import { optionsInWords } from './optionsInWords.ts';

/** Tables as a list of cards, each with its ways in. */
export function TableList({
  tables,
  isMine,
}: {
  readonly tables: readonly Table[];
  /** Whether this browser sits at these tables. */
  readonly isMine: boolean;
}) {
  return (
    <ul className="tables">
      {tables.map((table) => {
        const game = shelfGame(table.game);
        return game ? (
          <li key={table.matchID}>
            <TableCard table={table} game={game} isMine={isMine} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

function TableCard({
  table,
  game,
  isMine,
}: {
  readonly table: Table;
  readonly game: ShelfGame;
  readonly isMine: boolean;
}) {
  const { text, language, formats } = useText();
  const { title } = game.info.shelf[language];
  const free = table.seats.filter(({ name }) => name === null).length;
  const sitting = table.seats.flatMap(({ name, bot }) => {
    if (name === null) return [];
    return [bot === null ? name : text.bots.named(name)];
  });
  const names = sitting.length === 0 ? text.tables.nobody : formats.list(sitting);
  return (
    <article className="card table-card">
      <div className="table-card-text">
        <h3>{title}</h3>
        <ul className="seat-names">
          {table.seats.map(({ playerID, name, bot }) => (
            <li key={playerID} className={name === null ? 'seat-free' : undefined}>
              <SeatSign playerID={playerID} />
              {name ?? text.table.freeSeat}
              <BotMark level={bot} language={language} />
            </li>
          ))}
        </ul>
        <p className="table-card-facts">
          {free > 0 ? text.tables.free(free, formats.number(free)) : text.tables.isFull} ·{' '}
          <Options {...{ table, game }} />
          {table.unlisted && ` · ${text.tables.private}`}
        </p>
      </div>
      <div className="table-card-ways">
        {isMine ? (
          <Link
            href={addresses.table(table.matchID)}
            className="button button-main"
            aria-label={text.tables.comeBackLabel(title, names)}
          >
            {text.tables.comeBack}
          </Link>
        ) : (
          <>
            {free > 0 && (
              <Link
                href={addresses.table(table.matchID)}
                className="button button-main"
                aria-label={text.tables.joinLabel(title, names)}
              >
                {text.tables.join}
              </Link>
            )}
            <Link
              href={addresses.watch(table.matchID)}
              className="button"
              aria-label={text.tables.watchLabel(title, names)}
            >
              {text.tables.watch}
            </Link>
          </>
        )}
      </div>
    </article>
  );
}

function Options({ table, game }: { readonly table: Table; readonly game: ShelfGame }) {
  const { text, formats } = useText();
  const { value: optionTexts } = useOptionTexts(game);
  if (!optionTexts) return null;
  const words = optionsInWords(game.info, table.setupData, optionTexts, { text, formats });
  return <span>{words.length === 0 ? text.tables.standard : words.join(' · ')}</span>;
}
