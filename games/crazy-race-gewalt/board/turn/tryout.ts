/** A card chosen from the viewer's own hand and tried out on the lanes before it is played. No rule of its own. */
import type { PlayerID } from 'boardgame.io';
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
import type { GewaltState, Laid, Refusal, SectionRef } from '../../rules/state.ts';

/** A card of the viewer's own hand that is chosen, with what is begun with it. */
export interface Choice {
  readonly deck: Deck;
  readonly cardID: number;
  /** With a relocation: the section whose card is moved. */
  readonly from: SectionRef | null;
  /** The section that it is tried out on. */
  readonly at: SectionRef | null;
}

export function choiceOf(deck: Deck, cardID: number): Choice {
  return { deck, cardID, from: null, at: null };
}

export function isSameSpot(a: SectionRef | null, b: SectionRef): boolean {
  return a?.lane === b.lane && a.section === b.section;
}

/** Whether the lanes are still such that this choice can have been made. */
export function isStillPossible(G: GewaltState, { from, at }: Choice): boolean {
  const isThere = from === null || whyNotMovable(G, from) === null;
  return isThere && (at === null || whyNotFree(G, at) === null);
}

/** What a press on a section does: takes its card up, tries the chosen one out there, or sends it. */
export type SpotUse = 'pickUp' | 'tryOut' | 'send';

/** The kind of the chosen card; null: a section card. */
export function kindChosen({ deck, cardID }: Choice): ActionKind | null {
  return deck === 'action' ? actionKind(cardID) : null;
}

/** What comes onto a section with this choice: of a relocation only once its card is taken up. */
export function squaresChosen(G: GewaltState, choice: Choice): number | null {
  if (choice.deck === 'section') return squaresOn(choice.cardID);
  const moved = choice.from && cardOn(G, choice.from);
  return moved === null ? null : squaresOn(moved.cardID);
}

/** Why the chosen card cannot be used at all now, not even discarded. */
export function whyNotUse(G: GewaltState, playerID: PlayerID, choice: Choice): Refusal | null {
  return whyNotDiscard(G, playerID, choice);
}

/** Whether the chosen card is one for sections, and may be played. */
function isForSections(G: GewaltState, playerID: PlayerID, choice: Choice): boolean {
  const kind = kindChosen(choice);
  const isPlayable = whyNotPlay(G, playerID, choice) === null;
  return isPlayable && (kind === null || kind === 'relocate');
}

/** What a press on a section does with this choice; null: nothing. */
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

/** Why the choice cannot be sent as it is. */
export function whyNotSend(
  G: GewaltState,
  playerID: PlayerID,
  { deck, cardID, from, at }: Choice,
): Refusal | null {
  if (!at) return 'notASection';
  if (deck === 'section') return whyNotPlaySection(G, playerID, { cardID, ...at });
  return from ? whyNotRelocate(G, playerID, { cardID, from, to: at }) : 'noCardToMove';
}

/** The lanes as they would be with this choice of a player. */
export function laidWith(G: GewaltState, playerID: PlayerID, choice: Choice | null): Laid {
  if (!choice?.at) return G.laid;
  const { deck, cardID, from, at } = choice;
  if (deck === 'section') {
    return withCardOn(G.laid, at, { cardID, laidBy: playerID, movedBy: null });
  }
  return from ? withCardMoved(G.laid, { from, to: at, movedBy: playerID }) : G.laid;
}
