import type { LessonText } from './en.ts';

/** Text of the tutorial of Bug Race in French. */
export const words: LessonText = {
  told: {
    goal: 'Le grand insecte, c’est le tien. Tout son corps doit franchir la ligne d’arrivée, vers la pomme, avant ceux de Bora et de Mistral. Chacun a sa piste : seules tes propres pattes peuvent te gêner.',
    legs: 'Il y en a six, et deux règles. Du même côté, aucune patte ne dépasse celle de devant ni ne partage sa case. Et aucune ne se perd : au plus une case devant la tête, au plus une derrière la queue.',
    passed:
      'Tout le monde a choisi, et les cartes partent ensemble vers la gauche : la tienne va à Bora, et Mistral t’en donne une. Elle montre les deux pattes arrière et une médiane, toutes trois bloquées pour l’instant. Pas étonnant que Mistral n’en ait pas voulu.',
    body: 'Toutes les pattes ont avancé. Le corps n’a pas besoin de carte : il avance tant qu’il ne perd pas de patte, à tout moment pendant que tu joues, et de lui-même à la fin de ton tour. Ce sont les pattes arrière qui décident jusqu’où.',
    race: 'Ton corps a fait deux cases, les autres une seule : leurs pattes arrière les retiennent. Gagne celui dont le corps a franchi la ligne à la fin d’un tour ; s’ils sont plusieurs, les pattes les plus avancées décident. À ce tour, les cartes vont à droite, chez Mistral.',
  },
  asked: {
    keep: {
      say: 'Tu as pioché deux cartes : chaque patte dessinée fait un pas, si elle a de la place. Gardes-en une, l’autre va à Bora. Garde celle avec les deux pattes avant : devant elles, la voie est libre.',
      better:
        'Sur celle-là, il n’y a que des pattes médianes et arrière, et chacune en a une autre juste devant : rien ne bougerait. Garde celle avec les deux pattes avant.',
    },
    first: {
      say: 'Maintenant tu joues les deux, dans l’ordre que tu veux. Prends la carte aux pattes avant et touche ce qui s’éclaire : d’abord les pattes avant, et la médiane a de la place. Puis joue-la.',
      better:
        'Pas encore celle-là : toutes ses pattes sont bloquées, et la carte serait perdue pour rien. Remets-la en main, et joue d’abord celle aux pattes avant.',
    },
    second: {
      say: 'Tu vois : les pattes de la carte de Mistral ont maintenant de la place. Prends-la et fais-les avancer, de l’avant vers l’arrière. Puis joue-la.',
      better:
        'Quelque chose peut encore avancer sur cette carte. Fais avancer les trois pattes avant de la jouer.',
    },
    end: {
      say: 'Tes deux cartes sont jouées. Termine ton tour, et regarde ton corps.',
      better: 'Il n’y a plus rien à jouer : termine ton tour.',
    },
  },
  own: 'À toi maintenant, sans aide : choisis une carte, puis joue les deux. Cherche ce qui peut faire avancer tes pattes arrière, et ce qui doit avancer avant elles.',
  remarks: {
    keptMore:
      'La carte que tu as gardée peut faire avancer tout de suite plus de pattes que celle que tu as passée.',
    keptLess:
      'Pour l’instant, la carte que tu as passée aurait fait avancer plus de pattes. Celle qui arrive arrangera peut-être cela.',
    keptAlike:
      'Pour l’instant, les deux cartes font avancer autant de pattes. Alors regarde les pattes arrière : ce sont elles qui retiennent le corps.',
    allMoved: 'Toutes les pattes de cette carte ont avancé : elle ne peut pas donner plus.',
    someMoved:
      'Toutes les pattes de cette carte n’ont pas pu avancer. Mieux vaut jouer d’abord ce qui fait de la place devant les autres.',
    noneMoved: 'Aucune patte de cette carte n’a pu avancer : la voilà dans la défausse pour rien.',
  },
  learnt: [
    'Garde la carte dont les pattes ont de la place, et n’oublie pas que l’autre va à quelqu’un d’autre.',
    'Les pattes avant font de la place à celles de derrière : l’ordre de tes cartes compte.',
    'Le corps suit les pattes arrière. Si tu en laisses une derrière, tu restes sur place.',
  ],
};
