import { useState } from 'react';
import type { NameOf } from '../../games/kit/text.ts';
import { longestAbsence, type Seat, type TableAtHand } from '../../server/protocol.ts';
import { useText } from '../i18n/useText.tsx';
import { Invite } from '../parts/Invite.tsx';
import { peopleAt } from '../table/names.ts';
import { wholeMinutesInWords } from '../table/spans.ts';
import { useNow } from '../table/useNow.ts';
import { AgreeText, useAgreeText } from './AgreeText.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import { type Asker, agree, comeBack } from './requests.ts';
import { ProblemNote, useAsking } from './useAsking.tsx';
import '../style/agree.css';

/** Milliseconds. */
const minute = 60_000;

interface NotesProps {
  readonly table: TableAtHand;
  readonly asker: Asker;
  readonly nameOf: NameOf;
  readonly gameTitle: string;
  /** How far the server's time is ahead of this device's, in milliseconds. */
  readonly serverAhead: number;
}

/** What those who are there have to know or to decide about each other. */
export function Notes(props: NotesProps) {
  return (
    <AgreeText>
      <NotesInWords {...props} />
    </AgreeText>
  );
}

function NotesInWords({ table, asker, nameOf, gameTitle, serverAhead }: NotesProps) {
  const { proposal } = table;
  const ownID = asker.seat.playerID;
  const others = peopleAt(table).filter(({ playerID }) => playerID !== ownID);
  const away = others.filter(({ isConnected }) => !isConnected);
  const isOwnStoodIn = table.seats.some(
    ({ playerID, standIn }) => playerID === ownID && standIn !== null,
  );
  // Whoever a bot plays for is asked nothing; over days nobody need be there.
  const isFree = proposal === null && !isOwnStoodIn;
  const mayReplace = isFree && table.pace.kind !== 'days';
  return (
    <div className="agree-notes">
      {isOwnStoodIn && <OwnStandIn asker={asker} />}
      {proposal && !isOwnStoodIn && <ProposalNote {...{ proposal, asker, nameOf, serverAhead }} />}
      {mayReplace &&
        away
          .filter(({ standIn }) => standIn === null)
          .map((seat) => (
            <AwayNote key={seat.playerID} {...{ seat, asker, nameOf, serverAhead }} />
          ))}
      {away
        .filter(({ standIn }) => standIn !== null)
        .map((seat) => (
          <StandInNote
            key={seat.playerID}
            {...{ seat, asker, nameOf, gameTitle }}
            mayOffer={isFree}
          />
        ))}
    </div>
  );
}

/** A bot plays for whoever looks. */
function OwnStandIn({ asker }: Pick<NotesProps, 'asker'>) {
  const words = useAgreeText().mine;
  const { problem, ask } = useAsking();
  return (
    <div className="note agree-note">
      <p>
        <strong>{words.note}</strong> {words.help}
      </p>
      <div className="buttons">
        <button
          type="button"
          className="button button-main"
          onClick={() => ask(() => comeBack(asker))}
        >
          {words.back}
        </button>
      </div>
      <ProblemNote problem={problem} />
    </div>
  );
}

/** Somebody has been away for long: shall a bot stand in? */
function AwayNote({
  seat,
  asker,
  nameOf,
  serverAhead,
}: Omit<NotesProps, 'table' | 'gameTitle'> & { readonly seat: Seat }) {
  const { language } = useText();
  const words = useAgreeText().away;
  const { problem, ask } = useAsking();
  /** Since when somebody was away for whom it was chosen to wait. */
  const [waitsSince, setWaitsSince] = useState<number | null>(null);
  const { playerID, awaySince } = seat;
  const now = useNow({ every: minute, from: (awaySince ?? 0) - serverAhead }) + serverAhead;
  const isLong = awaySince !== null && now - awaySince >= longestAbsence;
  if (!isLong || waitsSince === awaySince) return null;
  const wish = { kind: 'replace', seat: playerID, isAgreed: true } as const;
  return (
    <div className="note agree-note">
      <p>{words.ask(nameOf(playerID), wholeMinutesInWords(now - awaySince, language))}</p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => ask(() => agree(asker, wish))}>
          {words.letBot}
        </button>
        <button type="button" className="button" onClick={() => setWaitsSince(awaySince)}>
          {words.wait}
        </button>
      </div>
      <ProblemNote problem={problem} />
    </div>
  );
}

/** A bot stands in for somebody: they may be back, or somebody new takes the seat. */
function StandInNote({
  seat: { playerID, isOffered },
  asker,
  nameOf,
  gameTitle,
  mayOffer,
}: Omit<NotesProps, 'table' | 'serverAhead'> & {
  readonly seat: Seat;
  /** Whether it can be proposed now to give the seat to somebody new. */
  readonly mayOffer: boolean;
}) {
  const words = useAgreeText().away;
  const { problem, ask } = useAsking();
  const wish = { kind: 'offer', seat: playerID, isAgreed: true } as const;
  if (isOffered) {
    return (
      <div className="note agree-note">
        <p>{words.offered(nameOf(playerID))}</p>
        <Invite matchID={asker.matchID} gameTitle={gameTitle} help={null} />
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
            onClick={() => ask(() => agree(asker, wish))}
          >
            {words.offer}
          </button>
        </div>
      )}
      <ProblemNote problem={problem} />
    </div>
  );
}
