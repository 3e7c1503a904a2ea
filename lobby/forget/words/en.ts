/** What is said about being forgotten. The other languages have the same keys. */
export const en = {
  privacy: 'Privacy',
  kept: 'There are no accounts here. The server keeps your seats with the name you gave, and what you write at tables; this browser keeps which seats are yours, and your settings.',
  heading: 'Forget me here',
  goes: 'If you want that, this goes for good:',
  seats: (count: number, written: string) =>
    count === 1
      ? `your seat (${written}): you leave the table, and in a race that is under way a bot plays on`
      : `your ${written} seats: you leave the tables, and in races that are under way bots play on`,
  lines: 'your name there, all that you wrote there, and where you are called from there',
  browser: 'your name, seats, races and settings in this browser',
  stays:
    'What you wrote at tables that you left before stays there, but without your name. Matches on this device stay, too: throw them away on the first page.',
  forget: 'Forget me',
  isForgetting: 'Forgetting …',
  done: 'Done: nobody here knows you any more.',
};

export type ForgetMessages = typeof en;
export const text: ForgetMessages = en;
