import type { PlayerID } from 'boardgame.io';
import type { GameModule } from '../../../games/index.ts';
import type { Result } from '../../../games/kit/result.ts';
import type { Rng } from '../../../games/kit/rng.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import type { Move, TableSettings } from './table.ts';

/** A match played on the rules alone, without boardgame.io. */
export class BareMatch<G> {
  readonly rules: GameModule['rules'];
  readonly settings: TableSettings;
  readonly seats: readonly PlayerID[];
  /** All events of the log. */
  readonly events: unknown[] = [];
  G: G;
  readonly #rng: Rng;

  constructor({ rules }: GameModule, settings: TableSettings) {
    const { numPlayers, setupData, seed = 'paddock' } = settings;
    this.rules = rules;
    this.settings = settings;
    this.seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
    this.#rng = seededRng(seed);
    this.G = rules.begin(setupData ?? {}, this.seats, this.#rng);
  }

  /** Result of the match. Null while it is being played. */
  get result(): Result | null {
    return this.rules.result(this.G);
  }

  /** Makes a legal move in place on the state. Returns its events. */
  play({ playerID, move, args }: Move): readonly unknown[] {
    const told = this.rules.play(this.G, playerID, { move, args }, this.#rng);
    this.events.push(...told);
    return told;
  }

  /** Returns the legal moves of a seat. */
  legalMoves(playerID: PlayerID): Move[] {
    return this.rules
      .legalMoves(this.G, playerID)
      .map(({ move, args }: AnyMove) => ({ playerID, move, args }));
  }

  /** The seats that can make or change a move. */
  get ableSeats(): PlayerID[] {
    return this.seats.filter((seat) => this.rules.legalMoves(this.G, seat).length > 0);
  }
}

/** Freezes plain JSON deeply, so that every change in place throws. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFrozen(each);
  }
  return value;
}
