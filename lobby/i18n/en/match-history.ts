import { ordinal } from '../../../games/kit/locales/ordinal.ts';

/** Text for the list of matches in this browser; only their page loads it. The other languages have the same keys. */
export const en = {
  heading: 'My matches',
  help: 'Matches you played in this browser, each with its replay. Only you can see this list.',
  none: 'No match has finished in this browser yet. The first one will be listed here.',
  tallies: 'By game',
  ran: (count: number, written: string) => (count === 1 ? '1 match' : `${written} matches`),
  won: (count: number, written: string) => (count === 1 ? '1 won' : `${written} won`),
  daily: 'Daily challenge',
  replayTomorrow: 'replay from tomorrow',
  results: 'Results',
  resultsOf: (title: string) => `Results of the daily challenge: ${title}`,
  list: 'All matches',
  place: (place: number) => `${ordinal(place)} place`,
  wonIt: 'Won',
  without: 'Ended without a result',
  oneScreen: (winners: string) => `Pass and play: ${winners} won`,
  playedOn: 'Continued from another match',
  lookAgain: 'Watch replay',
  lookAgainLabel: (title: string, when: string) => `Watch replay: ${title}, ${when}`,
  forget: 'Delete',
  forgetTitle: 'Delete this match?',
  forgetHelp: 'It will be deleted from this list for good, along with its replay.',
  forgetLabel: (title: string, when: string) => `Delete: ${title}, ${when}`,
};

export type MatchHistoryMessages = typeof en;
export const text: MatchHistoryMessages = en;
