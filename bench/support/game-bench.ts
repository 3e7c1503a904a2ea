import { catalog } from '../../games/index.ts';
import type { GameBench } from '../../games/kit/game-bench.ts';

/** The names of all games. */
export const gameNames = catalog.map(({ info }) => info.name);

/** Loads what benches know of a game. No build has it, so the path need not be written out for bundlers. */
export async function loadBench(name: string): Promise<GameBench> {
  const loaded: { readonly bench: GameBench } = await import(`../../games/${name}/bench.ts`);
  return loaded.bench;
}
