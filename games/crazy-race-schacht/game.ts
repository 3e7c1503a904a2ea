/** Crazy Race under boardgame.io: its phases, and which moves take a stale state. The rules are in rules/. */
import { gameOf } from '../kit/game.ts';
import { identity } from './identity.ts';
import { rules, whyNotTakeBack } from './rules/index.ts';
import type { SchachtMoves } from './rules/moves.ts';
import { optionsFrom } from './rules/options.ts';
import type { SchachtState } from './rules/state.ts';

/** For where one player alone acts: a second press of a button must not do it twice. */
const inTurn = { redact: false, takesStale: false };

/** After these it is somebody's turn anew; of the others, all or whoever likes makes one at the same time. */
const endingTurn: ReadonlySet<keyof SchachtMoves> = new Set([
  'placeDriver',
  'pass',
  'advance',
  'decline',
  'drawPoints',
  'steal',
]);

/** CS-5: beside who places, all who can take their piles back. */
function placingSeats(state: SchachtState, toPlace: string): Record<string, string> {
  const waiting = state.seats.filter(
    (seat) => seat !== toPlace && whyNotTakeBack(state, seat) === null,
  );
  return {
    ...Object.fromEntries(waiting.map((seat) => [seat, 'waiting'])),
    [toPlace]: 'placing',
  };
}

// Pure, so that who takes only metadata or cards need not load the game.
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
    // With all others passed over, a second press would cost another round.
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

/**
 * The rules' reason for refusing a move, a key of the texts' `refusals`; null if they allow it.
 * `args` may be anything a client sent. Source: rules/index.ts.
 */
export const refusalOf = hosted.refusalOf;

/** Seats that the table waits for; others may still take their piles back (CS-5). */
export const playersToMove = hosted.playersToMove;
