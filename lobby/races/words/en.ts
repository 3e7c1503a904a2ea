/** What is said of the races in this browser; only their page loads it. The other languages have the same keys. */
export const en = {
  heading: 'My races',
  help: 'What was raced in this browser, with everything it takes to watch it again. Nobody else has this list.',
  none: 'No race has come to its end in this browser yet. The first one will stand here.',
  tallies: 'Game by game',
  ran: (count: number, written: string) => (count === 1 ? '1 race' : `${written} races`),
  won: (count: number, written: string) => (count === 1 ? '1 won' : `${written} won`),
  list: 'Race by race',
  place: (place: string) => `Place ${place}`,
  wonIt: 'Won',
  without: 'Ended without a result',
  oneScreen: (winners: string) => `At one screen: ${winners} won`,
  playedOn: 'Played on from another race',
  lookAgain: 'Look again',
  lookAgainLabel: (title: string, when: string) => `Look again: ${title}, ${when}`,
  forget: 'Forget',
  forgetTitle: 'Forget this race?',
  forgetHelp: 'It leaves this list for good, and what it takes to watch it again goes with it.',
  forgetLabel: (title: string, when: string) => `Forget: ${title}, ${when}`,
};

export type RacesMessages = typeof en;
export const text: RacesMessages = en;
