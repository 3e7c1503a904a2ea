import type { SharedRefusal } from '../text.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<SharedRefusal, string>> = {
  otherRules: 'This match was begun with another version of the rules and can’t be played on here.',
  wrongNumberOfPlayers:
    'This match was begun with more or fewer players than the game is made for: open a new one.',
  tooMuch: 'That move came with something that it has no use for: make it again without.',
  noSuchMove: 'There is no such move in this game: use what is on the board.',
};
