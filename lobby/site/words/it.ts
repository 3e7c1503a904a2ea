import type { HouseMessages } from './en.ts';

export const text: HouseMessages = {
  privacy: 'I tuoi dati',
  imprint: 'Note legali',
  terms: 'Condizioni d’uso',
  report: 'Segnala questo tavolo',
  restart: (time) => `Il server si riavvia alle ${time}. Poi le partite riprendono da dove erano.`,
};
