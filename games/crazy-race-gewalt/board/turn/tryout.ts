/** Drafts of a card from the viewer's own hand on the lanes, before it is played. It contains no rules of its own. */
import type { PlayerID } from '../../../kit/player-id.ts';
import { type ActionKind, actionKind, type Deck, squaresOn } from '../../rules/components.ts';
import {
  cardOn,
  whyNotDiscard,
  whyNotFree,
  whyNotMovable,
  whyNotPlay,
  whyNotPlaySection,
  whyNotRelocate,
} from '../../rules/index.ts';
import { withCardMoved, withCardOn } from '../../rules/lanes.ts';
import type { GewaltState, Refusal, SectionCards, SectionRef } from '../../rules/state.ts';

/** A chosen card of the viewer's own hand, with the draft of its use. */
export interface Choice {
  readonly deck: Deck;
  readonly cardID: number;
  /** The section whose card is to be moved by a relocation, or null. */
  readonly from: SectionRef | null;
  /** The section on which the card is drafted, or null. */
  readonly at: SectionRef | null;
}

export function choiceOf(deck: Deck, cardID: number): Choice {
  return { deck, cardID, from: null, at: null };
}

export function isSameSpot(a: SectionRef | null, b: SectionRef): boolean {
  return a?.lane === b.lane && a.section === b.section;
}

/** Returns whether the lanes still allow this choice. */
export function isStillPossible(G: GewaltState, { from, at }: Choice): boolean {
  const isThere = from === null || whyNotMovable(G, from) === null;
  return isThere && (at === null || whyNotFree(G, at) === null);
}

/** Effect of a press on a section: it picks its card up, drafts the chosen one there, or sends the draft. */
export type SpotUse = 'pickUp' | 'tryOut' | 'send';

/** Returns the kind of the chosen action card. Null for a section card. */
export function kindChosen({ deck, cardID }: Choice): ActionKind | null {
  return deck === 'action' ? actionKind(cardID) : null;
}

/** Returns the squares that this choice puts onto a section. For a relocation, it is null until a card is picked up. */
export function squaresChosen(G: GewaltState, choice: Choice): number | null {
  if (choice.deck === 'section') return squaresOn(choice.cardID);
  const moved = choice.from && cardOn(G, choice.from);
  return moved === null ? null : squaresOn(moved.cardID);
}

/** Returns why the chosen card cannot be used at all now, not even discarded. Null if it can. */
export function whyNotUse(G: GewaltState, playerID: PlayerID, choice: Choice): Refusal | null {
  return whyNotDiscard(G, playerID, choice);
}

/** Returns whether the chosen card is for sections and may be played. */
function isForSections(G: GewaltState, playerID: PlayerID, choice: Choice): boolean {
  const kind = kindChosen(choice);
  const isPlayable = whyNotPlay(G, playerID, choice) === null;
  return isPlayable && (kind === null || kind === 'relocate');
}

/** Returns the effect of a press on a section with this choice, or null. */
export function spotUseOf(
  G: GewaltState,
  playerID: PlayerID,
  { choice, spot }: { readonly choice: Choice; readonly spot: SectionRef },
): SpotUse | null {
  if (!isForSections(G, playerID, choice)) return null;
  if (choice.deck === 'action' && choice.from === null) {
    return whyNotMovable(G, spot) === null ? 'pickUp' : null;
  }
  if (whyNotFree(G, spot) !== null) return null;
  return isSameSpot(choice.at, spot) ? 'send' : 'tryOut';
}

/** Returns why the draft cannot be sent as it is, or null. */
export function whyNotSend(
  G: GewaltState,
  playerID: PlayerID,
  { deck, cardID, from, at }: Choice,
): Refusal | null {
  if (!at) return 'notASection';
  if (deck === 'section') return whyNotPlaySection(G, playerID, { cardID, ...at });
  return from ? whyNotRelocate(G, playerID, { cardID, from, to: at }) : 'noCardToMove';
}

/** Returns the section cards as they would be with this choice of a player. */
export function laidWith(G: GewaltState, playerID: PlayerID, choice: Choice | null): SectionCards {
  if (!choice?.at) return G.sectionCards;
  const { deck, cardID, from, at } = choice;
  if (deck === 'section') {
    return withCardOn(G.sectionCards, at, { cardID, placedBy: playerID, movedBy: null });
  }
  return from ? withCardMoved(G.sectionCards, { from, to: at, movedBy: playerID }) : G.sectionCards;
}
