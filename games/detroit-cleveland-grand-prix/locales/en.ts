import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/en.ts';
import { bidStep } from '../rules/components.ts';
import { boardText } from './board/en.ts';
import { logWords } from './log/en.ts';
import { eventDescriber } from './log.ts';
import { moneyIn } from './money.ts';
import { options } from './options/en.ts';
import type { GrandPrixText } from './text.ts';

const money = moneyIn('en');

/** All words of Detroit–Cleveland Grand Prix in English. */
export const text: GrandPrixText = {
  language: 'en',
  options,
  headings: {
    goal: 'The goal',
    components: 'Components',
    beforeRace: 'Before a race',
    auction: 'The auction',
    carForEverybody: 'A car for everybody',
    race: 'The race',
    driving: 'Driving',
    white: 'White',
    exchange: 'Exchange cards',
    stuck: 'When you can’t play',
    finish: 'Finish and prizes',
    options: 'Options of a table',
  },
  toRules,
  watching,
  seat,
  bots,
  score: money,
  describeEvent: eventDescriber('en', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'You are not in this match: lean back and watch.',
    wrongPhase: 'Not now: that belongs to another part of the match.',
    notYourTurn: 'It isn’t your turn: wait until you are asked.',
    atLimit: 'You own as many cars as you may: wait for the race.',
    shutOut: 'The cars that are left are for players without one: wait for the race.',
    alreadyPassed: 'You have passed for this car: wait for the next one.',
    notAMultiple: `That isn’t a valid bid: bid in steps of ${money(bidStep)}.`,
    tooLow: 'That is not above the last bid: bid more, or pass.',
    tooHigh: 'You don’t have that much money. Bid less, or pass.',
    notInHand: 'That card isn’t in your hand: play one of yours.',
    badMoves: 'These moves can’t be read: try them out on the board again.',
    notPlayable:
      'You can’t play this card: whichever routes you choose, there is no car for white to move. Play another one.',
    wrongCar: 'This line of the card is for another car: move that one, and mind the exchanges.',
    carHome: 'That car is home and stays there: continue with the next line of the card.',
    lapsed: 'All cars are home: ignore the rest of the card.',
    sideways: 'Cars never go sideways: go forward, straight on or diagonally into the next lane.',
    notForward: 'That isn’t the next space: go forward, one space at a time.',
    pathBlocked: 'Another car is in the way: drive around it.',
    tooLong: 'That is too far: stop at the number on the card, or at the finish line.',
    tooShort: 'That is not far enough: find a route on which the car goes further.',
    whiteHome: 'That car is home: choose one for white that is still racing.',
    whiteOnCard: 'Another line of this card moves that car: choose a different one for white.',
    whiteTooFar: 'That car can’t go the full number: choose a different one for white.',
    mustUseWhite: 'White has a car to move: choose one, and its route.',
    noWhiteCar: 'With these routes, no car is left for white: go back and choose others.',
    mayNotHold: 'At this table nobody may hold: play a card.',
    noCar: 'Only owners whose cars are all home may hold: play a card.',
    carsRacing: 'A car of yours is still racing: play a card.',
  },
  board: boardText,
};
