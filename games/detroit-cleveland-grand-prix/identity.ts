import type { GameIdentity } from '../kit/game-info.ts';

/** What a match needs to know of Detroit–Cleveland Grand Prix: rules and boards do without all else of info.ts. */
export const identity: GameIdentity<'detroit-cleveland-grand-prix'> = {
  name: 'detroit-cleveland-grand-prix',
  minPlayers: 2,
  maxPlayers: 6,
  rulesVersion: 2,
};
