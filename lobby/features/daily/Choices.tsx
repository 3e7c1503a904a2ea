import { Link } from 'wouter';
import type { DailyStandings } from '../../../protocol/daily.ts';
import { addresses } from '../../app/navigation.ts';
import { useText } from '../../i18n/useText.tsx';
import { seatAt } from '../../lib/seats.ts';
import { useDailyText } from './DailyText.tsx';
import { rarestChoices } from './standings.ts';

/**
 * Shows the reader's rarest decisions, by how many of the others who came to the same position decided alike. When the
 * day is over, each links to its position in the replay.
 */
export function Choices({
  standings,
  matchID,
}: {
  readonly standings: DailyStandings;
  /** The reader's match. */
  readonly matchID: string;
}) {
  const { formats } = useText();
  const words = useDailyText().page;
  const rarest = rarestChoices(standings);
  if (rarest.length === 0) return null;
  const own = seatAt(matchID)?.playerID ?? null;
  const at = (position: number) => addresses.replayTable(matchID, own, position);
  return (
    <section aria-labelledby="daily-choices" className="daily-part">
      <h2 id="daily-choices">{words.choices}</h2>
      <p>{words.choicesHelp}</p>
      <ul className="daily-choices">
        {rarest.map(({ position, others, same, number }) => {
          const decision = words.decision(formats.number(number));
          return (
            <li key={position}>
              {standings.isOver ? <Link href={at(position)}>{decision}</Link> : decision}
              {' – '}
              {words.alike(same, formats.number(same), formats.number(others))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
