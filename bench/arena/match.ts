import seedrandom from 'seedrandom';
import { chanceFrom } from '../../games/kit/chance.ts';
import type { Result } from '../../games/kit/result.ts';
import type { AnyRules } from '../../games/kit/rules.ts';
import { type ArenaPlayer, workedMilliseconds } from './players.ts';

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

/** How a match went for the one. */
export interface Outcome {
  /** The deal that it was played on. */
  readonly deal: number;
  readonly seat: number;
  /** Its share of the win: 1, or less if it was shared, or 0. */
  readonly share: number;
  /** Each seat's share, in the order of seats. */
  readonly shares: readonly number[];
  /** Rounds of the one's decisions that were thought about, and how many these were. */
  readonly rounds: number;
  readonly decisions: number;
  /** Milliseconds of work that its longest decision took. */
  readonly longest: number;
}

function shareOf({ winners }: Result, seat: string): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Plays a deal with the one in a seat. The same deal has the same cards at the beginning, whoever sits where. */
export function playMatch(
  rules: AnyRules,
  { numPlayers, setupData }: Pairing,
  {
    deal,
    seat,
    one,
    others,
  }: {
    readonly deal: number;
    readonly seat: number;
    readonly one: ArenaPlayer;
    readonly others: ArenaPlayer;
  },
): Outcome {
  const seats = Array.from({ length: numPlayers }, (_, index) => String(index));
  const chance = chanceFrom(seedrandom.alea(`deal ${deal}`));
  const thinking = chanceFrom(seedrandom.alea(`thinking ${deal} ${seat}`));
  const G = rules.begin(setupData, seats, chance);
  const events: unknown[] = [];
  let [rounds, decisions, longest] = [0, 0, 0];
  for (let result = rules.result(G); ; result = rules.result(G)) {
    if (result) {
      const shares = seats.map((each) => shareOf(result, each));
      return { deal, seat, share: shares[seat] ?? 0, shares, rounds, decisions, longest };
    }
    const awaited = rules.waitsFor(G);
    const mover = awaited[0] ?? '';
    const isOne = mover === String(seat);
    const player = isOne ? one : others;
    const start = workedMilliseconds();
    const move = player({ rules, G, seat: mover, events, chance: thinking }, (count) => {
      if (!isOne) return;
      rounds += count;
      decisions += 1;
    });
    if (isOne) longest = Math.max(longest, workedMilliseconds() - start);
    events.push(...rules.play(G, mover, move, chance));
  }
}
