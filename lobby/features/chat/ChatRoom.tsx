import { useRoute } from 'wouter';
import { useSiteConfig } from '../site/site-config.ts';
import { useTableText } from '../table/TableText.tsx';
import type { Chat } from './chat.ts';
import './chat.css';
import { ChatText, useChatText } from './ChatText.tsx';
import { FormerLines, useFormerChat } from './FormerLines.tsx';
import { Lines } from './Lines.tsx';
import { SayForm } from './SayForm.tsx';

type ChatProps = Omit<Chat, 'newLines' | 'newestLine'>;

/** Shows the chat with its form. */
export function ChatRoom(props: ChatProps) {
  return (
    <ChatText>
      <Conversation {...props} />
    </ChatText>
  );
}

function Conversation({ lines, say, draft, onDraft }: ChatProps) {
  const words = useChatText();
  const { refusals } = useTableText();
  const { isChatOff } = useSiteConfig();
  const [, route] = useRoute('/table/:matchID');
  const former = useFormerChat();
  return (
    <div className="chat">
      {lines.length === 0 && !former && <p className="panel-empty">{words.empty}</p>}
      {
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="panel-scroll panel-newest" tabIndex={0} aria-label={words.lines}>
          {/* In one element, since the panel lays out its children from the bottom up. */}
          <div>
            {former && <FormerLines {...former} />}
            <Lines matchID={route?.matchID ?? ''} lines={lines} />
          </div>
        </section>
      }
      {isChatOff ? (
        <p className="field-help">{refusals.chatOff}</p>
      ) : say ? (
        <SayForm say={say} draft={draft} onDraft={onDraft} />
      ) : (
        <p className="field-help">{words.onlyPlayers}</p>
      )}
    </div>
  );
}
