import type { Refusal } from './rules/state.ts';

/** The sections of the rules, in their order. Their headings and paragraphs are in the locales. */
export const rulesSections = [
  'goal',
  'components',
  'turn',
  'trophies',
  'points',
  'piles',
  'expert',
  'arrows',
  'circles',
  'options',
] as const;
/** ID of a section of the rules. */
export type RulesSectionID = (typeof rulesSections)[number];

/** The section of the rules that explains each reason for refusing a move. */
export const ruleForRefusal: Readonly<Record<Refusal, RulesSectionID>> = {
  notPlaying: 'goal',
  raceOver: 'points',
  alreadyFinished: 'trophies',
  notYourTurn: 'components',
  waitForAnswer: 'circles',
  answerFirst: 'circles',
  basicGame: 'options',
  notInHand: 'components',
  sectionUsed: 'turn',
  actionUsed: 'expert',
  noCards: 'arrows',
  notASection: 'turn',
  pawnThere: 'turn',
  cardThere: 'turn',
  forOneself: 'expert',
  notARelocation: 'circles',
  noCardToMove: 'circles',
  cardUnderPawn: 'circles',
  notASeat: 'expert',
  ownSeat: 'expert',
  targetFinished: 'expert',
  targetHasCard: 'expert',
  notACounter: 'circles',
  notAsked: 'circles',
  counteredTwice: 'circles',
};
