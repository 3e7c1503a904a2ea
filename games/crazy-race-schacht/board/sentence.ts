/** The one sentence that says what is asked of the viewer, or what the table waits for. */
import { callerOf, type Seating } from '../../kit/board/seating.ts';
import { driverValue, models } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import { waitedFor, whyNotReclaim } from '../rules.ts';
import type { CrazyRaceState } from '../state.ts';
import type { TryOut } from './tryout.ts';
import type { OwnTurn } from './useOwnTurn.ts';

function sentenceForWatcher(G: CrazyRaceState, seating: Seating, words: BoardText): string {
  const seats = waitedFor(G);
  const names = seats.map(callerOf(seating, words.newcomer));
  const [first = ''] = names;
  const { sentences } = words;
  if (seats.some(seating.isFree)) return sentences.waitFor(names);
  if (G.step === 'driverPlacement') return sentences.watchPlacing(first, G.round);
  if (G.step === 'reclaim') return sentences.watchReclaim(names);
  if (G.step === 'penalty') return sentences.watchPenalty(names);
  return G.prizeFor === null ? sentences.watchMoving(first) : sentences.watchPrize(first);
}

/** For a `?`, whose spaces are shared out press by press. */
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
  if (movement.model) return sentences.moveShown(words.models[movement.model], movement.left);
  const [chosen] = tries;
  if (chosen === undefined) return sentences.chooseLocomotive(movement.left);
  return sentences.moveChosen(words.models[chosen]);
}

/** What of the viewer's part the sentence is about. */
type Own = Pick<
  OwnTurn,
  'playerID' | 'chosen' | 'canPlace' | 'isToChoosePrize' | 'isToReclaim' | 'isToDiscard'
> & { readonly movement: TryOut | null };

function sentenceForPlacing(
  G: CrazyRaceState,
  { chosen, playerID }: Own,
  { sentences }: BoardText,
): string {
  if (chosen !== null) return sentences.chooseSide(driverValue(chosen));
  const hand = G.players[playerID]?.hand ?? [];
  return hand.length === 0 ? sentences.emptyHand : sentences.chooseDriver(G.round);
}

/** Whether the viewer has answered what others are still asked. */
function hasAnswered(G: CrazyRaceState, playerID: string): boolean {
  if (G.step === 'penalty') return (G.players[playerID]?.toDiscard ?? null) !== null;
  return whyNotReclaim(G, playerID, null) === 'alreadyAnswered';
}

/** `own` is the viewer's part; null for who only watches. */
export function sentenceFor(
  G: CrazyRaceState,
  own: Own | null,
  seating: Seating,
  words: BoardText,
): string {
  const { sentences } = words;
  if (G.result) return sentences.over(G.result.winners.map(seating.nameOf));
  if (!own) return sentenceForWatcher(G, seating, words);
  if (own.isToChoosePrize) return sentences.choosePrize;
  if (own.movement) return sentenceForMovement(own.movement, words);
  if (own.isToReclaim) return sentences.reclaim;
  if (own.isToDiscard) return sentences.choosePenalty;
  if (own.canPlace) return sentenceForPlacing(G, own, words);
  if (hasAnswered(G, own.playerID)) {
    return sentences.answered(waitedFor(G).map(callerOf(seating, words.newcomer)));
  }
  return sentenceForWatcher(G, seating, words);
}
