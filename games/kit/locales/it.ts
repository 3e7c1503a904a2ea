import type { SharedRefusal } from '../text.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<SharedRefusal, string>> = {
  otherRules:
    'Questa partita è stata iniziata con un’altra versione delle regole e qui non può continuare.',
  wrongNumberOfPlayers:
    'Questa partita è stata aperta per un numero di giocatori che il gioco non prevede: aprine un’altra.',
  tooMuch: 'Questa mossa conteneva dati imprevisti. Rifalla sul tabellone.',
  noSuchMove: 'In questo gioco non c’è una mossa così: usa quello che vedi sul tabellone.',
};

/** Label of a button that leads to a section of the rules, in all games. */
export const toRules = (heading: string) => `Regole: ${heading}`;

/** Note above a spectator's board, in all games. */
export const watching = 'Stai guardando. Per giocare, prendi un posto libero a questo tavolo.';

/** Name of a seat without a named player, counted from 1, in all games. */
export const seat = (number: number) => `Posto ${number}`;

export { bots } from './bots/it.ts';
