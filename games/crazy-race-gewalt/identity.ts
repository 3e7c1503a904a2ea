import type { GameIdentity } from '../kit/game-info.ts';

/** Identity of Crazy Race (Gewalt). Rules and boards need no more of info.ts than this. */
export const identity: GameIdentity<'crazy-race-gewalt'> = {
  name: 'crazy-race-gewalt',
  minPlayers: 3,
  maxPlayers: 5,
  rulesVersion: 1,
};
