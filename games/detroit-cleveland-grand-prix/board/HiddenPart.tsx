import type { HiddenPartProps } from '../../kit/board/board-props.ts';
import type { GrandPrixText } from '../locales/text.ts';
import { exchangesOf } from '../rules/index.ts';
import type { GrandPrixState } from '../rules/state.ts';
import { CardRow } from './cards/Hand.tsx';

/** Shows the hand of one seat, ordered by number. */
export function HiddenPart({ G, playerID, text }: HiddenPartProps<GrandPrixState, GrandPrixText>) {
  const numbers = G.players[playerID]?.hand ?? [];
  if (numbers.length === 0) return null;
  return (
    <div className="paddock-frame detroit-cleveland-grand-prix grand-prix-open">
      <CardRow
        views={numbers.map((number) => ({ number, gain: null, isUnplayable: false }))}
        exchanges={exchangesOf(G)}
        words={text.board}
        onChoose={null}
      />
    </div>
  );
}
