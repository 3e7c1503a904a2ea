import { type Decision, type Lesson, learner, type SeatMove } from '../../kit/lesson.ts';
import type { SchachtText } from '../locales/text.ts';
import type { LessonText } from '../locales/tutorial/en.ts';
import { driverValue, isSide, type Side, trackSpaces } from '../rules/components.ts';
import type { SchachtEvent } from '../rules/events.ts';
import type { SchachtState } from '../rules/state.ts';

type Told = keyof LessonText['told'];
type Asked = keyof LessonText['asked'];
type Remark = keyof LessonText['remarks'];

const remarksOnMoves: Readonly<Record<string, Remark>> = {
  pass: 'saved',
  decline: 'declined',
  reclaim: 'reclaimed',
  takeBack: 'tookBack',
};

function remarkOnCard(before: SchachtState, side: unknown): Remark {
  const lying = isSide(side) ? before.placed[side] : [];
  if (lying.some(({ playerID }) => playerID === learner)) return 'together';
  return lying.length > 0 ? 'against' : 'alone';
}

function remarkOn({ made, before, events }: Decision<SchachtState>): Remark | null {
  if (made.move === 'placeDriver') return remarkOnCard(before, made.args[1]);
  if (made.move !== 'advance') return remarksOnMoves[made.move] ?? null;
  // The log of a match of this game contains its own events.
  const own = (events as readonly SchachtEvent[]).filter(
    (event) => 'playerID' in event && event.playerID === learner,
  );
  if (own.some(({ type }) => type === 'tookPoints')) return 'points';
  return own.some((event) => event.type === 'advanced' && event.jumps > 0) ? 'jumped' : 'moved';
}

/** Replaces a driver card that the hand lacks with an identical one. */
function complete({ players }: SchachtState, { seat, move, args }: SeatMove): readonly unknown[] {
  const [cardID, ...others] = args;
  const hand = players[seat]?.hand ?? [];
  if (move !== 'placeDriver' || typeof cardID !== 'number' || hand.includes(cardID)) return args;
  const alike = hand.find((each) => driverValue(each) === driverValue(cardID));
  return [alike ?? cardID, ...others];
}

/** Returns a check whether the learner's last card has this value and is at this side. */
function hasPlaced(value: number, side: Side): (made: SchachtState) => boolean {
  return ({ players }) => {
    const last = players[learner]?.placed.at(-1);
    return last !== undefined && last.side === side && driverValue(last.cardID) === value;
  };
}

const steps: Lesson<SchachtState, SchachtText>['steps'] = [
  { kind: 'told', id: 'goal' satisfies Told },
  { kind: 'told', id: 'stage' satisfies Told },
  {
    kind: 'asked',
    id: 'bid' satisfies Asked,
    at: ({ board }) => [board.driver(4, 1)],
    wanted: { move: 'placeDriver', args: [6, 0] },
    fits: hasPlaced(4, 0),
    others: [
      { seat: '1', move: 'placeDriver', args: [5, 1] },
      { seat: '2', move: 'placeDriver', args: [3, 0] },
    ],
  },
  {
    kind: 'asked',
    id: 'more' satisfies Asked,
    at: ({ board }) => [board.driver(2, 1)],
    wanted: { move: 'placeDriver', args: [3, 0] },
    fits: hasPlaced(2, 0),
    others: [
      { seat: '1', move: 'placeDriver', args: [0, 2] },
      { seat: '2', move: 'placeDriver', args: [4, 0] },
    ],
  },
  { kind: 'told', id: 'taboo' satisfies Told },
  {
    kind: 'asked',
    id: 'question' satisfies Asked,
    at: ({ board }) => [board.driver(2, 1)],
    wanted: { move: 'placeDriver', args: [2, 2] },
    fits: hasPlaced(2, 2),
    others: [
      { seat: '1', move: 'pass', args: [] },
      { seat: '2', move: 'placeDriver', args: [1, 2] },
    ],
  },
  {
    kind: 'asked',
    id: 'move' satisfies Asked,
    at: ({ board }) => [board.actions.move],
    wanted: { move: 'advance', args: ['A', 4] },
    others: [{ seat: '1', move: 'advance', args: ['C', 4] }],
  },
  {
    kind: 'asked',
    id: 'share' satisfies Asked,
    at: ({ board }) => [board.models.A, board.models.B],
    wanted: { move: 'advance', args: ['A', 2, [{ locomotive: 'B', distance: 1 }]] },
    // On the turntable, with no movement left.
    fits: ({ step, locomotives }) =>
      locomotives[learner]?.A === trackSpaces && step.phase === 'reclaim',
  },
  {
    kind: 'told',
    id: 'reclaim' satisfies Told,
    others: [{ seat: '2', move: 'reclaim', args: [4] }],
  },
  { kind: 'told', id: 'cards' satisfies Told },
];

/** The lesson of Crazy Race (Schacht): the first stage of a race of three. */
export const lesson: Lesson<SchachtState, SchachtText, Remark> = {
  seats: 3,
  setupData: {},
  seed: 'first-steps-8',
  steps,
  complete,
  remarkOn,
};

/** The words of the lesson, each language loaded when it is needed. */
export const words = {
  en: () => import('../locales/tutorial/en.ts'),
  it: () => import('../locales/tutorial/it.ts'),
  fr: () => import('../locales/tutorial/fr.ts'),
  de: () => import('../locales/tutorial/de.ts'),
};
