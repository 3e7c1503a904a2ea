import type { SiteMessages } from '../en/site.ts';

export const text: SiteMessages = {
  privacy: 'I tuoi dati',
  imprint: 'Note legali',
  terms: 'Condizioni d’uso',
  report: 'Segnala questo tavolo',
  restart: (time) => `Il server si riavvia alle ${time}. Poi le partite riprendono da dove erano.`,
};
