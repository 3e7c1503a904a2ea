import { boardText } from '../board/fr.ts';
import type { LogWords } from './en.ts';

const { stages } = boardText;

/** Adjectives as they follow “étape”. */
const stageAdjectives = { lilac: 'lilas', blue: 'bleue', red: 'rouge' };

const decks = { section: 'section', action: 'action' };

/** Returns the name of a card in quotation marks. Adjectives after it are feminine. */
export function quoted(card: string): string {
  return `« ${card} »`;
}

function squares(count: number): string {
  if (count === 0) return 'aucune case';
  return count === 1 ? '1 case' : `${count} cases`;
}

function sectionCard(count: number): string {
  return count === 0 ? 'carte section sans case' : `carte section de ${squares(count)}`;
}

function points(count: number): string {
  return count <= 1 ? `${count} point` : `${count} points`;
}

/** Returns the ordinal of a place, which is feminine. */
function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`;
}

export const logWords: LogWords = {
  quoted,
  lane: (lane) => `couloir ${lane}`,
  ownLane: (lane) => `couloir ${lane} (le sien)`,
  square: (square) => `case ${square}`,
  effects: {
    extraTurn: (name) => `${name} joue deux tours de suite`,
    skipTurn: (name) => `${name} saute son tour`,
    noRoll: (name) => `${name} peut utiliser des cartes, mais n’avance pas`,
    doubleRoll: (name) => `pour ${name}, les dés comptent double`,
    noCards: (name) => `${name} ne peut pas jouer de carte, seulement en défausser`,
    move4: (name) => `${name} avance de 4 cases sans lancer les dés`,
    move10: (name) => `${name} avance de 10 cases sans lancer les dés`,
    minus4: (name) => `${name} avance de 4 cases de moins que le total des dés`,
    plus4: (name) => `${name} avance de 4 cases de plus que le total des dés`,
  },
  diceChanges: { doubleRoll: ', doublés', minus4: ', moins 4', plus4: ', plus 4' },
  raceBegan: (isExpert, order) =>
    `C’est parti, ${isExpert ? 'avec les' : 'sans'} cartes action ! Ordre de jeu : ${order}.`,
  turnBegan: (name) => `C’est à ${name} de jouer.`,
  secondTurn: (name) => `${name} joue un second tour.`,
  laidSection: (name, card, place) => `${name} pose une ${sectionCard(card)} dans le ${place}.`,
  discardedSection: (name, card) => `${name} défausse une ${sectionCard(card)}.`,
  discardedAction: (name, card) => `${name} défausse ${card}.`,
  relocated: (name, action, { card, from, to }) =>
    `${name} joue ${action} : la ${sectionCard(card)} passe du ${from} au ${to}.`,
  actionLaid: (name, card, target) => `${name} pose ${card} devant ${target}.`,
  asked: (name, card, from) =>
    `${name} doit choisir : contrer ${card}, posée par ${from}, ou laisser passer.`,
  countered: (name, card, { from, times, max }) =>
    `${name} contre ${card}, posée par ${from} (${times === 1 ? '1er' : `${times}e`} contre sur ${max}) : les deux cartes sont défaussées.`,
  allowed: (name, card, from) => `${name} laisse passer ${card}, posée par ${from}.`,
  actionTookEffect: (card, from, effect) => `${card}, posée par ${from}, fait effet : ${effect}.`,
  actionSpent: (card, name) => `${card}, devant ${name}, a fait son effet : on la défausse.`,
  rolled: (name, dice, steps) => `${name} fait ${dice} : ${squares(steps)}.`,
  stayed: (name) => `${name} ne lance pas les dés et reste sur place.`,
  overTheLine: (name) => `${name} franchit la ligne d’arrivée !`,
  unmoved: (name) => `${name} n’avance pas.`,
  moved: (name, steps, place) => `${name} avance de ${squares(steps)}, jusqu’à ${place}.`,
  crossed: (name, stage, place) =>
    `${name} boucle l’étape ${stageAdjectives[stage]} et prend le trophée de la ${ordinal(place)} place.`,
  finished: (name, too) => `${name} a fini la course : on défausse ses cartes en main${too}.`,
  too: (card) => `, et ${card} aussi`,
  trophy: (stage, place) => `${ordinal(place)} place en ${stages[stage]}`,
  tookRest: (name, trophies, count) =>
    `Dernier pion en course : ${name}, qui prend ${count === 1 ? 'le dernier trophée' : 'les trophées restants'} (${trophies}).`,
  drew: (name, deck, owed) => `${name} pioche une carte ${decks[deck]}${owed}.`,
  owed: ' pour un contre',
  reshuffled: (deck, count) =>
    `La pioche des cartes ${decks[deck]} est vide : on mélange la défausse pour en refaire une (${count === 1 ? '1 carte' : `${count} cartes`}).`,
  nothingToDraw: (name, deck) =>
    `Il n’y a plus de cartes ${decks[deck]} : ${name} n’en pioche pas.`,
  betsShown: (bets) => `On retourne les paris sur le lilas, le bleu et le rouge : ${bets}.`,
  scored: (name, sum, trophies) =>
    `${name} ${sum === 0 ? 'ne marque aucun point' : `marque ${points(sum)}`} : ${trophies}.`,
  betweenTrophies: ' ; ',
  wrongBet: (stage, trophy, bet) =>
    `${stages[stage]}, ${ordinal(trophy)} place au lieu de la ${ordinal(bet)}`,
  rightBet: (stage, trophy, sum) =>
    `${stages[stage]}, ${ordinal(trophy)} place comme parié, ${points(sum)}`,
  sameBet: (names) => ` (même pari : ${names})`,
  raceWon: (winner) => `La course est finie : ${winner} a le plus de points et gagne !`,
  raceShared: (winners) =>
    `La course est finie : ${winners} ont le plus de points et se partagent la victoire !`,
};
