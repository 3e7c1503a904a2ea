import type { LessonText } from './en.ts';

/** Text of the tutorial of Detroit–Cleveland Grand Prix in French. */
export const words: LessonText = {
  told: {
    goal: 'Six voitures, et aucune n’est encore à toi. D’abord, on les vend aux enchères ; ensuite, les cartes de chacun les font toutes avancer. Les primes vont aux propriétaires des voitures arrivées tôt. Après trois courses, la plus grosse fortune gagne.',
    hand: 'Regarde d’abord ta main. Chaque carte fait avancer ses voitures, de haut en bas, du nombre de cases indiqué. La verte est sur beaucoup des tiennes, avec de grands nombres : personne ne peut la mener aussi loin. Elle vaut donc plus pour toi que pour les autres.',
    rest: 'La verte est à toi et part en pole position. Avec elle, tu as reçu son 10, une carte qui la fait avancer de dix cases. Pour les suivantes, nous passons : les autres ont de meilleures cartes pour elles, et ton argent doit durer.',
    special:
      'Tu vois : chacun fait avancer les voitures de tous, regarde la bleue et la verte. Si tout est occupé devant elle, une voiture reste sur place. Deux autres sortes de cartes : le blanc fait avancer une voiture de ton choix, si elle peut faire toutes ses cases. Les cartes échange échangent deux couleurs sur toutes les cartes.',
    finish:
      'La première arrivée rapporte 200 000 $, puis 150 000 $, 100 000 $ et ainsi de suite. L’argent qui te reste compte aussi : ne paie pas une voiture plus qu’elle ne te rapportera.',
  },
  asked: {
    bid: {
      say: 'La verte est à vendre, et c’est toi qui ouvres. Fais une offre : 10 000 $ suffisent, 40 000 $ au plus.',
      better:
        'La verte va trop bien avec ta main pour la laisser filer, et pour commencer, inutile de dépasser 40 000 $. Offre quelque chose entre les deux.',
    },
    more: {
      say: 'L’offre de Bora est de 50 000 $. Avec ta main, la verte vaut davantage : offre 60 000 $.',
      better:
        'Reste dans la course, mais prudemment : la première prime est de 200 000 $, et personne ne sait qui l’aura. Offre 60 000 $.',
    },
    blue: {
      say: 'Bora et Mistral ont déjà deux voitures, et à trois, on ne peut pas en avoir plus. Personne ne peut surenchérir : prends la bleue au minimum, 10 000 $.',
      better:
        'Personne ne peut surenchérir : 10 000 $ suffisent. Le reste serait un cadeau à la banque.',
    },
    first: {
      say: 'La course est lancée, et la pole position commence. Joue la carte avec verte 6 et noire 3 : choisis-la, montre son chemin à chaque voiture, puis joue-la.',
      better: 'Garde celle-là pour plus tard. Commence par la carte qui montre verte 6 et noire 3.',
    },
    second: {
      say: 'Bora et Mistral ont fait avancer leurs voitures. Maintenant les deux tiennes : joue la carte avec bleue 6 et verte 3. Regarde qui barre la route, et contourne.',
      better:
        'Celle-là servirait plutôt aux autres. Joue la carte avec bleue 6 et verte 3 : les deux sont à toi.',
    },
  },
  own: 'À toi maintenant, sans aide : joue trois cartes. Fais avancer la verte et la bleue, et envoie les voitures des autres là où elles ne servent à rien, ou se gênent.',
  remarks: {
    home: 'Une de tes voitures est arrivée : sa prime est assurée.',
    blocked:
      'Ta voiture n’avait pas de place et n’a pas bougé. Il vaut parfois mieux en faire passer une autre d’abord.',
    own: 'Cette carte a surtout servi à l’une de tes voitures.',
    others:
      'Cette carte a mené la voiture d’un autre plus loin que la tienne. On peut vouloir s’en débarrasser, de préférence quand cette voiture a peu de place.',
    alike:
      'La tienne est allée aussi loin que les autres : personne n’y a gagné grand-chose. Ce qui compte, c’est où sont les voitures à présent.',
    exchange:
      'Jusqu’à la fin de ton prochain tour, ces deux couleurs sont échangées sur toutes les cartes. Attention à ce que tu joues !',
  },
  learnt: [
    'Achète ce qui va avec ta main, et pas trop cher.',
    'Chaque carte fait aussi avancer les voitures des autres : choisis le moment, et leur chemin.',
    'Les voitures arrivées tôt rapportent ; celles encore en route à la fin, rien.',
  ],
};
