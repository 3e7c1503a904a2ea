import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Table } from '../../server/protocol.ts';
import { type Outcome, type Problem, playAgain } from '../api.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { hasSeat, type RememberedSeat } from '../seats.ts';
import { sitDown } from '../sitDown.ts';
import { peopleAt } from './names.ts';
import { useNamesAt } from './useNamesAt.ts';

/** Who comes along to the next table, as the key of what its button says. */
function againWith(table: Table): 'playAgain' | 'playAgainAll' | 'playAgainBots' {
  if (!table.seats.some(({ bot }) => bot !== null)) return 'playAgain';
  return peopleAt(table).length > 1 ? 'playAgainAll' : 'playAgainBots';
}

/** Sits down at the next table: on the same chair if it is free, else on any. */
async function goOn(
  { game, matchID }: Table,
  { playerID, credentials, name }: RememberedSeat,
): Promise<Outcome<{ readonly nextMatchID: string }>> {
  const next = await playAgain(game, matchID, { playerID, credentials });
  if (!next.ok || hasSeat(next.value.nextMatchID)) return next;
  const table = { game, matchID: next.value.nextMatchID };
  const sameChair = await sitDown(table, { name, playerID });
  const isTaken = sameChair === 'seatTaken' && !hasSeat(table.matchID);
  const problem = isTaken ? await sitDown(table, { name }) : sameChair;
  // Another tab of this browser may have sat down meanwhile.
  return problem === null || hasSeat(table.matchID) ? next : { ok: false, problem };
}

/** The way from the end of a match to the next table of the same people. */
export function NextTable({
  table,
  seat,
}: {
  readonly table: Table;
  readonly seat: RememberedSeat | undefined;
}) {
  const { text, formats } = useText();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSending = useRef(false);
  const { nextMatchID } = table;
  const ready = useNamesAt(nextMatchID);

  const again = async (ownSeat: RememberedSeat) => {
    // A second press would take a second seat.
    if (isSending.current) return;
    isSending.current = true;
    const outcome = await goOn(table, ownSeat);
    isSending.current = false;
    if (!outcome.ok) return setProblem(outcome.problem);
    navigate(addresses.nextTable(outcome.value.nextMatchID, table.matchID));
  };

  return (
    <>
      <p role="status" className="ending-next">
        {ready.length > 0 && text.end.ready(formats.list(ready), ready.length)}
      </p>
      {problem && (
        <p role="alert" className="note note-bad">
          {text.problems[problem]}
        </p>
      )}
      <div className="buttons">
        {seat && (
          <button type="button" className="button button-main" onClick={() => again(seat)}>
            {ready.length > 0 ? text.end.joinThem : text.end[againWith(table)]}
          </button>
        )}
        {!seat && nextMatchID !== null && (
          <Link href={addresses.watch(nextMatchID)} className="button button-main">
            {text.end.goToNext}
          </Link>
        )}
        <Link href={addresses.home} className="button">
          {text.toTheShelf}
        </Link>
      </div>
    </>
  );
}
