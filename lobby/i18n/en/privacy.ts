/** Text for privacy and reports. The other languages have the same keys. */
export const en = {
  privacy: {
    heading: 'Privacy',
    lead: 'No accounts, no cookies, no ads, no visitor tracking. Here is what we do store.',
    sections: [
      {
        heading: 'On the server',
        items: [
          'Your seats: the name you gave there, your moves, and a hash of the key with which your browser proves that they are yours. The key itself is only in your browser.',
          'What you write at tables. Everybody who opens the table can read it.',
          'A hash of a random text in your browser, so that players whom a host has removed cannot return. Until the match begins, also a hash of your internet address.',
          'If you turn on push notifications: your browser’s push address. The notifications are encrypted, delivered by your browser’s vendor and contain no names.',
          'Your results of daily challenges, with your name if you have chosen one. Everybody sees them in the tables of the day and the week. They are deleted after the same time as finished matches. If you delete your data, they stay without your name.',
        ],
      },
      {
        heading: 'Your internet address',
        items: [
          'The server needs it to answer you, and counts requests from it to prevent abuse. This is kept in memory only briefly and is never logged.',
          'It is stored only where the moderators may have to act. When a table is reported or a player blocked: the addresses of the reporter and of everybody who has the table open, for 30 days. When an address itself is blocked: until the block ends.',
        ],
      },
      {
        heading: 'In this browser',
        items: ['Your name, your seats, your matches and your settings. Nobody else sees them.'],
      },
    ],
    howLong: 'For how long',
    kept: (finished: string, abandoned: string) =>
      `A finished match is deleted with its table ${finished} days after its last change, chat included; an unfinished one after ${abandoned} days without activity. A table that somebody has open is never deleted.`,
    keptBeside:
      'Reports are deleted after 30 days. Backups of the server last for as long as its operators keep them.',
    forgotten: 'Deleting your data',
    forgetMe: 'Delete my data',
    howToBe:
      'You can delete your seats, your name and your messages at any time, with everything in this browser. If you no longer have the browser with your seats, ask the moderators: they can do it for you at any table.',
  },
  report: {
    label: 'What is wrong at this table?',
    help: (max: string) =>
      `The moderators will read it. At most ${max} characters. They also see the names at the table, the messages, and the internet addresses, including yours.`,
    send: 'Report',
    done: 'Thank you. The moderators will look at it.',
  },
};

export type PrivacyMessages = typeof en;
export const text: PrivacyMessages = en;
