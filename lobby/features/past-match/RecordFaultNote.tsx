import type { FaultCode, RecordFault } from '../../../games/kit/record/faults.ts';
import { useReplayText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';

/** Faults of the whole record, for which no position is shown. */
const ofTheWhole: readonly FaultCode[] = [
  'notARecord',
  'newerVersion',
  'unknownGame',
  'otherRules',
];

/** Shows what is wrong with a record, and where. */
export function RecordFaultNote({ fault: { code, move, path } }: { readonly fault: RecordFault }) {
  const { formats } = useText();
  const words = useReplayText();
  return (
    <div className="note note-bad" role="alert">
      <p>
        {words.faults[code]} {move !== undefined && words.faultInMove(formats.number(move))}
        {move === undefined && path !== '' && !ofTheWhole.includes(code) && words.faultAt(path)}
      </p>
    </div>
  );
}
