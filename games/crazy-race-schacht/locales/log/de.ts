import { boardText } from '../board/de.ts';
import type { LogWords } from './en.ts';

function spaces(count: number): string {
  return count === 1 ? 'ein Feld' : `${count} Felder`;
}

export const logWords: LogWords = {
  models: boardText.models,
  piles: { turntable: 'Drehscheibenstapel', finish: 'Zielstapel' },
  stageBegan: (stage, first) => `Etappe ${stage}: ${first} beginnt.`,
  placed: (name, side) => `${name} legt eine Karte an Seite ${side}.`,
  passed: (name) => `${name} passt.`,
  passedOver: (name) => `${name} hat keine Karten mehr und wird übersprungen.`,
  tookBack: (name) => `${name} nimmt den ganzen eigenen Stapel auf die Hand.`,
  outOfCards: (name) => `${name} hat keine Karte mehr auf der Hand.`,
  cardsOut: 'Niemand kann noch eine Karte legen: Das ist die letzte Etappe.',
  taboo: (side) => `Seite ${side} ist tabu.`,
  sideEmpty: (side) => `An Seite ${side} liegt keine Karte.`,
  revealed: (side, sums) => `Seite ${side}: ${sums}.`,
  wins: (name) => `${name} gewinnt.`,
  winsTie: (name, sum) => `Gleichstand mit ${sum}: Die erste Karte entscheidet, ${name} gewinnt.`,
  isHome: (name, model) => `Die ${model} von ${name} ist schon im Ziel`,
  allHome: (name) => `Die Loks von ${name} sind alle schon im Ziel`,
  movementLost: (home, left, side) =>
    `${home}: ${left === 1 ? 'Ein Feld verfällt' : `${left} Felder verfallen`} an Seite ${side}.`,
  advanced: (name, model, way) => `${name} fährt mit der ${model} ${way}.`,
  outbound: (space) => `auf Feld ${space} (Hinweg)`,
  ontoTurntable: 'auf die Drehscheibe',
  homebound: (space) => `auf Feld ${space} (Rückweg)`,
  home: 'ins Ziel',
  acrossTurntable: (destination) => `über die Drehscheibe ${destination}`,
  jumps: (count) => (count === 1 ? ', mit einem Sprung' : `, mit ${count} Sprüngen`),
  pileEmpty: (name, pile) => `Der ${pile} ist leer: keine Punkte für ${name}.`,
  tookPoints: (name, points, pile) => `${name} nimmt eine ${points} vom ${pile}.`,
  stole: (name, points, from) => `${name} klaut ${from} eine ${points}.`,
  declined: (name, left, side) => `${name} verzichtet auf ${spaces(left)} an Seite ${side}.`,
  reclaimed: (name) => `${name} nimmt eine Karte dieser Etappe zurück auf die Hand.`,
  reclaimedNone: (name) => `${name} nimmt keine Karte dieser Etappe zurück.`,
  discarded: 'Alle legen ihre Karten dieser Etappe verdeckt auf den eigenen Stapel.',
  lostHighest: (name, distance, points) =>
    `Strafe: ${name} hat eine Lok ${spaces(distance)} vor dem Ziel und verliert die höchste Punktekarte, eine ${points}.`,
  choseDiscard: (name) => `${name} hat eine Punktekarte zum Abwerfen gewählt.`,
  lostChosen: (name, distance, points) =>
    `Strafe: ${name} hat eine Lok ${spaces(distance)} vor dem Ziel und wirft eine ${points} ab.`,
  raceWon: (winner) => `Das Rennen ist vorbei: ${winner} gewinnt!`,
  raceShared: (winners) => `Das Rennen ist vorbei: ${winners} teilen sich den Sieg!`,
};
