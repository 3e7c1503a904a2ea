/** Text of the header and footer of all pages. The other languages have the same keys. */
export const en = {
  privacy: 'Privacy',
  imprint: 'Legal notice',
  terms: 'Terms',
  report: 'Report this table',
  restart: (time: string) =>
    `The server restarts at ${time}. Matches will continue where they left off.`,
};

export type SiteMessages = typeof en;
export const text: SiteMessages = en;
