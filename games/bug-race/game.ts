/** Bug Race as a boardgame.io game: its phases, and which moves accept a stale state. The rules are in rules/. */
import { gameOf } from '../kit/game.ts';
import { identity } from './identity.ts';
import { rules } from './rules/index.ts';
import { optionsFrom } from './rules/options.ts';

/** All players act at the same time, so other players' moves meanwhile are no reason for refusing a move. */
const simultaneous = { redact: false, takesStale: true };

// Pure, so that importing only metadata or cards doesn't load the game.
const hosted = /* @__PURE__ */ gameOf({
  info: identity,
  rules,
  optionsFrom,
  phases: {
    legPass: { moves: ['keepCard'] },
    legMove: { moves: ['playCard', 'moveLeg', 'moveBody', 'finishCard', 'endTurn'] },
  },
  moves: {
    keepCard: { redact: true, takesStale: true },
    playCard: simultaneous,
    moveLeg: simultaneous,
    moveBody: simultaneous,
    finishCard: simultaneous,
    endTurn: simultaneous,
  },
  phaseOf: ({ step }) => step,
  // BR-10, BR-12, BR-16: all who still race. A choice may be changed; a player who is done waits.
  activeSeats: ({ step, racing, isDone }) =>
    Object.fromEntries(
      racing.filter((seat) => step === 'legPass' || !isDone[seat]).map((seat) => [seat, null]),
    ),
  // A turn of boardgame.io is a phase here.
  endsTurn: () => false,
});

/** The Game object for boardgame.io's servers and clients. */
export const game = hosted.game;

/** Returns the rules' reason for refusing a move, a key of the texts' `refusals`, or null if they allow it. */
export const refusalOf = hosted.refusalOf;

/**
 * Returns the seats that the table waits for. A player who has chosen may still act, but the table doesn't wait for
 * them.
 */
export const playersToMove = hosted.playersToMove;
