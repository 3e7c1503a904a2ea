/** Keeps the card that is tried out as long as the tab is open, so that a reload doesn't drop it. */
import { keptInTab } from '../../../kit/board/kept-in-tab.ts';
import { type Deck, decks } from '../../rules/components.ts';
import { isSpot } from '../../rules/lanes.ts';
import type { SectionRef } from '../../rules/state.ts';
import type { Choice } from './tryout.ts';

interface Kept extends Choice {
  /** The moment of the match; a choice counts only in the one it was made in. */
  readonly moment: string;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isSpotOrNone(value: unknown): value is SectionRef | null {
  return (
    value === null || (isObject(value) && isSpot({ lane: value.lane, section: value.section }))
  );
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value)) return false;
  const { moment, deck, cardID, from, at } = value;
  const isCard = decks.some((each: Deck) => each === deck) && typeof cardID === 'number';
  return typeof moment === 'string' && isCard && isSpotOrNone(from) && isSpotOrNone(at);
}

const choices = keptInTab('paddock.crazy-race-gewalt.choices', isKept, ({ moment }) => moment);

/** Keeps the choice of a moment; null: there is none any more. */
export function keepChoice(moment: string, choice: Choice | null): void {
  choices.keep(moment, choice && { moment, ...choice });
}

/** The choice that was made in a moment; null: none. */
export function keptChoice(moment: string): Choice | null {
  const kept = choices.find(moment);
  if (!kept) return null;
  const { deck, cardID, from, at } = kept;
  return { deck, cardID, from, at };
}
