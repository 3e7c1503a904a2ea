import type { SharedRefusal } from '../text.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<SharedRefusal, string>> = {
  otherRules:
    'Diese Partie wurde mit einer anderen Fassung der Regeln begonnen und kann hier nicht weitergespielt werden.',
  wrongNumberOfPlayers:
    'Diese Partie wurde für mehr oder weniger Leute begonnen, als mitspielen können: Eröffne eine neue.',
  tooMuch: 'Dieser Zug enthielt unerwartete Daten. Mach ihn noch einmal auf dem Spielplan.',
  noSuchMove: 'So einen Zug gibt es in diesem Spiel nicht: Nutze, was auf dem Spielplan ist.',
};

/** Label of a button that leads to a section of the rules, in all games. */
export const toRules = (heading: string) => `Regeln: ${heading}`;

/** Note above a spectator's board, in all games. */
export const watching = 'Du schaust zu. Zum Mitspielen nimm dir einen freien Sitz an diesem Tisch.';

/** Name of a seat without a named player, counted from 1, in all games. */
export const seat = (number: number) => `Sitz ${number}`;

export { bots } from './bots/de.ts';
