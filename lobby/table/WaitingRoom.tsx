import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Seat } from '../../server/protocol.ts';
import { type Problem, problems } from '../api.ts';
import { useText } from '../i18n/useText.tsx';
import { formerTable } from '../navigation.ts';
import { Invite } from '../parts/Invite.tsx';
import { LateNameDialog } from '../parts/LateNameDialog.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { RulesText } from '../parts/RulesText.tsx';
import { BotSeats, LevelHelp } from './BotSeats.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { peopleAt } from './names.ts';
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
        <Chairs table={table} ownID={seat?.playerID} />
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
        {seat && seat.playerID === table.host && <FillSeats table={table} host={seat} />}
        <section className="card" aria-labelledby="table-options">
          <h2 id="table-options">{text.table.options}</h2>
          <TableOptions setupData={table.setupData} game={game} gameText={gameText} />
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
          <ChatPanel lines={match.chat} say={seat && say} draft={draft} onDraft={onDraft} />
        </section>
        <section className="card" aria-labelledby="waiting-rules">
          <h2 id="waiting-rules">{text.game.rules}</h2>
          <RulesText rules={gameText.rules} headingLevel="h3" />
        </section>
      </div>
      {isRenaming && <LateNameDialog matchID={table.matchID} onClose={() => setRenaming(false)} />}
    </div>
  );
}

/** Where the host fills the table with bots, until the race begins. */
function FillSeats({
  table,
  host,
}: Pick<RoomProps, 'table'> & Pick<Parameters<typeof BotSeats>[0], 'host'>) {
  const { text } = useText();
  const problem = withoutBots(useHistoryState());
  const isFree = ({ name }: Seat) => name === null;
  const seats = table.seats.filter((each) => isFree(each) || each.bot !== null);
  return (
    <section className="card" aria-labelledby="bots">
      <h2 id="bots">{text.bots.heading}</h2>
      {problem && !table.seats.some(({ bot }) => bot !== null) && (
        <p className="note note-bad" role="alert">
          {text.bots.notSeated(text.problems[problem])}
        </p>
      )}
      <p>{text.bots.help}</p>
      {seats.filter(isFree).length === 1 && <p className="note">{text.bots.lastSeat}</p>}
      <BotSeats table={table} seats={seats} host={host} />
      <LevelHelp />
    </section>
  );
}

/** Why the bots that were wished for when the table was laid don't sit at it; the form leaves it in the history. */
function withoutBots(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || !('withoutBots' in state)) return undefined;
  return problems.find((problem) => problem === state.withoutBots);
}

/** At a table where the same people play again: who of them has been asked and isn't here yet. */
function AskedAgain({ table }: Pick<RoomProps, 'table'>) {
  const { text, formats } = useText();
  const [search] = useSearchParams();
  const former = useNamesAt(search.get(formerTable));
  const here = peopleAt(table).map(({ name }) => name);
  const missing = former.filter((name) => !here.includes(name));
  if (missing.length === 0) return null;
  return <p className="note">{text.table.waitingFor(formats.list(missing))}</p>;
}
