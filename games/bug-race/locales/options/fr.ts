import type { BugRaceText } from '../text.ts';

export const options: BugRaceText['options'] = {
  expert: {
    label: 'Règles pour experts',
    help: 'Quatre cartes chacun par tour au lieu de deux, choisies une par une pendant que les mains tournent.',
  },
  optionalLegs: {
    label: 'Pattes au choix',
    help: 'Tu peux laisser des pattes de la carte sur place, même si elles peuvent avancer. La règle imprimée dit les deux. Dans nos essais, cela n’a jamais rien rapporté : c’est une affaire de goût.',
  },
  playOn: {
    label: 'La course continue',
    help: 'Une fois le premier insecte arrivé, les autres courent encore pour les places suivantes. À deux, cela ne change rien.',
  },
  trackLength: {
    label: 'Longueur de la piste',
    help: 'Nombre de cases de chaque piste : plus il y en a, plus la course est longue.',
  },
};
