import type { SchachtText } from '../text.ts';

export const options: SchachtText['options'] = {
  pointsOrder: {
    label: 'Piles de points',
    help: 'L’ordre des cartes points aux plaques tournantes et à l’arrivée.',
    choices: {
      'highest-first': 'La plus forte au-dessus',
      'lowest-first': 'La plus faible au-dessus',
      shuffled: 'Mélangées, seule la première est visible',
    },
  },
  penalty: {
    label: 'Pénalité de retard',
    help: 'À la fin, avoir une locomotive à la plus grande distance de l’arrivée coûte une carte points, et en avoir une à la distance suivante aussi.',
  },
  steal: {
    label: 'Attaque du train',
    help: 'Quand ta deuxième locomotive arrive, tu peux voler une carte points à quelqu’un d’autre plutôt que de prendre celle de la pile.',
  },
  secondWins: {
    label: 'À égalité, on perd',
    help: 'En cas d’égalité en tête, c’est le score juste en dessous qui gagne.',
  },
  fewerPoints: {
    label: 'Moins de cartes points',
    help: 'Nombre de cartes retirées de chaque pile de points avant la course, les plus faibles d’abord.',
  },
};
