import { playPairing } from './arena/play.ts';
import { isPlayerName } from './arena/players.ts';
import { cellsOf, circumstances, columns, headOf, rowOf } from './arena/rows.ts';
import { count, oneOf, positive, readArguments, UsageError } from './support/arguments.ts';

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

/** The fewest players, and many. */
const numbers: Readonly<Record<string, readonly number[]>> = {
  'bug-race': [2, 4],
  'crazy-race-schacht': [3, 4],
  'crazy-race-gewalt': [3, 5],
  'detroit-cleveland-grand-prix': [2, 4],
};

/** Options that make another game. */
const variants: Readonly<Record<string, readonly object[]>> = {
  'bug-race': [{}, { expert: true }],
  'crazy-race-gewalt': [{}, { expert: true }],
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

function parsedOptions(json: string): object {
  try {
    return JSON.parse(json);
  } catch {
    throw new UsageError(`--options takes JSON, not "${json}".`);
  }
}

const { game, matches, milliseconds, wantedPairings, minutes, setups } = readArguments(
  usage,
  {
    players: { type: 'string' },
    options: { type: 'string' },
    matches: { type: 'string', default: '300' },
    ms: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '100000' },
  },
  (values, [name, ...players]) => {
    if (players.length % 2 > 0) throw new UsageError('Players are named in pairs.');
    for (const player of players) {
      if (!isPlayerName(player)) throw new UsageError(`"${player}" is no player.`);
    }
    const played = oneOf(name, Object.keys(numbers), 'The first argument');
    const playerCounts =
      values.players === undefined ? numbers[played] : [count(values.players, '--players')];
    const options =
      values.options === undefined ? (variants[played] ?? [{}]) : [parsedOptions(values.options)];
    return {
      game: played,
      matches: count(values.matches, '--matches'),
      milliseconds: positive(values.ms, '--ms'),
      minutes: positive(values.minutes, '--minutes'),
      wantedPairings: pairsIn(players),
      setups: options.flatMap((setupData) =>
        (playerCounts ?? []).map((numPlayers) => ({ numPlayers, setupData })),
      ),
    };
  },
  Number.POSITIVE_INFINITY,
);
console.info(`${game}: ${circumstances()}; ${milliseconds} ms of work a decision.\n`);
console.info(headOf(columns));
for (const setup of setups) {
  const { numPlayers } = setup;
  const wanted = wantedPairings.length > 0 ? wantedPairings : standardPairings(game, numPlayers);
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
