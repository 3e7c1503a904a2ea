import type { GameIdentity } from '../kit/game-info.ts';

/** Identity of Detroit–Cleveland Grand Prix. Rules and boards need no more of info.ts than this. */
export const identity: GameIdentity<'detroit-cleveland-grand-prix'> = {
  name: 'detroit-cleveland-grand-prix',
  minPlayers: 2,
  maxPlayers: 6,
  rulesVersion: 1,
};
