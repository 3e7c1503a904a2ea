import type { SiteMessages } from '../en/site.ts';

export const text: SiteMessages = {
  privacy: 'Vie privée',
  imprint: 'Mentions légales',
  terms: 'Conditions d’utilisation',
  report: 'Signaler cette table',
  restart: (time) =>
    `Le serveur redémarre à ${time.replace(':', ' h ')}. Les parties reprendront ensuite où elles en étaient.`,
};
