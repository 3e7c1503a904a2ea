import { Link } from 'wouter';
import type { Result } from '../../../games/kit/result.ts';
import type { NameOf } from '../../../games/kit/text.ts';
import type { TableAtHand } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import type { RememberedSeat } from '../../lib/seats.ts';
import { useLoadedPart } from '../../lib/useLoaded.ts';
import { LazyRematch } from '../consensus/LazyParts.tsx';
import { useNotedTable } from '../match-history/useNotedMatch.ts';
import { EndingReplay } from '../match-view/EndingReplay.tsx';

const loadDailyEnding = () => import('../daily/DailyEnding.tsx');

/** Links at the end of a match: a rematch for its players, and the games. */
export function NextTable({
  table,
  seat,
  nameOf,
  result,
}: {
  readonly table: TableAtHand;
  readonly seat: RememberedSeat | undefined;
  readonly nameOf: NameOf;
  /** Null or undefined if there is none. */
  readonly result: Result | null | undefined;
}) {
  const { text } = useText();
  const words = useTableText().end;
  useNotedTable(table.matchID, seat);
  const { value: daily } = useLoadedPart(loadDailyEnding);
  return (
    <>
      {daily && <daily.DailyEnding matchID={table.matchID} seat={seat} result={result} />}
      {seat && (
        <div className="ending-rematch">
          <LazyRematch table={table} nameOf={nameOf} ownSeat={{ matchID: table.matchID, seat }} />
        </div>
      )}
      <div className="buttons">
        {!seat && table.next && (
          <Link href={addresses.watch(table.next.matchID)} className="button button-main">
            {words.watchNext}
          </Link>
        )}
        {!daily?.isRecordKept(table.matchID) && (
          <EndingReplay address={addresses.replayTable(table.matchID, seat?.playerID ?? null)} />
        )}
        <Link href={addresses.home} className="button">
          {text.toTheShelf}
        </Link>
      </div>
    </>
  );
}
