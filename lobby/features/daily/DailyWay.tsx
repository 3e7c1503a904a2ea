import { useState } from 'react';
import { Link } from 'wouter';
import { useDailyText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useOwnTry } from '../../lib/daily-tries.ts';
import { addresses } from '../../lib/navigation.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { DailyGame } from './DailyStart.tsx';

const LazyDailySheet = lazyComponent(
  async () => (await import('./DailySheet.tsx')).DailySheet,
  null,
);

/** Shows the way into a challenge: to the sheet about it, back to its match, or to its results. */
export function DailyWay({
  day,
  game,
  isMain,
}: DailyGame & {
  /** Whether it is the page's main button. The others name their game. */
  readonly isMain: boolean;
}) {
  const { language } = useText();
  const words = useDailyText();
  const { own, state } = useOwnTry(day, game.info.name);
  const [isAsking, setAsking] = useState(false);
  const { title } = game.info.description[language];
  const className = isMain ? 'button button-large' : 'button';
  if (!own) {
    return (
      <>
        <button
          type="button"
          className={className}
          aria-label={words.playOf(title)}
          onClick={() => setAsking(true)}
        >
          {isMain ? words.play : title}
        </button>
        {isAsking && <LazyDailySheet day={day} game={game} onClose={() => setAsking(false)} />}
      </>
    );
  }
  const [action, label, address] =
    state === 'ended'
      ? [words.result, words.resultOf(title), addresses.daily(day, game.info.name)]
      : [words.continue, words.continueOf(title), addresses.table(own.matchID)];
  return (
    <Link href={address} className={className} aria-label={label}>
      {isMain ? action : `${title} · ${state === 'ended' ? words.resultShort : action}`}
    </Link>
  );
}
