import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/en.ts';
import { boardText } from './board/en.ts';
import { logWords } from './log/en.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/en.ts';
import type { SchachtText } from './text.ts';

/** All words of Crazy Race (Schacht) in English. */
export const text: SchachtText = {
  language: 'en',
  options,
  headings: {
    goal: 'The goal',
    components: 'Components',
    placing: 'A stage, part one: placing cards',
    moving: 'A stage, part two: who may move?',
    track: 'On the track',
    cards: 'Your cards',
    end: 'The end',
    options: 'Options of a table',
  },
  toRules,
  watching,
  seat,
  bots,
  score: boardText.points,
  describeEvent: eventDescriber('en', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'You aren’t in this race: sit back and watch.',
    wrongPhase: 'Not now: that is for another moment of the race.',
    notYourTurn: 'It isn’t your turn: wait until you are asked.',
    notInHand: 'That card isn’t in your hand: play one of yours.',
    notASide: 'The stage card has no such side: choose one of its four.',
    tabooSide: 'That side is taboo in this stage: choose one of the other three.',
    alreadyTakenBack: 'You have already taken your pile back once: play on with what you have.',
    emptyPile: 'Your pile is empty: wait until there are cards to take back.',
    notYourLocomotive: 'You have no such locomotive: choose one of your three.',
    otherLocomotive: 'This side is for another locomotive: move the one it shows.',
    alreadyHome: 'That locomotive is home already: choose one that is still out.',
    notADistance: 'That isn’t a distance: move whole spaces, at least one.',
    wrongDistance:
      'Here you move the full number or not at all: move that many spaces, or decline.',
    tooFar: 'You don’t have that many spaces left: move fewer.',
    badFurtherMoves: 'These movements can’t be read: try them out on the board again.',
    choosePrize: 'First choose your prize: the card from the pile, or one from another player.',
    noPrize: 'You have no prize to choose now: continue with the race.',
    ownPoints: 'Those are your own points: choose another player.',
    notASeat: 'Nobody is playing at that seat: choose another player.',
    nothingToSteal:
      'That player has no points cards: choose another, or take the card from the pile.',
    nothingToReclaim: 'You have no card to take back: wait for the others.',
    alreadyAnswered: 'You have already answered: wait for the others.',
    notPlayedHere: 'You didn’t play that card in this stage: choose one that you did.',
    notYourPoints: 'That points card isn’t yours: choose one of your own.',
  },
  board: boardText,
};
