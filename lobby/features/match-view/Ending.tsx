import type { ReactNode } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { Result } from '../../../games/kit/result.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { NamedSeat } from '../../lib/seat-names.ts';
import { BotMark } from '../../ui/BotMark.tsx';

interface EndingProps {
  /** Null if the match ended without a result. */
  readonly result: Result | null;
  readonly seats: readonly NamedSeat[];
  /** The viewer's player ID; null for a spectator. */
  readonly viewer: string | null;
  readonly nameOf: NameOf;
  /** Words for a score, if the game has its own. */
  readonly scoreInWords: GameText['score'];
  /** Links to the next match. */
  readonly next: ReactNode;
}

/** Shows the ranking of a finished match and the links to the next one. */
export function Ending({ result, next, ...shown }: EndingProps) {
  const words = useTableText().end;
  return (
    <section className="ending" aria-labelledby="ending-heading">
      <div className="ending-words">
        <p className="ending-over">{words.heading}</p>
        <h2 id="ending-heading" className="ending-winner">
          {result ? <Winners {...shown} result={result} /> : words.without}
        </h2>
        {!result && <p>{words.withoutHelp}</p>}
        {next}
      </div>
      {result && <Ranking {...shown} result={result} />}
    </section>
  );
}

type ResultProps = Omit<EndingProps, 'next' | 'result'> & { readonly result: Result };

function Winners({ result, viewer, nameOf }: ResultProps) {
  const { formats } = useText();
  const words = useTableText().end;
  const winners = formats.list(result.winners.map(nameOf));
  if (result.winners.length > 1) return words.shared(winners);
  return viewer === result.winners[0] ? words.youWon : words.won(winners);
}

function Ranking({ result, seats, viewer, nameOf, scoreInWords }: ResultProps) {
  const { language } = useText();
  const words = useTableText();
  const seatAt = (playerID: string) => seats.find((seat) => seat.playerID === playerID);
  return (
    <ol className="ranking" aria-label={words.end.ranking}>
      {result.ranking.map(({ playerID, place, score }) => (
        <li key={playerID} className={place === 1 ? 'ranked ranked-first' : 'ranked'}>
          <span className="ranked-place">{words.end.place(place)}</span>
          <SeatSign playerID={playerID} />
          <bdi className="ranked-name">{nameOf(playerID)}</bdi>
          <BotMark level={seatAt(playerID)?.bot ?? null} language={language} />
          {playerID === viewer && <span className="ranked-you">({words.table.you})</span>}
          {seatAt(playerID)?.standIn && (
            <span className="ranked-you">({words.end.botFinished})</span>
          )}
          {scoreInWords && <span className="ranked-score">{scoreInWords(score)}</span>}
        </li>
      ))}
    </ol>
  );
}
