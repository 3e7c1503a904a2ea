import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'Différent à cette table',
  inShort: 'La course en cinq points',
  steps: [
    'Ton pari secret dit à quelle place tu dois boucler chacune des trois étapes.',
    'À ton tour, tu peux poser une carte section dans n’importe quel couloir : la section s’allonge ou rétrécit. Ou tu en défausses une.',
    'Puis tu lances les deux dés et tu avances d’autant de cases. C’est obligatoire.',
    'Quand tu passes une ligne, tu prends le prochain trophée de cette étape et tu continues.',
    'À la fin, chaque trophée conforme à ton pari donne 1 point, plus 1 par adversaire qui a fait le même pari.',
  ],
  captions: {
    course:
      'L’étape lilas. Le nombre derrière la ligne dit combien de cases il reste à chaque pion.',
    plain: (squares) => `Sans carte : il reste à la baignoire ${squares} cases jusqu’à la ligne.`,
    stretched: (squares) => `Avec un 8, il en reste ${squares}.`,
    shrunk: (squares) => `Avec un 0, qu’on saute, il en reste ${squares}.`,
    roll: (squares) =>
      `Les dés montrent 5 et 3 : la baignoire avance de 8 cases. Il en reste ${squares} jusqu’à la ligne.`,
    crossing:
      'Elle fait encore 8 et passe la ligne. La poule a été plus rapide : la baignoire prend donc le trophée de la 2e place, et le reste du déplacement continue dans l’étape bleue.',
    points:
      'Une autre course, à trois : A arrive 1er en lilas et 3e en bleu, comme parié. C a aussi parié sur la 1re place en lilas, et B sur la 3e en bleu : A marque donc 2 points à chaque fois. En rouge, A a parié sur la 2e place et arrive 1er : aucun point.',
  },
};
