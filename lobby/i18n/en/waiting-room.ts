import type { Level } from '../../../games/kit/search/levels.ts';
import type { TimeControl } from '../../../protocol/tables.ts';

/** Text of the form for a new table and of the waiting room. The other languages have the same keys. */
export const en = {
  newTable: {
    heading: (title: string) => `New ${title} table`,
    players: 'How many play?',
    playersCount: (count: number, written: string) =>
      count === 1 ? `${written} player` : `${written} players`,
    others: 'Who plays on the other seats?',
    people: 'People',
    peopleHelp: 'Each seat waits for somebody to join.',
    bots: (count: number, level: string) => (count === 1 ? `Bot, ${level}` : `Bots, ${level}`),
    seatBySeat: 'Seat by seat',
    seatBySeatHelp: 'Choose for each seat. A free one waits for somebody to join.',
    person: 'a person',
    allBots: 'Bots are always ready, so the match starts right away.',
    options: 'Options and variants',
    defaultRules: 'Default rules',
    range: (min: string, max: string) => `From ${min} to ${max}.`,
    outOfRange: (min: string, max: string) => `Choose a whole number from ${min} to ${max}.`,
    multiples: (step: string, min: string, max: string) =>
      `Multiples of ${step} from ${min} to ${max}.`,
    less: (label: string) => `${label}: one less`,
    more: (label: string) => `${label}: one more`,
    who: 'Who may join?',
    listed: 'Anybody',
    listedHelp: 'The table is in the list of open tables.',
    private: 'Link only',
    privateHelp: 'The table is in no list. You decide who gets the link.',
    openTable: 'Create table',
  },

  bots: {
    levels: { easy: 'easy', fair: 'medium', strong: 'strong' } satisfies Record<Level, string>,
    levelHelp: {
      easy: 'A beginner: knows the rules but makes plenty of mistakes.',
      fair: 'Plays sensibly and misses a good move now and then.',
      strong: 'Weighs every move: as good as our bots get.',
    } satisfies Record<Level, string>,
    heading: 'Fill seats with bots',
    help: 'The table is yours: until the match starts you can put bots on free seats, make them stronger or weaker, and remove them.',
    lastSeat: 'Only one seat is still free: if a bot takes it, the match starts right away.',
    seat: (who: string) => `Bot: ${who}`,
    sendAway: 'Remove',
    sendAwayLabel: (name: string) => `Remove ${name}`,
    notSeated: (reason: string) => `The table was created, but without its bots. ${reason}`,
  },

  join: {
    heading: (title: string) => `Join a ${title} table`,
    headingRunning: (title: string) => `Join: ${title}`,
    runningHelp: 'The match has started and a player has left. You will take over their position.',
    offeredHelp: 'Somebody in this match is away. You take over their seat for good.',
    offered: (seat: string, name: string) =>
      `${seat}: ${name} is away, and you take over for good.`,
    full: 'All seats are taken, so you can watch.',
    whichSeat: 'Which seat?',
    sitDown: 'Join',
    watch: 'Watch',
  },

  timeControl: {
    legend: 'Time control',
    kinds: { together: 'No clock', clock: 'Clock', days: 'Turn-based' } satisfies Record<
      TimeControl['kind'],
      string
    >,
    together: 'No clock: everybody takes the time they need.',
    whichClock: 'How fast?',
    clocks: { quick: 'Quick', normal: 'Normal', slow: 'Slow' },
    clock: (turn: string, reserve: string) =>
      `${turn} per turn, and ${reserve} in reserve for the whole match.`,
    clockAlone: (turn: string) => `${turn} per turn.`,
    timeUp: 'When time is up, a bot plays until the player is back.',
    whichDays: 'How long per turn?',
    days: (days: string) => `${days} per turn. You come and go as you like.`,
  },

  host: {
    heading: 'Your table',
    start: (count: number, written: string) =>
      count === 1 ? `Start with ${written} player` : `Start with ${written} players`,
    startHelp: 'You don’t have to wait for the free seats to fill.',
    tooFew: (title: string, min: string) =>
      `${title} needs at least ${min} players: invite somebody, or put a bot on a seat.`,
    settings: 'Change the table',
    settingsHelp: 'Everybody at the table sees your changes right away.',
    close: 'Close the table',
    closeTitle: 'Close this table?',
    closeHelp: 'The table will be deleted, and everybody at it will be told.',
    order: 'Order of the seats',
    orderHelp: 'You sit around the table in this order.',
    shuffle: 'Shuffle',
    up: (who: string) => `Move ${who} up`,
    down: (who: string) => `Move ${who} down`,
    moved: (who: string, seat: string) => `${who}: now ${seat}`,
    shuffled: (order: string) => `The new order: ${order}`,
    remove: 'Remove',
    removeLabel: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name} from the table?`,
    removeHelp: 'They can’t come back to this table with that browser, but they can watch.',
    removeAddress: 'Also block their network for an hour',
    removeAddressHelp: 'People in one household share it, so this may hit others too.',
  },

  changed: {
    rules: (words: string) => `The host changed the rules: ${words}.`,
    players: (written: string) => `The host changed the number of seats to ${written}.`,
    timeControl: (words: string) => `The host changed the time control: ${words}`,
    listed: 'The host made this table public.',
    private: 'The host made this table link only.',
    order: 'The host changed the order of the seats.',
  },

  quick: {
    label: 'Start of the match',
    missing: (count: number, written: string) =>
      count === 1
        ? 'One more player, and the match starts.'
        : `${written} more players, and the match starts.`,
    startsIn: (figures: string) => `The match starts in ${figures}.`,
    startsSoon: 'The match starts in a moment.',
    onHold: 'The match waits until all seats are taken.',
    notAllThere: 'The match starts as soon as everybody is here.',
    start: 'Start now',
    hold: 'Wait for more players',
    fill: 'Fill up with bots',
  },

  waiting: {
    online: (count: number, written: string) =>
      count === 1
        ? 'One other player is at a table here right now.'
        : `${written} other players are at tables here right now.`,
    alone:
      'Nobody else is here yet. Pass the time with a match against bots: you are back as soon as somebody joins.',
    meanwhile: 'Play against bots meanwhile',
    meanwhileNote:
      'You keep your seat at the table. As soon as somebody joins, you are back there.',
    backToTable: 'Back to the table',
    heading: (title: string) => `${title}: waiting for players`,
    stillFree: (count: number, written: string) =>
      count === 1 ? 'One seat is still free.' : `${written} seats are still free.`,
    startsByItself:
      'The match starts by itself as soon as all seats are taken and everybody is here.',
    allTaken: 'All seats are taken.',
    awaits: (names: string, count: number) =>
      count === 1
        ? `As soon as ${names} is here, the match starts by itself.`
        : `As soon as ${names} are here, the match starts by itself.`,
    hostIs: (name: string) => `${name} is the host of this table.`,
    notHereYet: (names: string) =>
      `Also invited, not here yet: ${names}. The invitation is on the page of your last match.`,
    invite: 'Invite your friends',
    inviteHelp: 'Anybody who opens this link can join or watch.',
    options: 'Rules of this table',
    rename: 'Change your name',
  },
};

export type WaitingRoomMessages = typeof en;
export const text: WaitingRoomMessages = en;
