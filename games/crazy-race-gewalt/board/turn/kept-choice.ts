/** Stores the draft of a card as long as the tab is open, so that it survives a reload. */
import { keptInTab } from '../../../kit/board/kept-in-tab.ts';
import { type Deck, decks } from '../../rules/components.ts';
import { isSpot } from '../../rules/lanes.ts';
import type { SectionRef } from '../../rules/state.ts';
import type { Choice } from './tryout.ts';

interface Kept extends Choice {
  /** The moment of the match. A choice counts only in the moment in which it was made. */
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

/** Stores the choice of a moment; null deletes it. */
export function keepChoice(moment: string, choice: Choice | null): void {
  choices.keep(moment, choice && { moment, ...choice });
}

/** Returns the choice that was made in a moment, or null. */
export function keptChoice(moment: string): Choice | null {
  const kept = choices.find(moment);
  if (!kept) return null;
  const { deck, cardID, from, at } = kept;
  return { deck, cardID, from, at };
}
