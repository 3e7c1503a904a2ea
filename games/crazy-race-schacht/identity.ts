import type { GameIdentity } from '../kit/game-info.ts';

/** Identity of Crazy Race (Schacht). Rules and boards need no more of info.ts than this. */
export const identity: GameIdentity<'crazy-race-schacht'> = {
  name: 'crazy-race-schacht',
  minPlayers: 3,
  maxPlayers: 4,
  rulesVersion: 1,
};
