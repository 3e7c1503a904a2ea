/**
 * Whether a seat, or an earlier turn, is better: bots of one kind play each other. Prints each seat's share of wins in
 * percent, ± 95 %, and below it the same counted from whoever was first to act, where that isn't always the first seat.
 *
 * `node --import tsx bench/balance.ts <game> [matches a row, 2000] [player, strong@100rounds]`
 * The player is one of bench/arena.ts.
 *
 * --players 3          so many instead of all numbers that the game allows
 * --options '{}'       these options instead of the usual ones
 * --minutes 10         a row begins no further match after so many minutes
 *
 * With a budget in rounds the same matches are played every time. PROCESSES says how many at once.
 */
import { parseArgs } from 'node:util';
import { catalog } from '../games/index.ts';
import { arenaGame } from './arena/games.ts';
import type { Outcome } from './arena/match.ts';
import { playPairing } from './arena/play.ts';
import { circumstances, headOf, optionsInWords, rowOf } from './arena/rows.ts';
import { setupArguments, setupsFor } from './arena/setups.ts';
import { shareInWords, shareOfDeals } from './arena/share.ts';

function numbersOf(game: string): readonly number[] {
  const { minPlayers = 0, maxPlayers = -1 } =
    catalog.find(({ info }) => info.name === game)?.info ?? {};
  return Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index);
}

/** Each seat's share, counted from a seat of each match. */
function sharesFrom(
  outcomes: readonly Outcome[],
  numPlayers: number,
  seatOf: (outcome: Outcome) => number,
): readonly string[] {
  return places.map((_, place) => {
    if (place >= numPlayers) return '';
    const shares = outcomes.map((each) => each.shares[(seatOf(each) + place) % numPlayers] ?? 0);
    return shareInWords(shareOfDeals(shares.map((share) => [share])));
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...setupArguments, minutes: { type: 'string', default: 'Infinity' } },
});
const [game = '', matches = '2000', player = 'strong@100rounds'] = positionals;
await arenaGame(game);
const numbers = numbersOf(game);
const places = Array.from({ length: Math.max(...numbers) }, (_, place) => String(place + 1));
console.info(`${game}: ${circumstances()}; all seats: ${player}.\n`);
console.info(headOf(['players', 'options', 'matches', 'counted from', ...places]));
for (const setup of setupsFor(game, numbers, values)) {
  const { numPlayers, setupData } = setup;
  const pairing = { game, ...setup, one: player, others: player, milliseconds: 100 };
  const extent = { deals: Number(matches), seats: [0], minutes: Number(values.minutes) };
  const outcomes = (await playPairing(pairing, extent)).flat();
  const cells = [numPlayers, optionsInWords(setupData), outcomes.length];
  const bySeat = sharesFrom(outcomes, numPlayers, () => 0);
  console.info(rowOf([...cells, 'the first seat', ...bySeat]));
  if (outcomes.every(({ first }) => first === 0)) continue;
  const byTurn = sharesFrom(outcomes, numPlayers, ({ first }) => first);
  console.info(rowOf([...cells, 'who acts first', ...byTurn]));
}
