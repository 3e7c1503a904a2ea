/** Laying section cards: CG-2, CG-3. */
import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../kit/chance.ts';
import type { SectionCardID } from './components.ts';
import type { CrazyRaceEvent } from './events.ts';
import { draw, takeCardOfTurn, whyNotPlay } from './hands.ts';
import { type NamedSpot, whyNotFree, withCardOn } from './lanes.ts';
import type { CrazyRaceState, Refusal, SeenCrazyRaceState, Spot } from './state.ts';

/** CG-2, CG-3: a section card of the hand, to a section with neither a pawn nor a card. All may be anything. */
export function whyNotPlaySection(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  { cardID, lane, section }: NamedSpot & { readonly cardID: unknown },
): Refusal | null {
  const notPlayable = whyNotPlay(state, playerID, { deck: 'section', cardID });
  return notPlayable ?? whyNotFree(state, { lane, section });
}

/** CG-3: from now on the section has as many squares as the card shows. */
export function playSection(
  state: CrazyRaceState,
  playerID: PlayerID,
  { cardID, lane, section }: Spot & { readonly cardID: SectionCardID },
  chance: Chance,
): CrazyRaceEvent[] {
  takeCardOfTurn(state, playerID, { deck: 'section', cardID });
  const laid = { cardID, laidBy: playerID, movedBy: null };
  state.laid = withCardOn(state.laid, { lane, section }, laid);
  return [
    { type: 'laidSection', playerID, cardID, lane, section },
    ...draw(state, playerID, { deck: 'section', isOwed: false }, chance),
  ];
}
