import { boardText } from '../board/it.ts';
import type { LogWords } from './en.ts';

function cards(count: number): string {
  return count === 1 ? 'una carta' : `${count} carte`;
}

export const logWords: LogWords = {
  theLeg: (leg) => `la ${boardText.legs[leg]}`,
  theBody: (sections) => (sections === 1 ? 'il corpo' : `il corpo (${sections} caselle)`),
  chose: (name) => `${name} ha scelto una carta.`,
  swapped: (count) => `I due giocatori si scambiano ${cards(count)}.`,
  passed: {
    left: (count) => `Tutti passano ${cards(count)} a sinistra.`,
    right: (count) => `Tutti passano ${cards(count)} a destra.`,
  },
  played: (name, legs) => `${name} gioca una carta per ${legs}.`,
  playedInVain: (name) => `${name} gioca una carta: nessuna delle sue zampe può muoversi.`,
  playedAndMoved: (name, pieces) => `${name} gioca una carta e muove ${pieces}.`,
  unmoved: (legs, count) => `${count === 1 ? 'Non mossa' : 'Non mosse'}: ${legs}.`,
  moved: (name, pieces) => `${name} muove ${pieces}.`,
  cardFinished: (name, legs) => `${name} scarta la carta senza muovere ${legs}.`,
  movedAndDone: (name, pieces) => `${name} muove ${pieces} e ha finito.`,
  done: (name) => `${name} ha finito.`,
  crossed: (name, place) => `${name} ha superato il traguardo: ${place}º posto.`,
  reshuffled: 'Il mazzo è finito: si mischiano gli scarti per farne uno nuovo.',
  turnBegan: (turn) => `Comincia il turno ${turn}.`,
  raceWon: (winner) => `La corsa è finita: ${winner} vince la mela!`,
  raceShared: (winners) => `La corsa è finita: ${winners} si dividono la mela!`,
};
