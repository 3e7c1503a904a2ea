import type { GameBench } from '../kit/game-bench.ts';
import type { Bug, BugRaceState } from './index.ts';
import { bodyLength, type CardID } from './rules/components.ts';
import { applySteps, finishBody, isFinished, placeCard, possibleSteps } from './rules/index.ts';
import type { Step } from './rules/state.ts';

/** A card with its legs moved as far as they go, the body when they wait for it. */
function carriedOut(bug: Bug, card: CardID, trackLength: number): { bug: Bug; steps: Step[] } {
  const steps: Step[] = [];
  let play = placeCard(bug, card);
  while (!isFinished(play, trackLength)) {
    const [step = 'body'] = possibleSteps(play, trackLength);
    steps.push(step);
    play = applySteps(play, [step]);
  }
  return { bug: play.bug, steps };
}

/** How far forward a bug is: its body, as far as it can go, then its legs. */
function progress({ legs: at }: Bug, trackLength: number): number {
  const sum = Object.values(at).reduce((total, section) => total + section, 0);
  const body = Math.min(Math.min(at.leftRear, at.rightRear) + bodyLength, finishBody(trackLength));
  return 100 * body + sum;
}

/** Keeps the card that leaves the bug furthest forward, and plays first what brings it furthest. */
const greedy: GameBench['greedy'] = ({ G, seat, rules, rng }) => {
  // The arena gives each game's player states of its own game.
  const { bugs, options, players, step } = G as BugRaceState;
  const bug = bugs[seat];
  const hand = players[seat];
  const { trackLength } = options;
  const cards = (step === 'legPass' ? hand?.offered : hand?.kept) ?? [];
  if (!bug || cards.length === 0) return { move: 'endTurn', args: [] };
  const rated = rng
    .shuffle(cards)
    .map((card) => ({ card, ...carriedOut(bug, card, trackLength) }))
    .sort((a, b) => progress(b.bug, trackLength) - progress(a.bug, trackLength));
  const [best] = rated;
  if (!best) return rng.choose(rules.legalMoves(G, seat));
  return step === 'legPass'
    ? { move: 'keepCard', args: [best.card] }
    : { move: 'playCard', args: [best.card, best.steps] };
};

export const bench: GameBench = {
  playerCounts: [2, 4],
  variants: [{}, { expert: true }],
  isLongMctsWorthwhile: false,
  greedy,
  midMatch: { moves: 70, cardMove: 'keepCard', cards: '.bug-race-hand button', back: null },
  racer: [286, 252, 94],
};
