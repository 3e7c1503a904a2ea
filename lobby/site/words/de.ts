import type { HouseMessages } from './en.ts';

export const text: HouseMessages = {
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  terms: 'Nutzungsbedingungen',
  report: 'Diesen Tisch melden',
  restart: (time) =>
    `Der Server startet um ${time} neu. Danach gehen die Partien dort weiter, wo sie waren.`,
};
