import type { TimeControl } from '../../../protocol/tables.ts';
import type { Problem } from '../../lib/api.ts';

/** Text that every page of the lobby can show. The other languages have the same keys: this is their type. */
export const en = {
  tagline: 'Racing board games to play together, wherever you are.',
  skipToContent: 'Skip to content',
  toTheShelf: 'All games',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  loading: 'Loading…',
  tryAgain: 'Try again',
  seat: (number: string) => `Seat ${number}`,
  guest: 'Guest',

  header: {
    home: 'Paddock – home',
    language: 'Language',
    theme: { auto: 'Match this device', light: 'Light', dark: 'Dark' },
    appearance: (theme: string) => `Appearance: ${theme}`,
    switchTo: (theme: string) => `Switch to: ${theme}`,
    youAre: (name: string) => `You are ${name}`,
    noName: 'Choose a name',
    menu: 'Menu',
    races: 'My matches',
    devices: 'Continue on another device',
  },

  name: {
    title: 'What should we call you?',
    label: 'Your name',
    help: (max: string) => `Everybody at the table sees it. At most ${max} characters.`,
    missing: 'Type a name first, so that the others know who’s sitting there.',
  },

  shelf: {
    heading: 'Games',
    players: (range: string) => `${range} players`,
    by: (designers: string, year: string) => `${designers}, ${year}`,
    newTable: 'New table',
    newTableOf: (title: string) => `New table: ${title}`,
  },

  newHere: {
    heading: 'New here?',
    play: (title: string) => `Play ${title}`,
    learn: (title: string) => `Learn ${title} in two minutes`,
  },

  ways: {
    playNow: 'Play against bots',
    playNowOf: (title: string) => `Play against bots: ${title}`,
    playNowHelp: 'In this browser, right away.',
    withPeople: 'With people',
    withPeopleOf: (title: string) => `Play with people: ${title}`,
    learn: 'Learn',
    learnOf: (title: string) => `Learn: ${title}`,
    lessonHelp: 'A few positions to try out, in about two minutes.',
    rulesHelp: 'All rules with pictures, and an example of a match.',
    lesson: 'Tutorial',
    lessonOf: (title: string) => `Tutorial: ${title}`,
    oneScreen: 'Pass and play',
    oneScreenOf: (title: string) => `Pass and play: ${title}`,
    oneScreenHelp: 'Pass one device around. Bots fill the empty seats.',
    onlineHelp: 'Online with friends: send them a link.',
    anybody: 'Quick match',
    anybodyOf: (title: string) => `Quick match: ${title}`,
    anybodyHelp: 'Join an open table, or start one and wait for others.',
    notStarted: 'The game could not be loaded. Check your connection and try again.',
  },

  tables: {
    yours: 'Your tables',
    open: 'Open tables',
    playing: 'Matches in progress',
    noneOpen:
      'No table is waiting for players right now. Create one and send your friends the link.',
    free: (count: number, written: string) =>
      count === 1 ? `${written} free seat` : `${written} free seats`,
    isFull: 'all seats taken',
    defaultRules: 'default rules',
    withoutOption: (label: string) => `without: ${label}`,
    private: 'link only',
    nobody: 'nobody yet',
    join: 'Join',
    watch: 'Watch',
    comeBack: 'Back to the table',
    joinLabel: (title: string, names: string) => `Join ${title} with ${names}`,
    watchLabel: (title: string, names: string) => `Watch ${title} with ${names}`,
    comeBackLabel: (title: string, names: string) => `Back to the table: ${title} with ${names}`,
    showMore: 'Show more tables',
    freeSeat: 'free',
    bot: (name: string) => `${name} (bot)`,
    timeControls: { together: 'no clock', clock: 'clock', days: 'turn-based' } satisfies Record<
      TimeControl['kind'],
      string
    >,
    isAway: 'away',
    awayFor: (span: string) => `away for ${span}`,
    standIn: (name: string) => `${name} (a bot plays)`,
    yourTurn: 'Your turn',
    waiting: (count: number, written: string) =>
      count === 1 ? `${written} table is waiting for you` : `${written} tables are waiting for you`,
  },

  game: {
    board: 'Example of a match',
    allRules: 'All rules',
    rules: 'Rules',
    noRules: 'The rules couldn’t be loaded. Check your connection and try again.',
  },

  notFound: {
    heading: 'There is nothing here',
    help: 'There is no page at this address. See all games instead.',
  },

  unknownGame: {
    heading: 'There is no such game here',
    help: 'See all games.',
  },

  version: {
    isThere: 'There is a new version of Paddock.',
    take: 'Reload',
    tooOld: 'This page is out of date. Reloading…',
    stillTooOld:
      'This page is out of date, and reloading didn’t help. Close all windows and tabs of Paddock, then come back.',
  },
  isKept: 'Paddock is saved on this device, so you can play here offline.',
  withoutServer: 'You can still play on this device: against bots, or pass and play with friends.',

  broken: {
    heading: 'Something broke on this page',
    help: 'Sorry, that’s our fault. Your match is safe: reload the page.',
    reload: 'Reload',
  },

  problems: {
    offline: 'The server can’t be reached. Check your connection and try again.',
    notFound: 'That no longer exists.',
    seatTaken: 'Somebody was quicker: this seat is taken. Choose another one.',
    tableFull: 'All seats are taken now. You can watch.',
    forbidden: 'This seat is no longer yours.',
    removed: 'The host has removed you from this table. You can watch, or find another table.',
    hostOnly: 'Only the host of this table can do that.',
    tooLate: 'The match has started, or the seats have changed. Check the table and try again.',
    cannotMove:
      'One player’s app can’t change seats. Wait until every seat is taken, or fill the free ones with bots.',
    badRequest: 'Something you entered isn’t valid. Check it and try again.',
    tooLarge: 'That was too long. Shorten it and try again.',
    tooMany: 'Too many requests. Wait a moment and try again.',
    tooManyBots: 'That’s enough bots for the moment. Try again in a few minutes, or invite people.',
    tooManyTables:
      'That’s enough new tables for the moment. Join an open one, or try again in a few minutes.',
    tooManySeats:
      'Your network has taken many seats. Leave a table that hasn’t started, or try again in a few minutes.',
    noRoom:
      'There’s no room for new tables at the moment. Join an open one, or come back another day.',
    blocked: 'The moderators of this site have blocked your network for now.',
    serverTrouble: 'Something went wrong on the server. Try again in a moment.',
  } satisfies Record<Problem, string>,
};

export type Messages = typeof en;
export const text: Messages = en;
