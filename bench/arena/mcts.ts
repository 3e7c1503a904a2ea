/** boardgame.io's own MCTSBot as a player of the arena. */
import '../../server/lib/environment.ts';
import type { Game, PlayerID, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Result } from '../../games/kit/result.ts';
import type { AnyRules } from '../../games/kit/rules.ts';
import type { Budget } from '../../games/kit/search/bot.ts';
import type { ArenaPlayer, MatchSoFar } from './player.ts';

type Enumerate = NonNullable<Game['ai']>['enumerate'];
type BotAction = Awaited<ReturnType<MCTSBot['play']>>['action'];

/** No match of ours is as long, even one of random moves. */
const playoutDepth = 100_000;

/** MCTSBot knows iterations only: this one stops after the playout in which its time is over. */
class TimedBot extends MCTSBot {
  readonly #mayGoOn: Budget;
  playouts = 0;

  constructor(options: ConstructorParameters<typeof MCTSBot>[0], mayGoOn: Budget) {
    super({ ...options, iterations: Number.POSITIVE_INFINITY, playoutDepth });
    this.#mayGoOn = mayGoOn;
  }

  override playout(node: Parameters<MCTSBot['playout']>[0]): unknown {
    const result = super.playout(node);
    this.playouts += 1;
    if (!this.#mayGoOn(this.playouts)) this.iterationCounter = Number.POSITIVE_INFINITY;
    return result;
  }
}

function moveAction({ seat, move, args }: MatchSoFar['moves'][number]): BotAction {
  // The action creators are no export of boardgame.io; this is what they make.
  return { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID: seat } };
}

/** A match of the arena under boardgame.io: the same seed gives it the same cards and dice. */
export class Followed {
  readonly #match: MatchSoFar;
  readonly #reduce: ReturnType<typeof CreateGameReducer>;
  #state: State;
  #moves = 0;

  constructor(game: Game, match: MatchSoFar) {
    const seeded = { ...game, seed: match.seed };
    const { numPlayers, setupData } = match;
    this.#match = match;
    this.#reduce = CreateGameReducer({ game: seeded });
    this.#state = InitializeGame({ game: seeded, numPlayers, setupData });
  }

  isOf(match: MatchSoFar): boolean {
    return this.#match === match;
  }

  /** How the match stands now. */
  state(): State {
    for (const move of this.#match.moves.slice(this.#moves)) {
      const { transients, ...next } = this.#reduce(this.#state, moveAction(move));
      if (transients?.error) throw new Error(`boardgame.io refused ${JSON.stringify(move)}.`);
      this.#state = next;
    }
    this.#moves = this.#match.moves.length;
    return this.#state;
  }
}

function askedBy(ctx: State['ctx']): PlayerID {
  return Object.keys(ctx.activePlayers ?? {})[0] ?? ctx.currentPlayer;
}

/**
 * The moves of the first seat that the rules wait for. MCTSBot's playouts ask the first active seat, though where several
 * are active it may have chosen already; its tree asks all of them, so only that one is answered.
 */
function enumerateOf(rules: AnyRules): Enumerate {
  return (G, ctx, playerID) => {
    const seat = rules.playersToMove(G)[0];
    if (seat === undefined || playerID !== askedBy(ctx)) return [];
    return rules.legalMoves(G, seat).map((move) => moveAction({ ...move, seat }));
  };
}

/**
 * MCTSBot on the whole state, hands, piles and dice to come, with playouts to the end. It counts a win for one `winner`
 * and nothing for a shared win, so one of the winners is drawn each time: on average everybody gets the own share.
 */
export function mctsOf(game: Game, budget: () => Budget): ArenaPlayer {
  let followed: Followed | undefined;
  return async ({ rules, G, seat, rng, match }, count) => {
    if (!followed?.isOf(match)) followed = new Followed(game, match);
    const state = followed.state();
    const mayGoOn = budget();
    const [only, ...others] = rules.legalMoves(G, seat);
    if (only && others.length === 0) return only;
    const withWinner: Game = {
      ...game,
      endIf: (context) => {
        // All games of the shelf end so.
        const result = game.endIf?.(context) as Result | undefined;
        return result && { ...result, winner: rng.choose(result.winners) };
      },
    };
    const seed = String(rng.die(1_000_000_000));
    const enumerate = enumerateOf(rules);
    const bot = new TimedBot({ game: withWinner, enumerate, seed }, mayGoOn);
    const { action } = await bot.play(state, askedBy(state.ctx));
    count(bot.playouts);
    return { move: action.payload.type, args: action.payload.args };
  };
}
