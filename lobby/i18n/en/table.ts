import { ordinal } from '../../../games/kit/locales/ordinal.ts';
import type { RefusalCode } from '../../../protocol/tables.ts';
import type { PageRefusal } from '../../lib/played-match.ts';

/** Text of the pages of tables and matches; only they load it. The other languages have the same keys. */
export const en = {
  table: {
    daily: 'Daily challenge',
    dailyPractice: 'Daily challenge: practice',
    you: 'you',
    isAtTable: 'at the table',
    host: 'host',
    seats: 'Players',
    leave: 'Leave the table',
    waysOut: 'Leave, give up, or end the match',
    watching: 'You are watching.',
    watchingFull: 'All seats are taken: you are watching.',
    conceded: 'You have given up: a bot has taken your seat, and you are watching.',
    takeASeat: 'Join',
    seatIsFree: (seats: string, count: number) =>
      count === 1
        ? `${seats} is free: send somebody the link.`
        : `${seats} are free: send somebody the link.`,
    offerSeat: (seats: string, count: number) =>
      count === 1
        ? `A seat is free (${seats}): you can take it.`
        : `Seats are free (${seats}): you can take one.`,
    connecting: 'Connecting to the table…',
    yourTurnTitle: (title: string) => `● Your turn – ${title}`,
    loadFailed: 'The board could not be loaded.',
    botTakesOver: 'Or let a bot take over:',
  },

  elsewhere: {
    next: (count: string) => `Your turn at other tables: ${count}`,
    nextLabel: (title: string, names: string) =>
      `To the next table that waits for you: ${title} with ${names}`,
  },

  connection: {
    waiting: 'Waiting for the server…',
    lost: 'Connection lost – trying again…',
    restarting: 'The server is restarting. This page comes back by itself.',
    untilThen: 'Until then you can look around, but not move or write.',
    isBack: 'The connection is back.',
  },

  panel: {
    tabs: 'Beside the board',
    log: 'Log',
    chat: 'Chat',
    rules: 'Rules',
    emptyLog: 'Nothing has happened yet. Every move will be listed here.',
    newMessages: (count: number, written: string) =>
      count === 1 ? `${written} new message` : `${written} new messages`,
  },

  review: {
    button: 'Review',
    heading: 'Review',
    help: 'The match continues meanwhile. Here is what you have seen of it.',
    yourTurn: 'It’s your turn!',
    more: 'Show newer moves',
    close: 'Back to the match',
  },

  again: {
    button: 'Replay last moves',
    help: 'Replay the last moves (Backspace)',
    skip: 'Skip to my turn',
    speed: 'Speed',
    times: (factor: string) => `${factor}×`,
    atOnce: 'at once',
  },

  missed: {
    told: (count: number, written: string) =>
      count === 1
        ? 'One move was made while you were away.'
        : `${written} moves were made while you were away.`,
    show: 'Show',
  },

  strip: {
    label: 'Who sits here',
    seat: (name: string, states: string) => `${name}: ${states}`,
    free: 'free',
    toMove: 'to move',
    away: 'away',
    awayFor: (span: string) => `away for ${span}`,
    awayShort: (span: string) => `away ${span}`,
    standsIn: (name: string) => `a bot plays for ${name}`,
    standsInShort: 'a bot plays',
    turnLeft: (span: string) => `${span} left in this turn`,
    reserve: 'reserve',
    reserveLeft: (span: string) => `${span} in reserve`,
    hurry: 'Less than ten seconds left!',
  },

  events: {
    somebody: 'somebody',
    timeUp: (name: string) => `Time is up for ${name}: a bot plays until they’re back.`,
    standIn: (name: string) => `A bot plays for ${name} until they’re back.`,
    back: (name: string) => `${name} is back and continues.`,
    conceded: (name: string) => `${name} gave up: a bot takes over.`,
    left: (name: string) => `${name} left the table.`,
    joined: (name: string) => `${name} takes over a seat.`,
    bot: (name: string) => `${name} takes over a free seat.`,
    ended: 'The match was ended early.',
  },

  end: {
    lookAgain: 'Watch replay',
    analyse: 'Analyse',
    botFinished: 'finished by a bot',
    watchNext: 'Watch the next match',
    heading: 'The match is over',
    won: (names: string) => `${names} won!`,
    youWon: 'You won!',
    shared: (names: string) => `${names} share the win!`,
    place: ordinal,
    ranking: 'Ranking',
    without: 'No winner this time',
    withoutHelp: 'The match was ended early. The board stays as it was.',
  },

  unknownTable: {
    heading: 'There is no such table (any more)',
    help: 'It may have been closed, or the link may be incomplete. Ask for the link again, or create a new table.',
  },

  lostSeat:
    'This seat is no longer yours: you left it in another window, the host gave it away, or somebody else is playing there. You can still watch.',

  refusals: {
    badMessage: 'The server didn’t understand that. Nothing has changed.',
    unknownMatch: 'This table no longer exists.',
    wrongCredentials: 'This seat is no longer yours.',
    chatOff: 'The chat is switched off here at the moment.',
    tableClosed: 'The moderators of this site have closed this table.',
    seatTakenAway: 'A moderator has removed you from this table.',
    removedByHost: 'The host has removed you from this table. You can still watch.',
    seatFreed: 'You were away for a while, so your seat became free. You can take a seat again.',
    blocked: 'The moderators of this site have blocked your network for now.',
    notBegun: 'The match hasn’t started yet.',
    finished: 'The match is already over.',
    notYourTurn: 'It isn’t your turn.',
    notNow: 'That isn’t possible just now.',
    stale:
      'The board had already changed, so your move wasn’t made. Take another look and choose again.',
    illegal: 'The rules don’t allow that.',
    notSaved: 'The server couldn’t store that, so it doesn’t count. Try again.',
    tooMany: 'Too many requests, so it doesn’t count. Wait a moment and try again.',
    notConnected:
      'There is no connection right now, so nothing was sent. Try again once it is back.',
    notArrived:
      'The connection broke before your move arrived, so it doesn’t count. Look at the board and choose again.',
  } satisfies Record<RefusalCode | PageRefusal, string>,
};

export type TableMessages = typeof en;
export const text: TableMessages = en;
