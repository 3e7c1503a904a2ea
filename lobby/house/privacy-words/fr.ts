import type { PrivacyMessages } from './en.ts';

export const text: PrivacyMessages = {
  privacy: {
    heading: 'Vie privée',
    lead: 'Ici, pas de compte, pas de cookies, pas de publicité, et personne ne compte les visites. Voici ce qui est gardé malgré tout.',
    sections: [
      {
        heading: 'Sur le serveur',
        items: [
          'Tes places : le nom que tu y as donné, tes coups, et une empreinte de la clé avec laquelle ton navigateur prouve qu’elles sont à toi. La clé elle-même ne se trouve que dans ton navigateur.',
          'Ce que tu écris aux tables. Toutes les personnes qui ouvrent la table peuvent le lire.',
          'Une empreinte d’un texte aléatoire que ton navigateur garde, pour que les personnes renvoyées par un hôte ne reviennent pas ; jusqu’au départ de la course, aussi une empreinte de ton adresse internet.',
          'Si tu veux qu’on t’appelle quand la page est fermée : où joindre ton navigateur. Son éditeur transporte les appels, scellés ; aucun nom n’y figure.',
        ],
      },
      {
        heading: 'Ton adresse internet',
        items: [
          'Le serveur en a besoin pour te répondre, et compte en mémoire ce qui en vient, pour que personne n’inonde les lieux. C’est vite oublié, et ne figure pas dans son journal.',
          'Elle n’est enregistrée que là où les responsables de ce site devront peut-être agir : quand une table est signalée ou que quelqu’un y est bloqué, celles de la personne qui signale et de celles qui ont la table ouverte, pendant 30 jours ; et quand elle est bloquée, jusqu’à la fin du blocage.',
        ],
      },
      {
        heading: 'Dans ce navigateur',
        items: [
          'Ton nom, tes places, tes courses, les parties sur cet appareil et tes réglages. Personne d’autre ne les voit.',
        ],
      },
    ],
    howLong: 'Pendant combien de temps',
    kept: (finished, abandoned) =>
      `Une course et sa table sont effacées ${finished} jours après la fin ; une table que plus personne ne continue, au bout de ${abandoned} jours.`,
    keptBeside:
      'Les signalements sont effacés au bout de 30 jours. Les sauvegardes du serveur durent aussi longtemps que ses responsables les gardent.',
    forgotten: 'Te faire oublier',
    forgetMe: 'Oublie-moi',
    howToBe:
      'Tu peux faire effacer tout de suite tes places, ton nom et tout ce que tu as écrit, avec tout ce que ce navigateur garde. Si tu n’as plus le navigateur où étaient tes places, adresse-toi aux responsables de ce site : ils peuvent le faire pour toi à n’importe quelle table.',
  },
  report: {
    label: 'Qu’est-ce qui ne va pas à cette table ?',
    help: (most) =>
      `Les responsables de ce site le liront. ${most} caractères au plus. Avec cela, ils voient les noms à la table, ce qui y a été écrit et les adresses internet, la tienne aussi.`,
    send: 'Signaler',
    done: 'Merci. Les responsables de ce site vont regarder.',
  },
};
