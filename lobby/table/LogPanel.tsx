import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { SeatSign } from '../../games/kit/board/SeatSign.tsx';
import { useText } from '../i18n/useText.tsx';
import { BotMark } from '../parts/BotMark.tsx';
import type { ToldEvent } from './events.ts';
import { useTableText } from './TableText.tsx';

/** Whoever stands in for a person plays so well. */
const standInLevel = 'fair';

const notToldYet: readonly ToldEvent[] = [];

/** The whole race in words, newest line last; null: it is still to be told. */
export function LogPanel({ told: all }: { readonly told: readonly ToldEvent[] | null }) {
  // The board goes first: a long race is as much to draw as the board.
  const told = useDeferredValue(all ?? notToldYet, notToldYet);
  const { language } = useText();
  const words = useTableText();
  if (all?.length === 0) return <p className="panel-empty">{words.panel.emptyLog}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="panel-scroll panel-newest" tabIndex={0} aria-label={words.panel.log}>
      <ol className="log">
        {told.map(({ key, sentence, playerID, beginsPart, isByBot }) => (
          <li key={key} className={beginsPart ? 'log-turn' : 'log-line'}>
            {playerID !== null && <SeatSign playerID={playerID} />}
            <span>{sentence}</span>
            <BotMark level={isByBot ? standInLevel : null} language={language} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Tells screen readers what has just happened, and nothing of what was before the page opened. */
export function LiveLog({ told }: { readonly told: readonly ToldEvent[] }) {
  // What happens at the table can have the same state as the move before it.
  const known = useRef<ReadonlySet<string> | null>(null);
  const [sentences, setSentences] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...told.map(({ key }) => key)]);
    const news = before ? told.filter(({ key }) => !before.has(key)) : [];
    if (news.length === 0) return;
    const sentence = news.map((each) => each.sentence).join(' ');
    // In a task of its own: a board that shows many short moments has the page drawn again at each, and with one more
    // drawing owed every time React takes that for a loop without an end.
    setTimeout(() => setSentences(sentence));
  }, [told]);
  return (
    <div className="only-read" aria-live="polite">
      {sentences}
    </div>
  );
}
