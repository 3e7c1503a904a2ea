import { useCallback } from 'react';
import { useRoute, useSearchParams } from 'wouter';
import type { ChatLine } from '../../../protocol/tables.ts';
import { ChatText, prepareChatText, useChatText } from '../../i18n/match-messages.tsx';
import { useTableText } from '../../i18n/messages.tsx';
import { fetchChat } from '../../lib/api.ts';
import { formerTable } from '../../lib/navigation.ts';
import { useSeats } from '../../lib/seats.ts';
import { chosenLanguage } from '../../lib/settings.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import type { Chat } from './chat-props.ts';
import { Lines } from './Lines.tsx';
import { SayForm } from './SayForm.tsx';
import './chat.css';

// Loaded with the panel, which may be opened after the connection is lost.
prepareChatText(chosenLanguage.get()).catch(() => {});

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

/** The chat of the match before this one. */
interface FormerChat {
  readonly matchID: string;
  readonly lines: readonly ChatLine[];
}

/** Returns the chat of the match that this one follows; null without one, or if this browser had no seat there. */
function useFormerChat(): FormerChat | null {
  const [search] = useSearchParams();
  const matchID = search.get(formerTable);
  const seats = useSeats();
  const seat = matchID === null ? undefined : seats[matchID];
  const load = useCallback(async () => {
    if (matchID === null || !seat) return null;
    const chat = await fetchChat(seat.game, matchID, seat);
    return chat.ok && chat.value.lines.length > 0 ? { matchID, lines: chat.value.lines } : null;
  }, [matchID, seat]);
  return useLoaded(load).value;
}

/** Shows the chat of the match before, above that of this match. */
function FormerLines({ matchID, lines }: FormerChat) {
  const words = useChatText();
  return (
    <>
      <h3 className="chat-part">{words.formerMatch}</h3>
      <Lines matchID={matchID} lines={lines} />
      <h3 className="chat-part">{words.thisMatch}</h3>
    </>
  );
}
