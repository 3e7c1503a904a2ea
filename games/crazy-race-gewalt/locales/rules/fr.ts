import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Crazy Race (Gewalt) in French. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Chacun court dans son couloir à travers trois étapes : lilas, bleue et rouge. Mais il ne s’agit pas d’aller le plus vite. Ton pari secret dit à quelle place tu dois boucler chaque étape : passe juste à ce moment-là, ni plus tôt ni plus tard. Les cartes allongent ou raccourcissent le terrain, pour toi et pour les autres. On joue à trois, quatre ou cinq.',
  ],
  components: [
    [
      'Cinq couloirs côte à côte. Chacun a trois étapes de cinq sections, et une section a quatre cases.',
      '56 cartes section, de 0 à 8 cases : sept de chaque pour 2, 3, 5 et 6, six pour 0, 1, 7 et 8, quatre pour 4.',
      '20 cartes pari. Imprimées, elles ont trois lignes : en haut pour trois joueurs, au milieu pour quatre, en bas pour cinq. La tienne indique une place pour chaque étape ; personne d’autre ne la voit avant la fin. Les cartes de trop quittent le jeu sans être vues.',
      '15 trophées : les places de chaque étape.',
      'Cinq pions et deux dés. Pour les experts, 27 cartes action : cinq « Contre », quatre « Déménagement » et deux de chaque carte à flèche.',
    ],
    'Ton pion part de la première case de ton couloir et n’en sort jamais. Tu as quatre cartes section en main. On tire au sort qui commence ; puis on joue dans le sens horaire.',
  ],
  turn: [
    'D’abord, si tu veux, joue ou défausse une carte section et pioches-en une autre. Puis lance les deux dés et avance d’autant de cases : ça, c’est obligatoire.',
    'Pose la carte section sur une section sans pion ni carte, dans n’importe lequel des cinq couloirs, même là où personne ne court. Dès lors, la section a autant de cases que la carte en montre ; avec un 0, on la saute. Les pions placés avant et après ne bougent pas.',
  ],
  trophies: [
    'Quand tu dépasses la fin d’une étape, tu prends aussitôt son prochain trophée : le premier à passer a la 1re place, et ainsi de suite. Il reste visible devant toi. Le reste du déplacement continue dans l’étape suivante. Il n’y a que des sections sautées devant la ligne ? Alors ton premier pas te fait passer.',
    'Après l’étape rouge, ta course est finie, et tu défausses tes cartes en main. Les autres continuent. Quand il ne reste qu’un pion, il reçoit les trophées restants, et la course se termine.',
  ],
  points: [
    'On retourne alors les paris. Un trophée ne compte que si, pour cette étape, tu as parié exactement sur cette place. Il te donne alors 1 point, plus 1 par adversaire qui a parié là sur la même place, qu’il l’ait obtenue ou non. Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.',
    'Un exemple à quatre. A parie sur 4, 3, 2 et arrive 3, 2, 3 ; B parie sur 2, 3, 4 et arrive 2, 3, 1 ; C parie sur 2, 1, 2 et arrive 1, 1, 2 ; D parie sur 4, 3, 4 et arrive 4, 4, 4.',
    [
      'A ne tombe jamais juste : 0 point.',
      'B marque 2 points en lilas (C y a aussi parié sur la 2e place) et 3 en bleu (A et D aussi, sur la 3e) : 5 points.',
      'C marque 1 point en bleu (personne d’autre n’y a parié sur la 1re place) et 2 en rouge (A aussi, sur la 2e) : 3 points.',
      'D marque 2 points en lilas (A y a aussi parié sur la 4e place) et 2 en rouge (B aussi) : 4 points.',
    ],
    'Là où la règle imprimée ne dit rien ou n’est pas claire, nous avons décidé :',
    [
      'On tire au sort qui commence. À égalité, la victoire est partagée.',
      'Les cartes section se posent aussi dans les couloirs où personne ne court (ou ne court plus).',
      'La course se termine dès qu’il ne reste qu’un pion.',
      'Le nombre de cartes section et action de chaque sorte, et presque toutes les lignes des cartes pari.',
    ],
  ],
  piles: [
    'Quand une pioche est vide et qu’il faut piocher, on mélange sa défausse pour en refaire une. Les cartes section posées dans les couloirs y restent. S’il n’y a plus rien du tout, on ne pioche pas.',
  ],
  expert: [
    'Chacun a aussi quatre cartes action en main. Avant de lancer les dés, tu peux jouer ou défausser une carte section et une carte action, dans l’ordre de ton choix. Chacune est remplacée aussitôt ; celle qui peut encore être contrée, seulement après la réponse.',
    'Les cartes à flèche se posent, visibles, devant un adversaire encore en course qui n’en a pas déjà une. Elles font effet à son prochain tour, puis on les défausse. Quand tu arrives, la carte posée devant toi est défaussée aussi.',
  ],
  arrows: [
    [
      `Double tour : deux tours de suite. Le second est un tour normal, avec des cartes de nouveau.`,
      `Pause café : pas de tour du tout, ni cartes ni dés.`,
      `Dés en grève : les cartes sont permises, puis le tour se termine sans avancer.`,
      `Dés turbo ×2 : les dés comptent double.`,
      `Bas les pattes : interdit de jouer des cartes, permis d’en défausser.`,
      `4 au trot : avancer de 4 cases au lieu de lancer les dés.`,
      `10 au galop : avancer de 10 cases au lieu de lancer les dés.`,
      `Vent de face −4 : 4 cases de moins que le total des dés, mais jamais en arrière.`,
      `Vent dans le dos +4 : 4 cases de plus que le total des dés.`,
    ],
  ],
  circles: [
    'Ces cartes se jouent pour soi, jamais contre un adversaire.',
    [
      `Déménagement : tu déplaces une carte section, de n’importe quel couloir, vers une section sans pion ni carte. Il ne doit pas y avoir de pion sur la carte.`,
      `Contre : annule une carte action qu’on a posée devant toi. Les deux sont défaussées.`,
    ],
    'À un autre moment, un contre ne se joue pas, mais tu peux le défausser. On ne contre ni une carte section, ni un contre. Tu ne peux contrer le même adversaire que deux fois par course.',
    'Pour un contre, tu ne pioches qu’à la fin de ton prochain tour ; si tu en as deux de suite, après le premier.',
    'Tant que tu peux contrer et que tu as des cartes action, on te pose la question, même sans contre en main : ainsi, l’attente ne trahit rien de ton jeu. Prends donc ton temps pour répondre !',
    'Pour les cartes action, nous avons décidé les noms, la question sur les contres, et que l’adversaire doit être encore en course. Et aussi que « Déménagement » vaut dans tous les couloirs, que « Bas les pattes » permet de défausser et « Dés en grève » de jouer des cartes.',
  ],
  options: [
    [
      'Jeu expert : avec les cartes action.',
      'Moment des contres : d’habitude, on te demande ta réponse dès que la carte est posée. Si la partie dure des jours, mieux vaut la demander au début de ton tour ; la carte est alors remplacée aussitôt, et pour un contre, tu pioches à la fin de ce même tour.',
    ],
  ],
};
