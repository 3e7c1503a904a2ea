import { useEffect } from 'react';
import { Link } from 'wouter';
import { addresses } from '../../app/navigation.ts';
import { DailyText, prepareDailyText, useDailyText } from './DailyText.tsx';
import { dailyMatch, isRecordKept, notePlace } from './daily-tries.ts';

export { isRecordKept, prepareDailyText };

/** Shows a link to the results of a challenge at the end of its match, and stores the place. */
export function DailyEnding({
  matchID,
  place,
}: {
  readonly matchID: string;
  /** The viewer's place. Null if the match ended without a result. */
  readonly place: number | null;
}) {
  const match = dailyMatch(matchID);
  useEffect(() => {
    if (place !== null) notePlace(matchID, place);
  }, [matchID, place]);
  if (!match) return null;
  return (
    <DailyText>
      <ResultsLink address={addresses.daily(match.day, match.game)} />
    </DailyText>
  );
}

function ResultsLink({ address }: { readonly address: string }) {
  const words = useDailyText();
  return (
    <div className="buttons">
      <Link href={address} className="button button-main">
        {words.resultsOfDay}
      </Link>
    </div>
  );
}
