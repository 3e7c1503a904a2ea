/** What stands over and under all pages. The other languages have the same keys. */
export const en = {
  privacy: 'Privacy',
  imprint: 'Imprint',
  terms: 'Terms',
  report: 'Report this table',
  restart: (time: string) =>
    `The server starts anew at ${time}. Races go on afterwards as they stand.`,
};

export type HouseMessages = typeof en;
export const text: HouseMessages = en;
