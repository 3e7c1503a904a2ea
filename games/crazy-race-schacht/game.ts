/** Crazy Race as a boardgame.io game: its phases, and which moves accept a stale state. The rules are in rules/. */
import { gameOf } from '../kit/game.ts';
import { identity } from './identity.ts';
import { rules, whyNotTakeBack } from './rules/index.ts';
import type { SchachtMoves } from './rules/moves.ts';
import { optionsFrom } from './rules/options.ts';
import type { SchachtState } from './rules/state.ts';

/** For moves of a single player: a second press of a button must not make the move twice. */
const inTurn = { redact: false, takesStale: false };

/**
 * Moves after which another turn begins. Other moves are made at the same time, by all players or by those who want to.
 */
const endingTurn: ReadonlySet<keyof SchachtMoves> = new Set([
  'placeDriver',
  'pass',
  'advance',
  'decline',
  'drawPoints',
  'steal',
]);

/** CS-5: returns the player to place a card, and all players who can take their piles back. */
function placingSeats(state: SchachtState, toPlace: string): Record<string, string> {
  const waiting = state.seats.filter(
    (seat) => seat !== toPlace && whyNotTakeBack(state, seat) === null,
  );
  return {
    ...Object.fromEntries(waiting.map((seat) => [seat, 'waiting'])),
    [toPlace]: 'placing',
  };
}

// Pure, so that importing only metadata or cards doesn't load the game.
const hosted = /* @__PURE__ */ gameOf({
  info: identity,
  rules,
  optionsFrom,
  phases: {
    driverPlacement: {
      stages: { placing: ['placeDriver', 'pass', 'takeBack'], waiting: ['takeBack'] },
    },
    stageEvaluation: { moves: ['advance', 'decline', 'drawPoints', 'steal'] },
    reclaim: { moves: ['reclaim'] },
    penalty: { moves: ['discardPoints'] },
  },
  moves: {
    placeDriver: { redact: true, takesStale: true },
    // If all other players are passed over, a second press would cost another round.
    pass: inTurn,
    takeBack: { redact: false, takesStale: true },
    advance: inTurn,
    decline: inTurn,
    drawPoints: inTurn,
    steal: inTurn,
    reclaim: { redact: true, takesStale: true },
    discardPoints: { redact: true, takesStale: true },
  },
  phaseOf: ({ step }) => step.phase,
  activeSeats: (state) => {
    const { step } = state;
    if (step.phase === 'driverPlacement') return placingSeats(state, step.toPlace);
    if (step.phase !== 'reclaim' && step.phase !== 'penalty') return null;
    return Object.fromEntries(step.toAnswer.map((seat) => [seat, null]));
  },
  endsTurn: (move) => endingTurn.has(move),
});

/** The Game object for boardgame.io's servers and clients. */
export const game = hosted.game;

/** Returns the rules' reason for refusing a move, a key of the texts' `refusals`, or null if they allow it. */
export const refusalOf = hosted.refusalOf;

/** Returns the seats that the table waits for. Others may still take their piles back (CS-5). */
export const playersToMove = hosted.playersToMove;
