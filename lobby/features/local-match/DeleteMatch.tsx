import { useLocalMatchText } from '../../i18n/setup-messages.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { remove } from './match-database.ts';

/** Shows a button that deletes a match after confirmation. */
export function DeleteMatch({
  matchID,
  label,
  onDone,
}: {
  readonly matchID: string;
  /** The button's accessible name, which says which match. */
  readonly label: string;
  readonly onDone?: () => void;
}) {
  const here = useLocalMatchText();
  const deleteMatch = async () => {
    await remove(matchID);
    onDone?.();
  };
  return (
    <ConfirmButton
      words={here.deleteMatch}
      title={here.deleteMatchTitle}
      help={here.deleteMatchHelp}
      onConfirm={deleteMatch}
      label={label}
    />
  );
}
