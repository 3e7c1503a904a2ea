import { Link } from 'wouter';
import { type CatalogGame, catalogGame } from '../../../games/index.ts';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { Table } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { useSeats } from '../../lib/seats.ts';
import { useOptionTexts } from '../../lib/useGameText.ts';
import { useServerNow } from '../../lib/useServerNow.ts';
import { absenceStep, awayInWords } from '../../ui/away-in-words.ts';
import { BotMark } from '../../ui/BotMark.tsx';
import { optionsInWords } from '../../ui/options-in-words.ts';

/** Lists tables as cards with their links. */
export function TableList({ tables }: { readonly tables: readonly Table[] }) {
  const seats = useSeats();
  return (
    <ul className="tables">
      {tables.map((table) => {
        const game = catalogGame(table.game);
        return game ? (
          <li key={table.matchID}>
            <TableCard table={table} game={game} own={seats[table.matchID]?.playerID} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

interface CardProps {
  readonly table: Table;
  readonly game: CatalogGame;
  /** This browser's seat. Undefined if it has none. */
  readonly own: string | undefined;
}

function TableCard({ table, game, own }: CardProps) {
  const { text, language, formats } = useText();
  const { title } = game.info.description[language];
  const free = table.seats.filter(
    ({ playerID, name, isOffered }) => playerID !== own && (name === null || isOffered),
  ).length;
  return (
    <article className="card table-card">
      <div className="table-card-text">
        <h3>
          {title}
          {own !== undefined && table.awaited.includes(own) && (
            <strong className="your-turn">{text.tables.yourTurn}</strong>
          )}
        </h3>
        <SeatNames table={table} own={own} />
        <p className="table-card-facts">
          {free > 0 ? text.tables.free(free, formats.number(free)) : text.tables.isFull} ·{' '}
          {text.tables.timeControls[table.timeControl.kind]} · <Options table={table} game={game} />
          {table.unlisted && ` · ${text.tables.private}`}
        </p>
      </div>
      <WaysIn table={table} game={game} own={own} hasFreeSeat={free > 0} />
    </article>
  );
}

/** Lists the players of a table, and for how long they have been away. */
function SeatNames({ table, own }: Pick<CardProps, 'table' | 'own'>) {
  const { text, language } = useText();
  const now = useServerNow(table.now, absenceStep);
  return (
    <ul className="seat-names">
      {table.seats.map((seat) => {
        const { playerID, name, bot, standIn } = seat;
        const away = playerID === own ? null : awayInWords(seat, now, { text, language });
        return (
          <li key={playerID} className={name === null ? 'seat-free' : undefined}>
            <SeatSign playerID={playerID} />
            {name !== null && standIn !== null
              ? text.tables.standIn(name)
              : (name ?? text.tables.freeSeat)}
            <BotMark level={bot} language={language} />
            {away !== null && <small className="seat-away">{away}</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** Links to return to a table, to join it, or to watch it. */
function WaysIn({ table, game, own, hasFreeSeat }: CardProps & { readonly hasFreeSeat: boolean }) {
  const { text, language, formats } = useText();
  const { title } = game.info.description[language];
  const sitting = table.seats.flatMap(({ name, bot }) => {
    if (name === null) return [];
    return [bot === null ? name : text.tables.bot(name)];
  });
  const names = sitting.length === 0 ? text.tables.nobody : formats.list(sitting);
  if (own !== undefined) {
    return (
      <div className="table-card-ways">
        <Link
          href={addresses.table(table.matchID)}
          className="button button-main"
          aria-label={text.tables.comeBackLabel(title, names)}
        >
          {text.tables.comeBack}
        </Link>
      </div>
    );
  }
  return (
    <div className="table-card-ways">
      {hasFreeSeat && (
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
    </div>
  );
}

function Options({ table, game }: { readonly table: Table; readonly game: CatalogGame }) {
  const { text, formats } = useText();
  const { value: optionTexts } = useOptionTexts(game);
  if (!optionTexts) return null;
  const words = optionsInWords(game.info, table.setupData, optionTexts, { text, formats });
  return <span>{words.length === 0 ? text.tables.defaultRules : words.join(' · ')}</span>;
}
