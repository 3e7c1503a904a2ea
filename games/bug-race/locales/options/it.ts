import type { BugRaceText } from '../text.ts';

export const options: BugRaceText['options'] = {
  expert: {
    label: 'Regole per esperti',
    help: 'Quattro carte a testa per turno invece di due, scelte una alla volta mentre le mani girano.',
  },
  optionalLegs: {
    label: 'Zampe a scelta',
    help: 'Puoi lasciare ferme alcune zampe della carta, anche se potrebbero muoversi. Il regolamento stampato dice entrambe le cose. Nelle nostre prove non è mai convenuto: è solo questione di gusti.',
  },
  playOn: {
    label: 'La corsa continua',
    help: 'Arrivato il primo insetto, gli altri continuano a correre per i posti successivi. In due non cambia niente.',
  },
  trackLength: {
    label: 'Lunghezza della pista',
    help: 'Numero di caselle di ogni pista: più sono, più lunga è la corsa.',
  },
};
