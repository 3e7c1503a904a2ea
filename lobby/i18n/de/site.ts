import type { SiteMessages } from '../en/site.ts';

export const text: SiteMessages = {
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  terms: 'Nutzungsbedingungen',
  report: 'Diesen Tisch melden',
  restart: (time) =>
    `Der Server startet um ${time} Uhr neu. Danach gehen die Partien dort weiter, wo sie waren.`,
};
