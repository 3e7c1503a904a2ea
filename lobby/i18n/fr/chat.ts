import type { ChatMessages } from '../en/chat.ts';

export const text: ChatMessages = {
  lines: 'Ce qui a été dit',
  empty: 'Personne n’a encore rien dit.',
  formerMatch: 'Chat de la partie précédente',
  thisMatch: 'Cette partie',
  message: 'Ton message',
  placeholder: 'Écris ici…',
  send: 'Envoyer',
  onlyPlayers: 'Seuls ceux qui sont assis à la table peuvent écrire ici.',
  phrases: {
    hello: 'Salut tout le monde !',
    goodLuck: 'Bonne chance !',
    yourTurn: 'C’est à toi.',
    oneMoment: 'Une petite minute…',
    backSoon: 'Je reviens tout de suite.',
    nice: 'Joli coup !',
    ouch: 'Aïe !',
    thanks: 'Merci !',
    wellPlayed: 'Bien joué !',
    again: 'On en refait une ?',
  },
  showPhrases: 'Messages rapides',
  left: 'quelqu’un qui est parti',
  mute: (name) => `Ne plus lire ${name}`,
  muteHelp: 'Seulement pour toi, et seulement à cette table.',
  unmute: 'Réafficher',
  unmuteLabel: (name) => `Réafficher ${name}`,
  muted: (count, written) =>
    count < 2
      ? `${written} message d’une personne masquée`
      : `${written} messages d’une personne masquée`,
  show: 'Montrer',
  hide: 'Cacher',
};
