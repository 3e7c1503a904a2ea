import { useCallback, useEffect, useRef, useState } from 'react';
import { useFocusRestore } from '../../../games/kit/board/hooks/useFocusRestore.ts';
import { maxAbsence, type Seat } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { peopleAt } from '../table/seats/names.ts';
import { useNow } from '../table/useNow.ts';
import { ConsensusText, useConsensusText } from './ConsensusText.tsx';
import { type Absent, Notes, type NotesProps } from './Notes.tsx';
import '../../style/consensus.css';

/** Milliseconds. */
const minute = 60_000;

type MattersProps = Omit<NotesProps, 'absent' | 'onWait' | 'onClose'>;

/**
 * What those who are there have to know or to decide about each other: a button in the title's place, which moves
 * nothing when it comes and goes, and what it opens.
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
  /** Since when those have been away for whom it was chosen to wait. */
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

/** All of it, over the board. */
function MattersDialog(props: NotesProps) {
  const { text } = useText();
  const words = useConsensusText().matters;
  const content = useRef<HTMLDivElement>(null);
  useFocusRestore(content, ['button']);
  const { onClose } = props;
  return (
    // A dialog tells of itself.
    <div aria-live="off">
      <Dialog title={words.title} onClose={onClose}>
        <div ref={content} className="agree-notes">
          <Notes {...props} />
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
 * What there is: a bot plays for whoever looks; they are asked something; others are; all have agreed; somebody is
 * away, and it is waited for them, or not decided; seats are to be had; bots stand in for others.
 */
type Call = 'mine' | 'asked' | 'agreed' | 'due' | 'away' | 'waited' | 'free' | 'standIn';

/** What waits for an answer of whoever looks. */
const asking: readonly Call[] = ['mine', 'asked', 'away'];

/** The first that there is; null: nothing is to be said. */
function callOf(
  { table, seatAuth, free }: MattersProps,
  { absent, isWaitedFor }: { readonly absent: readonly Absent[]; readonly isWaitedFor: boolean },
): Call | null {
  const { proposal } = table;
  const ownID = seatAuth?.seat.playerID;
  const standIns = seatAuth ? peopleAt(table).filter(({ standIn }) => standIn !== null) : [];
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

/** The others who have been away for so long that it can be agreed to let bots play for them. */
function useAbsent({ table, seatAuth, serverAhead }: MattersProps): readonly Absent[] {
  const { proposal, pace } = table;
  const ownID = seatAuth?.seat.playerID;
  const people: readonly Seat[] = peopleAt(table);
  const isStoodIn = people.some(({ playerID, standIn }) => playerID === ownID && standIn !== null);
  // Whoever a bot plays for is asked nothing; over days nobody need be there.
  const isAsked = seatAuth !== null && proposal === null && !isStoodIn && pace.kind !== 'days';
  const away = isAsked
    ? people.filter((seat): seat is Absent => isAbsent(seat) && seat.playerID !== ownID)
    : [];
  const present = Date.now() + serverAhead;
  // Whose next minute is over first.
  const next = away
    .map(({ awaySince }) => awaySince)
    .sort((one, other) => ((present - other) % minute) - ((present - one) % minute))[0];
  const every = next === undefined ? null : minute;
  const now = useNow({ every, from: (next ?? 0) - serverAhead }) + serverAhead;
  return away.filter(({ awaySince }) => now - awaySince >= maxAbsence);
}

const isAbsent = ({ isConnected, standIn, awaySince }: Seat) =>
  !isConnected && standIn === null && awaySince !== null;
