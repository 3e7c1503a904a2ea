import { elide } from '../../../games/kit/locales/elision.ts';
import type { LocalMatchMessages } from '../en/local-match.ts';

export const text: LocalMatchMessages = {
  heading: (title: string) => `${title} sur le même appareil`,
  who: 'Qui joue ?',
  nameAt: (seat: string) => `${seat} : nom`,
  playerAt: (seat: string) => `${seat} : qui joue`,
  noPerson: 'Il faut bien que quelqu’un joue : choisis une personne pour une des places.',
  start: 'Commencer la partie',
  handTo: (name: string) => `Passe l’appareil à ${name}`,
  handToHelp: 'C’est son tour. Que les autres regardent ailleurs !',
  iAm: (name: string) => `Je suis ${name}`,
  again: 'Rejouer',
  playOn: {
    button: 'Continuer d’ici',
    who: 'Qui continue ?',
    help: 'Une copie de la partie continue dans ce navigateur depuis cette position. Les mains restent les mêmes ; les cartes face cachée sont remélangées. L’originale ne change pas.',
    start: 'Continuer',
  },
  onThisDevice: 'sur cet appareil',
  toMove: (names: string) => `au tour ${elide('de', names)}`,
  goOn: 'Continuer',
  goOnLabel: (title: string, names: string) => `Continuer : ${title} avec ${names}`,
  deleteMatch: 'Supprimer',
  deleteMatchLabel: (title: string) => `Supprimer : ${title}`,
  deleteMatchTitle: 'Supprimer cette partie ?',
  deleteMatchHelp: 'Elle ne pourra pas être récupérée.',
  notKept:
    'Ce navigateur ne conserve rien pour l’instant : tu peux continuer, mais la partie sera perdue si tu fermes cette page.',
  quickBots: 'Sans pauses',
  quickBotsHelp: 'Les bots jouent tout de suite, au lieu de prendre leur temps.',
  botsStuck: 'Les bots ne répondent plus.',
  brokenMatch: 'Une partie illisible',
  broken: {
    heading: 'Cette partie est abîmée',
    help: 'Ce que ce navigateur en a conservé ne peut plus être lu. Toutes les autres parties sont intactes.',
  },
  unknown: {
    heading: 'Cette partie n’est pas sur cet appareil',
    help: 'Elle a été jouée dans un autre navigateur, supprimée, ou terminée il y a quelques jours.',
  },
  gone: {
    heading: 'Cette partie a été supprimée',
    help: 'C’était dans une autre fenêtre de ce navigateur.',
  },
};
