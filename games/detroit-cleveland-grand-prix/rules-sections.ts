import type { Refusal } from './rules/state.ts';

/** The sections of the rules, in their order. Their headings and paragraphs are in the locales. */
export const rulesSections = [
  'goal',
  'components',
  'beforeRace',
  'auction',
  'carForEverybody',
  'race',
  'driving',
  'white',
  'exchange',
  'stuck',
  'finish',
  'options',
] as const;
/** ID of a section of the rules. */
export type RulesSectionID = (typeof rulesSections)[number];

/** The section of the rules that explains each reason for refusing a move. */
export const ruleForRefusal: Readonly<Record<Refusal, RulesSectionID>> = {
  notPlaying: 'goal',
  wrongPhase: 'goal',
  notYourTurn: 'race',
  atLimit: 'carForEverybody',
  shutOut: 'carForEverybody',
  alreadyPassed: 'auction',
  notAMultiple: 'auction',
  tooLow: 'auction',
  tooHigh: 'auction',
  notInHand: 'race',
  badMoves: 'driving',
  notPlayable: 'white',
  wrongCar: 'exchange',
  carHome: 'stuck',
  lapsed: 'finish',
  sideways: 'driving',
  notForward: 'driving',
  pathBlocked: 'driving',
  tooLong: 'driving',
  tooShort: 'driving',
  whiteHome: 'white',
  whiteOnCard: 'white',
  whiteTooFar: 'white',
  mustUseWhite: 'white',
  noWhiteCar: 'white',
  mayNotHold: 'options',
  noCar: 'options',
  carsRacing: 'options',
};
