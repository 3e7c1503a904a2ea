/** What is said of matches in this browser; only their pages load it. The other languages have the same keys. */
export const en = {
  heading: (title: string) => `${title} at one screen`,
  who: 'Who plays?',
  nameAt: (seat: string) => `${seat}: name`,
  playerAt: (seat: string) => `${seat}: who plays`,
  noPerson: 'Somebody has to play: choose a person for one of the seats.',
  start: 'Start the race',
  handTo: (name: string) => `Hand it to ${name}`,
  handToHelp: 'It’s their turn. Everybody else, look away now!',
  iAm: (name: string) => `I’m ${name}`,
  again: 'Play again',
  playOn: {
    button: 'Play on from here',
    who: 'Who plays on?',
    help: 'The match goes on in this browser as it stood here, with the same cards in hand, and what lies face down is shuffled once more. The old match stays as it is.',
    start: 'Play on',
  },
  onThisDevice: 'on this device',
  toMove: (names: string) => `to move: ${names}`,
  goOn: 'Go on',
  goOnLabel: (title: string, names: string) => `Go on: ${title} with ${names}`,
  throwAway: 'Throw away',
  throwAwayLabel: (title: string) => `Throw away: ${title}`,
  throwAwayTitle: 'Throw this match away?',
  throwAwayHelp: 'It can’t be brought back.',
  notKept:
    'This browser keeps nothing at the moment: you can play on, but the match is lost when you close this page.',
  quickBots: 'Quick bots',
  quickBotsHelp: 'Bots move at once instead of taking their time.',
  botsStuck: 'The bots have lost their train of thought.',
  brokenMatch: 'A match that can’t be read',
  broken: {
    heading: 'This match is damaged',
    help: 'What this browser kept of it can’t be read any more. All other matches are untouched.',
  },
  unknown: {
    heading: 'This match isn’t on this device',
    help: 'It was played in another browser, thrown away, or finished some days ago.',
  },
  gone: {
    heading: 'This match was thrown away',
    help: 'That happened in another window of this browser.',
  },
};

export type HereMessages = typeof en;
export const text: HereMessages = en;
