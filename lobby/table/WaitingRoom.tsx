import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useText } from '../i18n/useText.tsx';
import { formerTable } from '../navigation.ts';
import { Invite } from '../parts/Invite.tsx';
import { NameDialog } from '../parts/NameDialog.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { RulesText } from '../parts/RulesText.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { Chairs } from './Seats.tsx';
import { TableOptions } from './TableOptions.tsx';
import type { RoomProps } from './TableRoom.tsx';
import { useNamesAt } from './useNamesAt.ts';

/** Before the first move, while a seat is free: who is there, the link, and the rules to read. */
export function WaitingRoom({
  table,
  game,
  gameText,
  match,
  seat,
  say,
  draft,
  onDraft,
  onLeave,
  onTakeSeat,
}: RoomProps) {
  const { text, language, formats } = useText();
  const { title } = game.info.shelf[language];
  const [isRenaming, setRenaming] = useState(false);
  const free = table.seats.filter(({ name }) => name === null).length;
  return (
    <div className="page waiting">
      <div className="waiting-main">
        <PageHeading title={text.table.waitingHeading(title)}>
          {text.table.waitingHeading(title)}
        </PageHeading>
        <p className="lead" aria-live="polite">
          {text.table.stillFree(free, formats.number(free))} {text.table.startsByItself}
        </p>
        <Chairs seats={table.seats} ownID={seat?.playerID} />
        <AskedAgain table={table} />
        {!seat && (
          <div className="note watching-note">
            <p>{text.table.watching}</p>
            {onTakeSeat && (
              <button type="button" className="button button-main" onClick={onTakeSeat}>
                {text.table.takeASeat}
              </button>
            )}
          </div>
        )}
        <section className="card" aria-labelledby="invite">
          <h2 id="invite">{text.table.invite}</h2>
          <Invite matchID={table.matchID} gameTitle={title} help={text.table.inviteHelp} />
        </section>
        <section className="card" aria-labelledby="table-options">
          <h2 id="table-options">{text.table.options}</h2>
          <TableOptions table={table} game={game} gameText={gameText} />
        </section>
        {seat && (
          <div className="buttons">
            <button type="button" className="button" onClick={() => setRenaming(true)}>
              {text.table.rename}
            </button>
            <button type="button" className="button" onClick={onLeave}>
              {text.table.leave}
            </button>
          </div>
        )}
      </div>
      <div className="waiting-side">
        <section className="card" aria-labelledby="waiting-chat">
          <h2 id="waiting-chat">{text.panel.chat}</h2>
          <ChatPanel chat={match.chat} say={seat && say} draft={draft} onDraft={onDraft} />
        </section>
        <section className="card" aria-labelledby="waiting-rules">
          <h2 id="waiting-rules">{text.game.rules}</h2>
          <RulesText rules={gameText.rules} headingLevel="h3" />
        </section>
      </div>
      {isRenaming && <NameDialog matchID={table.matchID} onClose={() => setRenaming(false)} />}
    </div>
  );
}

/** At a table where the same people play again: who of them has been asked and isn't here yet. */
function AskedAgain({ table }: Pick<RoomProps, 'table'>) {
  const { text, formats } = useText();
  const [search] = useSearchParams();
  const former = useNamesAt(search.get(formerTable));
  const here = table.seats.map(({ name }) => name);
  const missing = former.filter((name) => !here.includes(name));
  if (missing.length === 0) return null;
  return <p className="note">{text.table.waitingFor(formats.list(missing))}</p>;
}
