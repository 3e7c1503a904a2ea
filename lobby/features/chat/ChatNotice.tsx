import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChatText, useChatText } from '../../i18n/match-messages.tsx';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { headerNews } from '../../lib/element-ids.ts';
import type { Chat } from './chat-props.ts';
import './chat.css';

/** Milliseconds for which a message is shown. */
const shownFor = 5000;

interface ChatNoticeProps extends Pick<Chat, 'newestLine'> {
  readonly unread: number;
  /** Whether the chat is open, which announces messages itself. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Shows a new message for some seconds, and the number of unread ones in the header. Both lead to the chat. */
export function ChatNotice(props: ChatNoticeProps) {
  return (
    <ChatText>
      <Notice {...props} />
    </ChatText>
  );
}

function Notice({ newestLine, unread, isOpen, onOpen }: ChatNoticeProps) {
  const { formats } = useText();
  const { panel } = useTableText();
  const words = useChatText();
  const [over, setOver] = useState(newestLine);
  const line = unread > 0 && newestLine !== over ? newestLine : null;
  useEffect(() => {
    if (!line) return undefined;
    const timer = setTimeout(() => setOver(line), shownFor);
    return () => clearTimeout(timer);
  }, [line]);
  const header = document.getElementById(headerNews);
  const count = formats.number(unread);
  return (
    <>
      {createPortal(
        <div className="chat-notice" role={isOpen ? undefined : 'status'}>
          {line && (
            <button type="button" className="toast" onClick={onOpen}>
              <strong>{line.name || words.left}</strong>
              <span>{line.phrase ? words.phrases[line.phrase] : line.text}</span>
            </button>
          )}
        </div>,
        document.body,
      )}
      {unread > 0 &&
        header &&
        createPortal(
          <button
            type="button"
            className="header-button chat-badge"
            aria-label={panel.newMessages(unread, count)}
            title={panel.newMessages(unread, count)}
            onClick={onOpen}
          >
            <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
              <path d="M4 4h16v12h-9l-5 4.5V16H4z" />
            </svg>
            <span className="unread" aria-hidden="true">
              {count}
            </span>
          </button>,
          header,
        )}
    </>
  );
}
