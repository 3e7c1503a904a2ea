/**
 * How strong the bots are: one player in one seat against another one in all others, every deal with the one in each
 * seat in turn. Prints a row a pairing as soon as it is played: the one's share of wins in percent, ± 95 % clustered by
 * deal.
 *
 * `node --import tsx bench/arena.ts <game> [matches a row, 300] [milliseconds a decision, 100] [one others] [one others …]`
 * One and others: random, greedy, easy, fair, strong, seeing (the strong bot that sees all cards), mcts (boardgame.io's own,
 * which sees all cards and knows the dice to come); each may have a budget of its own: mcts@1000, strong@200rounds. Left
 * out: all pairings of docs/benchmarks.md.
 *
 * --players 3          so many instead of the numbers of docs/benchmarks.md
 * --options '{}'       these options instead of those
 * --minutes 10         a row begins no further deal after so many minutes
 *
 * A decision's milliseconds are those that its process works, so that nothing beside it takes them away; PROCESSES says
 * how many matches are played at once.
 */
import { parseArgs } from 'node:util';
import { arenaGame } from './arena/games.ts';
import { playPairing } from './arena/play.ts';
import { cellsOf, circumstances, columns, headOf, rowOf } from './arena/rows.ts';
import { setupArguments, setupsFor } from './arena/setups.ts';

/** The fewest players, and many. */
const numbers: Readonly<Record<string, readonly number[]>> = {
  'bug-race': [2, 4],
  'crazy-race-schacht': [3, 4],
  'crazy-race-gewalt': [3, 5],
  'detroit-cleveland-grand-prix': [2, 4],
};

const pairings: readonly (readonly [one: string, others: string])[] = [
  ['greedy', 'random'],
  ['strong', 'random'],
  ['strong', 'greedy'],
  ['seeing', 'greedy'],
  ['strong', 'fair'],
  ['fair', 'easy'],
  ['strong', 'mcts'],
];

function standardPairings(game: string, numPlayers: number): typeof pairings {
  // In Bug Race, and with more players, a second would not be enough for MCTSBot either.
  if (game === 'bug-race' || numPlayers !== numbers[game]?.[0]) return pairings;
  return [...pairings, ['strong', 'mcts@1000']];
}

function pairsIn(names: readonly string[]): typeof pairings {
  return names.flatMap((one, index) => {
    const others = names[index + 1];
    return index % 2 === 0 && others !== undefined ? [[one, others] as const] : [];
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...setupArguments, minutes: { type: 'string', default: 'Infinity' } },
});
const [game = '', matches = '300', milliseconds = '100', ...names] = positionals;
await arenaGame(game);
console.info(`${game}: ${circumstances()}; ${milliseconds} ms of work a decision.\n`);
console.info(headOf(columns));
for (const setup of setupsFor(game, numbers[game] ?? [], values)) {
  const { numPlayers } = setup;
  const wanted = names.length > 0 ? pairsIn(names) : standardPairings(game, numPlayers);
  for (const [one, others] of wanted) {
    const pairing = { game, ...setup, one, others, milliseconds: Number(milliseconds) };
    const byDeal = await playPairing(pairing, {
      deals: Math.ceil(Number(matches) / numPlayers),
      seats: Array.from({ length: numPlayers }, (_, seat) => seat),
      minutes: Number(values.minutes),
    });
    console.info(rowOf(cellsOf(pairing, byDeal)));
  }
}
