import type { PrivacyMessages } from '../en/privacy.ts';

export const text: PrivacyMessages = {
  privacy: {
    heading: 'Vie privée',
    lead: 'Pas de compte, pas de cookies, pas de publicité, pas de suivi. Voici ce que nous conservons.',
    sections: [
      {
        heading: 'Sur le serveur',
        items: [
          'Tes places : le nom que tu y as donné, tes coups, et un hachage de la clé avec laquelle ton navigateur prouve qu’elles sont à toi. La clé elle-même ne se trouve que dans ton navigateur.',
          'Ce que tu écris aux tables. Toutes les personnes qui ouvrent la table peuvent le lire.',
          'Un hachage d’un texte aléatoire de ton navigateur, pour que les joueurs retirés par un hôte ne reviennent pas. Jusqu’au début de la partie, aussi un hachage de ton adresse internet.',
          'Si tu actives les notifications push : l’adresse push de ton navigateur. Les notifications sont chiffrées, livrées par l’éditeur du navigateur, et ne contiennent aucun nom.',
          'Tes résultats aux défis du jour, avec ton nom si tu en as choisi un. Tout le monde les voit dans les tableaux du jour et de la semaine. Ils sont supprimés au bout du même temps que les parties terminées. Si tu supprimes tes données, ils restent sans ton nom.',
        ],
      },
      {
        heading: 'Ton adresse internet',
        items: [
          'Le serveur en a besoin pour te répondre et compte les demandes, contre les abus. Cela reste peu de temps en mémoire et n’est jamais journalisé.',
          'Elle n’est enregistrée que là où les modérateurs devront peut-être agir. Quand une table est signalée ou un joueur bloqué : les adresses de la personne qui signale et de toutes celles qui ont la table ouverte, pendant 30 jours. Quand une adresse est elle-même bloquée : jusqu’à la fin du blocage.',
        ],
      },
      {
        heading: 'Dans ce navigateur',
        items: ['Ton nom, tes places, tes parties et tes réglages. Personne d’autre ne les voit.'],
      },
    ],
    howLong: 'Pendant combien de temps',
    kept: (finished, abandoned) =>
      `Une partie finie est supprimée avec sa table ${finished} jours après son dernier changement, chat compris ; une partie inachevée, après ${abandoned} jours d’inactivité. Une table que quelqu’un a ouverte n’est jamais supprimée.`,
    keptBeside:
      'Les signalements sont effacés au bout de 30 jours. Les sauvegardes du serveur durent aussi longtemps que ses responsables les gardent.',
    forgotten: 'Supprimer tes données',
    forgetMe: 'Supprimer mes données',
    howToBe:
      'Tu peux supprimer à tout moment tes places, ton nom et tes messages, avec tout ce que contient ce navigateur. Si tu n’as plus le navigateur où étaient tes places, adresse-toi aux modérateurs : ils peuvent le faire pour toi à n’importe quelle table.',
  },
  report: {
    label: 'Qu’est-ce qui ne va pas à cette table ?',
    help: (max) =>
      `Les modérateurs le liront. ${max} caractères au plus. Ils voient aussi les noms à la table, les messages et les adresses internet, dont la tienne.`,
    send: 'Signaler',
    done: 'Merci. Les modérateurs vont regarder.',
  },
};
