import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/useText.tsx';
import { type Problem, renameSeat } from '../../lib/api.ts';
import { rememberSeat, useSeats } from '../../lib/seats.ts';
import { playerName, tidyName, usePlayerName } from '../../lib/settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { EraseDataButton, EraseDataDialog } from '../erase-data/EraseDataDialog.tsx';

/** Changes the player's name for the next tables and at the open table. */
export function NameDialog({
  matchID,
  submitLabel,
  onClose,
}: {
  /** Match ID of the open table, if any. */
  readonly matchID: string | undefined;
  /** Defaults to "Save". */
  readonly submitLabel?: string;
  readonly onClose: () => void;
}) {
  const { text } = useText();
  const [name, setName] = useState(usePlayerName());
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const seats = useSeats();
  const [isPrivate, setPrivate] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const newName = tidyName(name);
    if (newName === '') {
      setMissing(true);
      input.current?.focus();
      return;
    }
    const seat = matchID === undefined ? undefined : seats[matchID];
    if (matchID !== undefined && seat) {
      const { playerID, credentials } = seat;
      const outcome = await renameSeat(seat.game, matchID, { playerID, credentials }, newName);
      if (!outcome.ok) return setProblem(outcome.problem);
      rememberSeat(matchID, { ...seat, name: newName });
    }
    playerName.set(newName);
    onClose();
  };

  if (isPrivate) return <EraseDataDialog onClose={onClose} />;
  return (
    <Dialog title={text.name.title} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <NameField name={name} onChange={setName} isMissing={isMissing} input={input} />
        <ProblemNote problem={problem} />
        <div className="buttons">
          <button type="submit" className="button button-main">
            {submitLabel ?? text.save}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {text.cancel}
          </button>
        </div>
      </form>
      <EraseDataButton onPress={() => setPrivate(true)} />
    </Dialog>
  );
}
