/** The sentence that tells the viewer what to do, or whom the table is waiting for. */
import { callerOf, type Seating } from '../../../kit/board/seating.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { handCard } from '../../rules/components.ts';
import { carsOwnedBy, playersToMove, resultOf, whyShutOut } from '../../rules/index.ts';
import type { GrandPrixState, Sale } from '../../rules/state.ts';
import type { RulesSectionID } from '../../rules-sections.ts';
import type { OwnCard, OwnTurn } from './useOwnTurn.ts';

/** The parts of a card's draft that the sentence depends on. */
type AskedCard = Pick<OwnCard, 'tryout' | 'task' | 'isUnplayable'>;

/** The parts of the viewer's turn that the sentence depends on. */
export type Asked = Pick<OwnTurn, 'playerID' | 'isToPlay' | 'canHold'> & {
  readonly bidding: unknown;
  readonly card: AskedCard | null;
};

function sentenceForWatcher(G: GrandPrixState, seating: Seating, words: BoardText): string {
  const [seat] = playersToMove(G);
  const { sentences } = words;
  if (seat === undefined) return '';
  const name = callerOf(seating, words.newcomer)(seat);
  if (seating.isFree(seat)) return sentences.waitFor(name);
  if (G.step.phase !== 'auction') return sentences.watchRace(name);
  const { highestBid } = G.step.sale;
  const car = words.cars[G.step.sale.car];
  return highestBid
    ? sentences.watchBidding(name, car, highestBid.amount)
    : sentences.watchOpening(name, car);
}

function sentenceForBidding(sale: Sale, seating: Seating, words: BoardText): string {
  const { sentences } = words;
  const car = words.cars[sale.car];
  if (!sale.highestBid) return sentences.openSale(car);
  const { playerID, amount } = sale.highestBid;
  return sentences.answerBid(car, seating.nameOf(playerID), amount);
}

/** Returns the sentence for a card of which all entries are decided. */
function sentenceToConfirm({ tryout: { number, chosen } }: AskedCard, words: BoardText): string {
  const { sentences } = words;
  const card = handCard(number);
  if (card.kind === 'exchange') {
    const [one, other] = card.cars;
    return sentences.confirmExchange(words.cars[one], words.cars[other]);
  }
  const isIdle = chosen.every(({ path }) => path.length === 0);
  return isIdle ? sentences.confirmNothing(number) : sentences.confirm(number);
}

function sentenceForCard(card: AskedCard, words: BoardText): string {
  const { tryout, task } = card;
  const { sentences } = words;
  if (card.isUnplayable) return sentences.notPlayable(tryout.number);
  if (!task) return sentenceToConfirm(card, words);
  const { next, car, ways } = task;
  if (!car || !ways) return sentences.chooseWhite(next.spaces);
  const name = words.cars[car];
  if (tryout.begun.length > 0) {
    return sentences.chooseStep(name, ways.distance - tryout.begun.length);
  }
  return ways.isFull
    ? sentences.chooseEnd(name, next.spaces)
    : sentences.chooseShortEnd(name, ways.distance, next.spaces);
}

/** Returns the sentence above the board. `own` is the viewer's part, or null for a spectator. */
export function sentenceFor(
  G: GrandPrixState,
  own: Asked | null,
  seating: Seating,
  words: BoardText,
): string {
  const { sentences } = words;
  const result = resultOf(G);
  if (result) return sentences.over(result.winners.map(seating.nameOf));
  if (own?.bidding && G.step.phase === 'auction') {
    return sentenceForBidding(G.step.sale, seating, words);
  }
  if (!own?.isToPlay) return sentenceForWatcher(G, seating, words);
  if (own.card) return sentenceForCard(own.card, words);
  if (own.canHold) return sentences.chooseCardOrHold;
  const racing = carsOwnedBy(G, own.playerID).filter((car) => !G.home.includes(car));
  return sentences.chooseCard(racing.map((car) => words.cars[car]));
}

/** Returns the hint for a player who plays for the first time. Null if there is nothing to say now. */
export function hintFor(G: GrandPrixState, own: Asked | null, { hints }: BoardText): string | null {
  if (own?.bidding && G.step.phase === 'auction') return hints.auction;
  return own?.isToPlay && !resultOf(G) ? hints.race : null;
}

function sectionForCard({ tryout, task, isUnplayable }: AskedCard): RulesSectionID {
  if (isUnplayable) return 'white';
  if (task) return task.car ? 'driving' : 'white';
  return handCard(tryout.number).kind === 'exchange' ? 'exchange' : 'race';
}

/** Returns the section of the rules that explains the sentence. `viewer` and `own` are null for a spectator. */
export function sectionFor(
  G: GrandPrixState,
  viewer: string | null,
  own: Pick<Asked, 'isToPlay' | 'canHold' | 'card'> | null,
): RulesSectionID {
  if (resultOf(G)) return 'finish';
  if (G.step.phase === 'auction') {
    return viewer !== null && whyShutOut(G, viewer) ? 'carForEverybody' : 'auction';
  }
  if (!own?.isToPlay) return 'race';
  if (own.card) return sectionForCard(own.card);
  return own.canHold ? 'options' : 'race';
}

/** Matches letters of right-to-left scripts. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Isolates a right-to-left name as in `<bdi>`, so that it doesn't reorder its neighbours, such as a sum of money. */
function setApart(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** Returns the seating with names that can be used in any sentence. */
export function withNamesSetApart<Named extends Seating>(seating: Named): Named {
  return { ...seating, nameOf: (playerID) => setApart(seating.nameOf(playerID)) };
}
