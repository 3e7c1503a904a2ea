import type { State } from 'boardgame.io';
import { expect } from 'chai';
import type { BugRaceState } from '../../../games/bug-race/index.ts';

/** Returns a card that this seat may keep at the start of a match of Bug Race. */
export function offeredCard({ G }: State<BugRaceState>, playerID: string): number {
  const card = G.players[playerID]?.offered[0];
  return card ?? expect.fail('No card is offered.');
}
