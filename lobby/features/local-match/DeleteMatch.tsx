import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { useLocalMatchText } from './LocalMatchText.tsx';
import { remove } from './store.ts';

/** Throws a match away, once it has asked. */
export function DeleteMatch({
  matchID,
  label,
  onDone,
}: {
  readonly matchID: string;
  /** The button's name, which says of which match. */
  readonly label: string;
  readonly onDone?: () => void;
}) {
  const here = useLocalMatchText();
  const throwAway = async () => {
    await remove(matchID);
    onDone?.();
  };
  return (
    <ConfirmButton
      words={here.throwAway}
      title={here.throwAwayTitle}
      help={here.throwAwayHelp}
      onConfirm={throwAway}
      label={label}
    />
  );
}
