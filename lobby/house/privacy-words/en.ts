/** What is said about privacy and reports. The other languages have the same keys. */
export const en = {
  privacy: {
    heading: 'Privacy',
    lead: 'There are no accounts here, no cookies, no advertising, and nobody counts who comes by. This is what is kept all the same.',
    sections: [
      {
        heading: 'On the server',
        items: [
          'Your seats: the name you gave there, your moves, and a fingerprint of the key with which your browser proves that they are yours. The key itself is only in your browser.',
          'What you write at tables. Everybody who opens the table can read it.',
          'A fingerprint of a random text that your browser keeps, so that somebody whom a host has sent away stays away; until the race begins also one of your internet address.',
          'If you want to be called while the page is closed: where your browser can be reached. Its maker carries the calls, sealed; they hold no names.',
        ],
      },
      {
        heading: 'Your internet address',
        items: [
          'The server needs it to answer you, and counts in memory how much comes from it, so that nobody floods the place. That is soon forgotten, and not in its log.',
          'It is stored only where those who run this site may have to act: when a table is reported, or somebody there is blocked, of whoever reports it and of those who have it open, for 30 days; and when it is blocked, until the block ends.',
        ],
      },
      {
        heading: 'In this browser',
        items: [
          'Your name, your seats, your races, matches on this device, and your settings. Nobody else sees them.',
        ],
      },
    ],
    howLong: 'For how long',
    kept: (finished: string, abandoned: string) =>
      `A race and its table are deleted ${finished} days after the end; a table with which nobody goes on after ${abandoned} days.`,
    keptBeside:
      'Reports are deleted after 30 days. Backups of the server last for as long as those who run it keep them.',
    forgotten: 'Being forgotten',
    forgetMe: 'Forget me here',
    howToBe:
      'You can have your seats, your name and all that you wrote deleted at once, with all that this browser keeps. If you have lost the browser with your seats, ask those who run this site: they can do it for you at any table.',
  },
  report: {
    label: 'What is wrong at this table?',
    help: (most: string) =>
      `Those who run this site will read it. At most ${most} characters. With it they see the names at the table, what was said, and the internet addresses, yours too.`,
    send: 'Report',
    done: 'Thank you. Those who run this site will look at it.',
  },
};

export type PrivacyMessages = typeof en;
export const text: PrivacyMessages = en;
