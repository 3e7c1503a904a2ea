import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/en.ts';
import { boardText } from './board/en.ts';
import { logWords } from './log/en.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/en.ts';
import type { BugRaceText } from './text.ts';

/** All words of Bug Race in English. */
export const text: BugRaceText = {
  language: 'en',
  options,
  headings: {
    goal: 'The goal',
    bug: 'Your bug',
    choosing: 'A turn, part one: choose and pass',
    legs: 'A turn, part two: move the legs',
    body: 'Moving the body',
    finish: 'The finish',
    expert: 'Expert rules',
    options: 'Options of a table',
  },
  toRules,
  watching,
  seat,
  bots,
  describeEvent: eventDescriber('en', logWords),
  refusals: {
    ...sharedRefusals,
    notRacing: 'Your bug is not racing any more: lean back and watch the others.',
    wrongPhase: 'Not now: this belongs to the other part of the turn.',
    notOffered: 'You can’t choose that card. Pick one of the cards offered to you.',
    sameChoice: 'You have already chosen that card: take another one or wait for the others.',
    notInHand: 'That card is not in your hand: play one that is.',
    cardInPlay: 'A card is still in play: finish it first.',
    noCardInPlay: 'No card is in play: play one from your hand first.',
    notALeg: 'That is not one of your bug’s six legs: choose one of them.',
    notOnCard: 'The card doesn’t show that leg: move one that it shows.',
    alreadyMoved: 'That leg has taken its step for this card: move another one.',
    loseLeg: 'The body would lose a leg: move the rearmost legs up first.',
    legTaken: 'Another leg stands in the way: move that one first.',
    trackEnds: 'The track ends here: move something else.',
    bodyWaits: 'That leg would get too far ahead: move the body first.',
    mustMove: 'A leg on this card can still move: move it before you put the card away.',
    cardsLeft: 'You still have cards in hand: play them first.',
    alreadyDone: 'You are done for this turn: wait for the others.',
    badSteps: 'Those steps can’t be read: play the card again, step by step.',
  },
  board: boardText,
};
