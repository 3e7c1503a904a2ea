import type { DailyStandings } from '../../../protocol/daily.ts';
import { useText } from '../../i18n/useText.tsx';
import { useDailyText } from './DailyText.tsx';
import { distributionOf } from './standings.ts';

/** Lists how many players had each result, with bars. */
export function Distribution({
  standings,
  scoreInWords,
}: {
  readonly standings: DailyStandings;
  /** Words for a score, if the game has its own. */
  readonly scoreInWords: ((score: number) => string) | undefined;
}) {
  const { formats } = useText();
  const words = useDailyText().page;
  const rows = distributionOf(standings, scoreInWords !== undefined);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className="daily-bars">
      {rows.map(({ place, score, count, isOwn }) => (
        <li key={`${place} ${score}`} className={isOwn ? 'daily-row-own' : undefined}>
          <span className="daily-bar-of">
            {words.place(place)}
            {score !== null && scoreInWords && ` · ${scoreInWords(score)}`}
            {isOwn && ` (${words.you})`}
            <span className="only-read">: </span>
          </span>
          <span className="daily-bar" aria-hidden="true">
            <span style={{ inlineSize: `${(count / most) * 100}%` }} />
          </span>
          <span className="daily-bar-count">{words.players(count, formats.number(count))}</span>
        </li>
      ))}
    </ol>
  );
}
