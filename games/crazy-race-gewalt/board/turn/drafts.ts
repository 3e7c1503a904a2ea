import { storedDrafts } from '../../../kit/board/stored-drafts.ts';
import { decks } from '../../rules/components.ts';
import { isSpot } from '../../rules/lanes.ts';
import type { GewaltState, SectionRef } from '../../rules/state.ts';
import type { Choice } from './tryout.ts';

/** Returns a key for the moment that a draft belongs to: match, seat, turn, questions, pawns and hand. */
export function momentOf(G: GewaltState, playerID: string, matchID?: string): string {
  const hand = G.players[playerID]?.hand;
  return JSON.stringify([matchID, playerID, G.turn, G.awaitingReply, G.pawns, hand]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isSpotOrNull(value: unknown): value is SectionRef | null {
  return (
    value === null || (isObject(value) && isSpot({ lane: value.lane, section: value.section }))
  );
}

function isChoice(value: unknown): value is Choice {
  if (!isObject(value)) return false;
  const { deck, cardID, from, at } = value;
  const isCard = decks.some((each) => each === deck) && typeof cardID === 'number';
  return isCard && isSpotOrNull(from) && isSpotOrNull(at);
}

export const drafts = storedDrafts('paddock.crazy-race-gewalt.drafts', isChoice);
