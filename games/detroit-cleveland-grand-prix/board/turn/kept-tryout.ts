/** Stores the draft of a card as long as the tab is open, so that it survives a reload. */
import { keptInTab } from '../../../kit/board/kept-in-tab.ts';
import { type CardNumber, isCar } from '../../rules/components.ts';
import type { WayStep } from '../../rules/state.ts';
import { type Press, pressesOf, type Tester, type Tryout, tryoutOf, withPress } from './tryout.ts';

interface Kept {
  /** The match and its state, as far as the player can see it. */
  readonly situation: string;
  readonly number: CardNumber;
  readonly presses: readonly Press[];
}

function situationOf(
  { racing, playerID }: Tester,
  hand: readonly CardNumber[],
  matchID: string | undefined,
): string {
  const { race, grid, spaces } = racing;
  return JSON.stringify([matchID, playerID, race, hand, grid, spaces]);
}

function isStep(value: unknown): value is WayStep {
  if (value === 'finish') return true;
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function isPress(value: unknown): value is Press {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'white') return 'car' in value && isCar(value.car);
  const isWay = value.kind === 'end' || value.kind === 'step';
  return isWay && 'step' in value && isStep(value.step);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  if (!('situation' in value && 'number' in value && 'presses' in value)) return false;
  const { situation, number, presses } = value;
  const isCard = typeof situation === 'string' && typeof number === 'number';
  return isCard && Array.isArray(presses) && presses.every(isPress);
}

const tryouts = keptInTab('paddock.grand-prix.tryouts', isKept, ({ situation }) => situation);

/** Stores the draft of a card; null deletes it. */
export function keepTryout(
  tester: Tester,
  hand: readonly CardNumber[],
  tryout: Tryout | null,
  matchID?: string,
): void {
  const situation = situationOf(tester, hand, matchID);
  const presses = tryout && pressesOf(tryout);
  tryouts.keep(situation, presses && { situation, number: tryout.number, presses });
}

/** Returns the draft of a card that was stored in this situation, or null. */
export function keptTryout(
  tester: Tester,
  hand: readonly CardNumber[],
  matchID?: string,
): Tryout | null {
  const situation = situationOf(tester, hand, matchID);
  const kept = tryouts.find(situation);
  if (!kept || !hand.includes(kept.number)) return null;
  const start = tryoutOf(tester, kept.number);
  return kept.presses.reduce((tryout, press) => withPress(tester, tryout, press), start);
}
