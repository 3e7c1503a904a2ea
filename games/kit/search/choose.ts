import { type LogEntry, readLog } from '../log.ts';
import type { PlayerID } from '../player-id.ts';
import { rngFrom } from '../rng.ts';
import type { GameTypes, MoveOf } from '../rules.ts';
import { type BotParts, decide, millisecondsOf, roundsOf } from './bot.ts';
import { checkLevel, checkObservation } from './checks.ts';
import type { Level } from './levels.ts';

/** Settings of a bot's thinking. */
export interface Thinking {
  /** Level of the bot. Defaults to 'strong'. */
  readonly level?: Level | undefined;
  /** Thinking time of a move in milliseconds. Defaults to 500. Ignored if `rounds` is given. */
  readonly milliseconds?: number | undefined;
  /** Number of rounds instead of a time. With the same random numbers, the answer is then reproducible. */
  readonly rounds?: number | undefined;
}

/** A request for a bot's move from a custom game loop. */
export interface Choice<Types extends GameTypes> extends Thinking {
  /** The seat's view, or a whole state, of which the bot uses only that view. */
  readonly G: Types['SeenState'] | Types['State'];
  readonly playerID: PlayerID;
  /** boardgame.io's log of the match so far. If left out, the bot knows nothing but the state. */
  readonly log?: readonly LogEntry[] | undefined;
  /** Random numbers from 0 to below 1. Defaults to `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/**
 * Returns a bot's move for a seat, or undefined if the seat has no legal move. Throws if the level is unknown, or if
 * the state doesn't contain the seat's part.
 */
export type Choose<Types extends GameTypes> = (
  choice: Choice<Types>,
) => MoveOf<Types['Moves']> | undefined;

/** Creates the function with which a custom game loop asks a game's bot for moves. */
export function createChooser<Types extends GameTypes>(parts: BotParts<Types>): Choose<Types> {
  return ({ G, playerID, log = [], level = 'strong', milliseconds = 500, rounds, random }) => {
    checkLevel(level);
    checkObservation(G, playerID);
    const decision = decide(parts, {
      seat: playerID,
      // A view of a view is the same view.
      seen: parts.rules.view(G as Types['State'], playerID),
      events: readLog<Types['Event']>(log).map(({ event }) => event),
      level,
      // Random numbers and the clock are used only here, as defaults.
      budget:
        rounds === undefined
          ? millisecondsOf(milliseconds, () => performance.now())
          : roundsOf(rounds),
      rng: rngFrom(random ?? Math.random),
    });
    return decision?.move;
  };
}
