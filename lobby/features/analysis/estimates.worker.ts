/** Analyses a match in a worker beside the page. */
import { loadEstimator } from '../../../games/bots.ts';
import { coarseFirst, EstimatedMatch, type Shares } from './analyse-match.ts';
import type { Asked, Found } from './messages.ts';

/** Milliseconds of work after which results are sent and requests are handled. */
const slice = 120;

let match: Promise<EstimatedMatch> | null = null;

function post(found: Found): void {
  postMessage(found);
}

/** Lets requests in that have arrived meanwhile. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function postShares(estimated: EstimatedMatch): Promise<void> {
  let found: (readonly [number, Shares])[] = [];
  let begun = performance.now();
  for (const at of coarseFirst(estimated.length)) {
    found.push([at, estimated.sharesAt(at)]);
    if (performance.now() - begun < slice) continue;
    post({ kind: 'shares', found });
    await breath();
    [found, begun] = [[], performance.now()];
  }
  post({ kind: 'shares', found });
}

async function answer(asked: Asked): Promise<void> {
  if (asked.kind === 'match') {
    const { game, record } = asked;
    match = loadEstimator(game).then((estimator) => new EstimatedMatch(estimator, record));
    await postShares(await match);
    return;
  }
  const { at } = asked;
  const alternatives = (await match)?.alternativesAt(at) ?? null;
  post({ kind: 'alternatives', at, alternatives });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // It reaches the page as an error of the worker.
  answer(data).catch((error: unknown) => reportError(error));
});
