/** A card tried out on the board before it is played: car after car, with a way back. No rule of its own. */
import type { PlayerID } from 'boardgame.io';
import type { Racing } from '../../rules/card-effects.ts';
import type { Car, CardNumber, Space } from '../../rules/components.ts';
import {
  type CardChoice,
  type NextEntry,
  nextEntry,
  spacesAfter,
  type WayEnd,
  type Ways,
  waysOf,
  withoutDecision,
} from '../../rules/play.ts';
import type { CarMove, WayStep } from '../../rules/state.ts';

/** Something that is pressed for a card: the car for white, where its next car ends, or one more space of its way. */
export type Press =
  | { readonly kind: 'white'; readonly car: Car }
  | { readonly kind: 'end' | 'step'; readonly step: WayStep };

/** How far a card has been tried out. */
export interface Tryout {
  readonly number: CardNumber;
  /** Decided moves, one for each of the first entries. */
  readonly chosen: readonly CarMove[];
  /** The car that white moves with the next entry; null: not chosen yet, or the entry is not white. */
  readonly white: Car | null;
  /** The first steps of the next entry's car. */
  readonly begun: readonly WayStep[];
  /** What it was before the last press; null: nothing has been pressed since the card was chosen. */
  readonly before: Tryout | null;
  /** The last press; null as above. */
  readonly press: Press | null;
}

/** The player who tries out, and in which state of the race. */
export interface Tester {
  readonly racing: Racing;
  readonly playerID: PlayerID;
}

function choiceOf({ playerID }: Tester, { number, chosen }: Tryout): CardChoice {
  return { playerID, number, chosen };
}

/** The entry that is to be decided now. */
export interface Task {
  readonly next: NextEntry;
  /** The car whose way is chosen; null: white still needs one. */
  readonly car: Car | null;
  /** Its ways from the steps begun on. */
  readonly ways: Ways | null;
}

/** What is to be decided now; null: all of the card is. */
export function taskOf(tester: Tester, tryout: Tryout): Task | null {
  const choice = choiceOf(tester, tryout);
  const next = nextEntry(tester.racing, choice);
  if (!next) return null;
  const car = next.car ?? tryout.white;
  const ways = car && waysOf(tester.racing, choice, { car, begun: tryout.begun });
  return { next, car, ways };
}

/** The ends that leave a car for white, if the card has a white entry. */
export function openEnds(ways: Ways | null): readonly WayEnd[] {
  return ways?.ends.filter(({ isDeadEnd }) => !isDeadEnd) ?? [];
}

/** With the way of the next entry's car. */
function withWay(tryout: Tryout, move: CarMove): Tryout {
  return { ...tryout, chosen: [...tryout.chosen, move], white: null, begun: [] };
}

/** With all that needs no decision: cars that are blocked or home, and cars with one end only. */
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

/** A card as it is taken out of the hand. */
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

/** With the car that white moves; one that it can't move changes nothing. */
export function withWhite(tester: Tester, tryout: Tryout, car: Car): Tryout {
  const task = taskOf(tester, tryout);
  if (!task || task.car || !task.next.whiteCars.includes(car)) return tryout;
  const press: Press = { kind: 'white', car };
  return pressed(tester, { ...tryout, white: car, begun: [] }, { before: tryout, press });
}

export function isSameStep(one: WayStep, other: WayStep): boolean {
  if (one === 'finish' || other === 'finish') return one === other;
  return one[0] === other[0] && one[1] === other[1];
}

/** With the car at one of its ends; an end that it has not changes nothing. */
export function withEnd(tester: Tester, tryout: Tryout, end: WayStep): Tryout {
  const task = taskOf(tester, tryout);
  const found = openEnds(task?.ways ?? null).find((each) => isSameStep(each.end, end));
  if (!task?.car || !found) return tryout;
  const to = withWay(tryout, { car: task.car, path: found.path });
  return pressed(tester, to, { before: tryout, press: { kind: 'end', step: end } });
}

/** With one more space of the car's way; the last one decides it. */
export function withStep(tester: Tester, tryout: Tryout, step: WayStep): Tryout {
  const task = taskOf(tester, tryout);
  if (!task?.car || !task.ways?.nextSteps.some((each) => isSameStep(each, step))) return tryout;
  const begun = [...tryout.begun, step];
  const isWhole = step === 'finish' || begun.length === task.ways.distance;
  const to = isWhole ? withWay(tryout, { car: task.car, path: begun }) : { ...tryout, begun };
  return pressed(tester, to, { before: tryout, press: { kind: 'step', step } });
}

/** With one press more; one that isn't offered changes nothing. */
export function withPress(tester: Tester, tryout: Tryout, press: Press): Tryout {
  if (press.kind === 'white') return withWhite(tester, tryout, press.car);
  return press.kind === 'end'
    ? withEnd(tester, tryout, press.step)
    : withStep(tester, tryout, press.step);
}

/** All presses since the card was taken out of the hand. */
export function pressesOf({ before, press }: Tryout): readonly Press[] {
  return before && press ? [...pressesOf(before), press] : [];
}

/** Steps that don't lead where no car would be left for white. */
export function openSteps(tester: Tester, tryout: Tryout): readonly WayStep[] {
  const task = taskOf(tester, tryout);
  return (task?.ways?.nextSteps ?? []).filter((step) => {
    const further = taskOf(tester, { ...tryout, begun: [...tryout.begun, step] });
    return openEnds(further?.ways ?? null).length > 0;
  });
}

/** Where the cars are in the try-out; a car over the line is null. */
export function spacesOf(tester: Tester, tryout: Tryout): Readonly<Record<Car, Space | null>> {
  const spaces = spacesAfter(tester.racing, choiceOf(tester, tryout));
  const last = tryout.begun.at(-1);
  const car = last && taskOf(tester, tryout)?.car;
  return car && last !== 'finish' ? { ...spaces, [car]: last } : spaces;
}

/** The try-out before any press. */
export function startedOver(tryout: Tryout): Tryout {
  return tryout.before ? startedOver(tryout.before) : tryout;
}

/** A try-out with all that follows from it. */
export interface Looked {
  /** What is to be decided now; null: nothing, the card can be played. */
  readonly task: Task | null;
  /** Where the car may end now. */
  readonly ends: readonly WayStep[];
  /** Where it may go with one more space. */
  readonly steps: readonly WayStep[];
  /** Where the cars are with what is tried out. */
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
