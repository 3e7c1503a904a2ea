import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Result } from '../../../games/kit/result.ts';
import { DailyText, useDailyText } from '../../i18n/messages.tsx';
import { dailyMatch, isRecordKept, notePlace } from '../../lib/daily-tries.ts';
import { addresses } from '../../lib/navigation.ts';
import type { RememberedSeat } from '../../lib/seats.ts';

export { isRecordKept };

/** Shows a link to the results of a challenge at the end of its match, and stores the place. */
export function DailyEnding({
  matchID,
  seat,
  result,
}: {
  readonly matchID: string;
  readonly seat: RememberedSeat | undefined;
  /** Null or undefined if the match ended without one. */
  readonly result: Result | null | undefined;
}) {
  const match = dailyMatch(matchID);
  const own = result?.ranking.find(({ playerID }) => playerID === seat?.playerID);
  const place = own?.place;
  useEffect(() => {
    if (place !== undefined) notePlace(matchID, place);
  }, [matchID, place]);
  if (!match) return null;
  return (
    <DailyText>
      <ResultsLink address={addresses.daily(match.day, match.game)} isPractice={!match.isCounted} />
    </DailyText>
  );
}

function ResultsLink({
  address,
  isPractice,
}: {
  readonly address: string;
  readonly isPractice: boolean;
}) {
  const words = useDailyText();
  return (
    <>
      {isPractice && <p>{words.practiceOver}</p>}
      <div className="buttons">
        <Link href={address} className="button button-main">
          {words.resultsOfDay}
        </Link>
      </div>
    </>
  );
}
