import { useCallback, useEffect, useRef, useState } from 'react';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { Alternatives } from './analyse-match.ts';
import type { Asked, Found } from './messages.ts';
import type { Course } from './win-chances.ts';

/** The results of an analysis so far. */
export interface Estimating {
  readonly course: Course;
  readonly hasFailed: boolean;
  /** Alternatives by position. Null where there was nothing to decide. */
  readonly alternatives: ReadonlyMap<number, Alternatives | null>;
  readonly tryAgain: () => void;
}

const nothing = {
  course: new Map(),
  alternatives: new Map(),
  hasFailed: false,
} as const satisfies Omit<Estimating, 'tryAgain'>;

type Sofar = Omit<Estimating, 'tryAgain'>;

function withFound(sofar: Sofar, found: Found): Sofar {
  if (found.kind === 'shares')
    return { ...sofar, course: new Map([...sofar.course, ...found.found]) };
  const { at, alternatives } = found;
  return { ...sofar, alternatives: new Map([...sofar.alternatives, [at, alternatives]]) };
}

/** Returns a worker that analyses a match. */
function workerFor(
  { game, options, seats, seed, newSeeds, moves }: MatchRecord,
  { onFound, onFail }: { readonly onFound: (found: Found) => void; readonly onFail: () => void },
): Worker {
  const worker = new Worker(new URL('./estimates.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Found>) => onFound(data));
  worker.addEventListener('error', ({ message }) => {
    console.warn(message);
    onFail();
  });
  const record = { options, seats, seed, moves, ...(newSeeds && { newSeeds }) };
  worker.postMessage({ kind: 'match', game, record } satisfies Asked);
  return worker;
}

/** Analyses a match beside the page, and looks for alternatives at the current position. */
export function useEstimates(record: MatchRecord, at: number): Estimating {
  const [sofar, setSofar] = useState<Sofar>(nothing);
  const [attempt, setAttempt] = useState(1);
  const asking = useRef<{ readonly worker: Worker; readonly asked: Set<number> } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to begin again
  useEffect(() => {
    setSofar(nothing);
    const worker = workerFor(record, {
      onFound: (found) => setSofar((before) => withFound(before, found)),
      onFail: () => setSofar((before) => ({ ...before, hasFailed: true })),
    });
    asking.current = { worker, asked: new Set() };
    return () => {
      worker.terminate();
      asking.current = null;
    };
  }, [record, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another worker must be asked again
  useEffect(() => {
    const now = asking.current;
    if (!now || now.asked.has(at)) return undefined;
    // A visitor who only passes a position requests nothing.
    const timer = setTimeout(() => {
      now.asked.add(at);
      now.worker.postMessage({ kind: 'alternatives', at } satisfies Asked);
    }, resting);
    return () => clearTimeout(timer);
  }, [at, record, attempt]);

  const tryAgain = useCallback(() => setAttempt((last) => last + 1), []);
  return { ...sofar, tryAgain };
}

/** Time in milliseconds that a position must be shown before its alternatives are requested. */
const resting = 250;
