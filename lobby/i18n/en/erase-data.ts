/** Text for deleting one's data. The other languages have the same keys. */
export const en = {
  privacy: 'Privacy',
  kept: 'There are no accounts here. The server stores your seats with the name you gave and your messages. This browser stores which seats are yours, and your settings.',
  heading: 'Delete my data',
  goes: 'This will be deleted for good:',
  seats: (count: number, written: string) =>
    count === 1
      ? `your seat (${written}): you leave the table, and in a running match a bot plays on`
      : `your ${written} seats: you leave the tables, and in running matches bots play on`,
  lines: 'your name and messages at those tables, and their push notifications',
  browser: 'your name, seats, matches and settings in this browser',
  stays:
    'Messages at tables that you left before stay there, and results of daily challenges stay too, both without your name. Matches on this device stay as well; you can delete them on the home page.',
  forget: 'Delete my data',
  isForgetting: 'Deleting…',
  done: 'Done. Your data has been deleted.',
};

export type EraseDataMessages = typeof en;
export const text: EraseDataMessages = en;
