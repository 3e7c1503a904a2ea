import type { Result } from '../../games/kit/result.ts';
import type { AnyMove, AnyRules } from '../../games/kit/rules.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import type { ArenaPlayer, MatchSoFar, Turn } from './player.ts';
import { workedMilliseconds } from './players.ts';

/** A pairing: one player in one seat against another player in all other seats. */
export interface Pairing {
  readonly game: string;
  readonly numPlayers: number;
  readonly setupData: object;
  /** Names as of `playerNamed`. */
  readonly one: string;
  readonly others: string;
  readonly milliseconds: number;
}

/** What went into the decisions that were thought about. */
export interface Thought {
  /** Rounds, or playouts, of each. */
  readonly rounds: readonly number[];
  /** Milliseconds of work in all. */
  readonly worked: number;
}

/** How a match went for the one. */
export interface Outcome {
  readonly seat: number;
  /** The seat that the match waited for first. */
  readonly first: number;
  /** Each seat's share of the win, in the order of seats: 1, or less if it was shared, or 0. */
  readonly shares: readonly number[];
  readonly byOne: Thought;
  readonly byOthers: Thought;
  /** Milliseconds of work of each of the one's decisions. */
  readonly times: readonly number[];
}

function shareOf({ winners }: Result, seat: string): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Looks at the clock while a player plays. */
class Timed {
  readonly #player: ArenaPlayer;
  readonly times: number[] = [];
  readonly thought = { rounds: [] as number[], worked: 0 };

  constructor(player: ArenaPlayer) {
    this.#player = player;
  }

  async play(turn: Turn): Promise<AnyMove> {
    const start = workedMilliseconds();
    const decided = this.thought.rounds.length;
    const move = await this.#player(turn, (rounds) => this.thought.rounds.push(rounds));
    const time = workedMilliseconds() - start;
    this.times.push(time);
    if (this.thought.rounds.length > decided) this.thought.worked += time;
    return move;
  }
}

/** Plays a deal with the one in a seat. The same deal has the same cards at the beginning, wherever the players sit. */
export async function playMatch(
  rules: AnyRules,
  { numPlayers, setupData }: Pick<Pairing, 'numPlayers' | 'setupData'>,
  {
    deal,
    seat,
    ...players
  }: {
    readonly deal: number;
    readonly seat: number;
    readonly one: ArenaPlayer;
    readonly others: ArenaPlayer;
  },
): Promise<Outcome> {
  const seats = Array.from({ length: numPlayers }, (_, index) => String(index));
  const seed = `deal ${deal}`;
  const rng = seededRng(seed);
  const thinking = seededRng(`thinking ${deal} ${seat}`);
  const [one, others] = [new Timed(players.one), new Timed(players.others)];
  const G = rules.begin(setupData, seats, rng);
  const first = Number(rules.playersToMove(G)[0]);
  const events: unknown[] = [];
  const moves: MatchSoFar['moves'][number][] = [];
  const match: MatchSoFar = { seed, numPlayers, setupData, moves };
  for (let result = rules.result(G); ; result = rules.result(G)) {
    if (result) {
      const ended = result;
      const shares = seats.map((each) => shareOf(ended, each));
      const { times, thought: byOne } = one;
      return { seat, first, shares, byOne, byOthers: others.thought, times };
    }
    const mover = rules.playersToMove(G)[0] ?? '';
    const player = mover === String(seat) ? one : others;
    const move = await player.play({ rules, G, seat: mover, events, rng: thinking, match });
    moves.push({ ...move, seat: mover });
    events.push(...rules.play(G, mover, move, rng));
  }
}
