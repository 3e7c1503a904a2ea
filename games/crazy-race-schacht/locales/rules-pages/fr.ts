import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'Ce qui change à cette table',
  inShort: 'La course en cinq points',
  steps: [
    'On retourne une carte étape. Chacun de ses quatre côtés offre un déplacement.',
    'En trois tours, tu poses des cartes mécanicien face cachée sur ses côtés, ou tu passes.',
    'Un côté après l’autre, on retourne les cartes. La plus forte somme l’emporte ; à égalité, la première carte.',
    'Qui remporte un côté fait avancer une de ses locomotives, et saute ses autres locomotives gratuitement.',
    'La plaque tournante et la gare rapportent des points. Après huit étapes, le plus grand nombre de points gagne.',
  ],
  captions: {
    hand: 'Tes huit cartes mécanicien',
    card: 'Le côté 1 est celui de la flèche ; les autres suivent dans le sens horaire. Ici, le côté 2 fait avancer une Pionnière de deux cases, et le côté 1 n’importe quelle locomotive, d’autant de cases qu’il y a de cartes.',
    tie: 'Sur le côté 1, rouge a 3 + 1 = 4, et bleu aussi, avec son 4. Il y a égalité, et la carte de rouge était la première : rouge fait avancer de deux cases la locomotive de son choix. Le côté 3 est tabou, car on joue à trois et il y a des cartes sur les autres côtés.',
    split:
      'Trois cartes sont sur un « ? » : trois cases, peu importe qui les a posées. Une case amène la Loco-tender sur la plaque tournante, pour 5 points ; les deux autres mènent la Pionnière de 2 à 4.',
    jump: 'La Pionnière est sur la case 1 et a deux cases. Elle saute gratuitement les deux autres, sur 2 et 3, et arrive sur la 5.',
    turn: 'La Pionnière est sur la case 4 et a deux cases. Elle saute la 5 ; la première case l’amène sur la plaque tournante, où elle prend un 5 ; elle saute encore la 5, et la seconde case la ramène sur la 4, en route vers l’arrivée.',
  },
};
