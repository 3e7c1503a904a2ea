import { type Dispatch, type FormEvent, type SetStateAction, useId } from 'react';
import { SeatSign } from '../../games/kit/board/SeatSign.tsx';
import { type ChatLine, longestChatLine } from '../../server/protocol.ts';
import { useText } from '../i18n/useText.tsx';
import { useNewestInView } from './LogPanel.tsx';

/** Says a line to the table; whether it has been heard there. */
export type Say = (text: string) => Promise<boolean>;

/** What is said at a table, and what is needed to take part. */
export interface Chat {
  readonly lines: readonly ChatLine[];
  /** Number of lines that others have said since the page was opened. */
  readonly newLines: number;
  /** undefined: this page only watches, and can't write. */
  readonly say: Say | undefined;
  /** What is being written; kept by the room, so that no change of its views loses it. */
  readonly draft: string;
  readonly onDraft: Dispatch<SetStateAction<string>>;
}

/** What the players say to each other. */
export function ChatPanel({ lines, say, draft, onDraft }: Omit<Chat, 'newLines'>) {
  const { text, formats } = useText();
  const scrolling = useNewestInView(lines.length);
  const id = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const line = draft.trim();
    if (!say || line === '') return;
    onDraft('');
    if (await say(line)) return;
    // Back to its place, before what has been written since.
    onDraft((since) => (since === '' ? line : `${line} ${since}`).slice(0, longestChatLine));
  };
  return (
    <div className="chat">
      {lines.length === 0 && <p className="panel-empty">{text.panel.emptyChat}</p>}
      {
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="panel-scroll" {...scrolling} tabIndex={0} aria-label={text.panel.chat}>
          <ol className="chat-lines" aria-live="polite">
            {lines.map((line) => (
              <li key={line.id}>
                <p className="chat-head">
                  <SeatSign playerID={line.playerID} />
                  <strong>{line.name}</strong>
                  <time dateTime={new Date(line.sentAt).toISOString()}>
                    {formats.timeOfDay(line.sentAt)}
                  </time>
                </p>
                <p className="chat-text">{line.text}</p>
              </li>
            ))}
          </ol>
        </section>
      }
      {say ? (
        <form className="chat-form" onSubmit={send}>
          <label htmlFor={id} className="only-read">
            {text.panel.message}
          </label>
          <input
            id={id}
            value={draft}
            maxLength={longestChatLine}
            placeholder={text.panel.message}
            autoComplete="off"
            onChange={({ target }) => onDraft(target.value)}
          />
          <button type="submit" className="button">
            {text.panel.send}
          </button>
        </form>
      ) : (
        <p className="field-help">{text.panel.onlyPlayersChat}</p>
      )}
    </div>
  );
}
