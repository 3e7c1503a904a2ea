import type { LogWords } from './en.ts';

function spaces(count: number): string {
  return count === 1 ? 'une case' : `${count} cases`;
}

export const logWords: LogWords = {
  models: { A: 'sa Pionnière', B: 'sa Loco-tender', C: 'son Express' },
  piles: { turntable: 'pile de la plaque tournante', finish: 'pile d’arrivée' },
  stageBegan: (stage, first) => `Étape ${stage} : ${first} commence.`,
  placed: (name, side) => `${name} pose une carte sur le côté ${side}.`,
  passed: (name) => `${name} passe.`,
  passedOver: (name) => `${name} n’a plus de cartes à jouer et son tour est sauté.`,
  tookBack: (name) => `${name} reprend toute sa pile en main.`,
  outOfCards: (name) => `${name} n’a plus aucune carte en main.`,
  cardsOut: 'Plus personne n’a de carte à jouer : cette étape est la dernière.',
  taboo: (side) => `Le côté ${side} est tabou.`,
  sideEmpty: (side) => `Il n’y a aucune carte sur le côté ${side}.`,
  revealed: (side, sums) => `Côté ${side} : ${sums}.`,
  wins: (name) => `${name} l’emporte.`,
  winsTie: (name, sum) => `Égalité à ${sum} : la première carte décide, ${name} l’emporte.`,
  isHome: (name, model) => `${name} a déjà ramené ${model} à la gare`,
  allHome: (name) => `${name} a déjà ramené ses trois locomotives à la gare`,
  movementLost: (home, left, side) =>
    `${home} : ${spaces(left)} ${left === 1 ? 'perdue' : 'perdues'} sur le côté ${side}.`,
  advanced: (name, model, way) => `${name} mène ${model} ${way}.`,
  outbound: (space) => `à la case ${space} (aller)`,
  ontoTurntable: 'sur la plaque tournante',
  homebound: (space) => `à la case ${space} (retour)`,
  home: 'à l’arrivée',
  acrossTurntable: (destination) => `${destination} en passant par la plaque tournante`,
  jumps: (count) => (count === 1 ? ', avec un saut' : `, avec ${count} sauts`),
  pileEmpty: (name, pile) => `La ${pile} est vide : pas de points pour ${name}.`,
  tookPoints: (name, points, pile) => `${name} prend un ${points} sur la ${pile}.`,
  stole: (name, points, from) => `${name} vole un ${points} à ${from}.`,
  declined: (name, left, side) => `${name} renonce à ${spaces(left)} sur le côté ${side}.`,
  reclaimed: (name) => `${name} reprend en main une carte de cette étape.`,
  reclaimedNone: (name) => `${name} ne reprend aucune carte de cette étape.`,
  discarded: 'Chacun met ses cartes de cette étape, face cachée, sur sa pile.',
  lostHighest: (name, distance, points) =>
    `Pénalité : ${name} a une locomotive à ${spaces(distance)} de l’arrivée et perd sa meilleure carte points, un ${points}.`,
  choseDiscard: (name) => `${name} a choisi sa carte à défausser.`,
  lostChosen: (name, distance, points) =>
    `Pénalité : ${name} a une locomotive à ${spaces(distance)} de l’arrivée et défausse un ${points}.`,
  raceWon: (winner) => `La course est finie : ${winner} gagne !`,
  raceShared: (winners) => `La course est finie : ${winners} se partagent la victoire !`,
};
