import '../../server/lib/environment.ts';
import { arenaGame } from './games.ts';
import { type Outcome, type Pairing, playMatch } from './match.ts';
import { playerNamed } from './players.ts';

/** A deal that a worker is to play, with the one in each of these seats in turn. */
export interface Task {
  readonly pairing: Pairing;
  readonly deal: number;
  readonly seats: readonly number[];
}

/** What a worker answers. */
export interface Played {
  readonly outcomes: readonly Outcome[];
}

async function played({ pairing, deal, seats }: Task): Promise<Played> {
  const game = await arenaGame(pairing.game);
  const one = playerNamed(pairing.one, game, pairing.milliseconds);
  const others = playerNamed(pairing.others, game, pairing.milliseconds);
  const outcomes: Outcome[] = [];
  for (const seat of seats) {
    outcomes.push(await playMatch(game.rules, pairing, { deal, seat, one, others }));
  }
  return { outcomes };
}

// The parent process sends tasks, the next one after the answer, and ends the worker by closing the channel.
process.on('message', async (task) => process.send?.(await played(task as Task)));
