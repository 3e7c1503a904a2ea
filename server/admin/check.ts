import { catalog } from '../../games/index.ts';
import { whyUnsupported } from '../../games/kit/unsupported-match.ts';
import type { ServedGame } from '../games.ts';
import { reasonOf } from '../lib/config-error.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { isReplayable } from '../records/past-views.ts';
import type { Command } from './command.ts';

/** Number of matches that are read at once. */
const batch = 200;

/** The result of checking a match: valid, of rules that this version doesn't have, or a fault. */
type Finding = 'well' | 'otherRules' | { readonly fault: string };

async function countFault(storage: SqlStorage, matchID: string): Promise<string | null> {
  const counts = await storage.overview.countsOf(matchID);
  for (const [name, { counted, found }] of Object.entries(counts ?? {})) {
    if (counted !== found) return `its ${name} has ${found} rows, not ${counted}`;
  }
  return null;
}

async function checkMatch(
  storage: SqlStorage,
  games: readonly ServedGame[],
  matchID: string,
): Promise<Finding> {
  const found = await storage.seats(matchID);
  // The match has been deleted meanwhile.
  if (!found) return 'well';
  const { table } = found;
  if (table.begunAt === null) return 'well';
  const history = await storage.history(matchID);
  if (!history) return (await storage.seats(matchID)) ? { fault: 'it has no beginning' } : 'well';
  const served = games.find(({ game }) => game.name === table.gameName);
  const info = catalog.find((each) => each.info.name === table.gameName)?.info;
  if (!served || !info) return { fault: `there is no game ${table.gameName}` };
  const numbers = await countFault(storage, matchID);
  // A move may have been made between the two queries.
  if (numbers !== null && (await countFault(storage, matchID)) !== null) return { fault: numbers };
  if (whyUnsupported(history.state.G, info) !== null) return 'otherRules';
  return isReplayable(served, history) ? 'well' : { fault: 'its moves do not lead to its state' };
}

/** Checks the pages of an SQLite file, then whether each match can be read and its moves lead to its newest state. */
export const check: Command = {
  words: '',
  help: 'replays every stored match and lists the broken ones, and damage to an SQLite file; exits with 1 if there are any',
  run: async (_, { open, say }) => {
    const { loadGames } = await import('../games.ts');
    const games = await loadGames();
    const { storage } = await open();
    let [matches, ofOtherRules, faults] = [0, 0, 0];
    const complain = (line: string) => {
      faults += 1;
      say(line);
    };
    const damage = await storage.overview.damage();
    if (damage !== null) {
      complain(`The database file is damaged (${damage}). Stop all servers and restore a backup.`);
    }
    try {
      for (let last = ''; ; ) {
        const ids = await storage.overview.idsAfter(last, batch);
        for (const matchID of ids) {
          matches += 1;
          const finding = await checkMatch(storage, games, matchID).catch((error: unknown) => ({
            fault: reasonOf(error),
          }));
          if (finding === 'otherRules') ofOtherRules += 1;
          else if (finding !== 'well') complain(`${matchID}: ${finding.fault}`);
        }
        const end = ids.at(-1);
        if (end === undefined) break;
        last = end;
      }
      for (const name of await storage.overview.strays()) {
        complain(`${name}: there are rows that belong to no match`);
      }
    } catch (error) {
      if (damage === null) throw error;
      complain(`Not all matches can be read (${reasonOf(error)}).`);
    }
    say(
      `${matches} matches, ${ofOtherRules} of them by rules of former versions, ${faults} faults.`,
    );
    return faults === 0;
  },
};
