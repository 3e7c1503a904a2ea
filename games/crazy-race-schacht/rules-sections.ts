import type { Refusal } from './rules/state.ts';

/** The sections of the rules, in their order. Their headings and paragraphs are in the locales. */
export const rulesSections = [
  'goal',
  'components',
  'placing',
  'moving',
  'track',
  'cards',
  'end',
  'options',
] as const;
/** ID of a section of the rules. */
export type RulesSectionID = (typeof rulesSections)[number];

/** The section of the rules that explains each reason for refusing a move. */
export const ruleForRefusal: Readonly<Record<Refusal, RulesSectionID>> = {
  notPlaying: 'goal',
  wrongPhase: 'placing',
  notYourTurn: 'placing',
  notInHand: 'cards',
  notASide: 'placing',
  tabooSide: 'placing',
  alreadyTakenBack: 'cards',
  emptyPile: 'cards',
  notYourLocomotive: 'components',
  otherLocomotive: 'moving',
  alreadyHome: 'track',
  notADistance: 'moving',
  wrongDistance: 'moving',
  tooFar: 'moving',
  badFurtherMoves: 'moving',
  choosePrize: 'options',
  noPrize: 'options',
  ownPoints: 'options',
  notASeat: 'options',
  nothingToSteal: 'options',
  nothingToReclaim: 'cards',
  alreadyAnswered: 'cards',
  notPlayedHere: 'cards',
  notYourPoints: 'options',
};
