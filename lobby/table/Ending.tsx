import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SeatSign } from '../../games/kit/board/SeatSign.tsx';
import type { Result } from '../../games/kit/result.ts';
import type { GameText, NameOf } from '../../games/kit/text.ts';
import type { Table } from '../../server/protocol.ts';
import { type Outcome, type Problem, playAgain } from '../api.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { hasSeat, type RememberedSeat } from '../seats.ts';
import { sitDown } from '../sitDown.ts';
import { useNamesAt } from './useNamesAt.ts';

/** The end of a match: who came where, and the way to the next one. */
export function Ending({
  result,
  table,
  seat,
  nameOf,
  scoreInWords,
}: {
  readonly result: Result;
  readonly table: Table;
  readonly seat: RememberedSeat | undefined;
  readonly nameOf: NameOf;
  /** The game's own words for a score, if it has such. */
  readonly scoreInWords: GameText['score'];
}) {
  const { text, formats } = useText();
  const winners = formats.list(result.winners.map(nameOf));
  const isShared = result.winners.length > 1;
  const isOwnWin = !isShared && seat?.playerID === result.winners[0];
  return (
    <section className="ending" aria-labelledby="ending-heading">
      <div className="ending-words">
        <p className="ending-over">{text.end.heading}</p>
        <h2 id="ending-heading" className="ending-winner">
          {isShared && text.end.shared(winners)}
          {!isShared && (isOwnWin ? text.end.youWon : text.end.won(winners))}
        </h2>
        <Next table={table} seat={seat} />
      </div>
      <ol className="ranking" aria-label={text.end.ranking}>
        {result.ranking.map(({ playerID, place, score }) => (
          <li key={playerID} className={place === 1 ? 'ranked ranked-first' : 'ranked'}>
            <span className="ranked-place">{text.end.place(place)}</span>
            <SeatSign playerID={playerID} />
            <span className="ranked-name">{nameOf(playerID)}</span>
            {playerID === seat?.playerID && <span className="ranked-you">({text.table.you})</span>}
            {scoreInWords && <span className="ranked-score">{scoreInWords(score)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
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

function Next({
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
            {ready.length > 0 ? text.end.joinThem : text.end.playAgain}
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
