import type { ReactNode } from 'react';
import type { DailyStandings } from '../../../protocol/daily.ts';
import { useDailyText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useLoaded } from '../../lib/useLoaded.ts';
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
  const words = useDailyText().page;
  return (
    <section aria-labelledby="daily-best" className="daily-part">
      <h2 id="daily-best">{words.best}</h2>
      {named.length === 0 ? (
        <p>{words.noNames}</p>
      ) : (
        <>
          <p>{words.bestHelp}</p>
          <RankTable
            labelledBy="daily-best"
            columns={[words.result, ...(scoreInWords ? [words.score] : [])]}
            rows={named.map(({ name, place, score }) => ({
              name,
              cells: [words.place(place), ...(scoreInWords ? [scoreInWords(score)] : [])],
            }))}
          />
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
      <RankTable
        labelledBy="daily-week"
        columns={[words.points, words.tries]}
        rows={entries.map(({ name, points, tries }) => ({
          name,
          cells: [formats.number(points), formats.number(tries)],
        }))}
      />
    </section>
  );
}

/** Shows players by rank, the best first. */
function RankTable({
  labelledBy,
  columns,
  rows,
}: {
  /** ID of the table's heading. */
  readonly labelledBy: string;
  /** Headings of the columns after rank and name. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
}) {
  const { formats } = useText();
  const words = useDailyText().page;
  return (
    <table className="daily-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[words.rank, words.name, ...columns].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the rank is the row
          <tr key={index}>
            <td>{formats.number(index + 1)}</td>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
