import { withD } from '../../../kit/locales/elision.ts';
import type { LogWords } from './en.ts';

function spaces(count: number): string {
  return count === 1 ? 'una casella' : `${count} caselle`;
}

export const logWords: LogWords = {
  models: { A: 'la Pioniera', B: 'la Locotender', C: 'l’Espresso' },
  piles: { turntable: 'pila della piattaforma', finish: 'pila del traguardo' },
  stageBegan: (stage, first) => `Tappa ${stage}: comincia ${first}.`,
  placed: (name, side) => `${name} mette una carta sul lato ${side}.`,
  passed: (name) => `${name} passa.`,
  passedOver: (name) => `${name} non ha più carte da giocare e salta il turno.`,
  tookBack: (name) => `${name} riprende in mano tutta la sua pila.`,
  outOfCards: (name) => `${name} non ha più carte in mano.`,
  cardsOut: 'Nessuno ha più carte da giocare: questa è l’ultima tappa.',
  taboo: (side) => `Il lato ${side} è tabù.`,
  sideEmpty: (side) => `Sul lato ${side} non ci sono carte.`,
  revealed: (side, sums) => `Lato ${side}: ${sums}.`,
  wins: (name) => `Vince ${name}.`,
  winsTie: (name, sum) => `Parità a quota ${sum}: decide la prima carta, vince ${name}.`,
  isHome: (name, model) => `${name} ha già ${model} al traguardo`,
  allHome: (name) => `${name} ha già tutte le locomotive al traguardo`,
  movementLost: (home, left, side) =>
    `${home}: ${spaces(left)} ${left === 1 ? 'va persa' : 'vanno perse'} sul lato ${side}.`,
  advanced: (name, model, way) => `${name} porta ${model} ${way}.`,
  outbound: (space) => `alla casella ${space} (andata)`,
  ontoTurntable: 'sulla piattaforma girevole',
  homebound: (space) => `alla casella ${space} (ritorno)`,
  home: 'al traguardo',
  acrossTurntable: (destination) => `${destination} passando per la piattaforma girevole`,
  jumps: (count) => (count === 1 ? ', con un salto' : `, con ${count} salti`),
  pileEmpty: (name, pile) => `La ${pile} è vuota: niente punti per ${name}.`,
  tookPoints: (name, points, pile) => `${name} prende un ${points} dalla ${pile}.`,
  stole: (name, points, from) => `${name} ruba un ${points} ${withD('a', from)}.`,
  declined: (name, left, side) => `${name} rinuncia a ${spaces(left)} sul lato ${side}.`,
  reclaimed: (name) => `${name} riprende in mano una carta di questa tappa.`,
  reclaimedNone: (name) => `${name} non riprende nessuna carta di questa tappa.`,
  discarded: 'Le carte di questa tappa finiscono coperte nelle pile di chi le ha giocate.',
  lostHighest: (name, distance, points) =>
    `Penalità: ${name} ha una locomotiva a ${spaces(distance)} dal traguardo e perde la carta punti più alta, un ${points}.`,
  choseDiscard: (name) => `${name} ha scelto che cosa scartare.`,
  lostChosen: (name, distance, points) =>
    `Penalità: ${name} ha una locomotiva a ${spaces(distance)} dal traguardo e scarta un ${points}.`,
  raceWon: (winner) => `La corsa è finita: vince ${winner}!`,
  raceShared: (winners) => `La corsa è finita: ${winners} vincono insieme!`,
};
