import { useCallback, useEffect, useRef, useState } from 'react';
import { useFocusRestore } from '../../../games/kit/board/hooks/useFocusRestore.ts';
import { maxAbsence, type Seat } from '../../../protocol/tables.ts';
import { ConsensusText, useConsensusText } from '../../i18n/match-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { peopleAt } from '../../lib/seat-names.ts';
import { useNow } from '../../lib/useNow.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { type Absent, PlayerNotes, type PlayerNotesProps } from './PlayerNotes.tsx';
import './consensus.css';

/** Milliseconds. */
const minute = 60_000;

type MattersProps = Omit<PlayerNotesProps, 'absent' | 'onWait' | 'onClose'>;

/**
 * Votes and notes about the players: a button in place of the title, so that nothing moves, and the dialog it opens.
 */
export function Proposals(props: MattersProps) {
  return (
    <ConsensusText>
      <MattersInWords {...props} />
    </ConsensusText>
  );
}

function MattersInWords(props: MattersProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const absent = useAbsent(props);
  /** Start times of the absences for which the viewer chose to wait. */
  const [waitsSince, setWaitsSince] = useState<readonly number[]>([]);
  const isWaitedFor = absent.every(({ awaySince }) => waitsSince.includes(awaySince));
  const call = callOf(props, { absent, isWaitedFor });
  const label = useLabel(call, props, absent);
  const isCalling = call !== null;
  useEffect(() => {
    if (!isCalling) close();
  }, [isCalling, close]);
  const wait = () => {
    setWaitsSince(absent.map(({ awaySince }) => awaySince));
    close();
  };
  if (call === null) return null;
  return (
    <>
      <button
        type="button"
        className="agree-opener"
        data-asks={asking.includes(call)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{label}</span>
      </button>
      {isOpen && <MattersDialog {...props} absent={absent} onWait={wait} onClose={close} />}
    </>
  );
}

/** Shows all votes and notes in a dialog. */
function MattersDialog(props: PlayerNotesProps) {
  const { text } = useText();
  const words = useConsensusText().matters;
  const content = useRef<HTMLDivElement>(null);
  useFocusRestore(content, (place) => place.querySelector('button'));
  const { onClose } = props;
  return (
    // The dialog announces itself.
    <div aria-live="off">
      <Dialog title={words.title} onClose={onClose}>
        <div ref={content} className="agree-notes">
          <PlayerNotes {...props} />
          <div className="buttons">
            <button type="button" className="button" onClick={onClose}>
              {text.close}
            </button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}

/**
 * Topics: a bot replaces the viewer; the viewer must vote; others must; all have agreed; players are absent, undecided
 * or waited for; seats are free; bots replace others.
 */
type Call = 'mine' | 'asked' | 'agreed' | 'due' | 'away' | 'waited' | 'free' | 'standIn';

/** Topics that need an answer from the viewer. */
const asking: readonly Call[] = ['mine', 'asked', 'away'];

/** Returns the most important topic, or null. */
function callOf(
  { table, ownSeat, free }: MattersProps,
  { absent, isWaitedFor }: { readonly absent: readonly Absent[]; readonly isWaitedFor: boolean },
): Call | null {
  const { proposal } = table;
  const ownID = ownSeat?.seat.playerID;
  const standIns = ownSeat ? peopleAt(table).filter(({ standIn }) => standIn !== null) : [];
  if (standIns.some(({ playerID }) => playerID === ownID)) return 'mine';
  if (ownID !== undefined && proposal) {
    if (proposal.dueAt !== null) return 'due';
    return proposal.agreed.includes(ownID) ? 'agreed' : 'asked';
  }
  if (absent.length > 0) return isWaitedFor ? 'waited' : 'away';
  if (free.length > 0) return 'free';
  return standIns.length > 0 ? 'standIn' : null;
}

function useLabel(
  call: Call | null,
  { table, free, nameOf }: MattersProps,
  absent: readonly Absent[],
): string {
  const words = useConsensusText().matters;
  const named = (seats: readonly Seat[]) => nameOf(seats[0]?.playerID ?? '');
  const standIns = peopleAt(table).filter(({ standIn }) => standIn !== null);
  switch (call) {
    case 'away':
    case 'waited':
      return words[call](named(absent), absent.length);
    case 'free':
      return words.free(free.length);
    case 'standIn':
      return words.standIn(named(standIns), standIns.length);
    default:
      return call === null ? '' : words[call];
  }
}

/** Returns the other players who have been absent long enough to be replaced by bots. */
function useAbsent({ table, ownSeat, serverAhead }: MattersProps): readonly Absent[] {
  const { proposal, timeControl } = table;
  const ownID = ownSeat?.seat.playerID;
  const people: readonly Seat[] = peopleAt(table);
  const isStoodIn = people.some(({ playerID, standIn }) => playerID === ownID && standIn !== null);
  // A replaced player is asked nothing, and in turn-based matches nobody needs to be present.
  const isAsked =
    ownSeat !== null && proposal === null && !isStoodIn && timeControl.kind !== 'days';
  const away = isAsked
    ? people.filter((seat): seat is Absent => isAbsent(seat) && seat.playerID !== ownID)
    : [];
  const present = Date.now() + serverAhead;
  // The absence whose next minute ends first.
  const next = away
    .map(({ awaySince }) => awaySince)
    .sort((one, other) => ((present - other) % minute) - ((present - one) % minute))[0];
  const every = next === undefined ? null : minute;
  const now = useNow({ every, from: (next ?? 0) - serverAhead }) + serverAhead;
  return away.filter(({ awaySince }) => now - awaySince >= maxAbsence);
}

const isAbsent = ({ isConnected, standIn, awaySince }: Seat) =>
  !isConnected && standIn === null && awaySince !== null;
