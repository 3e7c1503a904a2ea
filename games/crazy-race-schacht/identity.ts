import type { GameIdentity } from '../kit/game-info.ts';

/** What a match needs to know of Crazy Race (Schacht): rules and boards do without all else of info.ts. */
export const identity: GameIdentity<'crazy-race-schacht'> = {
  name: 'crazy-race-schacht',
  minPlayers: 3,
  maxPlayers: 4,
  rulesVersion: 2,
};
