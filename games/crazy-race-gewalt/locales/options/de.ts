import type { GewaltText } from '../text.ts';

export const options: GewaltText['options'] = {
  expert: {
    label: 'Expertenspiel',
    help: 'Mit Aktionskarten, die anderen helfen oder in die Quere kommen, und Kontern dagegen.',
  },
  counterWindow: {
    label: 'Zeit zum Kontern',
    help: 'Wann du gefragt wirst, ob du eine Aktionskarte konterst.',
    choices: {
      atOnce: 'Sofort, wenn die Karte gelegt wird',
      ownTurn: 'Später, wenn dein Zug beginnt',
    },
  },
};
