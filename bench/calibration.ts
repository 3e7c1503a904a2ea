/**
 * Whether estimates are right: matches of strong bots with few rounds, at a few positions of each match every seat's
 * estimate of how likely each seat is to win, and who did win. Prints for each setup a table by tenths and the mean
 * squared error.
 *
 * `node --import tsx bench/calibration.ts <game> [matches a setup, 500]`
 *
 * --rounds 60          rounds of each estimate
 * --play-rounds 25     rounds of each decision of the bots
 * --players 3          so many instead of the numbers of docs/benchmarks.md
 * --options '{}'       these options instead of those
 * --minutes 10         a setup begins no further match after so many minutes
 */
import { parseArgs } from 'node:util';
import { loadEstimator } from '../games/estimates.ts';
import { arenaGame } from './arena/games.ts';
import { circumstances, headOf, optionsInWords, rowOf } from './arena/rows.ts';
import { type Setup, setupArguments, setupsFor } from './arena/setups.ts';
import { type CalibratedGame, samplesOf } from './calibration/samples.ts';
import { errorsOf, type Sample, tenthsOf } from './calibration/tenths.ts';

const numbers: Readonly<Record<string, readonly number[]>> = {
  'bug-race': [2, 4],
  'crazy-race-schacht': [3, 4],
  'crazy-race-gewalt': [3, 5],
  'detroit-cleveland-grand-prix': [2, 4],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...setupArguments,
    rounds: { type: 'string', default: '60' },
    'play-rounds': { type: 'string', default: '25' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const [name = '', matches = '500'] = positionals;
const rounds = Number(values.rounds);
const playRounds = Number(values['play-rounds']);
const minutes = Number(values.minutes);

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function printTable(
  { numPlayers, setupData }: Setup,
  { played, samples }: { readonly played: number; readonly samples: readonly Sample[] },
): void {
  const { estimates, even } = errorsOf(samples);
  console.info(`\n${numPlayers} players, ${optionsInWords(setupData)}: ${played} matches\n`);
  console.info(headOf(['tenth, %', 'said, %', 'won, %', 'estimates']));
  for (const { tenth, said, won, samples: count } of tenthsOf(samples)) {
    console.info(rowOf([`${10 * tenth}–${10 * tenth + 10}`, percent(said), percent(won), count]));
  }
  console.info(
    `\nMean squared error ${estimates.toFixed(4)}; saying the same of all ${even.toFixed(4)}.`,
  );
}

function calibrate(game: CalibratedGame, setup: Setup): void {
  const end = performance.now() + 60_000 * minutes;
  const samples: Sample[] = [];
  let played = 0;
  while (played < Number(matches) && (played === 0 || performance.now() < end)) {
    samples.push(...samplesOf(game, { ...setup, deal: played, playRounds, rounds }));
    played += 1;
  }
  printTable(setup, { played, samples });
}

const { bot } = await arenaGame(name);
const game = { bot, estimator: await loadEstimator(name) };
console.info(
  `${name}: ${circumstances()}; ${playRounds} rounds a decision, ${rounds} an estimate.`,
);
for (const setup of setupsFor(name, numbers[name] ?? [], values)) calibrate(game, setup);
