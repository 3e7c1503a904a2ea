/**
 * How strong the bots are: one player in one seat against another one in all others, every deal with the one in each
 * seat in turn. Prints a row a pairing: the one's share of wins in percent, ± 95 % clustered by deal.
 *
 * `node --import tsx bench/arena.ts <game> [matches a row, 300] [milliseconds a decision, 100] [one] [others]`
 * A decision's milliseconds are those that its process works, so that nothing beside it takes them away; PROCESSES says
 * how many matches are played at once.
 * One and others: random, greedy, easy, fair, strong, seeing (the strong bot that sees all cards).
 */
import { shelf } from '../games/index.ts';
import type { Outcome } from './arena/match.ts';
import { playPairing } from './arena/play.ts';
import { shareInWords, shareOfDeals } from './arena/share.ts';

const setups: Readonly<Record<string, readonly (readonly [numPlayers: number, setup: object])[]>> =
  {
    'bug-race': [
      [2, {}],
      [4, {}],
      [2, { expert: true }],
      [4, { expert: true }],
    ],
    'crazy-race-schacht': [
      [3, {}],
      [4, {}],
    ],
    'crazy-race-gewalt': [
      [3, {}],
      [5, {}],
      [3, { expert: true }],
      [5, { expert: true }],
    ],
    'detroit-cleveland-grand-prix': [
      [2, {}],
      [4, {}],
    ],
  };

const pairings = [
  ['greedy', 'random'],
  ['strong', 'random'],
  ['strong', 'greedy'],
  ['strong', 'fair'],
  ['fair', 'easy'],
  ['seeing', 'greedy'],
] as const;

function sumOf(outcomes: readonly Outcome[], figure: (each: Outcome) => number): number {
  return outcomes.reduce((sum, each) => sum + figure(each), 0);
}

const [game = '', matches = '300', milliseconds = '100', one, others] = process.argv.slice(2);
const wanted = setups[game];
if (!wanted) {
  const names = shelf.map(({ info }) => info.name).join(', ');
  throw new Error(`Say which game: ${names}.`);
}
console.info(
  `| ${game} | one | others | chance | share of wins | matches | rounds a decision | longest, ms |`,
);
console.info(`|${' --- |'.repeat(8)}`);
for (const [numPlayers, setupData] of wanted) {
  for (const [first, second] of one && others ? [[one, others]] : pairings) {
    const deals = Math.ceil(Number(matches) / numPlayers);
    const pairing = {
      ...{ game, numPlayers, setupData },
      ...{ one: String(first), others: String(second), milliseconds: Number(milliseconds) },
    };
    const byDeal = await playPairing(pairing, deals);
    const all = [...byDeal.values()].flat();
    const shares = new Map(
      [...byDeal].map(([deal, each]) => [deal, each.map(({ share }) => share)]),
    );
    const rounds = sumOf(all, (each) => each.rounds) / sumOf(all, (each) => each.decisions);
    const cells = [
      `${numPlayers}, ${JSON.stringify(setupData)}`,
      first,
      second,
      (100 / numPlayers).toFixed(0),
      shareInWords(shareOfDeals(shares)),
      all.length,
      Number.isNaN(rounds) ? '–' : rounds.toFixed(0),
      Math.max(...all.map(({ longest }) => longest)).toFixed(0),
    ];
    console.info(`| ${cells.join(' | ')} |`);
  }
}
