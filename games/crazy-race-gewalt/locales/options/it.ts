import type { GewaltText } from '../text.ts';

export const options: GewaltText['options'] = {
  expert: {
    label: 'Gioco per esperti',
    help: 'Con le carte azione, che aiutano o intralciano gli avversari, e le contromosse per difendersi.',
  },
  counterWindow: {
    label: 'Momento delle contromosse',
    help: 'Quando ti si chiede se rispondi a una carta azione con una contromossa.',
    choices: {
      atOnce: 'Subito, appena la carta è giocata',
      ownTurn: 'Dopo, all’inizio del proprio turno',
    },
  },
};
