import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Table } from '../../../protocol/tables.ts';
import { ConsensusText, useConsensusText } from '../../i18n/match-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { leaveSeat, type Outcome, type Problem } from '../../lib/api.ts';
import { addresses } from '../../lib/navigation.ts';
import { forgetPlayerSeed } from '../../lib/player-seeds.ts';
import { peopleAt } from '../../lib/seat-names.ts';
import { forgetSeat } from '../../lib/seats.ts';
import { useRequest } from '../../lib/useRequest.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { agree, concede, type OwnSeat } from './seat-requests.ts';
import './consensus.css';

interface WaysOutProps {
  readonly table: Table;
  readonly ownSeat: OwnSeat;
  readonly onClose: () => void;
  /** Called when the player has resigned; the seat is to be dropped. */
  readonly onConceded: () => void;
}

/**
 * Asks whether to leave, resign, or end the match together. Before the match, or alone, a player can only leave. At the
 * counted try of a daily challenge, all of these give it up.
 */
export function LeaveOptions(props: WaysOutProps) {
  return (
    <ConsensusText>
      <AskedWay {...props} />
    </ConsensusText>
  );
}

type Way = 'concede' | 'end' | 'leave';

/** Leaves the seat. A seat that is no longer ours counts as left. */
async function leave({ matchID, seat }: OwnSeat): Promise<Outcome<object>> {
  const { game, playerID, credentials } = seat;
  const outcome = await leaveSeat(game, matchID, { playerID, credentials });
  const isGone = !outcome.ok && ['forbidden', 'notFound'].includes(outcome.problem);
  return isGone ? { ok: true, value: {} } : outcome;
}

/** Returns the requests for each way to leave, and their state. */
function useGoing({ table, ownSeat, onClose, onConceded }: WaysOutProps) {
  const { problem, ask } = useRequest();
  const [, navigate] = useLocation();
  const go: Readonly<Record<Way, () => Promise<void>>> = {
    leave: async () => {
      if (!(await ask(() => leave(ownSeat)))) return;
      navigate(table.daily ? addresses.daily(table.daily.day, table.game) : addresses.home);
      forgetSeat(ownSeat.matchID);
      if (table.begunAt === null) forgetPlayerSeed(ownSeat.matchID);
    },
    concede: async () => {
      if (await ask(() => concede(ownSeat))) onConceded();
    },
    end: async () => {
      const request = { kind: 'end', seat: null, isAgreed: true } as const;
      if (await ask(() => agree(ownSeat, request))) onClose();
    },
  };
  return { problem, go };
}

function AskedWay(props: WaysOutProps) {
  const { table, onClose } = props;
  const words = useConsensusText().ways;
  const hasBegun = table.begunAt !== null;
  const [way, setWay] = useState<Way | null>(hasBegun ? null : 'leave');
  const { problem, go } = useGoing(props);
  // The server deletes a table when the last player leaves or resigns.
  const isLast = peopleAt(table).length === 1;
  const isTry = table.daily?.isCounted === true && table.status !== 'finished';
  const leaveHelp = isLast ? words.leaveHelpLast : words.leaveHelp;
  const asked: Readonly<Record<Way, Pick<SureProps, 'title' | 'help' | 'yes'>>> = {
    concede: { title: words.concedeTitle, help: words.concedeSure, yes: words.concede },
    end: { title: words.endTitle, help: words.endSure, yes: words.end },
    leave: isTry
      ? { title: words.concedeTitle, help: words.trySure, yes: words.concede }
      : { title: words.leaveTitle, help: leaveHelp, yes: words.leave },
  };
  if (way) {
    return <Sure {...asked[way]} problem={problem} onYes={go[way]} onNo={onClose} />;
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{isTry ? words.tryPause : words.pause[table.timeControl.kind]}</p>
      <ul className="ways-out">
        {!isLast && (
          <WayOut
            label={words.concede}
            help={words.concedeHelp}
            onChoose={() => setWay('concede')}
          />
        )}
        {!isTry && <WayOut label={words.end} help={words.endHelp} onChoose={() => setWay('end')} />}
        <WayOut
          label={isTry ? words.concede : words.leave}
          help={isTry ? words.trySure : leaveHelp}
          onChoose={() => setWay('leave')}
        />
      </ul>
      <Stay onStay={onClose} />
    </Dialog>
  );
}

function WayOut({
  label,
  help,
  onChoose,
}: {
  readonly label: string;
  readonly help: string;
  readonly onChoose: () => void;
}) {
  return (
    <li>
      <button type="button" className="button" onClick={onChoose}>
        {label}
      </button>
      <p>{help}</p>
    </li>
  );
}

function Stay({ onStay }: { readonly onStay: () => void }) {
  const { text } = useText();
  return (
    <div className="buttons">
      <button type="button" className="button" onClick={onStay}>
        {text.cancel}
      </button>
    </div>
  );
}

interface SureProps {
  readonly title: string;
  readonly help: string;
  readonly yes: string;
  readonly problem: Problem | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks for confirmation of what cannot be undone. */
function Sure({ title, help, yes, problem, onYes, onNo }: SureProps) {
  const { text } = useText();
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{help}</p>
      <RequestProblem problem={problem} />
      <div className="buttons">
        <button type="button" className="button button-main" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="button" onClick={onNo}>
          {text.cancel}
        </button>
      </div>
    </Dialog>
  );
}
