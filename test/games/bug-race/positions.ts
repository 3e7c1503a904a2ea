import type {
  Bug,
  BugRaceOptions,
  BugRaceState,
  CardID,
  Hand,
  Leg,
} from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import { legCards, start } from '../../../games/bug-race/rules/components.ts';
import { TestTable } from '../../support/games/table.ts';

/** Returns a bug in the start position, except for what is given. */
export function bugAt(body: number, legs: Partial<Record<Leg, number>> = {}): Bug {
  return { body, legs: { ...start.legs, ...legs } };
}

/** Returns a bug that stands `sections` further than at the start, all in order. */
export function bugForward(sections: number, legs: Partial<Record<Leg, number>> = {}): Bug {
  const moved = Object.fromEntries(
    bugRace.legs.map((leg) => [leg, start.legs[leg] + sections]),
  ) as Record<Leg, number>;
  return { body: start.body + sections, legs: { ...moved, ...legs } };
}

/** The number of a card that shows exactly these legs. */
export function cardWith(...shown: Leg[]): CardID {
  const card = legCards.find(
    (each) => each.legs.length === shown.length && shown.every((leg) => each.legs.includes(leg)),
  );
  if (!card) throw new Error(`No card shows ${shown.join(', ')}.`);
  return card.id;
}

/** A hand in `legMove` of a turn in which nothing was passed on. */
export function handOf(...kept: CardID[]): Hand {
  return { offered: [], kept, choice: null, passedOn: [] };
}

/** A match in `legPass` of turn 1, or wherever the given changes put it. */
export function newTable(
  numPlayers: number,
  setupData: Partial<BugRaceOptions> = {},
  changes: Partial<BugRaceState> = {},
): TestTable<BugRaceState> {
  return new TestTable<BugRaceState>(bugRace, { numPlayers, setupData }).place(changes);
}

/** Makes each seat keep the first card that it is offered. Returns what each passes on. */
export function keepFirst(table: TestTable<BugRaceState>): Record<string, number[]> {
  const passed: Record<string, number[]> = {};
  for (const seat of table.active) {
    const [first, ...others] = table.G.players[seat]?.offered ?? [];
    passed[seat] = others;
    table.move(seat, 'keepCard', first);
  }
  return passed;
}

interface InLegMove {
  /** Cards in the hand of each seat. */
  readonly hands: readonly (readonly CardID[])[];
  /** Bugs of the seats; those left out stand at the start. */
  readonly bugs?: readonly (Bug | undefined)[];
  readonly setupData?: Partial<BugRaceOptions>;
  readonly turn?: number;
}

/** A match in `legMove` with these hands and bugs; no card in play, nobody done. */
export function inLegMove({ hands, bugs = [], setupData = {}, turn = 1 }: InLegMove) {
  const table = newTable(hands.length, setupData);
  // Everybody keeps a card, pass after pass, to reach the framework's phase; then the hands are replaced.
  while (table.G.step === 'legPass') keepFirst(table);
  const seats = Object.keys(table.G.players);
  const inHands = new Set(hands.flat());
  const pile = legCards.map(({ id }) => id).filter((id) => !inHands.has(id));
  return table.place({
    turn,
    players: Object.fromEntries(
      seats.map((seat, index) => [seat, handOf(...(hands[index] ?? []))]),
    ),
    handSizes: Object.fromEntries(seats.map((seat, index) => [seat, hands[index]?.length ?? 0])),
    bugs: Object.fromEntries(seats.map((seat, index) => [seat, bugs[index] ?? bugAt(start.body)])),
    secret: { pile },
    pileSize: pile.length,
  });
}

/** Makes these seats put their hands away without moving a leg and end their turns. */
export function endTurns(table: TestTable<BugRaceState>, ...seats: string[]): void {
  for (const seat of seats) {
    table.place({
      players: { ...table.G.players, [seat]: handOf() },
      handSizes: { ...table.G.handSizes, [seat]: 0 },
    });
    table.move(seat, 'endTurn');
  }
}
