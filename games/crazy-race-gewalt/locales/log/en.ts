import type { Widened } from '../../../kit/text.ts';
import type { Deck, Stage } from '../../rules/components.ts';
import { boardText } from '../board/en.ts';

const { stages } = boardText;
const ordinal = boardText.status.place;

/** Returns the name of a card in quotation marks. */
export function quoted(card: string): string {
  return `“${card}”`;
}

function squares(count: number): string {
  if (count === 0) return 'no squares';
  return count === 1 ? '1 square' : `${count} squares`;
}

function sectionCard(count: number): string {
  return `section card with ${squares(count)}`;
}

function points(count: number): string {
  if (count === 0) return 'no points';
  return count === 1 ? '1 point' : `${count} points`;
}

/** Of a section card, `card` is the number of its squares; of an action card, its name in quotation marks. */
export const logWords = {
  quoted,
  /** The next three are parts of the names of places. */
  lane: (lane: number) => `lane ${lane}`,
  ownLane: (lane: number) => `lane ${lane} (their own)`,
  square: (square: number) => `square ${square}`,
  /** Effects of a card in the turn that begins. */
  effects: {
    extraTurn: (name: string) => `${name} has two turns in a row`,
    skipTurn: (name: string) => `${name} misses this turn`,
    noRoll: (name: string) => `${name} may use cards, but won’t move`,
    doubleRoll: (name: string) => `${name}’s dice count double`,
    noCards: (name: string) => `${name} can’t play cards, only discard`,
    move4: (name: string) => `${name} moves 4 squares instead of rolling`,
    move10: (name: string) => `${name} moves 10 squares instead of rolling`,
    minus4: (name: string) => `${name} moves 4 squares fewer than rolled`,
    plus4: (name: string) => `${name} moves 4 squares more than rolled`,
  },
  /** Effects of a card on the dice, added to their result. */
  diceChanges: { doubleRoll: ', doubled', minus4: ', less 4', plus4: ', plus 4' },
  raceBegan: (isExpert: boolean, order: string) =>
    `Off they go, ${isExpert ? 'with' : 'without'} action cards! Order of play: ${order}.`,
  turnBegan: (name: string) => `It is ${name}’s turn.`,
  secondTurn: (name: string) => `${name} has a second turn.`,
  laidSection: (name: string, card: number, place: string) =>
    `${name} lays a ${sectionCard(card)} on ${place}.`,
  discardedSection: (name: string, card: number) => `${name} discards a ${sectionCard(card)}.`,
  discardedAction: (name: string, card: string) => `${name} discards ${card}.`,
  relocated: (
    name: string,
    action: string,
    { card, from, to }: { readonly card: number; readonly from: string; readonly to: string },
  ) => `${name} plays ${action}: the ${sectionCard(card)} goes from ${from} to ${to}.`,
  actionLaid: (name: string, card: string, target: string) => `${name} plays ${card} on ${target}.`,
  asked: (name: string, card: string, from: string) => `${name} may counter ${card} from ${from}.`,
  countered: (
    name: string,
    card: string,
    { from, times, max }: { readonly from: string; readonly times: number; readonly max: number },
  ) =>
    `${name} counters ${card} from ${from} (counter ${times} of ${max}): both cards are discarded.`,
  allowed: (name: string, card: string, from: string) => `${name} accepts ${card} from ${from}.`,
  actionTookEffect: (card: string, from: string, effect: string) =>
    `${card} from ${from} takes effect: ${effect}.`,
  actionSpent: (card: string, name: string) =>
    `${card} on ${name} has taken effect and is discarded.`,
  rolled: (name: string, dice: string, steps: number) =>
    `${name} rolls ${dice}: ${squares(steps)}.`,
  stayed: (name: string) => `${name} doesn’t roll and stays put.`,
  overTheLine: (name: string) => `${name} races over the finish line!`,
  unmoved: (name: string) => `${name} stays where they are.`,
  moved: (name: string, steps: number, place: string) =>
    `${name} moves ${squares(steps)}, to ${place}.`,
  crossed: (name: string, stage: Stage, place: number) =>
    `${name} is through the ${stages[stage]} stage and takes the trophy for ${ordinal(place)} place.`,
  /** `too` says what is discarded besides the hand, if anything. */
  finished: (name: string, too: string) =>
    `${name} has finished the race: the cards in hand are discarded${too}.`,
  too: (card: string) => `, and ${card} too`,
  trophy: (stage: Stage, place: number) => `${ordinal(place)} in ${stages[stage]}`,
  tookRest: (name: string, trophies: string, count: number) =>
    `Only ${name} is left in the race and takes the remaining ${count === 1 ? 'trophy' : 'trophies'}: ${trophies}.`,
  drew: (name: string, deck: Deck, owed: string) =>
    `${name} draws ${deck === 'section' ? 'a section card' : 'an action card'}${owed}.`,
  owed: ', owed for a counter',
  reshuffled: (deck: Deck, count: number) =>
    `No ${deck} cards are left to draw: the discards are shuffled into a new pile of ${count}.`,
  nothingToDraw: (name: string, deck: Deck) => `All ${deck} cards are used up: ${name} draws none.`,
  betsShown: (bets: string) => `The bets on lilac, blue and red are turned up: ${bets}.`,
  scored: (name: string, sum: number, trophies: string) =>
    `${name} scores ${points(sum)}: ${trophies}.`,
  betweenTrophies: '; ',
  wrongBet: (stage: Stage, trophy: number, bet: number) =>
    `${stages[stage]} ${ordinal(trophy)} instead of ${ordinal(bet)}`,
  rightBet: (stage: Stage, trophy: number, sum: number) =>
    `${stages[stage]} ${ordinal(trophy)} as bet, ${points(sum)}`,
  sameBet: (names: string) => ` (same bet: ${names})`,
  raceWon: (winner: string) => `The race is over: ${winner} has the most points and wins!`,
  raceShared: (winners: string) =>
    `The race is over: ${winners} have the most points and share the win!`,
};

/** Words for the log in any language. */
export type LogWords = Widened<typeof logWords>;
