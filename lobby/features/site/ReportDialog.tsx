import { type FormEvent, useId, useState } from 'react';
import { maxReport, type ReportRequest } from '../../../protocol/site.ts';
import { PrivacyText, usePrivacyText } from '../../i18n/data-messages.tsx';
import { useSiteText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { ask, type Problem } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface ReportProps {
  readonly matchID: string;
  readonly onClose: () => void;
}

/** Sends a report about a table to the moderators. */
export function ReportDialog(props: ReportProps) {
  return (
    <PrivacyText>
      <Asking {...props} />
    </PrivacyText>
  );
}

function Asking({ matchID, onClose }: ReportProps) {
  const { text, formats } = useText();
  const { report: title } = useSiteText();
  const { report: words } = usePrivacyText();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<Problem | 'asking' | 'sending' | 'done'>('asking');
  const id = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    const request: ReportRequest = { reason };
    const outcome = await ask(`/api/tables/${encodeURIComponent(matchID)}/report`, request);
    setState(outcome.ok ? 'done' : outcome.problem);
  };
  if (state === 'done') {
    return (
      <Dialog title={title} onClose={onClose}>
        <p role="status">{words.done}</p>
        <div className="buttons">
          <button type="button" className="button button-main" onClick={onClose}>
            {text.close}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        <div className="field">
          <label htmlFor={id}>{words.label}</label>
          <textarea
            id={id}
            className="text-area"
            rows={4}
            required
            maxLength={maxReport}
            aria-describedby={`${id}-help`}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${id}-help`} className="field-help">
            {words.help(formats.number(maxReport))}
          </p>
        </div>
        {state !== 'asking' && state !== 'sending' && (
          <p role="alert" className="note note-bad">
            {text.problems[state]}
          </p>
        )}
        <div className="buttons">
          <button
            type="submit"
            className="button button-main"
            disabled={state === 'sending' || reason.trim() === ''}
          >
            {words.send}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {text.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
