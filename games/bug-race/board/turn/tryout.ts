/** Drafts of a card before it is played: the chosen steps and their result. It contains no rules of its own. */
import type { CardID } from '../../rules/components.ts';
import { afterStep, possibleSteps, whyNotPlayCard, withCard } from '../../rules/index.ts';
import type { Bug, BugRaceState, BugWithCard, Step } from '../../rules/state.ts';

export interface TryOut {
  readonly cardID: CardID;
  readonly steps: readonly Step[];
}

/** Returns the bug and the card after the steps of a draft. */
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

/** Returns the draft if it can still be played as it is. The match may have changed meanwhile. */
export function stillPlayable(
  G: BugRaceState,
  playerID: string,
  tryOut: TryOut | null,
): TryOut | null {
  const fits = tryOut !== null && whyNotPlayCard(G, playerID, tryOut.cardID, tryOut.steps) === null;
  return fits ? tryOut : null;
}

/**
 * Returns steps that carry out the whole card from here. Legs move as soon as they can; the body moves where they wait
 * for it.
 */
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

/**
 * Returns a draft of the last card of a hand without steps, because there is no choice. Null if the hand has more
 * cards, or none.
 */
export function lastCardOf(G: BugRaceState, playerID: string): TryOut | null {
  const [cardID, ...others] = G.players[playerID]?.kept ?? [];
  if (cardID === undefined || others.length > 0) return null;
  return stillPlayable(G, playerID, { cardID, steps: [] });
}
