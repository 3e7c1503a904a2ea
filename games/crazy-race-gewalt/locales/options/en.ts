import type { GewaltText } from '../text.ts';

export const options: GewaltText['options'] = {
  expert: {
    label: 'Expert game',
    help: 'With action cards, which help or hinder your opponents – and counters against them.',
  },
  counterWindow: {
    label: 'Time for counters',
    help: 'When you are asked whether you counter an action card.',
    choices: {
      atOnce: 'Immediately, with the card',
      ownTurn: 'Later, as your own turn begins',
    },
  },
};
