import type { GameIdentity } from '../kit/game-info.ts';

/** Identity of Bug Race. Rules and boards need no more of info.ts than this. */
export const identity: GameIdentity<'bug-race'> = {
  name: 'bug-race',
  minPlayers: 2,
  maxPlayers: 4,
  rulesVersion: 1,
};
