/** Drafts of a card on the board before it is played: car after car, with undo. It contains no rules of its own. */
import type { PlayerID } from '../../../kit/player-id.ts';
import type { Racing } from '../../rules/card-effects.ts';
import type { Car, CardNumber, Space } from '../../rules/components.ts';
import {
  type CardChoice,
  type NextEntry,
  nextEntry,
  type RouteEnd,
  type Routes,
  routesOf,
  spacesAfter,
  withoutDecision,
} from '../../rules/play.ts';
import type { CarMove, RouteStep } from '../../rules/state.ts';

/** A press in a draft: the car for white, the end of the next car's route, or one more space of its route. */
export type Press =
  | { readonly kind: 'white'; readonly car: Car }
  | { readonly kind: 'end' | 'step'; readonly step: RouteStep };

/** The draft of a card, possibly incomplete. */
export interface Tryout {
  readonly number: CardNumber;
  /** Decided moves, one for each of the first entries. */
  readonly chosen: readonly CarMove[];
  /** The car that white moves with the next entry. Null if it is not chosen yet, or the entry is not white. */
  readonly white: Car | null;
  /** The first steps of the next entry's car. */
  readonly begun: readonly RouteStep[];
  /** The draft before the last press. Null if nothing has been pressed since the card was chosen. */
  readonly before: Tryout | null;
  /** The last press. Null if there was none. */
  readonly press: Press | null;
}

/** The player who makes a draft, with the state of the race. */
export interface Tester {
  readonly racing: Racing;
  readonly playerID: PlayerID;
}

function choiceOf({ playerID }: Tester, { number, chosen }: Tryout): CardChoice {
  return { playerID, number, chosen };
}

/** The entry that must be decided now. */
interface Task {
  readonly next: NextEntry;
  /** The car whose route is being chosen. Null if white still needs one. */
  readonly car: Car | null;
  /** Possible routes of the car, continuing from the steps already chosen. Null if there is no car. */
  readonly ways: Routes | null;
}

/** Returns the next decision of a draft. Null if the card is complete. */
function taskOf(tester: Tester, tryout: Tryout): Task | null {
  const choice = choiceOf(tester, tryout);
  const next = nextEntry(tester.racing, choice);
  if (!next) return null;
  const car = next.car ?? tryout.white;
  const ways = car && routesOf(tester.racing, choice, { car, begun: tryout.begun });
  return { next, car, ways };
}

/** Returns the ends that leave a car for white, if the card has a white entry. */
function openEnds(ways: Routes | null): readonly RouteEnd[] {
  return ways?.ends.filter(({ isDeadEnd }) => !isDeadEnd) ?? [];
}

/** Returns the draft with the route of the next entry's car. */
function withWay(tryout: Tryout, move: CarMove): Tryout {
  return { ...tryout, chosen: [...tryout.chosen, move], white: null, begun: [] };
}

/**
 * Returns the draft with everything that needs no decision: cars that are blocked or home, and cars with only one end.
 */
function settled(tester: Tester, tryout: Tryout): Tryout {
  const chosen = withoutDecision(tester.racing, choiceOf(tester, tryout));
  const now = { ...tryout, chosen };
  const task = taskOf(tester, now);
  if (!task) return now;
  if (!task.car) {
    const [only, another] = task.next.whiteCars;
    return only && !another ? settled(tester, { ...now, white: only }) : now;
  }
  const [end, other] = openEnds(task.ways);
  if (!end || other || now.begun.length > 0) return now;
  return settled(tester, withWay(now, { car: task.car, path: end.path }));
}

/** Returns the draft of a card that has just been taken out of the hand. */
export function tryoutOf(tester: Tester, number: CardNumber): Tryout {
  return settled(tester, {
    number,
    chosen: [],
    white: null,
    begun: [],
    before: null,
    press: null,
  });
}

function pressed(tester: Tester, to: Tryout, by: Pick<Tryout, 'before' | 'press'>): Tryout {
  return settled(tester, { ...to, ...by });
}

/** Returns the draft with the car that white moves. A car that white can't move changes nothing. */
export function withWhite(tester: Tester, tryout: Tryout, car: Car): Tryout {
  const task = taskOf(tester, tryout);
  if (!task || task.car || !task.next.whiteCars.includes(car)) return tryout;
  const press: Press = { kind: 'white', car };
  return pressed(tester, { ...tryout, white: car, begun: [] }, { before: tryout, press });
}

export function isSameStep(one: RouteStep, other: RouteStep): boolean {
  if (one === 'finish' || other === 'finish') return one === other;
  return one[0] === other[0] && one[1] === other[1];
}

/** Returns the draft with the car at one of its ends. An impossible end changes nothing. */
export function withEnd(tester: Tester, tryout: Tryout, end: RouteStep): Tryout {
  const task = taskOf(tester, tryout);
  const found = openEnds(task?.ways ?? null).find((each) => isSameStep(each.end, end));
  if (!task?.car || !found) return tryout;
  const to = withWay(tryout, { car: task.car, path: found.path });
  return pressed(tester, to, { before: tryout, press: { kind: 'end', step: end } });
}

/** Returns the draft with one more space of the car's route. The last space decides the route. */
export function withStep(tester: Tester, tryout: Tryout, step: RouteStep): Tryout {
  const task = taskOf(tester, tryout);
  if (!task?.car || !task.ways?.nextSteps.some((each) => isSameStep(each, step))) return tryout;
  const begun = [...tryout.begun, step];
  const isWhole = step === 'finish' || begun.length === task.ways.distance;
  const to = isWhole ? withWay(tryout, { car: task.car, path: begun }) : { ...tryout, begun };
  return pressed(tester, to, { before: tryout, press: { kind: 'step', step } });
}

/** Returns the draft with one more press. A press that isn't offered changes nothing. */
export function withPress(tester: Tester, tryout: Tryout, press: Press): Tryout {
  if (press.kind === 'white') return withWhite(tester, tryout, press.car);
  return press.kind === 'end'
    ? withEnd(tester, tryout, press.step)
    : withStep(tester, tryout, press.step);
}

/** Returns all presses since the card was taken out of the hand. */
export function pressesOf({ before, press }: Tryout): readonly Press[] {
  return before && press ? [...pressesOf(before), press] : [];
}

/** Returns the possible next steps. They exclude those that would leave no car for white. */
function openSteps(tester: Tester, tryout: Tryout): readonly RouteStep[] {
  const task = taskOf(tester, tryout);
  return (task?.ways?.nextSteps ?? []).filter((step) => {
    const further = taskOf(tester, { ...tryout, begun: [...tryout.begun, step] });
    return openEnds(further?.ways ?? null).length > 0;
  });
}

/** Returns the spaces of the cars in the draft. A car over the line has null. */
function spacesOf(tester: Tester, tryout: Tryout): Readonly<Record<Car, Space | null>> {
  const spaces = spacesAfter(tester.racing, choiceOf(tester, tryout));
  const last = tryout.begun.at(-1);
  const car = last && taskOf(tester, tryout)?.car;
  return car && last !== 'finish' ? { ...spaces, [car]: last } : spaces;
}

/** Returns the draft before any press. */
export function startedOver(tryout: Tryout): Tryout {
  return tryout.before ? startedOver(tryout.before) : tryout;
}

/** A draft with everything that follows from it. */
export interface Looked {
  /** The next decision. Null if there is none and the card can be played. */
  readonly task: Task | null;
  /** Possible ends of the car's route. */
  readonly ends: readonly RouteStep[];
  /** Spaces that the car may enter with its next step. */
  readonly steps: readonly RouteStep[];
  /** Spaces of the cars in the draft. */
  readonly spaces: Readonly<Record<Car, Space | null>>;
}

export function lookAt(tester: Tester, tryout: Tryout): Looked {
  const task = taskOf(tester, tryout);
  return {
    task,
    ends: openEnds(task?.ways ?? null).map(({ end }) => end),
    steps: openSteps(tester, tryout),
    spaces: spacesOf(tester, tryout),
  };
}
