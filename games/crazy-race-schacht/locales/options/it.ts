import type { SchachtText } from '../text.ts';

export const options: SchachtText['options'] = {
  pointsOrder: {
    label: 'Pile dei punti',
    help: 'In che ordine stanno le carte punti alle piattaforme girevoli e al traguardo.',
    choices: {
      'highest-first': 'La più alta in cima',
      'lowest-first': 'La più bassa in cima',
      shuffled: 'Mescolate, si vede solo quella in cima',
    },
  },
  penalty: {
    label: 'Penalità per i ritardatari',
    help: 'Alla fine, chi ha una locomotiva alla distanza massima dal traguardo perde una carta punti, e così chi ne ha una alla distanza subito inferiore.',
  },
  steal: {
    label: 'Rapina al treno',
    help: 'Quando la tua seconda locomotiva arriva al traguardo puoi pescare una carta punti di un altro giocatore anziché prendere quella della pila.',
  },
  secondWins: {
    label: 'A pari punti si perde',
    help: 'Se più giocatori sono in testa a pari punti, vince chi ha il punteggio subito sotto.',
  },
  fewerPoints: {
    label: 'Meno carte punti',
    help: 'Quante carte togliere da ogni pila di punti prima della corsa, a partire dalle più basse.',
  },
};
