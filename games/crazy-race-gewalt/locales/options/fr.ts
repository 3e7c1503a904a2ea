import type { GewaltText } from '../text.ts';

export const options: GewaltText['options'] = {
  expert: {
    label: 'Jeu expert',
    help: 'Avec les cartes action, qui aident ou gênent tes adversaires, et les contres pour s’en défendre.',
  },
  counterWindow: {
    label: 'Moment des contres',
    help: 'Quand on te demande si tu contres une carte action.',
    choices: {
      atOnce: 'Aussitôt la carte posée',
      ownTurn: 'Plus tard, au début de ton tour',
    },
  },
};
