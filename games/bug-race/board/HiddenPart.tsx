import type { HiddenPartProps } from '../../kit/board/board-props.ts';
import type { BugRaceText } from '../locales/text.ts';
import type { BugRaceState } from '../rules/state.ts';
import { Hand } from './cards/Hand.tsx';

/** Shows the cards of one seat: those to choose from, and those it has kept. */
export function HiddenPart({ G, playerID, text }: HiddenPartProps<BugRaceState, BugRaceText>) {
  const words = text.board;
  const hand = G.players[playerID];
  if (!hand || hand.offered.length + hand.kept.length === 0) return null;
  return (
    <div className="paddock-frame bug-race bug-race-open">
      {hand.offered.length > 0 && <Hand cards={hand.offered} label={null} words={words} />}
      {hand.kept.length > 0 && (
        <Hand
          cards={hand.kept}
          label={hand.offered.length > 0 ? words.keptCards : null}
          words={words}
        />
      )}
    </div>
  );
}
