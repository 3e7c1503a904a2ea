import { type ReactNode, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Seat } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useWaitingRoomText, WaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { type Problem, problems } from '../../lib/api.ts';
import { peopleAt } from '../../lib/seat-names.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ShortRules } from '../../ui/ShortRules.tsx';
import { TableOptions } from '../../ui/TableOptions.tsx';
import { timeControlInWords } from '../../ui/time-controls.ts';
import { ChatNotice, ChatPanel } from '../chat/ChatPanel.tsx';
import { useUnreadCount } from '../chat/useUnreadCount.ts';
import type { RoomProps } from '../connection/room-props.ts';
import { Invite } from '../invite/Invite.tsx';
import { NotificationsBell } from '../notifications/NotificationsBell.tsx';
import { LazyNameDialog } from '../player-name/LazyNameDialog.tsx';
import { BotSeats, LevelHelp } from '../table-seats/BotSeats.tsx';
import { Chairs } from '../table-seats/Seats.tsx';
import { AskedAgain } from './AskedAgain.tsx';
import { HostChanges } from './HostChanges.tsx';
import { HostPanel, StartRace } from './HostPanel.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { QuickStart } from './QuickStart.tsx';
import '../../style/table-setup.css';

/** Shows a table before its match begins: seats, link, the host's controls, chat and rules. */
export function WaitingRoom(props: RoomProps) {
  return (
    <WaitingRoomText>
      {props.seat ? (
        <Meanwhile table={props.table} game={props.game}>
          {(offer) => <Room {...props} offer={offer} />}
        </Meanwhile>
      ) : (
        <Room {...props} offer={null} />
      )}
    </WaitingRoomText>
  );
}

function Room(
  props: RoomProps & {
    /** The offer to play against bots meanwhile. */
    readonly offer: ReactNode;
  },
) {
  const { offer, table, game, gameText, match, seat, say, draft, onDraft } = props;
  const { text, language } = useText();
  const words = useTableText();
  const room = useWaitingRoomText();
  const { title } = game.info.description[language];
  const isHost = seat !== undefined && seat.playerID === table.host;
  const chat = useRef<HTMLElement>(null);
  const unread = useUnreadCount(match.newLines, { place: chat, isOpen: true });
  const openChat = () => {
    chat.current?.scrollIntoView({ block: 'nearest' });
    chat.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  return (
    <div className="page waiting">
      <div className="waiting-main">
        <div className="waiting-top">
          <PageHeading title={room.waiting.heading(title)}>
            {room.waiting.heading(title)}
          </PageHeading>
          <NotificationsBell seat={seat} matchID={table.matchID} />
        </div>
        <WhatIsMissing table={table} />
        <Chairs table={table} ownID={seat?.playerID} />
        {table.quickStart ? (
          <QuickStart table={table} game={game} seat={seat} serverAhead={match.serverAhead} />
        ) : (
          isHost && <StartRace table={table} game={game} host={seat} />
        )}
        {table.quickStart && offer}
        {!isHost && <HostChanges table={table} game={game} gameText={gameText} />}
        <AskedAgain table={table} />
        {!seat && <WatchingNote {...props} />}
        <section className="card" aria-labelledby="invite">
          <h2 id="invite">{room.waiting.invite}</h2>
          <Invite matchID={table.matchID} gameTitle={title} help={room.waiting.inviteHelp} />
        </section>
        {!table.quickStart && offer}
        {isHost && <HostPanel table={table} game={game} host={seat} />}
        {isHost && <FillSeats table={table} host={seat} />}
        <Terms {...props} />
        {seat && <OwnWays {...props} />}
      </div>
      <div className="waiting-side">
        <section ref={chat} className="card" aria-labelledby="waiting-chat">
          <ChatNotice unread={unread} newestLine={match.newestLine} isOpen onOpen={openChat} />
          <h2 id="waiting-chat" tabIndex={-1}>
            {words.panel.chat}
          </h2>
          <ChatPanel lines={match.chat} say={seat && say} draft={draft} onDraft={onDraft} />
        </section>
        <section className="card" aria-labelledby="waiting-rules">
          <h2 id="waiting-rules">{text.game.rules}</h2>
          <ShortRules game={game} gameText={gameText} setupData={table.setupData} />
        </section>
      </div>
    </div>
  );
}

/** Says what the match waits for: free seats, then absent players. */
function WhatIsMissing({ table }: Pick<RoomProps, 'table'>) {
  const { formats } = useText();
  const { waiting: words } = useWaitingRoomText();
  const free = table.seats.filter(({ name }) => name === null).length;
  const away = peopleAt(table).filter(({ isConnected }) => !isConnected);
  const names = formats.list(away.map(({ name }) => name));
  return (
    <p className="lead" aria-live="polite">
      {free > 0 && words.stillFree(free, formats.number(free))}{' '}
      {free > 0 && !table.quickStart && words.startsByItself}
      {free === 0 && words.allTaken}
      {free === 0 && away.length > 0 && ` ${words.awaits(names, away.length)}`}
    </p>
  );
}

/** Tells a spectator so, and how to take a free seat. */
function WatchingNote({ table, onTakeSeat }: RoomProps) {
  const words = useTableText();
  const isFull = table.seats.every(({ name }) => name !== null);
  return (
    <div className="note watching-note">
      <p>{isFull ? words.table.watchingFull : words.table.watching}</p>
      {onTakeSeat && !isFull && (
        <button type="button" className="button button-main" onClick={onTakeSeat}>
          {words.table.takeASeat}
        </button>
      )}
    </div>
  );
}

/** Shows the table's options, time control and visibility. */
function Terms({ table, game, gameText, nameOf }: RoomProps) {
  const { language } = useText();
  const room = useWaitingRoomText();
  return (
    <section className="card" aria-labelledby="table-options">
      <h2 id="table-options">{room.waiting.options}</h2>
      <TableOptions setupData={table.setupData} game={game} gameText={gameText} />
      <p>{timeControlInWords(table.timeControl, { room, language })}</p>
      <p>{table.unlisted ? room.newTable.privateHelp : room.newTable.listedHelp}</p>
      {table.host !== null && <p>{room.waiting.hostIs(nameOf(table.host))}</p>}
    </section>
  );
}

/** Controls for every player at the table. */
function OwnWays({ table, onLeave }: RoomProps) {
  const words = useTableText();
  const room = useWaitingRoomText();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div className="buttons">
      <button type="button" className="button" onClick={() => setRenaming(true)}>
        {room.waiting.rename}
      </button>
      <button type="button" className="button" onClick={onLeave}>
        {words.table.leave}
      </button>
      {isRenaming && <LazyNameDialog matchID={table.matchID} onClose={() => setRenaming(false)} />}
    </div>
  );
}

/** Lets the host add bots before the match begins. */
function FillSeats({
  table,
  host,
}: Pick<RoomProps, 'table'> & Pick<Parameters<typeof BotSeats>[0], 'host'>) {
  const { text } = useText();
  const room = useWaitingRoomText();
  const problem = withoutBots(useHistoryState());
  const isFree = ({ name }: Seat) => name === null;
  const seats = table.seats.filter((each) => isFree(each) || each.bot !== null);
  const isOff = useSiteConfig().areBotsOff && !seats.some(({ bot }) => bot !== null);
  if (seats.length === 0 || isOff) return null;
  return (
    <section className="card" aria-labelledby="bots">
      <h2 id="bots">{room.bots.heading}</h2>
      {problem && !table.seats.some(({ bot }) => bot !== null) && (
        <p className="note note-bad" role="alert">
          {room.bots.notSeated(text.problems[problem])}
        </p>
      )}
      <p>{room.bots.help}</p>
      {seats.filter(isFree).length === 1 && <p className="note">{room.bots.lastSeat}</p>}
      <BotSeats table={table} seats={seats} host={host} />
      <LevelHelp />
    </section>
  );
}

/** Returns the problem that kept the wanted bots from the new table; the form stores it in the history entry. */
function withoutBots(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || !('withoutBots' in state)) return undefined;
  return problems.find((problem) => problem === state.withoutBots);
}
