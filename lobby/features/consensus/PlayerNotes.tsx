import type { CatalogGame } from '../../../games/index.ts';
import type { NameOf } from '../../../games/kit/text.ts';
import type { Seat, TableAtHand } from '../../../protocol/tables.ts';
import { useConsensusText } from '../../i18n/match-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { peopleAt } from '../../lib/seat-names.ts';
import { useRequest } from '../../lib/useRequest.ts';
import { wholeMinutesInWords } from '../../ui/format-duration.ts';
import { Invite } from '../invite/Invite.tsx';
import { FreeSeats } from '../table-seats/FreeSeats.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { agree, comeBack, type OwnSeat } from './seat-requests.ts';

/** A seat whose player is absent. */
export type Absent = Seat & { readonly awaySince: number };

export interface PlayerNotesProps {
  readonly table: TableAtHand;
  readonly game: CatalogGame;
  /** Null for a spectator. */
  readonly ownSeat: OwnSeat | null;
  readonly nameOf: NameOf;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly serverAhead: number;
  /** Seats that a new player can take. */
  readonly free: readonly Seat[];
  /** Takes such a seat. Undefined if the viewer cannot. */
  readonly onTakeSeat: (() => void) | undefined;
  /** Absent players whom bots may replace if all agree. */
  readonly absent: readonly Absent[];
  /** Called when the player chooses to wait. */
  readonly onWait: () => void;
  /** Returns to the board; also called once the viewer has voted. */
  readonly onClose: () => void;
}

/** Lists all votes and notes about the players of a table. */
export function PlayerNotes(props: PlayerNotesProps) {
  const { table, game, ownSeat, nameOf, serverAhead, free, onTakeSeat, absent } = props;
  const { onWait, onClose } = props;
  const { proposal } = table;
  const standIns = peopleAt(table).filter(({ standIn }) => standIn !== null);
  const isOwnStoodIn = standIns.some(({ playerID }) => playerID === ownSeat?.seat.playerID);
  return (
    <>
      {ownSeat && isOwnStoodIn && <OwnStandIn ownSeat={ownSeat} />}
      {ownSeat && proposal && !isOwnStoodIn && (
        <ProposalNote
          proposal={proposal}
          ownSeat={ownSeat}
          nameOf={nameOf}
          serverAhead={serverAhead}
          onClose={onClose}
        />
      )}
      {ownSeat && absent.length > 0 && (
        <AbsentNote
          ownSeat={ownSeat}
          absent={absent}
          nameOf={nameOf}
          serverAhead={serverAhead}
          onWait={onWait}
          onClose={onClose}
        />
      )}
      {free.length > 0 && (
        <FreeSeats
          table={table}
          game={game}
          free={free}
          nameOf={nameOf}
          onTakeSeat={onTakeSeat}
          seat={ownSeat?.seat}
        />
      )}
      {ownSeat &&
        standIns
          .filter(({ playerID }) => playerID !== ownSeat.seat.playerID)
          .map((seat) => (
            <StandInNote
              key={seat.playerID}
              seat={seat}
              ownSeat={ownSeat}
              nameOf={nameOf}
              game={game}
              mayOffer={proposal === null && !isOwnStoodIn}
            />
          ))}
    </>
  );
}

/** Says that a bot replaces the viewer. */
function OwnStandIn({ ownSeat }: { readonly ownSeat: OwnSeat }) {
  const words = useConsensusText().mine;
  const { problem, ask } = useRequest();
  return (
    <div className="note agree-note">
      <p>
        <strong>{words.note}</strong> {words.help}
      </p>
      <div className="buttons">
        <button
          type="button"
          className="button button-main"
          onClick={() => ask(() => comeBack(ownSeat))}
        >
          {words.back}
        </button>
      </div>
      <RequestProblem problem={problem} />
    </div>
  );
}

/** Asks whether bots should replace the absent players. It is one question, but the votes are by player. */
function AbsentNote({
  ownSeat,
  absent,
  nameOf,
  serverAhead,
  onWait,
  onClose,
}: Omit<PlayerNotesProps, 'table' | 'game' | 'ownSeat' | 'free' | 'onTakeSeat'> & {
  readonly ownSeat: OwnSeat;
}) {
  const { language, formats } = useText();
  const words = useConsensusText().away;
  const { problem, ask } = useRequest();
  const names = absent.map(({ playerID }) => nameOf(playerID));
  const replace = async (seat: string) => {
    const request = { kind: 'replace', seat, isAgreed: true } as const;
    if (await ask(() => agree(ownSeat, request))) onClose();
  };
  const shortest = Date.now() + serverAhead - Math.max(...absent.map(({ awaySince }) => awaySince));
  const span = wholeMinutesInWords(shortest, language);
  return (
    <div className="note agree-note">
      <p>{words.ask(formats.list(names), span, names.length)}</p>
      <div className="buttons">
        {absent.map(({ playerID }) => (
          <button key={playerID} type="button" className="button" onClick={() => replace(playerID)}>
            {names.length === 1 ? words.letBot : words.letBotFor(nameOf(playerID))}
          </button>
        ))}
        <button type="button" className="button" onClick={onWait}>
          {words.wait}
        </button>
      </div>
      <RequestProblem problem={problem} />
    </div>
  );
}

/** Says that a bot replaces a player, who may return, or whose seat can be offered. */
function StandInNote({
  seat: { playerID, isOffered },
  ownSeat,
  nameOf,
  game,
  mayOffer,
}: Pick<PlayerNotesProps, 'nameOf' | 'game'> & {
  readonly seat: Seat;
  readonly ownSeat: OwnSeat;
  /** Whether the seat can be offered to a new player now. */
  readonly mayOffer: boolean;
}) {
  const { language } = useText();
  const words = useConsensusText().away;
  const { problem, ask } = useRequest();
  const request = { kind: 'offer', seat: playerID, isAgreed: true } as const;
  if (isOffered) {
    return (
      <div className="note agree-note">
        <p>{words.offered(nameOf(playerID))}</p>
        <Invite
          matchID={ownSeat.matchID}
          gameTitle={game.info.description[language].title}
          help={null}
        />
      </div>
    );
  }
  return (
    <div className="note agree-note">
      <p>{words.standIn(nameOf(playerID))}</p>
      {mayOffer && (
        <div className="buttons">
          <button
            type="button"
            className="button button-small"
            onClick={() => ask(() => agree(ownSeat, request))}
          >
            {words.offer}
          </button>
        </div>
      )}
      <RequestProblem problem={problem} />
    </div>
  );
}
