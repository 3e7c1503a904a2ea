import { type Decision, type Lesson, learner } from '../../kit/lesson.ts';
import type { BugRaceText } from '../locales/text.ts';
import type { LessonText } from '../locales/tutorial/en.ts';
import { afterStep, possibleSteps, withCard } from '../rules/bug.ts';
import { type CardID, isLeg, type Leg } from '../rules/components.ts';
import type { BugRaceEvent } from '../rules/events.ts';
import type { Bug, BugRaceState } from '../rules/state.ts';

type Told = keyof LessonText['told'];
type Asked = keyof LessonText['asked'];
type Remark = keyof LessonText['remarks'];

/** Returns how many legs a card can move on a bug. The order makes no difference (BR-9). */
function movedBy(bug: Bug, card: CardID, trackLength: number): number {
  let play = withCard(bug, card, trackLength);
  let moved = 0;
  while (play.cardInPlay) {
    const steps = possibleSteps(play, trackLength);
    const step = steps.find(isLeg) ?? steps[0];
    if (step === undefined) break;
    if (isLeg(step)) moved += 1;
    play = afterStep(play, step, trackLength);
  }
  return moved;
}

function remarkOn({ made, before, events }: Decision<BugRaceState>): Remark | null {
  const { trackLength } = before.options;
  const bug = before.bugs[learner];
  if (!bug) return null;
  if (made.move === 'keepCard') {
    const [kept = 0, other = 0] = [...(before.players[learner]?.offered ?? [])]
      .sort((card) => (card === made.args[0] ? -1 : 1))
      .map((card) => movedBy(bug, card, trackLength));
    if (kept === other) return 'keptAlike';
    return kept > other ? 'keptMore' : 'keptLess';
  }
  const played = (events as readonly BugRaceEvent[]).find(({ type }) => type === 'played');
  if (played?.type !== 'played') return null;
  if (played.unmoved.length === 0) return 'allMoved';
  return played.steps.some(isLeg) ? 'someMoved' : 'noneMoved';
}

/** Returns whether the learner has played as many cards, and all legs are where they should be. */
function hasMovedAlike(made: BugRaceState, wanted: BugRaceState): boolean {
  const legsOf = (state: BugRaceState) => JSON.stringify(state.bugs[learner]?.legs);
  return (
    made.cardsInPlay[learner] === null &&
    made.handSizes[learner] === wanted.handSizes[learner] &&
    legsOf(made) === legsOf(wanted)
  );
}

/** Points at the card that shows these legs. */
function cardWith(...shown: readonly Leg[]): (text: BugRaceText) => readonly string[] {
  return ({ board }) => [board.card(shown.map((leg) => board.legs[leg]))];
}

const steps: Lesson<BugRaceState, BugRaceText>['steps'] = [
  { kind: 'told', id: 'goal' satisfies Told },
  { kind: 'told', id: 'legs' satisfies Told },
  {
    kind: 'asked',
    id: 'keep' satisfies Asked,
    at: cardWith('leftFront', 'rightFront', 'rightMiddle'),
    wanted: { move: 'keepCard', args: [30] },
    others: [
      { seat: '1', move: 'keepCard', args: [24] },
      { seat: '2', move: 'keepCard', args: [61] },
    ],
  },
  { kind: 'told', id: 'passed' satisfies Told },
  {
    kind: 'asked',
    id: 'first' satisfies Asked,
    at: cardWith('leftFront', 'rightFront', 'rightMiddle'),
    wanted: { move: 'playCard', args: [30, ['leftFront', 'rightFront', 'rightMiddle']] },
    fits: hasMovedAlike,
  },
  {
    kind: 'asked',
    id: 'second' satisfies Asked,
    at: cardWith('leftMiddle', 'leftRear', 'rightRear'),
    wanted: { move: 'playCard', args: [39, ['leftMiddle', 'leftRear', 'rightRear']] },
    fits: hasMovedAlike,
  },
  { kind: 'told', id: 'body' satisfies Told },
  {
    kind: 'asked',
    id: 'end' satisfies Asked,
    at: ({ board }) => [board.actions.endTurn],
    wanted: { move: 'endTurn', args: [] },
    others: [
      { seat: '1', move: 'playCard', args: [24, ['leftFront', 'rightFront']] },
      { seat: '1', move: 'playCard', args: [52, ['rightMiddle', 'rightRear']] },
      { seat: '1', move: 'endTurn', args: [] },
      { seat: '2', move: 'playCard', args: [61, ['leftFront', 'rightFront', 'rightMiddle']] },
      { seat: '2', move: 'playCard', args: [1, ['body', 'leftFront']] },
      { seat: '2', move: 'endTurn', args: [] },
    ],
  },
  { kind: 'told', id: 'race' satisfies Told },
];

/** The lesson of Bug Race: the first turn of a race of three, and the choices of the second. */
export const lesson: Lesson<BugRaceState, BugRaceText, Remark> = {
  seats: 3,
  setupData: {},
  seed: 'first-steps-148',
  steps,
  remarkOn,
};

/** The words of the lesson, each language loaded when it is needed. */
export const words = {
  en: () => import('../locales/tutorial/en.ts'),
  it: () => import('../locales/tutorial/it.ts'),
  fr: () => import('../locales/tutorial/fr.ts'),
  de: () => import('../locales/tutorial/de.ts'),
};
