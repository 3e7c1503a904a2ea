import type { Level } from '../../games/kit/search/levels.ts';
import type { RefusalCode } from '../../server/protocol.ts';
import type { Problem } from '../api.ts';
import type { PageRefusal } from '../table/playedMatch.ts';

const suffixes: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** All that the lobby says. The other languages have the same keys: this is their type. */
export const en = {
  tagline: 'Racing board games for one table, however far apart its chairs stand.',
  skipToContent: 'Skip to the content',
  toTheShelf: 'Back to the shelf',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  loading: 'One moment …',

  header: {
    home: 'Paddock – home',
    language: 'Language',
    theme: { auto: 'Light or dark as on this device', light: 'Light', dark: 'Dark' },
    themeButton: (now: string, next: string) => `Appearance: ${now}. Switch to: ${next}`,
    youAre: (name: string) => `You are ${name}`,
    noName: 'Choose a name',
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
    oneScreen: 'One screen',
    oneScreenOf: (title: string) => `One screen: ${title}`,
    oneScreenHelp: 'With friends beside you: you hand the device on, and bots fill up.',
    onlineHelp: 'Online with friends elsewhere: you send them a link.',
    heading: 'Three ways to play',
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
  },

  game: {
    rules: 'Rules',
    noRules: 'The rules couldn’t be loaded. Check your connection and try again.',
  },

  newTable: {
    heading: (title: string) => `New ${title} table`,
    players: 'How many play?',
    playersCount: (count: number, written: string) =>
      count === 1 ? `${written} player` : `${written} players`,
    others: 'Who plays on the other seats?',
    people: 'People',
    peopleHelp: 'Each seat waits for somebody to sit down.',
    bots: (count: number, level: string) => (count === 1 ? `Bot, ${level}` : `Bots, ${level}`),
    seatBySeat: 'Seat by seat',
    seatBySeatHelp: 'Choose for each seat. A free one waits for somebody to sit down.',
    person: 'a person',
    allBots: 'Bots need no time to come: the race begins at once.',
    options: 'Rules of this table',
    range: (least: string, most: string) => `From ${least} to ${most}.`,
    outOfRange: (least: string, most: string) => `Choose a whole number from ${least} to ${most}.`,
    multiples: (step: string, least: string, most: string) =>
      `Multiples of ${step} from ${least} to ${most}.`,
    less: (label: string) => `${label}: one less`,
    more: (label: string) => `${label}: one more`,
    who: 'Who may come?',
    listed: 'Anybody',
    listedHelp: 'The table is in the list of open tables.',
    private: 'Only with the link',
    privateHelp: 'The table is in no list; you send the link to whoever you like.',
    openTable: 'Open the table',
  },

  table: {
    waitingHeading: (title: string) => `${title}: waiting for players`,
    seat: (number: string) => `Seat ${number}`,
    freeSeat: 'free',
    you: 'you',
    isAway: 'away',
    isAtTable: 'at the table',
    host: 'host',
    seats: 'Players',
    stillFree: (count: number, written: string) =>
      count === 1 ? 'One seat is still free.' : `${written} seats are still free.`,
    startsByItself: 'The race starts by itself as soon as all seats are taken.',
    waitingFor: (names: string) =>
      `Waiting for ${names}: the invitation is on the page of the last race.`,
    invite: 'Invite your friends',
    inviteHelp: 'Whoever opens this link can sit down or watch.',
    copyLink: 'Copy the link',
    copied: 'Copied. Send it to your friends.',
    notCopied: 'Your browser won’t copy it: select the link and copy it by hand.',
    link: 'Link to this table',
    share: 'Share …',
    shareText: (title: string) => `Play ${title} with me!`,
    options: 'Rules of this table',
    rename: 'Change your name',
    leave: 'Leave the table',
    leaveTitle: 'Leave the table?',
    leaveHelp: 'Your seat becomes free, and somebody else can take it.',
    leaveHelpLast: 'Nobody else sits here but bots, so the table is cleared away.',
    watching: 'You are watching.',
    watchingFull: 'All seats are taken: you are watching.',
    takeASeat: 'Take a seat',
    seatIsFree: (seats: string, count: number) =>
      count === 1
        ? `${seats} is free: send somebody the link.`
        : `${seats} are free: send somebody the link.`,
    offerSeat: (seats: string, count: number) =>
      count === 1 ? `${seats} is free: you can take it.` : `${seats} are free: you can take one.`,
    connecting: 'Connecting to the table …',
    yourTurnTitle: (title: string) => `● Your turn – ${title}`,
    loadFailed: 'The board could not be loaded.',
    tryAgain: 'Try again',
  },

  bots: {
    levels: { easy: 'easy', fair: 'fair', strong: 'strong' } satisfies Record<Level, string>,
    levelHelp: {
      easy: 'A beginner: knows the rules and often slips.',
      fair: 'Plays sensibly and misses a good move now and then.',
      strong: 'Weighs every move: as good as our bots get.',
    } satisfies Record<Level, string>,
    named: (name: string) => `${name} (bot)`,
    heading: 'Fill seats with bots',
    help: 'The table is yours: until the race begins you can put bots on free seats, make them stronger or weaker, and remove them.',
    lastSeat: 'Only one seat is still free: if a bot takes it, the race begins at once.',
    takeOver: 'Or a bot plays on where they stood:',
    seat: (who: string) => `Bot: ${who}`,
    sendAway: 'Remove',
    sendAwayLabel: (name: string) => `Remove ${name}`,
    notSeated: (reason: string) => `The table is open, but without its bots. ${reason}`,
  },

  connection: {
    lost: 'Connection lost – trying again …',
    restarting: 'The server is restarting. This page comes back by itself.',
    untilThen: 'Until then you can look around, but not move or write.',
    isBack: 'The connection is back.',
  },

  join: {
    heading: (title: string) => `Join a ${title} table`,
    headingRunning: (title: string) => `Step in: ${title}`,
    runningHelp:
      'The race is under way, and one of the players has left. You take over where they stood.',
    whichSeat: 'Which seat?',
    sitDown: 'Sit down',
    watch: 'Just watch',
  },

  panel: {
    tabs: 'Beside the board',
    log: 'Log',
    chat: 'Chat',
    rules: 'Rules',
    emptyLog: 'Nothing has happened yet. Here you can read the whole race again.',
    emptyChat: 'Nobody has said anything yet.',
    newMessages: (count: number, written: string) =>
      count === 1 ? `${written} new message` : `${written} new messages`,
    message: 'Your message',
    send: 'Send',
    onlyPlayersChat: 'Only those at the table can write here.',
  },

  end: {
    heading: 'The match is over',
    won: (names: string) => `${names} won!`,
    youWon: 'You won!',
    shared: (names: string) => `${names} share the win!`,
    place: (place: number) => `${place}${suffixes[ordinals.select(place)]}`,
    ranking: 'Ranking',
    playAgain: 'Play again with the same people',
    playAgainAll: 'Play again with the same people and bots',
    playAgainBots: 'Play again with the same bots',
    ready: (names: string, count: number) =>
      count === 1 ? `${names} is ready to play again.` : `${names} are ready to play again.`,
    joinThem: 'Join',
    goToNext: 'To the next race',
  },

  unknownTable: {
    heading: 'This table isn’t there (any more)',
    help: 'It may have been cleared away, or the link lost a letter on the way. Ask for the link again, or open a new table.',
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
  lostSeat:
    'This seat isn’t yours any more: it was left, maybe in another window. You can take a free one or watch.',

  problems: {
    offline: 'The server can’t be reached. Check your connection and try again.',
    notFound: 'That isn’t there any more.',
    seatTaken: 'Somebody was quicker: this seat is taken. Choose another one.',
    tableFull: 'All seats are taken by now. You can watch.',
    forbidden: 'This seat isn’t yours any more.',
    badRequest: 'The server can’t do anything with that. Check what you entered.',
    tooLarge: 'That was too long. Shorten it and try again.',
    tooMany: 'That was a bit much at once. Wait a moment and try again.',
    tooManyBots: 'That’s enough bots for the moment. Try again in a few minutes, or invite people.',
    serverTrouble: 'Something went wrong on the server. Try again in a moment.',
  } satisfies Record<Problem, string>,

  refusals: {
    badMessage: 'The server didn’t understand that. Nothing has changed.',
    unknownMatch: 'This table isn’t there any more.',
    wrongCredentials: 'This seat isn’t yours any more.',
    finished: 'The race is already over.',
    notYourTurn: 'It isn’t your turn.',
    notNow: 'That isn’t possible just now.',
    stale:
      'This page was not up to date when you pressed, so nothing was changed. Look at the board and choose again.',
    illegal: 'The rules don’t allow that.',
    notSaved: 'The server couldn’t store that, so it doesn’t count. Try again.',
    tooMany: 'That was too much at once, so it doesn’t count. Wait a moment and try again.',
    notConnected:
      'There is no connection right now, so nothing was sent. Try again once it is back.',
    notArrived:
      'The connection broke before your move arrived, so it doesn’t count. Look at the board and choose again.',
  } satisfies Record<RefusalCode | PageRefusal, string>,
};

export type Messages = typeof en;
export const text: Messages = en;
