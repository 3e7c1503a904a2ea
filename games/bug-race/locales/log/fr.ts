import { boardText } from '../board/fr.ts';
import type { LogWords } from './en.ts';

function cards(count: number): string {
  return count === 1 ? 'une carte' : `${count} cartes`;
}

export const logWords: LogWords = {
  theLeg: (leg) => `la ${boardText.legs[leg]}`,
  theBody: (sections) => (sections === 1 ? 'le corps' : `le corps (${sections} cases)`),
  chose: (name) => `${name} a choisi une carte.`,
  swapped: (count) => `Les deux joueurs échangent ${cards(count)}.`,
  passed: {
    left: (count) => `Tout le monde passe ${cards(count)} à gauche.`,
    right: (count) => `Tout le monde passe ${cards(count)} à droite.`,
  },
  played: (name, legs) => `${name} joue une carte pour ${legs}.`,
  playedInVain: (name) => `${name} joue une carte : aucune de ses pattes ne peut avancer.`,
  playedAndMoved: (name, pieces) => `${name} joue une carte et fait avancer ${pieces}.`,
  unmoved: (legs, count) => `${count === 1 ? 'N’a pas bougé' : 'N’ont pas bougé'} : ${legs}.`,
  moved: (name, pieces) => `${name} fait avancer ${pieces}.`,
  cardFinished: (name, legs) => `${name} défausse la carte sans faire avancer ${legs}.`,
  movedAndDone: (name, pieces) => `${name} fait avancer ${pieces} et a terminé.`,
  done: (name) => `${name} a terminé.`,
  crossed: (name, place) =>
    `${name} a franchi l’arrivée : ${place}${place === 1 ? 're' : 'e'} place.`,
  reshuffled: 'La pioche est vide : on mélange la défausse pour en refaire une.',
  turnBegan: (turn) => `Le tour ${turn} commence.`,
  raceWon: (winner) => `La course est finie : ${winner} gagne la pomme !`,
  raceShared: (winners) => `La course est finie : ${winners} se partagent la pomme !`,
};
