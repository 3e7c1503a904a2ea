import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { percentile } from '../support/figures.ts';
import type { Outcome, Pairing } from './match.ts';
import { shareInWords, shareOfDeals } from './share.ts';

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

/** When, of what commit and on what machine a table is made. */
export function circumstances(): string {
  const changed = git('status', '--porcelain', '--', 'games', 'bench') === '' ? '' : ' and changes';
  const all = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`,
    `Node ${process.version}`,
    `${all.length} cores of ${all[0]?.model ?? 'an unknown processor'}`,
  ].join(', ');
}

/** A row of a table in Markdown. */
export function rowOf(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The first two lines of a table in Markdown. */
export function headOf(names: readonly string[]): string {
  return `${rowOf(names)}\n|${' --- |'.repeat(names.length)}`;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, each) => total + each, 0);
}

function whole(figure: number): string {
  return Number.isFinite(figure) ? figure.toFixed(0) : '–';
}

/** What is said of the options of a match in a table. */
export function optionsInWords(setupData: object): string {
  const options = Object.entries(setupData).map(([name, value]) =>
    value === true ? name : `${name} ${JSON.stringify(value)}`,
  );
  return options.join(', ') || '–';
}

/** The columns of the arena. */
export const columns = [
  'players',
  'options',
  'one',
  'others',
  'chance, %',
  'share of wins, %',
  'matches',
  'rounds: one',
  'rounds: others',
  'rounds a second: one',
  '99 of 100 decisions, ms',
];

/** What came out of a pairing, a cell for each of the columns; rounds are those of the middle decision. */
export function cellsOf(
  { numPlayers, setupData, one, others }: Pairing,
  byDeal: readonly (readonly Outcome[])[],
): readonly (string | number)[] {
  const all = byDeal.flat();
  const shares = byDeal.map((each) => each.map(({ shares: ofAll, seat }) => ofAll[seat] ?? 0));
  const rounds = all.flatMap(({ byOne }) => byOne.rounds);
  const worked = sum(all.map(({ byOne }) => byOne.worked));
  return [
    numPlayers,
    optionsInWords(setupData),
    one,
    others,
    whole(100 / numPlayers),
    shareInWords(shareOfDeals(shares)),
    all.length,
    whole(percentile(rounds, 0.5)),
    whole(
      percentile(
        all.flatMap(({ byOthers }) => byOthers.rounds),
        0.5,
      ),
    ),
    whole((1000 * sum(rounds)) / worked),
    whole(
      percentile(
        all.flatMap(({ times }) => times),
        0.99,
      ),
    ),
  ];
}
