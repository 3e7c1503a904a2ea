import type { GameModule } from '../../games/index.ts';
import type { BoardModule } from '../../games/kit/board/board-props.ts';
import { useText } from '../i18n/useText.tsx';
import { Invite } from '../parts/Invite.tsx';
import { BotSeats } from './BotSeats.tsx';
import { NextTable } from './NextTable.tsx';
import { PlayPage } from './PlayPage.tsx';
import type { RoomProps } from './TableRoom.tsx';

/** The match at a table, and what there is to do because others are elsewhere. */
export function TablePlay({
  table,
  match,
  seat,
  say,
  draft,
  onDraft,
  onLeave,
  ...room
}: RoomProps & {
  readonly Board: BoardModule['Board'];
  readonly module: GameModule;
}) {
  const { text } = useText();
  const { seats, setupData, status } = table;
  const { chat: lines, newLines } = match;
  const isOver = match.state?.result !== null;
  return (
    <PlayPage
      {...room}
      {...{ match, seats, setupData }}
      viewer={seat?.playerID ?? null}
      chat={{ lines, newLines, say: seat && say, draft, onDraft }}
      ways={
        seat ? (
          !isOver && (
            <button type="button" className="button button-small" onClick={onLeave}>
              {text.table.leave}
            </button>
          )
        ) : (
          <p className="play-watching">
            {status === 'playing' ? text.table.watchingFull : text.table.watching}
          </p>
        )
      }
      notes={<FreeSeats {...room} {...{ table, seat }} />}
      next={<NextTable {...{ table, seat }} />}
    />
  );
}

/** Tells of seats that were left in the middle of the race, and how to fill them. */
function FreeSeats({
  table,
  game,
  seat,
  nameOf,
  onTakeSeat,
}: Pick<RoomProps, 'table' | 'game' | 'seat' | 'nameOf' | 'onTakeSeat'>) {
  const { text, language, formats } = useText();
  const free = table.seats.filter(({ name }) => name === null);
  if (free.length === 0) return null;
  const names = formats.list(free.map(({ playerID }) => nameOf(playerID)));
  return (
    <section className="note free-seats">
      {seat ? (
        <>
          <p>{text.table.seatIsFree(names, free.length)}</p>
          <Invite matchID={table.matchID} gameTitle={game.info.shelf[language].title} help={null} />
          {seat.playerID === table.host && (
            <div>
              <p>{text.bots.takeOver}</p>
              <BotSeats table={table} seats={free} host={seat} />
            </div>
          )}
        </>
      ) : (
        <>
          <p>{text.table.offerSeat(names, free.length)}</p>
          {onTakeSeat && (
            <button type="button" className="button button-main" onClick={onTakeSeat}>
              {text.table.takeASeat}
            </button>
          )}
        </>
      )}
    </section>
  );
}
