import type { GameIdentity } from '../kit/game-info.ts';

/** What a match needs to know of Crazy Race (Gewalt): rules and boards do without all else of info.ts. */
export const identity: GameIdentity<'crazy-race-gewalt'> = {
  name: 'crazy-race-gewalt',
  minPlayers: 3,
  maxPlayers: 5,
  rulesVersion: 2,
};
