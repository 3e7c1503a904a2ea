import type { HouseMessages } from './en.ts';

export const text: HouseMessages = {
  privacy: 'Vie privée',
  imprint: 'Mentions légales',
  terms: 'Conditions d’utilisation',
  report: 'Signaler cette table',
  restart: (time) =>
    `Le serveur redémarre à ${time}. Les parties reprendront ensuite où elles en étaient.`,
};
