import type { LogEntry, PlayerID } from 'boardgame.io';
import { readLog } from '../log.ts';
import { rngFrom } from '../rng.ts';
import type { GameTypes, MoveOf } from '../rules.ts';
import { type BotParts, decide, millisecondsOf, roundsOf } from './bot.ts';
import { checkLevel, checkObservation } from './checks.ts';
import type { Level } from './levels.ts';

/** How a bot is to think. */
export interface Thinking {
  /** Left out: 'strong'. */
  readonly level?: Level | undefined;
  /** How long it may think; left out: 500, unless `rounds` are given. */
  readonly milliseconds?: number | undefined;
  /** So many rounds instead: with the same random numbers the same answer every time. */
  readonly rounds?: number | undefined;
}

/** What a bot is asked by a loop of one's own. */
export interface Choice<Types extends GameTypes> extends Thinking {
  /** What the seat sees. Of a whole state the bot looks at nothing else. */
  readonly G: Types['SeenState'] | Types['State'];
  readonly playerID: PlayerID;
  /** boardgame.io's log of the match so far; left out: the bot remembers nothing but what the state tells. */
  readonly log?: readonly LogEntry[] | undefined;
  /** Numbers from 0 to below 1; left out: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/**
 * A bot's move for a seat; undefined: the seat has nothing to do. A level that there isn't, and a state in which the
 * seat's part is not seen, are errors.
 */
export type Choose<Types extends GameTypes> = (
  choice: Choice<Types>,
) => MoveOf<Types['Moves']> | undefined;

/** Makes the function by which a loop of one's own asks a game's bot. */
export function createChooser<Types extends GameTypes>(parts: BotParts<Types>): Choose<Types> {
  return ({ G, playerID, log = [], level = 'strong', milliseconds = 500, rounds, random }) => {
    checkLevel(level);
    checkObservation(G, playerID);
    const decision = decide(parts, {
      seat: playerID,
      // A view of what is a view already is the same.
      seen: parts.rules.view(G as Types['State'], playerID),
      events: readLog<Types['Event']>(log).map(({ event }) => event),
      level,
      // Chance and clock come in here only, where nothing else was asked for.
      budget:
        rounds === undefined
          ? millisecondsOf(milliseconds, () => performance.now())
          : roundsOf(rounds),
      rng: rngFrom(random ?? Math.random),
    });
    return decision?.move;
  };
}
