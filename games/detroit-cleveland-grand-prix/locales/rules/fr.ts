import { listIn } from '../../../kit/locales/list.ts';
import { bidStep, defaultPrizes, startMoney } from '../../rules/components.ts';
import { moneyIn } from '../money.ts';

const list = listIn('fr');
const money = moneyIn('fr');

import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Detroit–Cleveland Grand Prix in French. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Six voitures de course, et aucune n’est encore à toi. Avant chaque course, on les achète aux enchères ; ensuite, les cartes de chacun les font toutes avancer, les siennes comme celles des autres. Les propriétaires des voitures arrivées touchent les primes et, après la dernière course – d’habitude la troisième –, la plus grosse fortune gagne. On joue de deux à six.',
  ],
  components: [
    [
      'Deux circuits, Cleveland et Detroit, avec de larges lignes droites et des virages serrés.',
      'Six voitures : jaune 1, bleue 2, verte 3, noire 4, rouge 5 et orange 6.',
      '39 cartes mouvement : chacune montre, de haut en bas, une à six voitures et leur nombre de cases. Le blanc est une voiture de ton choix qui peut faire toutes les cases.',
      'Sept cartes 10 : une par voiture, et une blanche qui d’habitude ne sert pas.',
      'Trois cartes échange, avec deux voitures chacune, et six cartes offre, une par voiture.',
      `${money(startMoney)} par personne pour commencer.`,
    ],
  ],
  beforeRace: [
    'D’habitude, on met les 10 de côté. Les 42 autres cartes sont toutes distribuées ; certains peuvent donc en avoir une de plus. Regarde bien ta main : plus tes cartes font avancer une voiture, plus elle vaut cher pour toi. Le blanc peut aider chacune d’elles.',
    'Le premier donneur est tiré au sort. Ensuite, c’est à qui possédait la voiture gagnante de distribuer. Elle n’était à personne ? Alors c’est à qui possédait la voiture la mieux classée, ou, faute de mieux, à la personne assise à gauche du dernier donneur.',
  ],
  auction: [
    'Les voitures sont vendues une par une : on mélange les six cartes offre, et celle du dessus montre la voiture à vendre. Le donneur ouvre la première vente ; les suivantes, c’est la personne à gauche du dernier acheteur. Dans le sens horaire, on enchérit ou on passe :',
    [
      `La première offre est d’au moins ${money(bidStep)}. Les suivantes montent par pas de ${money(bidStep)} ; on peut en sauter. Tu ne peux pas offrir plus que tu n’as.`,
      'Si tu passes, tu sors de cette vente. Si tu n’as pas de quoi faire l’offre suivante, tu passes automatiquement.',
      'Quand plus personne ne surenchérit, la dernière offre est payée à la banque ; elle rapporte la voiture et son 10. La carte offre reste visible devant l’acheteur. La voiture prend la place suivante sur la grille : la première vendue est en pole position.',
      'Tout le monde voit qui achète quel 10 : un petit 10 sous une voiture indique que son propriétaire l’a encore en main.',
      'Si personne n’enchérit, la voiture revient à la fin ; ceux qui ont passé peuvent alors enchérir de nouveau. Si personne n’en veut alors non plus, elle part sans propriétaire. Elle avance comme les autres, mais son 10 ne sert pas dans cette course et sa prime reste à la banque.',
    ],
  ],
  carForEverybody: [
    'À deux, on peut avoir jusqu’à trois voitures ; de trois à cinq, deux ; à six, une seule. Arrivé à cette limite, on n’enchérit plus.',
    `D’habitude, chacun reçoit au moins une voiture. Dès qu’il reste juste autant de voitures que de joueurs sans voiture, eux seuls enchérissent. Si aucun ne le fait, la voiture revient à la fin, comme toute autre. Si là encore aucun n’enchérit, le premier dans l’ordre doit l’acheter pour ${money(bidStep)}, ou pour tout son argent s’il a moins. Si une seule personne peut enchérir et n’a pas encore de voiture, elle achète aussitôt à ce prix.`,
  ],
  race: [
    'Le propriétaire de la voiture en pole position (ou, si elle n’est à personne, de la suivante qui a un propriétaire ; si personne n’a de voiture, le donneur) joue en premier ; ensuite, on tourne dans le sens horaire. À ton tour, tu joues une carte, visible, sur la pile, même si tes voitures sont déjà arrivées.',
    'La carte fait avancer toutes ses voitures, de haut en bas, à qui qu’elles soient. C’est toi qui choisis leur chemin ; les propriétaires peuvent seulement donner leur avis. Essaie-le sur le plateau : rien ne compte tant que la carte n’est pas jouée.',
    'Sans carte, on saute son tour.',
  ],
  driving: [
    [
      'Une voiture avance case par case : tout droit, ou en diagonale vers le couloir voisin. Jamais de côté, jamais en arrière, jamais sur une autre voiture ni par-dessus. Elle peut se faufiler en diagonale entre deux voitures.',
      'Elle doit faire toutes ses cases si un chemin le permet, sinon aller aussi loin que possible. Si tout est occupé devant elle, elle reste sur place.',
      'À l’intérieur de certains virages, les cases sont plus longues : c’est le chemin le plus court.',
      'Une voiture peut franchir l’arrivée avant d’avoir fait toutes ses cases ; le reste est perdu.',
    ],
  ],
  white: [
    'Pour le blanc, choisis une voiture qui peut faire toutes les cases ; franchir l’arrivée compte aussi. Elle ne doit pas être déjà arrivée, et aucune autre ligne de la carte ne doit la faire avancer.',
    'S’il y a une telle voiture quand vient le tour du blanc, tu dois en faire avancer une. S’il n’y en a pas, la carte ne peut pas se jouer ainsi : le chemin des voitures d’avant a donc son importance.',
  ],
  exchange: [
    'Une carte échange ne déplace rien. Jusqu’à la fin de ton prochain tour, ses deux voitures s’échangent sur toutes les cartes mouvement, quelle que soit la personne qui les joue : si la noire et la jaune s’échangent, le noir d’une carte fait avancer la voiture jaune, et le jaune la noire. Cela vaut aussi pour les 10. La voiture que tu choisis pour le blanc, elle, n’est jamais échangée.',
    'Plusieurs échanges agissent l’un après l’autre, le plus ancien d’abord.',
  ],
  stuck: [
    'Tu dois jouer tant que ta main contient une carte jouable. Les cartes échange et les cartes sans blanc le sont toujours, même si rien n’avance ; les voitures arrivées sont sautées. Seules des cartes avec du blanc peuvent donc te bloquer : tu sautes alors ton tour. (Autour d’une vraie table, tu le prouves en montrant ta main ; ici, le serveur vérifie.) Si tu as un échange en cours, il prend fin aussi avec un tour sauté.',
  ],
  finish: [
    'La course est finie quand toutes les voitures sont arrivées ou toutes les cartes jouées ; ou encore quand, pendant tout un tour de table, personne n’a joué de carte et qu’aucun échange n’est en cours.',
    `Les voitures arrivées gagnent, dans l’ordre : ${list(defaultPrizes.map(money))}. Une voiture qui n’arrive pas ne gagne rien.`,
    'Après la dernière course, la plus grosse fortune gagne. En cas d’égalité, la victoire est partagée.',
    'Là où la règle imprimée ne dit rien ou n’est pas claire, nous avons décidé :',
    [
      'Une offre peut sauter des paliers, et une voiture qui revient est remise aux enchères.',
      'Si plusieurs joueurs ont encore besoin d’une voiture, eux seuls enchérissent, et le premier dans l’ordre peut devoir acheter.',
      'Une voiture bloquée va aussi loin que possible, et peut se faufiler en diagonale entre deux voitures.',
      'La course finit aussi quand personne n’a joué de carte pendant tout un tour de table. À égalité, la victoire est partagée.',
      'Les primes à partir de la troisième place, le tracé des circuits et presque toutes les cartes.',
    ],
  ],
  options: [
    [
      'Courses : d’une à six au lieu de trois.',
      'Circuits : d’habitude, la première course a lieu à Cleveland, la deuxième à Detroit, et ainsi de suite. On peut aussi commencer par Detroit, ou rester sur un seul circuit.',
      'Primes : d’autres sommes pour les six places.',
      'Les 10 dans le paquet : les sept 10 sont distribués avec les autres cartes. Les voitures n’apportent plus le leur.',
      'Voitures sans limite : tu peux acheter autant de voitures que tu veux, tant qu’il en reste une pour chacun ; avec « Même sans voiture », sans cette réserve.',
      'Même sans voiture : personne n’est forcé d’acheter, et aucune voiture n’est réservée à qui n’en a pas.',
      'Blanc pour ses voitures : avec le blanc, tu peux aussi faire avancer une de tes voitures qui ne peut pas faire toutes les cases. Elle va aussi loin que possible, d’une case au moins. Si rien d’autre n’est jouable, tu dois le faire.',
      'Garder ses cartes : quand toutes tes voitures sont arrivées, tu peux ne rien jouer à ton tour. Sans voiture à toi, ce n’est pas permis.',
      'Ordre de tournoi : en course, après la pole position, c’est au propriétaire de la voiture suivante sur la grille, et ainsi de suite ; ta meilleure place compte. Ceux qui n’ont pas de voiture jouent en dernier.',
    ],
  ],
};
