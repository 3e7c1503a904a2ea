import type { DailyStandings } from '../../../protocol/daily.ts';
import { useText } from '../../i18n/useText.tsx';
import { useLoaded } from '../../lib/useLoaded.ts';
import { useDailyText } from './DailyText.tsx';
import { dayInWords } from './days.ts';
import { fetchWeek } from './requests.ts';

/** Shows the best players of a challenge who have a name. */
export function BestOfDay({
  named,
  scoreInWords,
}: Pick<DailyStandings, 'named'> & {
  /** Words for a score, if the game has its own. */
  readonly scoreInWords: ((score: number) => string) | undefined;
}) {
  const { formats } = useText();
  const words = useDailyText().page;
  return (
    <section aria-labelledby="daily-best" className="daily-part">
      <h2 id="daily-best">{words.best}</h2>
      {named.length === 0 ? (
        <p>{words.noNames}</p>
      ) : (
        <>
          <p>{words.bestHelp}</p>
          <table className="daily-table" aria-labelledby="daily-best">
            <thead>
              <tr>
                <th scope="col">{words.rank}</th>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.result}</th>
                {scoreInWords && <th scope="col">{words.score}</th>}
              </tr>
            </thead>
            <tbody>
              {named.map(({ name, place, score }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the rank is the row
                <tr key={index}>
                  <td>{formats.number(index + 1)}</td>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>{words.place(place)}</td>
                  {scoreInWords && <td>{scoreInWords(score)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** Shows the best players of this week. Nothing while there are none. */
export function BestOfWeek() {
  const { language, formats } = useText();
  const words = useDailyText().page;
  const { value } = useLoaded(fetchWeek);
  if (!value?.ok || value.value.entries.length === 0) return null;
  const { from, entries } = value.value;
  return (
    <section aria-labelledby="daily-week" className="daily-part">
      <h2 id="daily-week">{words.week}</h2>
      <p>{words.weekHelp(dayInWords(from, language))}</p>
      <table className="daily-table" aria-labelledby="daily-week">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.tries}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, points, tries }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the rank is the row
            <tr key={index}>
              <td>{formats.number(index + 1)}</td>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{formats.number(points)}</td>
              <td>{formats.number(tries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
