import type { Level } from '../../../games/kit/search/levels.ts';

/** Writes a place of a match, which has few players. */
const placeInWords = (place: number) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`;

/** Text about the daily challenge. The other languages have the same keys. */
export const en = {
  heading: 'Daily challenge',
  explained: 'The same deal for everybody. Your first try counts.',
  practiceOver: 'This was practice, so it doesn’t count.',
  bots: (level: string) => `bots: ${level}`,
  levels: { easy: 'easy', fair: 'medium', strong: 'strong' } satisfies Record<Level, string>,
  left: (span: string) => `${span} left`,
  played: (count: number, written: string) =>
    count === 0
      ? 'nobody has finished it yet'
      : count === 1
        ? `played by ${written} player`
        : `played by ${written} players`,
  streak: (days: string) => `${days} days in a row`,
  play: 'Play',
  continue: 'Continue',
  result: 'Today’s result',
  playOf: (title: string) => `Play the daily challenge: ${title}`,
  continueOf: (title: string) => `Continue the daily challenge: ${title}`,
  resultOf: (title: string) => `Today’s result: ${title}`,
  resultShort: 'Result',
  dayBefore: 'Results of the day before',
  others: 'Other challenges of this day',
  offline: 'The daily challenge needs a connection to the server.',
  off: 'No new challenge can be started at the moment. Come back later.',
  begun: 'You have already started this challenge in this browser. Finish that match first.',
  resultsOfDay: 'Results of the day',

  othersToday: 'Today’s other challenges',

  sheet: {
    once: 'Only this try counts. If you leave the match, you get the last place. You can take a break until the day is over.',
    options: (words: string) => `Different from the usual rules: ${words}.`,
    nameHelp:
      'Only players with a name appear in the tables. Without one, your result still counts.',
    start: 'Start',
    practise: 'Practise with another deal',
  },
  yesterday: (place: string, title: string) => `Yesterday: ${place}, ${title}`,
  watchYesterday: 'Watch and analyse',
  days: {
    heading: 'The last seven days',
    notPlayed: (day: string) => `${day}: not played`,
    played: (day: string, title: string, place: string) => `${day}: ${title}, ${place}`,
  },

  page: {
    title: (title: string) => `Daily challenge: ${title}`,
    own: 'Your result',
    place: placeInWords,
    placeOf: (place: number, players: string) => `${placeInWords(place)} of ${players}`,
    beaten: (beaten: string, others: string) =>
      `You did better than ${beaten} of ${others} other players.`,
    beatenOne: 'You did better than the only other player.',
    notBeatenOne: 'One other player has finished it and did at least as well.',
    alone: 'You’re the first to finish this challenge.',
    notPlayed: 'You haven’t played this challenge yet.',
    missed: 'You didn’t finish this challenge.',
    unfinished: 'Your match isn’t finished yet.',
    distribution: 'All results',
    nobody: 'Nobody has finished this challenge yet.',
    players: (count: number, written: string) =>
      count === 1 ? `${written} player` : `${written} players`,
    you: 'you',
    best: 'Best players of the day',
    bestHelp: 'Only players who had chosen a name appear here.',
    noNames:
      'Nobody in this table yet. Only players with a name appear here; choose yours before you start.',
    rank: 'Rank',
    name: 'Name',
    result: 'Place',
    score: 'Score',
    week: 'This week',
    weekHelp: (from: string) =>
      `Since ${from}. Each challenge counts one point for every bot that you beat.`,
    points: 'Points',
    tries: 'Challenges',
    practise: 'Practise',
    practiseHelp: 'You can play the same deal again, but only your first try counts.',
    later: 'The matches can be watched when the day is over.',
    choices: 'Your rarest decisions',
    choicesHelp: 'Compared with the players who came to the same position.',
    decision: (number: string) => `Decision ${number}`,
    alike: (same: number, written: string, others: string) =>
      others === '1'
        ? `the only other player decided ${same === 0 ? 'differently' : 'like you'}`
        : same === 0
          ? `none of the ${others} others decided like you`
          : `${written} of the ${others} others decided like you`,
    watchOwn: 'Watch and analyse your match',
    watchBest: 'Watch the best match',
    seeds: 'Server seed and commitment',
    seedsHelp:
      'The server publishes the commitment before anybody can play, and it fits this server seed only. So the shuffle cannot be changed afterwards.',
    seedLater: 'The server seed will be revealed when the day is over.',
    serverSeed: 'Server seed',
    commitment: 'Commitment',
    copy: 'Copy result',
    share: 'Share result',
    copied: 'Result copied.',
    toCopy: 'Copy this text:',
    unknown: {
      heading: 'There is no such challenge',
      help: 'This server had no challenge of this game on that day.',
    },
  },
};

export type DailyMessages = typeof en;
export const text: DailyMessages = en;
