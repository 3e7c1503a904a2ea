import type { PlayerID } from 'boardgame.io';
import type { GameModule } from '../../../games/index.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { replayOf } from '../../../games/kit/record/replay.ts';
import { recordOf } from '../../../games/kit/record/write.ts';
import type { LocalMatch } from '../local-match/match.ts';
import type { PastMatch } from './past-match.ts';
import { pastMatchOf } from './recorded-match.ts';

function optionsOf(setupData: unknown): Readonly<Record<string, unknown>> {
  return typeof setupData === 'object' && setupData !== null ? { ...setupData } : {};
}

/** Returns the record of a match played in this browser. */
export function recordOfHere(match: LocalMatch, { rules }: Pick<GameModule, 'rules'>): MatchRecord {
  const { game, setupData, seats, seed, newSeeds, createdAt, moves, G } = match;
  // All rules versions have it.
  const { rulesVersion } = G as { readonly rulesVersion: number };
  return recordOf({
    game,
    rulesVersion,
    options: optionsOf(setupData),
    seats: seats.map(({ name, bot }) => ({ name, bot })),
    seed,
    ...(newSeeds && { newSeeds }),
    startedAt: createdAt,
    moves: moves.map(({ seat, move, args, at }) => ({
      seat,
      move,
      args: [...args],
      at: Math.max(0, Math.round(at - createdAt)),
    })),
    result: rules.result(G),
  });
}

/** Returns the seat of the only person at a match in this browser, or null if there are several. */
export function onlyPersonAt({ seats }: Pick<MatchRecord, 'seats'>): PlayerID | null {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [String(seat)] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Returns the course so far of a match in this browser, for a review. */
export function matchSoFar(match: LocalMatch, { rules }: Pick<GameModule, 'rules'>): PastMatch {
  const record = recordOfHere(match, { rules });
  return pastMatchOf(record, replayOf(rules, record));
}
