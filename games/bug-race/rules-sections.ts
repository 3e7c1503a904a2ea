import type { Refusal } from './rules/state.ts';

/** The sections of the rules, in their order. Their headings and paragraphs are in the locales. */
export const rulesSections = [
  'goal',
  'bug',
  'choosing',
  'legs',
  'body',
  'finish',
  'expert',
  'options',
] as const;
/** ID of a section of the rules. */
export type RulesSectionID = (typeof rulesSections)[number];

/** The section of the rules that explains each reason for refusing a move. */
export const ruleForRefusal: Readonly<Record<Refusal, RulesSectionID>> = {
  notRacing: 'finish',
  wrongPhase: 'choosing',
  notOffered: 'choosing',
  sameChoice: 'choosing',
  notInHand: 'legs',
  cardInPlay: 'legs',
  noCardInPlay: 'legs',
  notALeg: 'bug',
  notOnCard: 'legs',
  alreadyMoved: 'legs',
  loseLeg: 'body',
  legTaken: 'legs',
  trackEnds: 'legs',
  bodyWaits: 'legs',
  mustMove: 'legs',
  cardsLeft: 'body',
  alreadyDone: 'body',
  badSteps: 'legs',
};
