import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ShelfGame } from '../../games/index.ts';
import type { GameText } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';
import { RulesText } from '../parts/RulesText.tsx';
import { type Chat, ChatPanel } from './ChatPanel.tsx';
import type { ToldEvent } from './events.ts';
import { LogPanel } from './LogPanel.tsx';
import { TableOptions } from './TableOptions.tsx';

type Tab = 'log' | 'chat' | 'rules';

const stepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Log, chat and rules in tabs: beside the board on wide screens, under it on narrow ones. */
export function SidePanel({
  told,
  chat,
  setupData,
  game,
  gameText,
}: {
  readonly told: readonly ToldEvent[];
  /** undefined: nobody is elsewhere to talk to. */
  readonly chat: Chat | undefined;
  readonly setupData: unknown;
  readonly game: ShelfGame;
  readonly gameText: GameText;
}) {
  const tabs: readonly Tab[] = chat ? ['log', 'chat', 'rules'] : ['log', 'rules'];
  const { text } = useText();
  const [open, setOpen] = useState<Tab>('log');
  const id = useId();
  const tabList = useRef<HTMLDivElement>(null);
  const unread = useUnread(chat?.newLines ?? 0, open === 'chat');

  const move = (event: KeyboardEvent) => {
    const step = stepOfKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabs.indexOf(open) + step + tabs.length) % tabs.length;
    setOpen(tabs[next] ?? 'log');
    tabList.current?.querySelectorAll('button').item(next).focus();
  };

  return (
    <aside className="card side-panel" aria-label={text.panel.tabs}>
      <div role="tablist" aria-label={text.panel.tabs} ref={tabList} className="tabs">
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
            {text.panel[tab]}
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
        {open === 'log' && <LogPanel told={told} />}
        {open === 'chat' && chat && <ChatPanel {...chat} />}
        {open === 'rules' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className="panel-scroll" tabIndex={0} aria-label={text.panel.rules}>
            <TableOptions setupData={setupData} game={game} gameText={gameText} />
            <RulesText rules={gameText.rules} headingLevel="h2" />
          </section>
        )}
      </div>
    </aside>
  );
}

function Unread({ count }: { readonly count: number }) {
  const { text, formats } = useText();
  const written = formats.number(count);
  return (
    <span className="unread">
      <span aria-hidden="true">{written}</span>
      <span className="only-read"> – {text.panel.newMessages(count, written)}</span>
    </span>
  );
}

/** How many lines came since the reader last looked. */
function useUnread(length: number, isLooking: boolean): number {
  const [read, setRead] = useState(length);
  useEffect(() => {
    if (isLooking) setRead(length);
  }, [length, isLooking]);
  return isLooking ? 0 : Math.max(0, length - read);
}
