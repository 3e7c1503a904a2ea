import type { GrandPrixText } from '../text.ts';

export const options: GrandPrixText['options'] = {
  races: {
    label: 'Corse',
    help: 'Quante corse ha la partita. I soldi restano da una corsa all’altra.',
  },
  tracks: {
    label: 'Circuiti',
    help: 'Dove si corre.',
    choices: {
      alternating: 'Alternati, prima Cleveland',
      'detroit-first': 'Alternati, prima Detroit',
      cleveland: 'Solo Cleveland',
      detroit: 'Solo Detroit',
    },
  },
  prizes: {
    label: 'Premi',
    help: 'Quanto guadagnano i posti dal primo al sesto, in dollari.',
  },
  tensInDeck: {
    label: 'I 10 nel mazzo',
    help: 'Tutti e sette i 10, anche quello bianco, si danno con le altre carte; nessuno arriva con l’auto.',
  },
  noCarLimit: {
    label: 'Auto senza limite',
    help: 'Ognuno può comprare quante auto vuole. Una resta per ciascuno degli altri, a meno che si giochi anche senza auto.',
  },
  noCarNeeded: {
    label: 'Anche senza auto',
    help: 'Nessuno è obbligato a comprare un’auto, e nessuna è riservata a chi non ne ha.',
  },
  whiteOwnPartial: {
    label: 'Bianco per le proprie auto',
    help: 'Con il bianco puoi muovere anche una tua auto che non può fare tutte le caselle: va più avanti che può.',
  },
  mayHold: {
    label: 'Tenersi le carte',
    help: 'Quando tutte le tue auto sono al traguardo, non devi più giocare per forza. Se non possiedi auto, questo non vale.',
  },
  tournamentSeating: {
    label: 'Posti da torneo',
    help: 'In corsa i turni seguono la griglia di partenza anziché i posti al tavolo.',
  },
};
