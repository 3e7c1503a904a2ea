import type { Pace } from '../../server/protocol.ts';
import type { Problem } from '../api.ts';

/** What every page of the lobby can say. The other languages have the same keys: this is their type. */
export const en = {
  tagline: 'Racing board games for one table, however far apart its chairs stand.',
  skipToContent: 'Skip to the content',
  toTheShelf: 'Back to the shelf',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  loading: 'One moment …',
  tryAgain: 'Try again',
  seat: (number: string) => `Seat ${number}`,
  guest: 'Guest',

  header: {
    home: 'Paddock – home',
    language: 'Language',
    theme: { auto: 'Light or dark as on this device', light: 'Light', dark: 'Dark' },
    themeButton: (now: string, next: string) => `Appearance: ${now}. Switch to: ${next}`,
    youAre: (name: string) => `You are ${name}`,
    noName: 'Choose a name',
    races: 'My races',
    devices: 'Go on with another device',
  },

  name: {
    title: 'What should we call you?',
    label: 'Your name',
    help: (most: string) => `Everybody at the table sees it. At most ${most} characters.`,
    missing: 'Type a name first, so that the others know who’s sitting there.',
  },

  shelf: {
    heading: 'The shelf',
    players: (range: string) => `${range} players`,
    by: (designers: string, year: string) => `${designers}, ${year}`,
    newTable: 'New table',
    newTableOf: (title: string) => `New table: ${title}`,
  },

  ways: {
    playNow: 'Play now',
    playNowOf: (title: string) => `Play now: ${title}`,
    playNowHelp: 'Against bots, at once.',
    lesson: 'First steps',
    lessonOf: (title: string) => `First steps: ${title}`,
    oneScreen: 'One screen',
    oneScreenOf: (title: string) => `One screen: ${title}`,
    oneScreenHelp: 'With friends beside you: you hand the device on, and bots fill up.',
    onlineHelp: 'Online with friends elsewhere: you send them a link.',
    anybody: 'Play with anybody',
    anybodyOf: (title: string) => `Play with anybody: ${title}`,
    anybodyHelp: 'Online with whoever is there: at the next free seat, or a new table.',
    heading: 'Four ways to play',
    notStarted: 'The game could not be loaded. Check your connection and try again.',
  },

  tables: {
    yours: 'Your tables',
    open: 'Open tables',
    playing: 'Races under way',
    noneOpen: 'No table is waiting for players right now. Open one and send your friends the link.',
    free: (count: number, written: string) =>
      count === 1 ? `${written} free seat` : `${written} free seats`,
    isFull: 'all seats taken',
    standard: 'standard rules',
    withoutOption: (label: string) => `without: ${label}`,
    private: 'private',
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
    paces: { together: 'no clock', clock: 'with a clock', days: 'over days' } satisfies Record<
      Pace['kind'],
      string
    >,
    isAway: 'away',
    awayFor: (span: string) => `away for ${span}`,
    standIn: (name: string) => `${name} (a bot plays)`,
    yourTurn: 'Your turn',
    waiting: (count: number, written: string) =>
      count === 1 ? `${written} waits for you` : `${written} wait for you`,
  },

  game: {
    board: 'A race under way',
    rules: 'Rules',
    noRules: 'The rules couldn’t be loaded. Check your connection and try again.',
  },

  notFound: {
    heading: 'There is nothing here',
    help: 'This address leads nowhere. The shelf is that way.',
  },

  unknownGame: {
    heading: 'This game isn’t on the shelf',
    help: 'See what is there instead.',
  },

  version: {
    isThere: 'There is a new version of Paddock.',
    take: 'Load it',
    tooOld: 'This page is too old for the server: it is being loaded anew …',
    stillTooOld:
      'This page is too old for the server, and loading it again changed nothing. Close all windows and tabs of Paddock, then come back.',
  },
  isKept: 'Paddock stays on this device: what you play here needs no network.',
  withoutServer: 'You can still play on this device: against bots, or with friends at one screen.',

  broken: {
    heading: 'Something broke on this page',
    help: 'That is our fault. Nothing of your race is lost: load the page again.',
    reload: 'Load again',
  },

  problems: {
    offline: 'The server can’t be reached. Check your connection and try again.',
    notFound: 'That isn’t there any more.',
    seatTaken: 'Somebody was quicker: this seat is taken. Choose another one.',
    tableFull: 'All seats are taken by now. You can watch.',
    forbidden: 'This seat isn’t yours any more.',
    removed: 'The host of this table has sent you away. You can watch, or find another table.',
    hostOnly: 'Only the host of this table can do that.',
    tooLate: 'The race has begun meanwhile, or the seats have changed: look at the table again.',
    cannotMove:
      'Somebody here plays with another program that can’t change its seat: wait until all seats are taken, or put bots on them.',
    badRequest: 'The server can’t do anything with that. Check what you entered.',
    tooLarge: 'That was too long. Shorten it and try again.',
    tooMany: 'That was a bit much at once. Wait a moment and try again.',
    tooManyBots: 'That’s enough bots for the moment. Try again in a few minutes, or invite people.',
    tooManyTables:
      'That’s enough new tables for the moment. Sit down at one that’s open, or try again in a few minutes.',
    tooManySeats:
      'Many seats are taken from where you are. Leave a table that hasn’t begun, or try again in a few minutes.',
    noRoom:
      'There’s no room for new tables here at the moment. Sit down at one that’s open, or come back another day.',
    blocked: 'Those who run this site have blocked your address for a while.',
    serverTrouble: 'Something went wrong on the server. Try again in a moment.',
  } satisfies Record<Problem, string>,
};

export type Messages = typeof en;
export const text: Messages = en;
