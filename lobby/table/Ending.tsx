import type { ReactNode } from 'react';
import { BotMark } from '../../games/kit/board/BotMark.tsx';
import { SeatSign } from '../../games/kit/board/SeatSign.tsx';
import type { Result } from '../../games/kit/result.ts';
import type { GameText, NameOf } from '../../games/kit/text.ts';
import type { Seat } from '../../server/protocol.ts';
import { useText } from '../i18n/useText.tsx';

/** The end of a match: who came where, and the way to the next one. */
export function Ending({
  result,
  seats,
  viewer,
  nameOf,
  scoreInWords,
  next,
}: {
  readonly result: Result;
  readonly seats: readonly Seat[];
  /** The seat of who looks; null: of none. */
  readonly viewer: string | null;
  readonly nameOf: NameOf;
  /** The game's own words for a score, if it has such. */
  readonly scoreInWords: GameText['score'];
  /** The way to the next match. */
  readonly next: ReactNode;
}) {
  const { text, language, formats } = useText();
  const botAt = (playerID: string) => seats.find((seat) => seat.playerID === playerID)?.bot ?? null;
  const winners = formats.list(result.winners.map(nameOf));
  const isShared = result.winners.length > 1;
  const isOwnWin = !isShared && viewer === result.winners[0];
  return (
    <section className="ending" aria-labelledby="ending-heading">
      <div className="ending-words">
        <p className="ending-over">{text.end.heading}</p>
        <h2 id="ending-heading" className="ending-winner">
          {isShared && text.end.shared(winners)}
          {!isShared && (isOwnWin ? text.end.youWon : text.end.won(winners))}
        </h2>
        {next}
      </div>
      <ol className="ranking" aria-label={text.end.ranking}>
        {result.ranking.map(({ playerID, place, score }) => (
          <li key={playerID} className={place === 1 ? 'ranked ranked-first' : 'ranked'}>
            <span className="ranked-place">{text.end.place(place)}</span>
            <SeatSign playerID={playerID} />
            <span className="ranked-name">{nameOf(playerID)}</span>
            <BotMark level={botAt(playerID)} language={language} />
            {playerID === viewer && <span className="ranked-you">({text.table.you})</span>}
            {scoreInWords && <span className="ranked-score">{scoreInWords(score)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
