import type { SharedRefusal } from '../text.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<SharedRefusal, string>> = {
  otherRules:
    'Cette partie a été commencée avec une autre version des règles et ne peut pas continuer ici.',
  wrongNumberOfPlayers:
    'Cette partie a été ouverte pour un nombre de joueurs que le jeu ne prévoit pas : ouvres-en une autre.',
  tooMuch: 'Ce coup contenait des données inattendues. Rejoue-le sur le plateau.',
  noSuchMove: 'Ce coup n’existe pas dans ce jeu : sers-toi de ce qu’il y a sur le plateau.',
};

/** Label of a button that leads to a section of the rules, in all games. */
export const toRules = (heading: string) => `Règles : ${heading}`;

/** Note above a spectator's board, in all games. */
export const watching = 'Tu regardes. Pour jouer, prends une place libre à cette table.';

/** Name of a seat without a named player, counted from 1, in all games. */
export const seat = (number: number) => `Place ${number}`;

export { bots } from './bots/fr.ts';
