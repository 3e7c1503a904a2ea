import type { LessonText } from './en.ts';

/** Text of the tutorial of Crazy Race (Gewalt) in French. */
export const words: LessonText = {
  told: {
    goal: 'Ici, ce n’est pas le plus rapide qui gagne. Chacun traverse dans son couloir trois étapes, lilas, bleue et rouge, et a parié en secret sur une place pour chacune. Il te faut exactement les places de ton pari.',
    bet: 'Voici ton pari, caché aux autres : 3e place en lilas, 1re en bleu, 2e en rouge. À trois, tu veux donc passer en dernier dans l’étape lilas. Laisse filer les autres !',
    longer:
      'Mistral a allongé une section de ton couloir : cinq cases au lieu de quatre. C’était pour te ralentir, mais en lilas, tu veux justement rester derrière. Personne ne connaît ton pari.',
    trophy:
      'Bora a passé l’étape lilas et tient le trophée de la 1re place. Si Mistral passe aussi avant toi, tu auras la 3e place en lilas, comme dans ton pari.',
    points:
      'À la fin, on retourne les paris. Le trophée de la bonne place donne 1 point, plus 1 par adversaire qui a parié là sur la même place. Tous les autres trophées ne donnent rien.',
  },
  asked: {
    shorten: {
      say: 'Avant de lancer, tu peux poser une carte section : la section a alors autant de cases que la carte en montre. Pose ton 0 dans le couloir de Bora, en lilas, devant son pion : on sautera cette section.',
      better:
        'C’est permis, mais ici, ça n’aide pas ton pari. Pose le 0 devant le pion de Bora, dans la partie lilas de son couloir : Bora passera plus tôt.',
    },
    roll: {
      say: 'Tu as tout de suite pioché une autre carte. Lance maintenant les deux dés : c’est obligatoire, et tu avances d’autant de cases.',
      better: 'Une seule carte par tour : lance maintenant les dés.',
    },
    lengthen: {
      say: 'Reste encore un peu derrière : pose ton 8 dans ton propre couloir, en lilas, devant ton pion. Huit cases au lieu de quatre !',
      better:
        'Pense à ton pari : tu veux passer en dernier dans l’étape lilas. Pose le 8 devant ton pion, dans la partie lilas de ton couloir.',
    },
    rollAgain: {
      say: 'Et lance les dés. Puis regarde Bora.',
      better: 'Une seule carte par tour : lance maintenant les dés.',
    },
  },
  own: 'À toi maintenant, sans aide : laisse aussi passer Mistral, mais en bleu, tu veux être devant. À chaque tour, tu peux poser ou défausser une carte, puis tu lances les dés.',
  remarks: {
    ownShorter: 'Ton chemin est plus court maintenant. C’est bien, si tu veux y arriver tôt.',
    ownLonger:
      'Ton chemin est plus long maintenant. C’est bien, si d’autres doivent passer avant toi.',
    othersShorter: 'Tu aides quelqu’un à avancer. C’est bien, s’il doit passer avant toi.',
    othersLonger: 'Tu ralentis quelqu’un. C’est bien, si tu veux passer avant.',
    alike: 'Quatre cases au lieu de quatre : rien ne change, mais tu as pioché une autre carte.',
    nobodys: 'Personne ne court là : la carte ne gêne plus, et tu en as pioché une autre.',
    discarded:
      'La carte est partie, et tu en as pioché une autre. C’est bien, si elle ne servait à rien.',
    noCard: 'Tu as lancé sans carte. Le plus souvent, l’une des quatre peut aider un peu ton pari.',
  },
  learnt: [
    'C’est ton pari qui compte : passe chaque étape juste à cette place.',
    'Avant de lancer, tu peux poser une carte dans n’importe quel couloir : de 0 à 3 elle le raccourcit, de 5 à 8 elle l’allonge.',
    'Regarde ce que posent les autres : cela en dit long sur leurs paris.',
  ],
};
