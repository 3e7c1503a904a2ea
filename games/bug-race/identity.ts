import type { GameIdentity } from '../kit/game-info.ts';

/** What a match needs to know of Bug Race: rules and boards do without all else of info.ts. */
export const identity: GameIdentity<'bug-race'> = {
  name: 'bug-race',
  minPlayers: 2,
  maxPlayers: 4,
  rulesVersion: 2,
};
