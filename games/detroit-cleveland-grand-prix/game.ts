/** Detroit–Cleveland Grand Prix as a boardgame.io game: its phases and moves. The rules are in rules/. */
import { gameOf } from '../kit/game.ts';
import { identity } from './identity.ts';
import { rules } from './rules/index.ts';
import { optionsFrom } from './rules/options.ts';

/** One player acts at a time and must have seen the present state. All moves are public. */
const inTurn = { redact: false, takesStale: false };

// Pure, so that importing only metadata or cards doesn't load the game.
const hosted = /* @__PURE__ */ gameOf({
  info: identity,
  rules,
  optionsFrom,
  phases: {
    auction: { moves: ['bid', 'pass'] },
    race: { moves: ['playCard', 'hold'] },
  },
  moves: { bid: inTurn, pass: inTurn, playCard: inTurn, hold: inTurn },
  phaseOf: ({ step }) => step.phase,
  activeSeats: () => null,
  endsTurn: () => true,
});

/** The Game object for boardgame.io's servers and clients. */
export const game = hosted.game;

/** Returns the rules' reason for refusing a move, a key of the texts' `refusals`, or null if they allow it. */
export const refusalOf = hosted.refusalOf;

/** Returns the seats that the table waits for. There is never more than one. */
export const playersToMove = hosted.playersToMove;
