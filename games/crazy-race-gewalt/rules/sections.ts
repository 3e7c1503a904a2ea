/** Placing section cards: CG-2, CG-3. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import type { SectionCardID } from './components.ts';
import type { GewaltEvent } from './events.ts';
import { draw, takeCardOfTurn, whyNotPlay } from './hands.ts';
import { type NamedSpot, whyNotFree, withCardOn } from './lanes.ts';
import type { GewaltState, Refusal, SectionRef, SeenGewaltState } from './state.ts';

/**
 * CG-2, CG-3: returns why a section card can't be placed, or null. It must be in the hand, and go to a section with
 * neither a pawn nor a card. All arguments may be anything.
 */
export function whyNotPlaySection(
  state: SeenGewaltState,
  playerID: PlayerID,
  { cardID, lane, section }: NamedSpot & { readonly cardID: unknown },
): Refusal | null {
  const notPlayable = whyNotPlay(state, playerID, { deck: 'section', cardID });
  return notPlayable ?? whyNotFree(state, { lane, section });
}

/** CG-3: places a section card: from now on the section has as many squares as the card. */
export function playSection(
  state: GewaltState,
  playerID: PlayerID,
  { cardID, lane, section }: SectionRef & { readonly cardID: SectionCardID },
  rng: Rng,
): GewaltEvent[] {
  takeCardOfTurn(state, playerID, { deck: 'section', cardID });
  const laid = { cardID, placedBy: playerID, movedBy: null };
  state.sectionCards = withCardOn(state.sectionCards, { lane, section }, laid);
  return [
    { type: 'laidSection', playerID, cardID, lane, section },
    ...draw(state, playerID, { deck: 'section', isOwed: false }, rng),
  ];
}
