import { useAnalysisText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { EstimatedProps } from './estimated-props.ts';
import { useShareWords } from './useShareWords.ts';
import type { Course } from './win-chances.ts';

/** Shows the chart as numbers, at the start of each part and at the end. */
export function NumbersTable({
  course,
  length,
  seats,
  nameOf,
  parts,
}: Pick<EstimatedProps, 'seats' | 'nameOf'> & {
  readonly course: Course;
  readonly length: number;
  readonly parts: readonly number[];
}) {
  const { formats } = useText();
  const words = useAnalysisText();
  const { percent } = useShareWords();
  const rows = [...new Set([...parts, length])];
  return (
    <details className="estimates-numbers">
      <summary>{words.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="estimates-scroll" tabIndex={0} aria-label={words.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.position}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <bdi>{nameOf(seat)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((at) => (
              <tr key={at}>
                <th scope="row">{at === 0 ? words.atStart : words.atMove(formats.number(at))}</th>
                {seats.map((seat) => (
                  <td key={seat}>{percent(course.get(at)?.[seat] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
