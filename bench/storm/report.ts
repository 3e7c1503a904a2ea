import { percentilesOf } from '../server/percentiles.ts';
import { printTable } from '../server/table.ts';
import type { Findings } from './race.ts';
import type { StormReport } from './storm.ts';

/** Of each kind of fault. */
const maxShown = 10;

/** What a storm should leave none of, by kind. */
export function faultsOf({ findings, inVain, hasLived }: StormReport) {
  const of = (kind: 'lost' | 'wrong' | 'leaks' | 'stored' | 'late') =>
    findings.flatMap((each) => each[kind]);
  return {
    'lost though acknowledged': of('lost'),
    'wrong frames': of('wrong'),
    'secrets seen': of('leaks'),
    'stored otherwise than by the rules': of('stored'),
    'servers that ended by themselves': hasLived ? [] : ['the first server'],
    'pages not shown the newest state within 30 s': of('late'),
    'people who waited in vain for 40 s': inVain,
  } as const;
}

/** Words with how often each comes, the most frequent first. */
function tally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([word, count]) => `${count} ${word}`).join(', ') || 'none';
}

const inMilliseconds = (times: readonly number[]) => {
  const { p50, p99 } = percentilesOf(times);
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms of ${times.length}`;
};

function memoryRows({ gauges, minutes }: StormReport): readonly (readonly string[])[] {
  const row = (name: string, parts: readonly number[]) => {
    const [, , third = 0, fourth = 0] = parts;
    const change = `${((fourth / third - 1) * 100).toFixed(1)} % in the second half`;
    return [
      `${name}, MB by quarters of ${minutes} min`,
      `${parts.map((part) => part.toFixed(0)).join(', ')} (${change})`,
    ];
  };
  return [
    row('memory of the server that was never killed', gauges.resident(4)),
    row('its heap, the least', gauges.heap(4)),
  ];
}

/** Prints what a storm left; whether it left no faults. */
export function printReport(report: StormReport): boolean {
  const { findings, ended, times, refusals, hostile, weather, disk, gauges, minutes } = report;
  const sum = (count: (each: Findings) => number) =>
    String(findings.reduce((total, each) => total + count(each), 0));
  const faults = Object.entries(faultsOf(report));
  const held = percentilesOf(gauges.held);
  printTable(`${minutes} minutes of everything at once`, [
    ['', ''],
    ['tables; races that came to their end', `${findings.length}; ${ended}`],
    ['frames looked through', sum(({ frames }) => frames)],
    ['moves acknowledged', sum(({ moves }) => moves)],
    ['lines of chat acknowledged', sum(({ lines }) => lines)],
    ['joins acknowledged', sum(({ joins }) => joins)],
    ...faults.map(([kind, found]) => [kind, String(found.length)]),
    ['honest people’s moves, p50 / p99', inMilliseconds(times.all)],
    ['those while nothing was away', inMilliseconds(times.calm)],
    [
      'longest stand of the event loop in 5 s, p50 / most',
      `${held.p50.toFixed(0)} / ${Math.max(...gauges.held).toFixed(0)} ms`,
    ],
    ...memoryRows(report),
    ...Object.entries(weather).map(([kind, count]) => [kind, String(count)]),
    ...Object.entries(hostile).map(([what, count]) => [`hostile: ${what}`, String(count)]),
  ]);
  console.info(`\nHonest people were refused: ${tally(refusals)}.`);
  if (!disk) console.info('No disk was filled: this machine lets us mount none.');
  for (const [kind, found] of faults) {
    for (const fault of found.slice(0, maxShown)) console.info(`${kind}: ${fault}`);
  }
  return faults.every(([, found]) => found.length === 0);
}
