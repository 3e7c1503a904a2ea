import { type Decision, type Lesson, learner } from '../../kit/lesson.ts';
import { endingOf } from '../locales/event-details.ts';
import type { GewaltText } from '../locales/text.ts';
import type { LessonText } from '../locales/tutorial/en.ts';
import { printedSquares, sectionsPerStage, squaresOn } from '../rules/components.ts';
import { turnModifiersOf } from '../rules/effects.ts';
import type { GewaltEvent } from '../rules/events.ts';
import type { GewaltState } from '../rules/state.ts';

type Told = keyof LessonText['told'];
type Asked = keyof LessonText['asked'];
type Remark = keyof LessonText['remarks'];

/** The number of a seat's own lane is the seat's. */
const [ownLane, lanes] = [Number(learner), 3];

function remarkOn({ made, before, events }: Decision<GewaltState>): Remark | null {
  if (made.move === 'discardSection') return 'discarded';
  if (made.move === 'roll') return before.turn.hasUsed.section ? null : 'noCard';
  // The log of a match of this game contains its own events.
  const laid = (events as readonly GewaltEvent[]).find(({ type }) => type === 'laidSection');
  if (laid?.type !== 'laidSection') return null;
  if (laid.lane >= lanes) return 'nobodys';
  const squares = squaresOn(laid.cardID);
  if (squares === printedSquares) return 'alike';
  if (laid.lane === ownLane) return squares < printedSquares ? 'ownShorter' : 'ownLonger';
  return squares < printedSquares ? 'othersShorter' : 'othersLonger';
}

/**
 * Returns whether the learner has placed a card with this number of squares before a lane's pawn, in its first stage.
 */
function hasLaid({ sectionCards, pawns }: GewaltState, lane: number, squares: number): boolean {
  const pawn = pawns[String(lane)];
  return (sectionCards[lane] ?? []).some(
    (card, section) =>
      card?.placedBy === learner &&
      squaresOn(card.cardID) === squares &&
      section < sectionsPerStage &&
      section > (pawn?.section ?? sectionsPerStage),
  );
}

const rollButton = ({ board }: GewaltText) => [
  endingOf(turnModifiersOf(null).going, board.actions.endings),
];

const steps: Lesson<GewaltState, GewaltText>['steps'] = [
  { kind: 'told', id: 'goal' satisfies Told },
  { kind: 'told', id: 'bet' satisfies Told },
  {
    kind: 'asked',
    id: 'shorten' satisfies Asked,
    at: ({ board }) => [board.sectionCard(0)],
    wanted: { move: 'playSection', args: [2, 1, 2] },
    fits: (made) => hasLaid(made, 1, 0),
  },
  {
    kind: 'asked',
    id: 'roll' satisfies Asked,
    at: rollButton,
    wanted: { move: 'roll', args: [] },
    others: [
      { seat: '1', move: 'roll', args: [] },
      { seat: '2', move: 'playSection', args: [30, 0, 2] },
      { seat: '2', move: 'roll', args: [] },
    ],
  },
  { kind: 'told', id: 'longer' satisfies Told },
  {
    kind: 'asked',
    id: 'lengthen' satisfies Asked,
    at: ({ board }) => [board.sectionCard(8)],
    wanted: { move: 'playSection', args: [54, 0, 4] },
    fits: (made) => hasLaid(made, ownLane, 8),
  },
  {
    kind: 'asked',
    id: 'rollAgain' satisfies Asked,
    at: rollButton,
    wanted: { move: 'roll', args: [] },
    others: [
      { seat: '1', move: 'roll', args: [] },
      { seat: '2', move: 'roll', args: [] },
    ],
  },
  { kind: 'told', id: 'trophy' satisfies Told },
  { kind: 'told', id: 'points' satisfies Told },
];

/** The lesson of Crazy Race (Gewalt): the first two turns of a race of three. */
export const lesson: Lesson<GewaltState, GewaltText, Remark> = {
  seats: lanes,
  setupData: {},
  seed: 'first-steps-576',
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
