import type { Widened } from '../../../kit/text.ts';
import { boardText } from '../board/en.ts';

function spaces(count: number): string {
  return count === 1 ? 'one space' : `${count} spaces`;
}

export const logWords = {
  models: boardText.models,
  piles: { turntable: 'turntable pile', finish: 'finish pile' },
  stageBegan: (stage: number, first: string) => `Stage ${stage} begins, and ${first} goes first.`,
  placed: (name: string, side: number) => `${name} puts a card at side ${side}.`,
  passed: (name: string) => `${name} passes.`,
  passedOver: (name: string) => `${name} has no cards left to play and is passed over.`,
  tookBack: (name: string) => `${name} takes the whole pile back.`,
  outOfCards: (name: string) => `${name} has no cards left in hand.`,
  cardsOut: 'Nobody has a card left to play: this stage is the last one.',
  taboo: (side: number) => `Side ${side} is taboo.`,
  sideEmpty: (side: number) => `There are no cards at side ${side}.`,
  /** `sums` lists the players, each with the cards' sum. */
  revealed: (side: number, sums: string) => `Side ${side}: ${sums}.`,
  wins: (name: string) => `${name} wins.`,
  winsTie: (name: string, sum: number) => `${name} wins the tie at ${sum}: the first card decides.`,
  isHome: (name: string, model: string) => `${name}’s ${model} is home already`,
  allHome: (name: string) => `${name}’s locomotives are all home already`,
  /** `home` is one of the two above. */
  movementLost: (home: string, left: number, side: number) =>
    `${home}: ${spaces(left)} ${left === 1 ? 'is' : 'are'} lost at side ${side}.`,
  /** `way` is a destination, and the jumps if there were any. */
  advanced: (name: string, model: string, way: string) => `${name} moves the ${model} ${way}.`,
  outbound: (space: number) => `to space ${space}, outbound`,
  ontoTurntable: 'onto the turntable',
  homebound: (space: number) => `to space ${space}, homebound`,
  home: 'home',
  acrossTurntable: (destination: string, isHome: boolean) =>
    `across the turntable ${isHome ? 'and home' : destination}`,
  jumps: (count: number) => (count === 1 ? ', with one jump' : `, with ${count} jumps`),
  pileEmpty: (name: string, pile: string) => `The ${pile} is empty: no points for ${name}.`,
  tookPoints: (name: string, points: number, pile: string) =>
    `${name} takes a ${points} from the ${pile}.`,
  stole: (name: string, points: number, from: string) => `${name} steals a ${points} from ${from}.`,
  declined: (name: string, left: number, side: number) =>
    `${name} gives up ${spaces(left)} at side ${side}.`,
  reclaimed: (name: string) => `${name} takes back one card from this stage.`,
  reclaimedNone: (name: string) => `${name} takes back no card from this stage.`,
  discarded: 'The cards of this stage go face down on their owners’ piles.',
  lostHighest: (name: string, distance: number, points: number) =>
    `Penalty: ${name} has a locomotive ${spaces(distance)} from home and loses their highest points card, a ${points}.`,
  choseDiscard: (name: string) => `${name} has chosen what to discard.`,
  lostChosen: (name: string, distance: number, points: number) =>
    `Penalty: ${name} has a locomotive ${spaces(distance)} from home and discards a ${points}.`,
  raceWon: (winner: string) => `The race is over: ${winner} wins!`,
  raceShared: (winners: string) => `The race is over: ${winners} share the win!`,
};

/** Words for the log in any language. */
export type LogWords = Widened<typeof logWords>;
