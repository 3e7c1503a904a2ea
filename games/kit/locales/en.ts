import type { SharedRefusal } from '../text.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<SharedRefusal, string>> = {
  otherRules: 'This match was started with another version of the rules and can’t continue here.',
  wrongNumberOfPlayers:
    'This match was started with a number of players that the game doesn’t allow. Start a new one.',
  tooMuch: 'That move carried unexpected data. Make it again on the board.',
  noSuchMove: 'This game has no such move. Use the controls on the board.',
};

/** Label of a button that leads to a section of the rules, in all games. */
export const toRules = (heading: string) => `Rules: ${heading}`;

/** Note above a spectator's board, in all games. */
export const watching = 'You are watching. To play, take a free seat at this table.';

/** Name of a seat without a named player, counted from 1, in all games. */
export const seat = (number: number) => `Seat ${number}`;

export { bots } from './bots/en.ts';
