/** The sentence that tells the viewer what to do, or what the table is waiting for. */
import { callerOf, type Seating } from '../../../kit/board/seating.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { driverValue, models } from '../../rules/components.ts';
import { playersToMove } from '../../rules/index.ts';
import type { OwnCards, SchachtState } from '../../rules/state.ts';
import type { RulesSectionID } from '../../rules-sections.ts';
import type { TryOut } from './tryout.ts';
import type { OwnTurn } from './useOwnTurn.ts';

/** Returns the sentence for a viewer who has nothing to do. */
function sentenceForWatcher(G: SchachtState, seating: Seating, words: BoardText): string {
  const seats = playersToMove(G);
  const names = seats.map(callerOf(seating, words.newcomer));
  const [first = ''] = names;
  const { sentences } = words;
  if (seats.some(seating.isFree)) return sentences.waitFor(names);
  const { step } = G;
  switch (step.phase) {
    case 'driverPlacement':
      return sentences.watchPlacing(first, step.round);
    case 'stageEvaluation':
      return step.asks === 'prize' ? sentences.watchPrize(first) : sentences.watchMoving(first);
    case 'reclaim':
      return sentences.watchReclaim(names);
    case 'penalty':
      return sentences.watchPenalty(names);
    case 'raceOver':
      return sentences.over(step.result.winners.map(seating.nameOf));
  }
}

/** Returns the sentence for a `?`, whose spaces are shared out press by press. */
function sentenceForSplit({ tries, run, whyNotTry }: TryOut, { sentences }: BoardText): string {
  const { left } = run.movement;
  if (tries.length === 0) return sentences.split(left);
  const refusals = models.map(whyNotTry);
  if (refusals.includes('choosePrize')) return sentences.splitToPrize;
  return refusals.includes(null) ? sentences.splitFurther(left) : sentences.splitDone;
}

function sentenceForMovement(own: TryOut, words: BoardText): string {
  const { movement, tries } = own;
  const { sentences } = words;
  if (movement.isSplittable) return sentenceForSplit(own, words);
  if (movement.model) return sentences.moveShown(movement.model, movement.left);
  const [chosen] = tries;
  if (chosen === undefined) return sentences.chooseLocomotive(movement.left);
  return sentences.moveChosen(chosen);
}

/** The parts of the viewer's turn that the sentence depends on. */
type Own = Pick<
  OwnTurn,
  | 'playerID'
  | 'chosen'
  | 'chosenSide'
  | 'canPlace'
  | 'isToChoosePrize'
  | 'isToReclaim'
  | 'isToDiscard'
> & { readonly movement: TryOut | null };

/** Returns whether this is a player's first card in the race. In that case the sentence explains its purpose. */
function isFirstCard({ stage }: SchachtState, { placed, pile }: OwnCards): boolean {
  return stage === 1 && placed.length + pile.length === 0;
}

function sentenceForPlacing(
  { round, isFirst }: { readonly round: number; readonly isFirst: boolean },
  { chosen, chosenSide, hand }: Pick<Own, 'chosen' | 'chosenSide'> & Pick<OwnCards, 'hand'>,
  { sentences }: BoardText,
): string {
  if (chosen !== null) {
    const value = driverValue(chosen);
    if (chosenSide !== null) return sentences.sideChosen(value, chosenSide + 1);
    return isFirst ? sentences.chooseFirstSide(value) : sentences.chooseSide(value);
  }
  if (hand.length === 0) return sentences.emptyHand;
  return isFirst ? sentences.chooseFirstDriver : sentences.chooseDriver(round);
}

/** Returns the sentence above the board. `own` is the viewer's part, or null for a spectator. */
export function sentenceFor(
  G: SchachtState,
  own: Own | null,
  seating: Seating,
  words: BoardText,
): string {
  const { sentences } = words;
  const { step } = G;
  const cards = own && G.players[own.playerID];
  if (!cards) return sentenceForWatcher(G, seating, words);
  if (own.isToChoosePrize) return sentences.choosePrize;
  if (own.movement) return sentenceForMovement(own.movement, words);
  if (own.isToReclaim) return sentences.reclaim;
  if (own.isToDiscard) return sentences.choosePenalty;
  if (step.phase === 'driverPlacement' && own.canPlace) {
    return sentenceForPlacing(
      { round: step.round, isFirst: isFirstCard(G, cards) },
      { ...own, hand: cards.hand },
      words,
    );
  }
  // Other players must still answer, else all answers would be carried out.
  if (cards.answer) {
    return sentences.answered(playersToMove(G).map(callerOf(seating, words.newcomer)));
  }
  return sentenceForWatcher(G, seating, words);
}

/** Returns the section of the rules that explains the sentence. `own` is null for a spectator. */
export function sectionFor({ step }: SchachtState, own: Own | null): RulesSectionID {
  if (own?.isToChoosePrize) return 'options';
  if (own?.movement) return own.movement.tries.length > 0 ? 'track' : 'moving';
  switch (step.phase) {
    case 'driverPlacement':
      return 'placing';
    case 'stageEvaluation':
      return step.asks === 'prize' ? 'options' : 'moving';
    case 'reclaim':
      return 'cards';
    case 'penalty':
      return 'options';
    case 'raceOver':
      return 'end';
  }
}
