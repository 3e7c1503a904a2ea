import type { GameModule, ShelfGame } from '../../games/index.ts';
import type { MatchRecord } from '../../games/kit/record/format.ts';
import { replayOf } from '../../games/kit/record/replay.ts';
import { recordOf } from '../../games/kit/record/write.ts';
import { whyUnplayable } from '../../games/kit/unplayable.ts';
import type { HereMatch } from '../here/match.ts';
import type { PastMatch } from './past-match.ts';
import { pastMatchOf } from './recorded-match.ts';

/** Versions of rules are numbered from 1; matches from before they were have none. */
function rulesVersionOf(G: unknown): number {
  const { rulesVersion } = G as { readonly rulesVersion?: unknown };
  return typeof rulesVersion === 'number' ? rulesVersion : 1;
}

function optionsOf(setupData: unknown): Readonly<Record<string, unknown>> {
  return typeof setupData === 'object' && setupData !== null ? { ...setupData } : {};
}

/** The record of a match that was played in this browser. */
export function recordOfHere(
  match: HereMatch,
  { info, module }: { readonly info: ShelfGame['info']; readonly module: GameModule },
): MatchRecord {
  const { game, setupData, seats, seed, newSeeds, createdAt, moves, G } = match;
  return recordOf({
    game,
    rulesVersion: rulesVersionOf(G),
    options: optionsOf(setupData),
    seats: seats.map(({ name, bot }) => ({ name, bot })),
    seed,
    ...(newSeeds && { newSeeds }),
    startedAt: createdAt,
    moves: moves.map(({ seat, move, args, at }) => ({
      ...{ seat, move, args: [...args] },
      at: Math.max(0, Math.round(at - createdAt)),
    })),
    result: whyUnplayable(G, info) ? null : module.rules.result(G),
  });
}

/** A match in this browser as far as it has come, to be looked back at. */
export function matchSoFar(
  match: HereMatch,
  parts: { readonly info: ShelfGame['info']; readonly module: GameModule },
): PastMatch {
  const record = recordOfHere(match, parts);
  return pastMatchOf(record, replayOf(parts.module.rules, record));
}
