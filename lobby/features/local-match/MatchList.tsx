import { Link } from 'wouter';
import { type CatalogGame, catalogGame } from '../../../games/index.ts';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import { LocalMatchText, useLocalMatchText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { useSeatNames } from '../../lib/useSeatNames.ts';
import { BotMark } from '../../ui/BotMark.tsx';
import { DeleteMatch } from './DeleteMatch.tsx';
import type { Listed } from './match-database.ts';
import type { LocalTable } from './parse-stored-match.ts';

/** Shows matches in this browser as a list of cards. */
export function MatchList({ matches }: { readonly matches: readonly Listed[] }) {
  return (
    <LocalMatchText>
      <ul className="tables">
        {matches.map(({ matchID, table }) => {
          const game = table && catalogGame(table.game);
          return (
            <li key={matchID}>
              {game ? <MatchCard table={table} game={game} /> : <BrokenCard matchID={matchID} />}
            </li>
          );
        })}
      </ul>
    </LocalMatchText>
  );
}

function MatchCard({ table, game }: { readonly table: LocalTable; readonly game: CatalogGame }) {
  const { language, formats } = useText();
  const here = useLocalMatchText();
  const { matchID, seats, playersToMove } = table;
  const { title } = game.info.description[language];
  const nameOf = useSeatNames(seats);
  const names = formats.list(seats.map((_, seat) => nameOf(String(seat))));
  return (
    <article className="card table-card">
      <div className="table-card-text">
        <h3>{title}</h3>
        <ul className="seat-names">
          {seats.map(({ bot }, index) => {
            const playerID = String(index);
            return (
              <li key={playerID}>
                <SeatSign playerID={playerID} />
                {nameOf(playerID)}
                <BotMark level={bot} language={language} />
              </li>
            );
          })}
        </ul>
        <p className="table-card-facts">
          {here.onThisDevice}
          {playersToMove.length > 0 && ` · ${here.toMove(formats.list(playersToMove.map(nameOf)))}`}
        </p>
      </div>
      <div className="table-card-ways">
        <Link
          href={addresses.here(matchID)}
          className="button button-main"
          aria-label={here.goOnLabel(title, names)}
        >
          {here.goOn}
        </Link>
        <DeleteMatch matchID={matchID} label={here.deleteMatchLabel(title)} />
      </div>
    </article>
  );
}

function BrokenCard({ matchID }: { readonly matchID: string }) {
  const here = useLocalMatchText();
  return (
    <article className="card table-card">
      <div className="table-card-text">
        <h3>{here.brokenMatch}</h3>
        <p className="table-card-facts">{here.broken.help}</p>
      </div>
      <div className="table-card-ways">
        <DeleteMatch matchID={matchID} label={here.deleteMatchLabel(here.brokenMatch)} />
      </div>
    </article>
  );
}
