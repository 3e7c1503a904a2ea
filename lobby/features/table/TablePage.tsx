import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { catalog } from '../../../games/index.ts';
import { TableText, useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { type Loaded, useLoaded } from '../../lib/useLoaded.ts';
import { ErrorPage, Loading, LoadingFailed } from '../../ui/ErrorStates.tsx';
import {
  endOpening,
  type FoundTable,
  knownFromOpening,
  lookForTable,
  lookingFromOpening,
  openTable,
} from '../connection/early-table.ts';
import { type OnGone, TableRoom } from './TableRoom.tsx';

export { openTable };

/** The page of one table: fetches the table and loads its game. */
export function TablePage({ matchID }: { readonly matchID: string }) {
  // The table is fetched while the texts load.
  const [begun] = useState(() => lookingFromOpening(matchID));
  const looking = useRef(begun);
  const look = useCallback(() => {
    // That search counts once.
    const first = looking.current;
    looking.current = null;
    return first ?? lookForTable(matchID);
  }, [matchID]);
  const found = useLoaded(look, knownFromOpening(matchID));
  useEffect(() => () => endOpening(null), []);
  if (found.hasFailed) return <LoadingFailed />;
  return (
    <TableText>
      <TableAsFound matchID={matchID} found={found} />
    </TableText>
  );
}

function TableAsFound({
  matchID,
  found,
}: {
  readonly matchID: string;
  readonly found: Loaded<FoundTable>;
}) {
  const words = useTableText();
  /** The table that a moderator closed while it was open here. */
  const [closed, setClosed] = useState<string | null>(null);
  const { tryAgain } = found;
  const onGone: OnGone = useCallback(
    (code) => {
      if (code === 'tableClosed') setClosed(matchID);
      tryAgain();
    },
    [matchID, tryAgain],
  );
  if (found.value?.matchID !== matchID) return <Loading sentence={words.table.connecting} />;
  const { room } = found.value;
  if (!room) return <UnknownTable isClosed={closed === matchID} />;
  return <TableRoom key={matchID} {...room} onGone={onGone} />;
}

function UnknownTable({ isClosed }: { readonly isClosed: boolean }) {
  const { text } = useText();
  const words = useTableText();
  const [onlyGame, ...others] = catalog;
  return (
    <ErrorPage
      heading={words.unknownTable.heading}
      help={isClosed ? words.refusals.tableClosed : words.unknownTable.help}
    >
      {onlyGame && others.length === 0 && (
        <Link href={addresses.newTable(onlyGame.info.name)} className="button">
          {text.shelf.newTable}
        </Link>
      )}
    </ErrorPage>
  );
}
