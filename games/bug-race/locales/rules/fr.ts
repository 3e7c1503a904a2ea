import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Bug Race in French. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Ton insecte veut la grosse pomme rouge au bout des pistes. Amène tout son corps au-delà de la ligne d’arrivée avant les autres, avec six pattes qui ne doivent jamais s’emmêler. On court à deux, trois ou quatre.',
  ],
  bug: [
    'Chacun a sa piste : les insectes ne se gênent jamais. D’habitude, une piste compte 12 cases : trois avant le départ et trois après l’arrivée.',
    'Le corps occupe trois cases. Il a trois pattes à gauche et trois à droite : avant, médiane et arrière. Au départ, il est sur les trois cases avant la ligne. Chaque patte est juste à côté de lui : les pattes avant près de la tête, les pattes arrière près de la queue.',
    'Deux règles valent à tout moment :',
    [
      'On ne perd aucune patte. Une patte est toujours à côté du corps ou en diagonale : au plus une case devant la tête, au plus une case derrière la queue.',
      'Aucune patte ne trébuche sur une autre. Du même côté, deux pattes ne sont jamais dans la même case, et aucune ne dépasse celle qui est devant elle.',
    ],
  ],
  choosing: [
    'On mélange les 70 cartes : 15 montrent deux des six pattes, 40 en montrent trois et 15 quatre. Chacun pioche deux cartes.',
    'Garde une carte et passe l’autre. Tout le monde choisit en même temps, en secret, et tu peux changer d’avis tant que tout le monde n’a pas choisi. Puis toutes les cartes partent ensemble : à gauche au premier tour, à droite au deuxième, et ainsi de suite en alternant. À deux, on échange simplement.',
    'Tu te retrouves donc avec la carte que tu as gardée et une autre dont quelqu’un ne voulait pas.',
  ],
  legs: [
    'Joue maintenant tes cartes l’une après l’autre, dans l’ordre que tu veux. Tout le monde le fait en même temps.',
    'Chaque patte que montre la carte, et aucune autre, fait un pas : elle avance d’une case. C’est toi qui choisis l’ordre des pattes, et il compte : une patte bloquée peut se libérer quand celle de devant, ou le corps, a bougé.',
    'Une patte ne peut pas faire son pas si',
    [
      'la patte suivante du même côté occupe la case de devant,',
      'elle se retrouverait à plus d’une case devant la tête,',
      'elle est au bout de la piste. (Après la dernière case, il reste un emplacement pour les pattes, à côté de la pomme.)',
    ],
    'Toutes les pattes de la carte qui peuvent avancer doivent le faire ; celles qui ne peuvent pas restent où elles sont. La carte est défaussée dès qu’aucune de ses pattes ne peut plus avancer.',
    'La défausse reste visible. Quand la pioche est vide, on la mélange pour en faire la nouvelle pioche.',
  ],
  body: [
    'Pas besoin de carte pour le corps. Pendant que tu joues tes cartes, tu peux le pousser à tout moment : avant une carte, après, ou entre deux pattes d’une même carte, autant de fois que c’est possible.',
    'Il peut avancer d’une case s’il ne perd aucune patte : toutes doivent être au moins à la hauteur de la queue. Une seule patte restée une case derrière la queue retient tout le corps.',
    'Pendant tes cartes, rien ne t’oblige à faire avancer le corps. Quand tu les as toutes jouées, annonce que tu as terminé : le corps avance alors tout seul aussi loin qu’il peut. Le tour s’achève quand tout le monde a terminé.',
  ],
  finish: [
    'Si, à la fin d’un tour, au moins un corps est entièrement passé de l’autre côté de la ligne d’arrivée, la course est finie. Des pattes peuvent être restées en arrière. Tout le monde termine le tour : joue bien tes dernières cartes, même si tu as déjà franchi la ligne.',
    'Si plusieurs insectes y parviennent au même tour, ce sont les pattes qui décident. Une paire de pattes vaut la somme des cases où se trouvent ses deux pattes : sur les cases 9 et 11, cela fait 20. La première case de la piste compte 1, l’emplacement près de la pomme un de plus que la dernière. (À quatre, cette façon de compter décide environ une course sur dix.) On compare d’abord les pattes arrière, puis les pattes médianes, puis les pattes avant ; la plus grande somme l’emporte. Toujours à égalité ? Alors la place est partagée.',
    'Les insectes qui ne sont pas arrivés sont classés selon le chemin parcouru par leur corps, puis selon leurs pattes de la même façon.',
    'Là où la règle imprimée ne dit rien ou n’est pas claire, nous avons décidé :',
    [
      'Une patte fait un pas par carte, dans n’importe quel ordre. Une piste compte 12 cases.',
      'Tout le monde choisit et joue en même temps ; personne ne voit les cartes passées avant que tous aient choisi.',
      'Rien n’oblige jamais à faire avancer le corps, mais à la fin du tour il avance tout seul.',
      'Une paire de pattes vaut une somme. Les ex æquo partagent la place, et ceux qui ne sont pas arrivés sont classés aussi.',
      'Les détails de « La course continue ».',
    ],
  ],
  expert: [
    'Chacun pioche quatre cartes au lieu de deux, en garde une et en passe trois. Sur les trois reçues, on en garde une et on en passe deux, et ainsi de suite ; on passe aussi la dernière. Pendant un tour, les cartes vont toujours dans le même sens : à gauche au premier tour, à droite au deuxième, en alternant ; à deux, on échange.',
    'Ensuite, on joue les quatre cartes.',
  ],
  options: [
    [
      'Règles pour experts : quatre cartes chacun par tour, comme décrit plus haut.',
      'Pattes au choix : tu peux ne faire avancer qu’une partie des pattes de la carte, et la défausser quand tu veux. La règle imprimée dit les deux : d’abord qu’on peut, puis que toutes doivent avancer.',
      'La course continue : elle ne s’arrête pas au premier insecte. Ceux qui sont arrivés ne piochent plus et ne passent plus de cartes ; les autres continuent jusqu’à ce qu’il en reste au plus un. Une arrivée à un tour précédent vaut mieux qu’une arrivée plus tard.',
      'Longueur de la piste : des pistes plus courtes ou plus longues. Les trois cases avant le départ et les trois après l’arrivée restent.',
    ],
  ],
};
