import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Crazy Race (Schacht) in French. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Tes trois locomotives avancent jusqu’à la plaque tournante, font demi-tour et reviennent à la gare. Aux deux endroits, il y a des points à prendre, et d’habitude les premiers arrivés ont les meilleurs. Après huit étapes, le plus grand nombre de points gagne. On court à trois ou à quatre.',
  ],
  components: [
    [
      'Une voie de six cases. La sixième est la plaque tournante ; à gauche de la première se trouve la gare, départ et arrivée pour tout le monde.',
      'Trois locomotives : la Pionnière (A), la Loco-tender (B) et l’Express (C). Elles vont toutes à la même vitesse ; le modèle dit seulement quels côtés des cartes étape les font avancer.',
      'Huit cartes mécanicien en main : 1, 1, 2, 2, 3, 3, 4 et 6. Tu les mises pour obtenir des déplacements.',
    ],
    'Pour tous, il y a huit cartes étape et deux piles de cartes points : huit cartes aux plaques tournantes (quatre 5 et quatre 4) et six à l’arrivée (6, 5, 5, 4, 4 et 3). D’habitude, les piles sont face visible et triées, la carte la plus forte au-dessus. (Une traduction imprimée met la plus faible au-dessus.)',
  ],
  placing: [
    'On retourne une carte étape. Trois de ses quatre côtés montrent chacun une locomotive et une distance de 1 à 4 ; le quatrième, seulement une distance ou un point d’interrogation. Les côtés sont numérotés de 1 à 4, dans le sens horaire à partir de la flèche.',
    'Il y a trois tours de table, dans le sens horaire, à partir du premier joueur, tiré au sort pour la première étape. À ton tour, pose une carte mécanicien face cachée sur un côté, ou passe. Un côté peut recevoir autant de cartes qu’on veut, même plusieurs des tiennes. Si tu passes, tu peux rejouer au tour suivant.',
    'À trois, un côté reste vide : dès qu’il y a des cartes sur trois côtés, le quatrième est tabou pour cette étape.',
  ],
  moving: [
    'Un côté après l’autre, à partir de la flèche et dans le sens horaire, on retourne les cartes. La plus forte somme remporte le côté. En cas d’égalité, c’est la première carte posée là par l’un des ex æquo qui décide. Seule la personne qui remporte le côté peut avancer :',
    [
      'Une locomotive et un nombre : ta locomotive de ce modèle avance d’autant de cases. Si elle est déjà arrivée, le déplacement est perdu.',
      'Un nombre seul : tu choisis une de tes locomotives, qui avance d’autant de cases.',
      'Un point d’interrogation : tu reçois une case par carte posée sur ce côté, peu importe par qui. Répartis-les entre tes locomotives comme tu veux, même en alternant.',
    ],
    'Un nombre se joue en entier ou pas du tout ; d’un point d’interrogation, tu peux n’utiliser qu’une partie. Rien ne t’oblige à avancer, mais ce que tu n’utilises pas est perdu.',
  ],
  track: [
    [
      'Tes locomotives avancent sur ta voie : à l’aller de 1 à 6, au retour de 5 à 1, puis dans la gare.',
      'Une case occupée par une autre de tes locomotives se saute et ne coûte rien, quel que soit le sens de celle-ci. Une file bien placée, et ça fonce !',
      'Sur la plaque tournante, la locomotive fait demi-tour et tu prends la carte du dessus de la pile de la plaque tournante. Le demi-tour ne coûte rien, et le déplacement restant continue aussitôt. Si la plaque est occupée, tu la sautes ; ta locomotive fait quand même demi-tour et prend sa carte.',
      'De retour à la gare, la locomotive est arrivée et quitte la course ; tu prends la carte du dessus de la pile d’arrivée. Le déplacement restant est perdu, sauf avec un point d’interrogation : d’autres locomotives peuvent alors l’utiliser.',
      'Une pile vide ne donne rien.',
    ],
  ],
  cards: [
    'Après l’étape, chacun met ses cartes jouées sur sa pile, face cachée. Si tu n’as remporté aucun côté qui te permettait de déplacer une locomotive, tu peux d’abord reprendre en main une des cartes que tu as jouées dans cette étape.',
    'Une seule fois dans la course, tu peux reprendre toute ta pile en main : à tout moment pendant la pose des cartes, même quand ce n’est pas ton tour et même si tu as encore des cartes. Cela ne te fait pas perdre ton tour. Les cartes posées près de la carte étape y restent. Fais tes comptes : en huit étapes, tu as 24 occasions de poser une carte, et tes huit cartes ne reviennent qu’une fois.',
    'Personne n’a à savoir combien de cartes tu as en main ; mais dès que tu n’en as plus, c’est annoncé à tous. Si tu as alors déjà repris ta pile, ton tour est sauté à chaque fois. Tu peux encore gagner.',
    'À l’étape suivante, la carte Premier joueur passe au voisin de gauche.',
  ],
  end: [
    'La course se termine après la huitième étape. Elle s’arrête plus tôt si tout le monde a repris sa pile et que plus personne n’a de carte en main : on évalue alors encore l’étape en cours.',
    'Le plus grand nombre de points gagne. En cas d’égalité, on compare la locomotive la plus en retard de chacun : la plus avancée l’emporte. Toujours à égalité ? Alors la victoire est partagée.',
    'Là où la règle imprimée ne dit rien ou n’est pas claire, nous avons décidé :',
    [
      'On tire au sort qui commence. À égalité sur un côté, seules comptent les premières cartes des ex æquo.',
      'Un nombre se joue en entier ou pas du tout. Qui renonce à un déplacement pouvait avancer, et ne reprend pas de carte.',
      'Tes locomotives se sautent toujours. Sauter la plaque occupée donne aussi sa carte.',
      'On reprend sa pile pendant la pose des cartes, pas à un autre moment.',
      'Sans carte et la pile déjà reprise, on est sauté. À égalité complète, la victoire est partagée.',
    ],
  ],
  options: [
    [
      'Piles de points : d’habitude, la meilleure carte est au-dessus. On peut aussi mettre la plus faible au-dessus, ou mélanger les piles ; alors seule la carte du dessus est visible.',
      'Pénalité de retard : à la fin, celui dont une locomotive est la plus éloignée de l’arrivée défausse sa meilleure carte points ; celui dont une locomotive vient juste après défausse une carte de son choix. À distance égale, tous sont touchés, et on peut subir les deux pénalités ; les locomotives arrivées ne comptent pas.',
      'Attaque du train : quand ta deuxième locomotive arrive et que quelqu’un d’autre a des cartes points, tu peux lui en voler une au hasard plutôt que de prendre celle de la pile.',
      'À égalité, on perd : en cas d’égalité en tête, c’est le score juste en dessous qui gagne. S’il est partagé lui aussi, ou si tout le monde est à égalité, la locomotive la plus en retard décide.',
      'Moins de cartes points : on retire jusqu’à cinq cartes de chaque pile avant la course, les plus faibles d’abord.',
    ],
  ],
};
