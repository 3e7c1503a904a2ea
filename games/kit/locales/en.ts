import type { SharedRefusal } from '../text.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<SharedRefusal, string>> = {
  otherRules: 'This match was begun with another version of the rules and can’t be played on here.',
  wrongNumberOfPlayers:
    'This match was begun with more or fewer players than the game is made for: open a new one.',
  tooMuch: 'That move came with something that it has no use for: make it again without.',
  noSuchMove: 'There is no such move in this game: use what is on the board.',
};

/** Name of the way to a section of the rules, in all games. */
export const toRules = (heading: string) => `Rules: ${heading}`;

/** Above a board that is looked at from no seat, in all games. */
export const watching = 'You are watching. To play, take a free seat at this table.';

export { bots } from './bots/en.ts';
