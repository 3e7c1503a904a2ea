import { seatAll } from './lobby.ts';
import { Player } from './player.ts';

/** A match of two that is played by this process, one move after the other. */
export class PlayedMatch {
  /** Moves made. */
  moves = 0;
  /** Called whenever the next player has seen that it is their turn. */
  onTurn: () => void = () => {};
  /** Called whenever one of the two has been sent a state. */
  onState: () => void = () => {};
  readonly #players: readonly Player[];

  constructor(players: readonly Player[]) {
    this.#players = players;
    for (const player of players) {
      player.onState = () => {
        this.onState();
        if (player.isMyTurn) this.onTurn();
      };
    }
  }

  /** Makes the next move. `dueAt`: when it should have been made, if that was earlier. */
  move(dueAt?: number): void {
    const player = this.#players.find(({ isMyTurn }) => isMyTurn);
    if (!player) throw new Error('It is nobody’s turn.');
    this.moves += 1;
    player.move(dueAt);
  }

  /** Both players have been sent the state after the last move. */
  isSeenByBoth(): boolean {
    return this.#players.every(({ stateID }) => stateID === this.moves);
  }

  updatesSeen(): number {
    return this.#players.reduce((total, { updates }) => total + updates, 0);
  }

  resends(): number {
    return this.#players.reduce((total, { resends }) => total + resends, 0);
  }

  /** Milliseconds from sending each move until its mover saw the new state, forgotten once asked for. */
  takeTimes(): number[] {
    return this.#players.flatMap(({ times }) => times.splice(0));
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}

function connect(...[seat, port]: ConstructorParameters<typeof Player>): Promise<Player> {
  const player = new Player(seat, port);
  return new Promise((resolve) => {
    player.onState = () => resolve(player);
  });
}

/** Makes a match through a server's API and connects both players, each to a server of its own if there are two. */
export async function openMatch(ports: readonly number[]): Promise<PlayedMatch> {
  const [firstPort = 0] = ports;
  const seats = await seatAll(firstPort, 'bench', 2);
  return new PlayedMatch(
    await Promise.all(seats.map((seat, index) => connect(seat, ports[index] ?? firstPort))),
  );
}
