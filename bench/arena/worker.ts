import { once } from 'node:events';
import { shelf } from '../../games/index.ts';
import { arenaGame } from './games.ts';
import { type Outcome, type Pairing, playMatch } from './match.ts';
import { playerNamed } from './players.ts';

/** The deals of a pairing that a worker is to play, each with the one in every seat. */
export interface Task {
  readonly pairing: Pairing;
  readonly deals: readonly number[];
}

/** What a worker tells of each deal. */
export interface DealTold {
  readonly outcomes: readonly Outcome[];
}

// Whoever starts a worker sends it one task.
const [task] = await once(process, 'message');
const { pairing, deals } = task as Task;
const entry = shelf.find(({ info }) => info.name === pairing.game);
if (!entry) throw new Error(`There is no game ${pairing.game}.`);
const { rules } = await entry.load();
const game = await arenaGame(pairing.game);
const one = playerNamed(pairing.one, game, pairing.milliseconds);
const others = playerNamed(pairing.others, game, pairing.milliseconds);
for (const deal of deals) {
  const seats = Array.from({ length: pairing.numPlayers }, (_, seat) => seat);
  const outcomes = seats.map((seat) => playMatch(rules, pairing, { deal, seat, one, others }));
  process.send?.({ outcomes } satisfies DealTold);
}
process.disconnect();
