import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { boardSides, type Side } from './side.ts';

/** Switch for the side of the board parts, which each viewer chooses. */
export function SideSwitch({
  side,
  onChange,
  words,
}: {
  readonly side: Side;
  readonly onChange: (side: Side) => void;
  readonly words: BoardText;
}) {
  return (
    <fieldset ref={oneTabStop} className="bug-race-sides" aria-label={words.side}>
      <span aria-hidden="true">{words.side}</span>
      {boardSides.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === side}
          onClick={() => onChange(each)}
        >
          {words.sides[each]}
        </button>
      ))}
    </fieldset>
  );
}
