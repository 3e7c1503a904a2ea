/** A card tried out on the board before it is played: which steps, and where they lead. No rule of its own. */
import type { CardID } from '../../rules/components.ts';
import { afterStep, possibleSteps, whyNotPlayCard, withCard } from '../../rules/index.ts';
import type { Bug, BugRaceState, BugWithCard, Step } from '../../rules/state.ts';

export interface TryOut {
  readonly cardID: CardID;
  readonly steps: readonly Step[];
}

/** The bug and the card after the steps that were tried. */
export function playTriedOut(
  bug: Bug,
  { cardID, steps }: TryOut,
  trackLength: number,
): BugWithCard {
  return steps.reduce(
    (play, step) => afterStep(play, step, trackLength),
    withCard(bug, cardID, trackLength),
  );
}

/** The try-out if it can still be played as it is; what became of the match meanwhile may forbid it. */
export function stillPlayable(
  G: BugRaceState,
  playerID: string,
  tryOut: TryOut | null,
): TryOut | null {
  const fits = tryOut !== null && whyNotPlayCard(G, playerID, tryOut.cardID, tryOut.steps) === null;
  return fits ? tryOut : null;
}

/** Steps that carry out all of a card from here: its legs as soon as they can, the body where they wait for it. */
export function allSteps(play: BugWithCard, trackLength: number): Step[] {
  const steps: Step[] = [];
  let now = play;
  for (;;) {
    const [next] = possibleSteps(now, trackLength);
    if (next === undefined) return steps;
    steps.push(next);
    now = afterStep(now, next, trackLength);
  }
}

/** The last card of a hand, with which nothing has been done: there is no other to pick. null: there are more, or none. */
export function lastCardOf(G: BugRaceState, playerID: string): TryOut | null {
  const [cardID, ...others] = G.players[playerID]?.kept ?? [];
  if (cardID === undefined || others.length > 0) return null;
  return stillPlayable(G, playerID, { cardID, steps: [] });
}
