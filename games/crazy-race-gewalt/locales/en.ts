import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/en.ts';
import { boardText } from './board/en.ts';
import { logWords, quoted } from './log/en.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/en.ts';
import type { GewaltText } from './text.ts';

const { kinds } = boardText;

/** All words of Crazy Race (Gewalt) in English. */
export const text: GewaltText = {
  language: 'en',
  options,
  headings: {
    goal: 'The goal',
    components: 'Components',
    turn: 'Your turn',
    trophies: 'Trophies',
    points: 'Points',
    piles: 'Piles',
    expert: 'The expert game',
    arrows: 'Cards with an arrow',
    circles: 'Cards with a circle',
    options: 'Options of a table',
  },
  toRules,
  watching,
  seat,
  bots,
  score: boardText.scoring.points,
  describeEvent: eventDescriber('en', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'You are not in this race: lean back and watch.',
    raceOver: 'The race is over: start a new one, if you like.',
    alreadyFinished: 'You have finished the race: watch the others run.',
    notYourTurn: 'It isn’t your turn: wait until you are asked.',
    waitForAnswer: 'The card you played may still be countered: wait for the answer.',
    answerFirst: 'A card has been played on you: first counter it, or let it be.',
    basicGame: 'There are no action cards in the basic game: use your section cards.',
    notInHand: 'That card isn’t in your hand: choose one of yours.',
    sectionUsed: 'You have used your section card for this turn: continue without another one.',
    actionUsed: 'You have used your action card for this turn: continue without another one.',
    noCards: `Under ${quoted(kinds.noCards)} you can’t play cards: discard if you like, then roll.`,
    notASection: 'There is no such section: choose one that is on the board.',
    pawnThere: 'A pawn stands on that section: choose an empty one.',
    cardThere: 'A card lies on that section already: choose one without.',
    forOneself: 'That card can’t be played on opponents: choose one with an arrow.',
    notARelocation: `That card moves no section cards: only ${quoted(kinds.relocate)} does.`,
    noCardToMove: 'No card lies on that section: choose one that has a card.',
    cardUnderPawn: 'A pawn stands on that card: move a different one.',
    notASeat: 'Nobody plays at that seat: choose one of your opponents.',
    ownSeat: 'You can’t play that on yourself: choose an opponent.',
    targetFinished: 'That player has finished the race: choose somebody who is still running.',
    targetHasCard: 'That player has been given a card already: choose somebody without one.',
    notACounter: 'That isn’t a Counter card. Choose one, or accept the card.',
    notAsked: 'There is nothing to answer now: keep your counter until you are asked.',
    counteredTwice: 'You have countered this opponent twice. You have to accept this card.',
  },
  board: boardText,
};
