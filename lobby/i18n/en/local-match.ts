/** Text for matches in this browser; only their pages load it. The other languages have the same keys. */
export const en = {
  heading: (title: string) => `${title} on one device`,
  who: 'Who plays?',
  nameAt: (seat: string) => `${seat}: name`,
  playerAt: (seat: string) => `${seat}: player or bot`,
  noPerson: 'Somebody has to play: choose a person for one of the seats.',
  start: 'Start the match',
  handTo: (name: string) => `Hand it to ${name}`,
  handToHelp: 'It’s their turn. Everybody else, look away now!',
  iAm: (name: string) => `I’m ${name}`,
  again: 'Play again',
  playOn: {
    button: 'Continue from here',
    who: 'Who plays?',
    help: 'A copy of the match continues in this browser from this position. Hands stay the same; face-down cards are reshuffled. The original is not changed.',
    start: 'Continue',
  },
  onThisDevice: 'on this device',
  toMove: (names: string) => `to move: ${names}`,
  goOn: 'Continue',
  goOnLabel: (title: string, names: string) => `Continue: ${title} with ${names}`,
  deleteMatch: 'Delete',
  deleteMatchLabel: (title: string) => `Delete: ${title}`,
  deleteMatchTitle: 'Delete this match?',
  deleteMatchHelp: 'It can’t be restored.',
  notKept:
    'This browser can’t save anything right now. You can keep playing, but closing this page loses the match.',
  quickBots: 'No pauses',
  quickBotsHelp: 'Bots move right away instead of taking their time.',
  botsStuck: 'The bots have stopped responding.',
  brokenMatch: 'A match that can’t be read',
  broken: {
    heading: 'This match is damaged',
    help: 'The saved match can no longer be read. All other matches are untouched.',
  },
  unknown: {
    heading: 'This match isn’t on this device',
    help: 'It was played in another browser, deleted, or finished some days ago.',
  },
  gone: {
    heading: 'This match was deleted',
    help: 'That happened in another window of this browser.',
  },
};

export type LocalMatchMessages = typeof en;
export const text: LocalMatchMessages = en;
