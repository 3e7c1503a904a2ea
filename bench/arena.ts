import type { GameBench } from '../games/kit/game-bench.ts';
import { playPairing } from './arena/play.ts';
import { isPlayerName } from './arena/players.ts';
import { cellsOf, circumstances, columns, headOf, rowOf } from './arena/rows.ts';
import { count, oneOf, positive, readArguments, UsageError } from './support/arguments.ts';
import { gameNames, loadBench } from './support/game-bench.ts';

const usage = `Plays one player against others and prints the share of matches that it wins, ± 95 % by deal.

  node --import tsx bench/arena.ts <game> [<one> <others>]... [options]

  <one> <others>  random, greedy, easy, fair, strong, seeing (strong, and sees all cards) or mcts (boardgame.io's bot,
                  which sees all cards and dice); with a budget of its own: mcts@1000 (ms), strong@200rounds.
                  Defaults to the pairings of docs/benchmarks.md.

  --matches <n>     matches of a pairing; each deal is played from every seat (default: 300)
  --ms <n>          processor time of a decision in milliseconds (default: 100)
  --minutes <n>     a pairing begins no deal after this time
  --players <n>     number of players
  --options <json>  options of the game, such as '{"expert":true}'

PROCESSES is the number of matches that are played at once; it defaults to the number of cores.`;

const pairings: readonly (readonly [one: string, others: string])[] = [
  ['greedy', 'random'],
  ['strong', 'random'],
  ['strong', 'greedy'],
  ['seeing', 'greedy'],
  ['strong', 'fair'],
  ['fair', 'easy'],
  ['strong', 'mcts'],
];

function standardPairings(
  { playerCounts, isLongMctsWorthwhile }: GameBench,
  numPlayers: number,
): typeof pairings {
  // With more players, a second would not be enough for MCTSBot either.
  if (!isLongMctsWorthwhile || numPlayers !== playerCounts[0]) return pairings;
  return [...pairings, ['strong', 'mcts@1000']];
}

function pairsIn(names: readonly string[]): typeof pairings {
  return names.flatMap((one, index) => {
    const others = names[index + 1];
    return index % 2 === 0 && others !== undefined ? [[one, others] as const] : [];
  });
}

function parsedOptions(json: string): object {
  try {
    return JSON.parse(json);
  } catch {
    throw new UsageError(`--options takes JSON, not "${json}".`);
  }
}

const { game, players, options, matches, milliseconds, wantedPairings, minutes } = readArguments(
  usage,
  {
    players: { type: 'string' },
    options: { type: 'string' },
    matches: { type: 'string', default: '300' },
    ms: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '100000' },
  },
  (values, [name, ...pairs]) => {
    if (pairs.length % 2 > 0) throw new UsageError('Players are named in pairs.');
    for (const player of pairs) {
      if (!isPlayerName(player)) throw new UsageError(`"${player}" is no player.`);
    }
    return {
      game: oneOf(name, gameNames, 'The first argument'),
      players: values.players === undefined ? undefined : count(values.players, '--players'),
      options: values.options === undefined ? undefined : parsedOptions(values.options),
      matches: count(values.matches, '--matches'),
      milliseconds: positive(values.ms, '--ms'),
      minutes: positive(values.minutes, '--minutes'),
      wantedPairings: pairsIn(pairs),
    };
  },
  Number.POSITIVE_INFINITY,
);
const bench = await loadBench(game);
const setups = (options ? [options] : bench.variants).flatMap((setupData) =>
  (players === undefined ? bench.playerCounts : [players]).map((numPlayers) => ({
    numPlayers,
    setupData,
  })),
);
console.info(`${game}: ${circumstances()}; ${milliseconds} ms of work a decision.\n`);
console.info(headOf(columns));
for (const setup of setups) {
  const { numPlayers } = setup;
  const wanted = wantedPairings.length > 0 ? wantedPairings : standardPairings(bench, numPlayers);
  for (const [one, others] of wanted) {
    const pairing = { game, ...setup, one, others, milliseconds };
    const byDeal = await playPairing(pairing, {
      deals: Math.ceil(matches / numPlayers),
      seats: Array.from({ length: numPlayers }, (_, seat) => seat),
      minutes,
    });
    console.info(rowOf(cellsOf(pairing, byDeal)));
  }
}
