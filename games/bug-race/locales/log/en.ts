import type { Widened } from '../../../kit/text.ts';
import type { Leg } from '../../rules/components.ts';
import { boardText } from '../board/en.ts';

function cards(count: number): string {
  return count === 1 ? 'one card' : `${count} cards`;
}

export const logWords = {
  theLeg: (leg: Leg) => `the ${boardText.legs[leg]}`,
  theBody: (sections: number) => (sections === 1 ? 'the body' : `the body (${sections} sections)`),
  chose: (name: string) => `${name} has chosen a card.`,
  swapped: (count: number) => `Both players swap ${cards(count)}.`,
  passed: {
    left: (count: number) => `Everybody passes ${cards(count)} to the left.`,
    right: (count: number) => `Everybody passes ${cards(count)} to the right.`,
  },
  played: (name: string, legs: string) => `${name} plays a card for ${legs}.`,
  playedInVain: (name: string) => `${name} plays a card: none of its legs can move.`,
  playedAndMoved: (name: string, pieces: string) => `${name} plays a card and moves ${pieces}.`,
  /** `_count` is the number of legs. */
  unmoved: (legs: string, _count: number) => `Not moved: ${legs}.`,
  moved: (name: string, pieces: string) => `${name} moves ${pieces}.`,
  cardFinished: (name: string, legs: string) => `${name} discards the card without moving ${legs}.`,
  movedAndDone: (name: string, pieces: string) => `${name} moves ${pieces} and is done.`,
  done: (name: string) => `${name} is done.`,
  crossed: (name: string, place: number) =>
    `${name} is across the finish line, in ${boardText.place(place)} place.`,
  reshuffled: 'The pile is empty: the discards are shuffled into a new one.',
  turnBegan: (turn: number) => `Turn ${turn} begins.`,
  raceWon: (winner: string) => `The race is over: ${winner} wins the apple!`,
  raceShared: (winners: string) => `The race is over: ${winners} share the apple!`,
};

/** Words for the log in any language. */
export type LogWords = Widened<typeof logWords>;
