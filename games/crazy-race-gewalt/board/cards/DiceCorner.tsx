import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import { arrowCards, type DiceKind } from '../../rules/effects.ts';
import { Dice } from '../hand/Dice.tsx';
import type { Parts } from '../parts.ts';
import { ActionCard } from './ActionCard.tsx';

/** Returns what a card does to the dice, such as a factor or an addition. */
function changeBy(kind: DiceKind): string {
  const { times, plus } = arrowCards[kind].going;
  return [
    ...(times === 1 ? [] : [`× ${times}`]),
    ...(plus === 0 ? [] : [`${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`]),
  ].join(' ');
}

/** Shows the last roll with a card's change to it, or the card that replaced it. */
export function DiceCorner({ G, own, playback, seating, text }: Parts) {
  const { shown, isRolling, event } = playback;
  const { roll, turn } = shown;
  const { dice: words, kinds } = text.board;
  const { effect } = turn;
  if (G.result && event === null) return null;
  // Beside a prompt, another player's roll would look like the viewer's own. In that case it is shown at the seat.
  const isAsked = event === null && own !== null && (own.turn !== null || own.question !== null);
  if (roll && !isAsked) {
    const { playerID, dice, effect: change, steps } = roll;
    return (
      <div className="crazy-race-gewalt-roll">
        <SeatSign playerID={playerID} />
        {event === null && (
          <bdi className="crazy-race-gewalt-roller" aria-hidden="true">
            {seating.nameOf(playerID)}
          </bdi>
        )}
        <Dice values={dice} rolling={isRolling} />
        {!isRolling && (
          <>
            <span className="paddock-unseen">{words.rolled(seating.nameOf(playerID), dice)}</span>
            {change && <span className="crazy-race-gewalt-change">{changeBy(change)}</span>}
            <strong>{words.squares(steps)}</strong>
          </>
        )}
      </div>
    );
  }
  if (effect === null) return null;
  return (
    <div className="crazy-race-gewalt-roll">
      <SeatSign playerID={turn.playerID} />
      <span className="crazy-race-gewalt-instead">
        <ActionCard kind={effect} />
      </span>
      <strong>{kinds[effect]}</strong>
    </div>
  );
}
