import { useCallback } from 'react';
import { Link } from 'wouter';
import { shelf, shelfGame } from '../../games/index.ts';
import { fetchTable } from '../api.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { Loading, LoadingFailed, TroublePage } from '../parts/Trouble.tsx';
import { useLoaded } from '../useLoaded.ts';
import { TableRoom } from './TableRoom.tsx';

/** The page of one table: finds out what table it is, and loads its game. */
export function TablePage({ matchID }: { readonly matchID: string }) {
  const { text } = useText();
  const found = useLoaded(useCallback(() => lookFor(matchID), [matchID]));
  const isCurrent = found.value?.matchID === matchID;
  if (found.hasFailed) return <LoadingFailed />;
  if (!found.value || !isCurrent) return <Loading sentence={text.table.connecting} />;
  const { room } = found.value;
  return room ? <TableRoom key={matchID} {...room} onGone={found.tryAgain} /> : <UnknownTable />;
}

/** The table and the parts of its game; `room` null: there is no such table. */
async function lookFor(matchID: string) {
  const outcome = await fetchTable(matchID);
  if (!outcome.ok && outcome.problem !== 'notFound') throw new Error(outcome.problem);
  const game = outcome.ok ? shelfGame(outcome.value.game) : undefined;
  if (!outcome.ok || !game) return { matchID, room: null };
  const [module, { Board }] = await Promise.all([game.load(), game.loadBoard()]);
  return { matchID, room: { firstTable: outcome.value, game, module, Board } };
}

function UnknownTable() {
  const { text } = useText();
  const [onlyGame, ...others] = shelf;
  return (
    <TroublePage heading={text.unknownTable.heading} help={text.unknownTable.help}>
      {onlyGame && others.length === 0 && (
        <Link href={addresses.newTable(onlyGame.info.name)} className="button">
          {text.shelf.newTable}
        </Link>
      )}
    </TroublePage>
  );
}
