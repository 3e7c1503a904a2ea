import { type Decision, type Lesson, learner, type SeatMove } from '../../kit/lesson.ts';
import type { GrandPrixText } from '../locales/text.ts';
import type { LessonText } from '../locales/tutorial/en.ts';
import type { GrandPrixEvent } from '../rules/events.ts';
import { playsOf } from '../rules/legal-moves.ts';
import type { GrandPrixState } from '../rules/state.ts';

type Told = keyof LessonText['told'];
type Asked = keyof LessonText['asked'];
type Remark = keyof LessonText['remarks'];

function remarkOn({ made, before, events }: Decision<GrandPrixState>): Remark | null {
  if (made.move !== 'playCard') return null;
  const isOwn = (car: string) =>
    before.grid.some((starting) => starting.car === car && starting.owner === learner);
  // The log of a match of this game contains its own events.
  const told = events as readonly GrandPrixEvent[];
  if (told.some(({ type }) => type === 'exchangeBegan')) return 'exchange';
  if (told.some((event) => event.type === 'cameHome' && isOwn(event.car))) return 'home';
  const isHeldUp = told.some(
    (event) => event.type === 'stayed' && event.why === 'blocked' && isOwn(event.car),
  );
  if (isHeldUp) return 'blocked';
  const gone = told.flatMap((event) => (event.type === 'moved' ? [event] : []));
  const ofOwn = gone.filter(({ car }) => isOwn(car)).map(({ path }) => path.length);
  const ofOthers = gone.filter(({ car }) => !isOwn(car)).map(({ path }) => path.length);
  const [own, others] = [Math.max(0, ...ofOwn), Math.max(0, ...ofOthers)];
  if (own === others) return 'alike';
  return own > others ? 'own' : 'others';
}

/** Completes a move that names only its card, with the first route to play it. */
function complete(state: GrandPrixState, { seat, move, args }: SeatMove): readonly unknown[] {
  const [number, moves] = args;
  if (move !== 'playCard' || moves !== undefined || typeof number !== 'number') return args;
  if (state.step.phase !== 'race') return args;
  const [way] = playsOf({ ...state, step: state.step }, { playerID: seat, number });
  return [number, way];
}

/** Returns a check whether the highest bid is the learner's, and at most `max`, so that others will outbid it. */
function hasBidUpTo(max: number): (made: GrandPrixState) => boolean {
  return ({ step }) => {
    const bid = step.phase === 'auction' ? step.sale.highestBid : null;
    return bid?.playerID === learner && bid.amount <= max;
  };
}

/** Returns a check whether the last card played is this one. */
function hasPlayed(number: number): (made: GrandPrixState) => boolean {
  return ({ discards }) => discards.at(-1) === number;
}

function bidButton(amount: number): (text: GrandPrixText) => readonly string[] {
  return ({ board }) => [board.actions.bid(amount)];
}

/** Points at a card by its number. */
function cardWith(number: number): (text: GrandPrixText) => readonly string[] {
  return ({ board }) => [board.hand.card(number, []).trim()];
}

/** Points at the hand, whatever its number of cards. */
function wholeHand({ board }: GrandPrixText): readonly string[] {
  return [board.hand.heading(0).split('0')[0] ?? ''];
}

const steps: Lesson<GrandPrixState, GrandPrixText>['steps'] = [
  { kind: 'told', id: 'goal' satisfies Told },
  { kind: 'told', id: 'hand' satisfies Told, at: wholeHand },
  {
    kind: 'asked',
    id: 'bid' satisfies Asked,
    at: bidButton(10_000),
    wanted: { move: 'bid', args: [20_000] },
    fits: hasBidUpTo(40_000),
    others: [
      { seat: '1', move: 'bid', args: [50_000] },
      { seat: '2', move: 'pass', args: [] },
    ],
  },
  {
    kind: 'asked',
    id: 'more' satisfies Asked,
    at: bidButton(60_000),
    wanted: { move: 'bid', args: [60_000] },
    fits: hasBidUpTo(90_000),
    others: [{ seat: '1', move: 'pass', args: [] }],
  },
  {
    kind: 'told',
    id: 'rest' satisfies Told,
    // To be brief, the learner passes for these.
    others: [
      { seat: '1', move: 'bid', args: [50_000] },
      { seat: '2', move: 'pass', args: [] },
      { seat: learner, move: 'pass', args: [] },
      { seat: '2', move: 'bid', args: [40_000] },
      { seat: learner, move: 'pass', args: [] },
      { seat: '1', move: 'pass', args: [] },
      { seat: learner, move: 'pass', args: [] },
      { seat: '1', move: 'bid', args: [30_000] },
      { seat: '2', move: 'pass', args: [] },
      { seat: '2', move: 'bid', args: [30_000] },
      { seat: learner, move: 'pass', args: [] },
    ],
  },
  {
    kind: 'asked',
    id: 'blue' satisfies Asked,
    at: bidButton(10_000),
    wanted: { move: 'bid', args: [10_000] },
    fits: ({ money, step }, wanted) =>
      step.phase === 'race' && money[learner] === wanted.money[learner],
  },
  {
    kind: 'asked',
    id: 'first' satisfies Asked,
    at: cardWith(32),
    wanted: { move: 'playCard', args: [32] },
    fits: hasPlayed(32),
    others: [
      { seat: '1', move: 'playCard', args: [30] },
      { seat: '2', move: 'playCard', args: [25] },
    ],
  },
  {
    kind: 'asked',
    id: 'second' satisfies Asked,
    at: cardWith(28),
    wanted: { move: 'playCard', args: [28] },
    fits: hasPlayed(28),
    others: [
      { seat: '1', move: 'playCard', args: [21] },
      { seat: '2', move: 'playCard', args: [23] },
    ],
  },
  { kind: 'told', id: 'special' satisfies Told },
  { kind: 'told', id: 'finish' satisfies Told },
];

/** The lesson of Detroit–Cleveland Grand Prix: the auction and the first turns of a race of three. */
export const lesson: Lesson<GrandPrixState, GrandPrixText, Remark> = {
  seats: 3,
  setupData: {},
  seed: 'first-steps-18',
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
