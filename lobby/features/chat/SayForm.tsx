import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { maxChatLine, type Phrase, phrases } from '../../../protocol/tables.ts';
import { useChatText } from '../../i18n/match-messages.tsx';
import type { Chat, Say } from './chat-props.ts';

/** Form to write a message or to choose a quick one. */
export function SayForm({
  say,
  draft,
  onDraft,
}: Pick<Chat, 'draft' | 'onDraft'> & { readonly say: Say }) {
  const words = useChatText();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closePhrases = () => {
    setChoosing(false);
    toggle.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const line = draft.trim();
    if (line === '') return;
    onDraft('');
    if (await say(line)) return;
    // A message that failed returns before what was typed since.
    onDraft((since) => (since === '' ? line : `${line} ${since}`).slice(0, maxChatLine));
  };
  return (
    <form className="chat-form" onSubmit={send}>
      {isChoosing && (
        <Phrases
          id={`${id}-phrases`}
          onChoose={(phrase) => {
            closePhrases();
            void say({ phrase });
          }}
          onClose={closePhrases}
        />
      )}
      <button
        ref={toggle}
        type="button"
        className="button chat-toggle"
        aria-expanded={isChoosing}
        aria-controls={isChoosing ? `${id}-phrases` : undefined}
        aria-label={words.showPhrases}
        title={words.showPhrases}
        onClick={() => setChoosing(!isChoosing)}
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M4 4h16v12h-9l-5 4.5V16H4z" />
        </svg>
      </button>
      <label htmlFor={`${id}-line`} className="only-read">
        {words.message}
      </label>
      <input
        id={`${id}-line`}
        value={draft}
        maxLength={maxChatLine}
        placeholder={words.placeholder}
        autoComplete="off"
        onChange={({ target }) => onDraft(target.value)}
      />
      <button type="submit" className="button">
        {words.send}
      </button>
    </form>
  );
}

/** Lists the quick messages. */
function Phrases({
  id,
  onChoose,
  onClose,
}: {
  readonly id: string;
  readonly onChoose: (phrase: Phrase) => void;
  readonly onClose: () => void;
}) {
  const words = useChatText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const onKeyDown: ComponentProps<'ul'>['onKeyDown'] = ({ key }) => {
    if (key === 'Escape') onClose();
  };
  return (
    <ul
      ref={list}
      id={id}
      className="chat-phrases"
      aria-label={words.showPhrases}
      onKeyDown={onKeyDown}
    >
      {phrases.map((phrase) => (
        <li key={phrase}>
          <button type="button" className="chat-phrase" onClick={() => onChoose(phrase)}>
            {words.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
}
