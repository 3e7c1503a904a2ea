import { ConfirmButton } from '../parts/ConfirmButton.tsx';
import { useHereText } from './HereText.tsx';
import { remove } from './store.ts';

/** Throws a match away, once it has asked. */
export function ThrowAway({
  matchID,
  label,
  onDone,
}: {
  readonly matchID: string;
  /** The button's name, which says of which match. */
  readonly label: string;
  readonly onDone?: () => void;
}) {
  const here = useHereText();
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
      {...{ label }}
    />
  );
}
