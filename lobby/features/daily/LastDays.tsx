import { Link } from 'wouter';
import { catalogGame } from '../../../games/index.ts';
import type { Day } from '../../../protocol/daily.ts';
import { dayBefore } from '../../../protocol/days.ts';
import { useDailyText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { streakOf } from '../../lib/daily-history.ts';
import { type DailyTries, useDailyTries } from '../../lib/daily-tries.ts';
import { addresses } from '../../lib/navigation.ts';
import { seatAt } from '../../lib/seats.ts';
import { dayInWords } from './days.ts';

/** Returns a day and those before it, the earliest first. */
function daysUpTo(day: Day, count: number): readonly Day[] {
  return count === 1 ? [day] : [...daysUpTo(dayBefore(day), count - 1), day];
}

/** This browser's best result of a day. */
interface BestTry {
  readonly game: string;
  readonly matchID: string;
  readonly place: number;
}

function bestOf(tries: DailyTries, day: Day): BestTry | undefined {
  const finished = Object.entries(tries[day] ?? {}).flatMap(([game, { matchID, place }]) =>
    place === null ? [] : [{ game, matchID, place }],
  );
  return finished.sort((one, other) => one.place - other.place)[0];
}

/** Shows the player's results of the last seven days as squares, and how to watch yesterday's match. */
export function LastDays({ today }: { readonly today: Day }) {
  const { language } = useText();
  const words = useDailyText();
  const tries = useDailyTries();
  const days = daysUpTo(today, 7).map((day) => ({ day, best: bestOf(tries, day) }));
  if (days.every(({ best }) => best === undefined)) return null;
  const titleOf = ({ game }: BestTry) =>
    catalogGame(game)?.info.description[language].title ?? game;
  const yesterday = days.at(-2)?.best;
  const seat = yesterday && seatAt(yesterday.matchID);
  return (
    <div className="daily-days">
      <ol aria-label={words.days.heading}>
        {days.map(({ day, best }) => {
          const date = dayInWords(day, language);
          if (!best) return <li key={day} role="img" aria-label={words.days.notPlayed(date)} />;
          const place = words.page.place(best.place);
          return (
            <li key={day}>
              <Link
                href={addresses.daily(day, best.game)}
                aria-label={words.days.played(date, titleOf(best), place)}
              >
                {best.place}
              </Link>
            </li>
          );
        })}
      </ol>
      <Streak today={today} />
      {yesterday && (
        <p>
          {words.yesterday(words.page.place(yesterday.place), titleOf(yesterday))}
          {seat && (
            <>
              {' · '}
              <Link href={addresses.replayTable(yesterday.matchID, seat.playerID)}>
                {words.watchYesterday}
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Shows on how many days in a row the player has finished a challenge, from two on. */
function Streak({ today }: { readonly today: Day }) {
  const { formats } = useText();
  const words = useDailyText();
  const days = streakOf(useDailyTries(), today);
  return days > 1 && <p className="daily-streak">{words.streak(formats.number(days))}</p>;
}
