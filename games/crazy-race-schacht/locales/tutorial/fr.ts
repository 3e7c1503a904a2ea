import type { LessonText } from './en.ts';

/** Text of the tutorial of Crazy Race (Schacht) in French. */
export const words: LessonText = {
  told: {
    goal: 'Tu as trois locomotives. Chacune va jusqu’à la plaque tournante, fait demi-tour et rentre à la gare. Aux deux endroits, des cartes points attendent, les meilleures au-dessus : mieux vaut arriver tôt.',
    stage:
      'La carte étape montre ce qui est en jeu : sur trois côtés, une locomotive et le nombre de cases dont elle peut avancer. Sur le quatrième, c’est toi qui choisis la locomotive. Tu mises sur les côtés avec des cartes mécanicien, face cachée, en trois tours. La plus forte somme remporte le côté.',
    taboo:
      'À trois, un côté reste toujours vide : il y a maintenant des cartes sur trois côtés, le quatrième est donc tabou. Et personne ne sait encore combien les autres ont misé.',
    reclaim:
      'Un 5 à la plaque tournante ! Mistral n’a rien pu faire avancer à cette étape et peut reprendre une de ses cartes : c’est la consolation d’une mise malheureuse.',
    cards:
      'Tes trois cartes sont maintenant dans ta pile. Tu ne peux la reprendre qu’une fois dans la course, et il y a huit étapes : dépense-les bien, ou passe. Et n’oublie pas : une case où se trouve une autre de tes locomotives se saute, gratuitement.',
  },
  asked: {
    bid: {
      say: 'Ta Pionnière pourrait avancer de quatre cases : côté 1. Choisis ton 4, désigne le côté 1 et pose-le.',
      better: 'Un autre jour, peut-être. Ici, nous visons le côté 1 : poses-y ton 4.',
    },
    more: {
      say: 'Mistral veut aussi le côté 1, mais avec quelle carte ? Personne ne le voit. C’est la somme qui compte : ajoute un 2 à ton 4.',
      better: 'Ton 4 seul ne suffira peut-être pas. Renforce-le : pose un 2 sur le côté 1.',
    },
    question: {
      say: 'Le côté 3 montre un point d’interrogation : qui le remporte avance d’une case par carte posée là, à répartir entre ses locomotives. Poses-y ton autre 2, contre la carte de Bora.',
      better: 'Essaie le point d’interrogation, côté 3, avec ton autre 2.',
    },
    move: {
      say: 'Le côté 1 est à toi : 4 et 2 font 6, Mistral a 5. Ta Pionnière avance maintenant de ses quatre cases : fais-la partir.',
      better: 'Ces quatre cases, tu les as gagnées : n’y renonce pas, avance.',
    },
    share: {
      say: 'Le point d’interrogation est aussi à toi : trois cartes, trois cases. Deux mènent ta Pionnière à la plaque tournante, et à ses points. La troisième est pour une autre locomotive.',
      better:
        'Utilise les trois, mais deux seulement pour la Pionnière : elle s’arrête sur la plaque tournante et prend ses points, et la troisième fait partir une autre locomotive.',
    },
  },
  own: 'À toi maintenant, sans aide. C’est Bora qui commence cette étape. Regarde quels côtés te servent, et où les autres misent déjà.',
  remarks: {
    alone: 'Personne n’avait encore misé là. Si cela reste ainsi, même une petite carte suffit.',
    against:
      'Tu as de la concurrence sur ce côté : la somme décide, et en cas d’égalité la première carte.',
    together:
      'Tes cartes sur ce côté s’additionnent. Plus ta somme est forte, plus vite les autres renoncent.',
    saved:
      'Une carte d’économisée : tes huit doivent durer huit étapes, et ne reviennent qu’une fois.',
    points: 'Des points ! Après toi, la carte suivante vaudra moins, ou autant au mieux.',
    jumped: 'Une de tes locomotives était sur le chemin, et tu l’as sautée gratuitement.',
    moved: 'Un pas de plus. Des locomotives proches pourront plus tard se sauter l’une l’autre.',
    declined:
      'Tu as renoncé au déplacement. C’est parfois juste, mais le plus souvent chaque case compte.',
    reclaimed: 'Cette carte te servira encore : c’est la consolation d’une étape sans déplacement.',
    tookBack:
      'Ta pile est de retour dans ta main. C’était la seule fois : désormais, chaque carte compte.',
  },
  learnt: [
    'On mise face cachée ; sur chaque côté, la plus forte somme avance, à égalité la première carte.',
    'Qui arrive tôt à la plaque tournante et à la gare prend les meilleurs points.',
    'Huit cartes doivent durer huit étapes. Passer est souvent sage.',
  ],
};
