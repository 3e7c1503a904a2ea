import { useEffect, useRef, useState } from 'react';
import { SeatSign } from '../../games/kit/board/SeatSign.tsx';
import { useText } from '../i18n/useText.tsx';
import type { ToldEvent } from './events.ts';

/** Scrolls a list to its newest line, unless its reader has scrolled back to read. */
export function useNewestInView(length: number) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    const box = list.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [length]);
  const onScroll = () => {
    const box = list.current;
    if (box) isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return { ref: list, onScroll };
}

/** The whole race in words, newest line last. */
export function LogPanel({ told }: { readonly told: readonly ToldEvent[] }) {
  const { text } = useText();
  const scrolling = useNewestInView(told.length);
  if (told.length === 0) return <p className="panel-empty">{text.panel.emptyLog}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="panel-scroll" {...scrolling} tabIndex={0} aria-label={text.panel.log}>
      <ol className="log">
        {told.map(({ key, sentence, playerID, beginsPart }) => (
          <li key={key} className={beginsPart ? 'log-turn' : 'log-line'}>
            {playerID !== null && <SeatSign playerID={playerID} />}
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Tells screen readers what has just happened, and nothing of what was before the page opened. */
export function LiveLog({ told }: { readonly told: readonly ToldEvent[] }) {
  const newest = told.at(-1)?.stateID ?? -1;
  const [said, setSaid] = useState({ upTo: newest, sentences: '' });
  useEffect(() => {
    setSaid((before) => {
      const news = told.filter(({ stateID }) => stateID > before.upTo);
      if (news.length === 0) return before;
      return { upTo: newest, sentences: news.map(({ sentence }) => sentence).join(' ') };
    });
  }, [told, newest]);
  return (
    <div className="only-read" aria-live="polite">
      {said.sentences}
    </div>
  );
}
