import type { FilteredMetadata } from 'boardgame.io';
import { useMemo, useState } from 'react';
import type { GameModule } from '../../games/index.ts';
import type { BoardModule } from '../../games/kit/board/board-props.ts';
import type { Result } from '../../games/kit/result.ts';
import { whyUnplayable } from '../../games/kit/unplayable.ts';
import type { Table } from '../../server/protocol.ts';
import { useText } from '../i18n/useText.tsx';
import { Invite } from '../parts/Invite.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Ending } from './Ending.tsx';
import { tellLog } from './events.ts';
import { LiveLog } from './LogPanel.tsx';
import { shownNames } from './names.ts';
import { SidePanel } from './SidePanel.tsx';
import type { RoomProps } from './TableRoom.tsx';

/** The table while it is played, and once it is over: the board is the page, all else its edges. */
export function PlayPage(
  props: RoomProps & {
    readonly Board: BoardModule['Board'];
    readonly module: GameModule;
  },
) {
  const { table, game, gameText, match, seat, nameOf, say, onLeave, onTakeSeat, Board, module } =
    props;
  const { draft, onDraft } = props;
  const [isPlaying, setPlaying] = useState(false);
  const { text, language } = useText();
  const { title } = game.info.shelf[language];
  const { state } = match;
  // Such a match is not drawn: its state may not be what the board knows.
  const unplayable = state && whyUnplayable(state.G, game.info);
  const hasOtherRules = unplayable === 'otherRules';
  const told = useMemo(() => {
    const { isFleeting, beginsPart } = module;
    return tellLog(match.log, { gameText, nameOf, isFleeting, beginsPart, hasOtherRules });
  }, [match.log, hasOtherRules, gameText, nameOf, module]);
  const matchData = useMemo(() => named(match.matchData, table), [match.matchData, table]);
  if (!state) return null;
  const { ctx } = state;
  // Every game of ours ends with the kit's Result.
  const result: Result | undefined = ctx.gameover;
  const isOwnTurn = seat !== undefined && module.waitsFor(state.G).includes(seat.playerID);
  return (
    <div className="play">
      <div className="play-top">
        <PageHeading
          className="play-title"
          title={isOwnTurn ? text.table.yourTurnTitle(title) : title}
        >
          {title}
        </PageHeading>
        <div className="play-ways">
          {seat && !result && (
            <button type="button" className="button button-small" onClick={onLeave}>
              {text.table.leave}
            </button>
          )}
          {!seat && (
            <p className="play-watching">
              {table.status === 'playing' ? text.table.watchingFull : text.table.watching}
            </p>
          )}
        </div>
      </div>
      {!result && <FreeSeats {...{ table, game, seat, nameOf, onTakeSeat }} />}
      {result && !isPlaying && (
        <Ending {...{ result, table, seat, nameOf }} scoreInWords={gameText.score} />
      )}
      <div className="play-main">
        <div className="board-place">
          {unplayable ? (
            <p className="note note-bad" role="alert">
              {gameText.refusals[unplayable]}
            </p>
          ) : (
            <Board
              G={state.G}
              ctx={ctx}
              moves={match.moves}
              playerID={seat?.playerID ?? null}
              {...(matchData && { matchData })}
              log={match.log}
              language={language}
              text={gameText}
              onPlayback={setPlaying}
            />
          )}
        </div>
        <SidePanel
          told={told}
          chat={match.chat}
          newLines={match.newLines}
          say={seat && say}
          {...{ table, game, gameText, draft, onDraft }}
        />
      </div>
      <LiveLog told={told} />
    </div>
  );
}

/** boardgame.io's list of the seats with the names as they are shown everywhere. */
function named(
  matchData: FilteredMetadata | undefined,
  { seats }: Table,
): FilteredMetadata | undefined {
  const names = shownNames(seats);
  return matchData?.map(({ name: _own, ...player }) => {
    const name = names.get(String(player.id));
    return name === undefined ? player : { ...player, name };
  });
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
