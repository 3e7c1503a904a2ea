import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { GameText } from '../../../games/kit/text.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { loadPart } from '../../lib/useLoaded.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { ChatNotice, ChatPanel } from '../chat/ChatPanel.tsx';
import type { Chat } from '../chat/chat-props.ts';
import { useUnreadCount } from '../chat/useUnreadCount.ts';
import type { DescribedEvent } from '../match-log/events.ts';
import { LogPanel } from '../match-log/LogPanel.tsx';

type Tab = 'log' | 'chat' | 'rules';

const loadRules = async () => (await import('../../ui/GameRules.tsx')).GameRules;

// Loaded ahead, since it could not be loaded after the connection is lost.
loadPart(loadRules).catch(() => {});

const LazyRules = lazyComponent(loadRules, <Loading />);

const stepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shows log, chat and rules in tabs, beside the board or, on narrow screens, below it. */
export function SidePanel({
  events,
  chat,
  setupData,
  game,
  gameText,
  log,
  overLog,
}: {
  /** Null before the log is formatted. */
  readonly events: readonly DescribedEvent[] | null;
  /** Undefined where all players share this screen. */
  readonly chat: Chat | undefined;
  readonly setupData: unknown;
  readonly game: CatalogGame;
  readonly gameText: GameText;
  /** Replaces the log. */
  readonly log?: ReactNode;
  /** Controls above the log. */
  readonly overLog?: ReactNode;
}) {
  const tabs: readonly Tab[] = chat ? ['log', 'chat', 'rules'] : ['log', 'rules'];
  const words = useTableText();
  const [open, setOpen] = useState<Tab>('log');
  const id = useId();
  const tabList = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isOpen = open === 'chat';
  const unread = useUnreadCount(chat?.newLines ?? 0, { place: panel, isOpen });
  const openChat = () => {
    setOpen('chat');
    panel.current?.scrollIntoView({ block: 'nearest' });
    tabList.current?.querySelectorAll('button').item(tabs.indexOf('chat')).focus();
  };

  const move = (event: KeyboardEvent) => {
    const step = stepOfKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabs.indexOf(open) + step + tabs.length) % tabs.length;
    setOpen(tabs[next] ?? 'log');
    tabList.current?.querySelectorAll('button').item(next).focus();
  };

  return (
    <aside ref={panel} className="card side-panel" aria-label={words.panel.tabs}>
      {chat && (
        <ChatNotice
          unread={unread}
          isOpen={isOpen}
          newestLine={chat.newestLine}
          onOpen={openChat}
        />
      )}
      <div role="tablist" aria-label={words.panel.tabs} ref={tabList} className="tabs">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={open === tab}
            aria-controls={`${id}-panel`}
            tabIndex={open === tab ? 0 : -1}
            className="tab"
            onClick={() => setOpen(tab)}
            onKeyDown={move}
          >
            {words.panel[tab]}
            {tab === 'chat' && unread > 0 && <Unread count={unread} />}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
        className="tab-panel"
      >
        {open === 'log' && overLog && <div className="log-ways">{overLog}</div>}
        {open === 'log' && (log ?? <LogPanel events={events} />)}
        {open === 'chat' && chat && <ChatPanel {...chat} />}
        {open === 'rules' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className="panel-scroll" tabIndex={0} aria-label={words.panel.rules}>
            <LazyRules game={game} gameText={gameText} setupData={setupData} headingLevel="h2" />
          </section>
        )}
      </div>
    </aside>
  );
}

function Unread({ count }: { readonly count: number }) {
  const { formats } = useText();
  const words = useTableText();
  const written = formats.number(count);
  return (
    <span className="unread">
      <span aria-hidden="true">{written}</span>
      <span className="only-read"> – {words.panel.newMessages(count, written)}</span>
    </span>
  );
}
