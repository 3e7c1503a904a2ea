/**
 * Text for absence, resigning and rematches. The other languages have the same keys: this is their type.
 */
export const en = {
  hasChanged: 'Something has changed in the meantime. Take another look.',

  matters: {
    title: 'At the table',
    mine: 'A bot plays for you',
    asked: 'A question for you',
    agreed: 'Waiting for answers',
    due: 'Everybody agreed: it happens in a moment',
    away: (name: string, count: number) =>
      count === 1 ? `${name} is away. Now what?` : `${count} are away. Now what?`,
    waited: (name: string, count: number) =>
      count === 1 ? `${name} is away` : `${count} are away`,
    free: (count: number) => (count === 1 ? 'A seat is free' : `${count} seats are free`),
    standIn: (name: string, count: number) =>
      count === 1 ? `A bot plays for ${name}` : `Bots play for ${count} people`,
  },

  mine: {
    note: 'A bot plays for you.',
    help: 'You were away, or your time was up. Take over whenever you like, even in the middle of a turn.',
    back: 'Take my seat back',
  },

  away: {
    ask: (names: string, span: string, count: number) =>
      count === 1
        ? `${names} has been away for ${span}. Let a bot play until they’re back?`
        : `${names} have been away for ${span}. Let bots play until they’re back?`,
    letBot: 'Let a bot play',
    letBotFor: (name: string) => `A bot for ${name}`,
    wait: 'Wait',
    standIn: (name: string) => `A bot plays while ${name} is away.`,
    offer: 'Give the seat to somebody new',
    offered: (name: string) =>
      `${name}’s seat goes to the first person who takes it, unless they come back first: send somebody the link.`,
  },

  proposal: {
    replace: (name: string) => `Let a bot play for ${name} until they’re back?`,
    offer: (name: string) => `Open ${name}’s seat to a new player?`,
    end: 'End the match here, without a winner?',
    agreed: (names: string) => `Agreed: ${names}.`,
    missing: (names: string) => `Still thinking: ${names}.`,
    yes: 'Yes',
    no: 'No',
    due: (figures: string) => `Everybody agreed. It happens in ${figures}.`,
    dueSoon: 'Everybody agreed. It happens in a moment.',
  },

  ways: {
    title: 'Leaving?',
    pause: {
      together:
        'Just a break? Close the page: your seat stays yours. If it takes long, the others may let a bot play until you’re back.',
      clock:
        'Just a break? Your clock runs on while it’s your turn. If it runs out, a bot plays until you’re back.',
      days: 'Just a break? Close the page: you only need to be back in time for your turn.',
    },
    concede: 'Give up',
    concedeHelp: 'A bot takes your seat for good. You can watch.',
    concedeTitle: 'Give up for good?',
    concedeSure: 'A bot continues from your position. There’s no way back to your seat.',
    tryPause:
      'Just a break? Close the page, and continue from the home page before the day is over.',
    trySure: 'Your try ends in last place. You can practise afterwards, but no other try counts.',
    end: 'End the match',
    endHelp: 'No winner. Everybody present has to agree.',
    endTitle: 'End the match?',
    endSure: 'Nobody wins, and the board stays as it is. Everybody who’s here is asked first.',
    leave: 'Leave the table',
    leaveHelp: 'Your seat becomes free, and somebody else can take it.',
    leaveHelpLast: 'Nobody else sits here but bots, so the table will be deleted.',
    leaveTitle: 'Leave the table?',
  },

  again: {
    playAgain: 'Play again with the same people',
    playAgainAll: 'Play again with everybody',
    playAgainBots: 'Play again with the same bots',
    asked: (names: string, count: number) =>
      count === 1
        ? `${names} wants to play again. And you?`
        : `${names} want to play again. And you?`,
    yes: 'Yes, again!',
    no: 'No, thanks',
    answers: 'Play again?',
    says: { yes: 'yes', no: 'no', nothing: 'no answer yet' },
    declined: 'You said no.',
    afterAll: 'Play again after all',
    goThere: 'To the next match',
  },
};

export type ConsensusMessages = typeof en;
export const text: ConsensusMessages = en;
