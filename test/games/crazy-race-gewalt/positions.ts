import type { PlayerID } from 'boardgame.io';
import type {
  GewaltEvent,
  GewaltOptions,
  GewaltState,
  OwnCards,
  PawnPosition,
  Trophies,
} from '../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import {
  type ActionCardID,
  type ActionKind,
  actionCards,
  type SectionCardID,
  type StagePlaces,
  sectionCards,
} from '../../../games/crazy-race-gewalt/rules/components.ts';
import { type Outcome, rules } from '../../../games/crazy-race-gewalt/rules/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import { type Move, ofType, type seededChoice, TestTable } from '../../support/games/table.ts';

export type Table = TestTable<GewaltState>;

/**
 * Tickets of a move in random games: section cards can be laid and moved in hundreds of ways, so each other move weighs
 * more; cards are discarded rarely, and rolling comes often enough for hands not always to be used up.
 */
export function ticketsOf({ move }: Move): number {
  if (move === 'roll') return 120;
  if (move === 'playAction') return 40;
  if (move === 'discardSection' || move === 'discardAction') return 4;
  return 1;
}

/** Draws a legal move of the awaited player with these tickets. */
export function drawnMove(table: Table, choose: ReturnType<typeof seededChoice>): Move {
  const [seat = ''] = table.active;
  const moves = table.legalMoves(seat);
  return choose(moves.flatMap((move) => Array<Move>(ticketsOf(move)).fill(move)));
}

/** The section card with so many squares; the next one of them with `nth` 1 and so on. */
export function sectionWith(squares: number, nth = 0): SectionCardID {
  const card = sectionCards.flatMap((each, id) => (each === squares ? [id] : []))[nth];
  if (card === undefined) throw new Error(`No section card no. ${nth} with ${squares} squares.`);
  return card;
}

/** The action card of this kind; the next one of them with `nth` 1 and so on. */
export function action(kind: ActionKind, nth = 0): ActionCardID {
  const card = actionCards.flatMap((each, id) => (each === kind ? [id] : []))[nth];
  if (card === undefined) throw new Error(`No ${kind} card no. ${nth}.`);
  return card;
}

export function places(lilac: number, blue: number, red: number): StagePlaces {
  return { lilac, blue, red };
}

/** CG-8, from the rule sheet. */
export const example: Outcome = {
  bets: { A: places(4, 3, 2), B: places(2, 3, 4), C: places(2, 1, 2), D: places(4, 3, 4) },
  trophies: { A: places(3, 2, 3), B: places(2, 3, 1), C: places(1, 1, 2), D: places(4, 4, 4) },
};

/** The differences of a position from the start of a race; all cards not named stay where they fit. */
export interface Position {
  /** Action cards in hand, by seat. */
  readonly actions?: Readonly<Record<PlayerID, readonly ActionCardID[]>>;
  /** Section cards in hand, by seat. */
  readonly sections?: Readonly<Record<PlayerID, readonly SectionCardID[]>>;
  /** Section cards on the lanes, all laid by seat 2: lane, section, the card. */
  readonly laid?: readonly (readonly [lane: number, section: number, cardID: SectionCardID])[];
  readonly pawns?: Readonly<Record<PlayerID, PawnPosition | null>>;
  readonly trophies?: Readonly<Record<PlayerID, Partial<Trophies>>>;
  /** Cards before players: the card, and who laid it. */
  readonly before?: Readonly<Record<PlayerID, readonly [cardID: ActionCardID, from: PlayerID]>>;
}

/** This seed draws seat 0 as the first player for any number of players. */
const seed = 'gewalt2';

/** A match whose first player is seat 0, in this position. */
export function newTable(
  numPlayers: number,
  setupData: Partial<GewaltOptions> = {},
  position: Position = {},
): Table {
  const table = new TestTable<GewaltState>(crazyRace, { numPlayers, setupData, seed });
  if (table.G.firstPlayer !== '0') throw new Error('The first player should be seat 0.');
  return table.place(placed(table.G, position));
}

/** An expert match whose first player is seat 0, in this position. */
export function expertTable(position: Position = {}, options: Partial<GewaltOptions> = {}): Table {
  return newTable(3, { expert: true, ...options }, position);
}

/** Returns the changes that make a position; hands are filled up with cards that nobody else has. */
function placed(G: GewaltState, position: Position): Partial<GewaltState> {
  const {
    actions = {},
    sections = {},
    laid = [],
    pawns = {},
    trophies = {},
    before = {},
  } = position;
  const lanes = G.sectionCards.map((cards) => [...cards]);
  for (const [lane, section, cardID] of laid) {
    lanes[lane]?.splice(section, 1, { cardID, placedBy: '2', movedBy: null });
  }
  const seats = Object.keys(G.players);
  const action = dealt(G, 'action', {
    wanted: actions,
    gone: Object.values(before).map(([id]) => id),
  });
  const section = dealt(G, 'section', { wanted: sections, gone: laid.map(([, , id]) => id) });
  const fromSeats = <Value>(of: (seat: PlayerID) => Value) =>
    Object.fromEntries(seats.map((seat) => [seat, of(seat)]));
  const sizes = (seat: PlayerID) => ({
    section: section.hands[seat]?.length ?? 0,
    action: action.hands[seat]?.length ?? 0,
  });
  return {
    sectionCards: lanes,
    pawns: { ...G.pawns, ...pawns },
    trophies: fromSeats((seat) => ({ ...trophiesOf(G, seat), ...trophies[seat] })),
    pendingCards: fromSeats((seat) => {
      const [cardID, from] = before[seat] ?? [];
      return cardID === undefined || from === undefined ? null : { cardID, from };
    }),
    players: fromSeats((seat) => ({
      ...ownCards(G, seat),
      hand: { section: section.hands[seat] ?? [], action: action.hands[seat] ?? [] },
    })),
    handSizes: fromSeats(sizes),
    pileSizes: { section: section.pile.length, action: action.pile.length },
    secret: { bets: G.secret?.bets ?? [], piles: { section: section.pile, action: action.pile } },
  };
}

function trophiesOf(G: GewaltState, seat: PlayerID): Trophies {
  return G.trophies[seat] ?? { lilac: null, blue: null, red: null };
}

export function ownCards(G: GewaltState, seat: PlayerID): OwnCards {
  const own = G.players[seat];
  if (!own) throw new Error(`There is no seat ${seat}.`);
  return own;
}

/** Hands and pile of a deck: wanted cards where they are wanted, dealt ones where nobody else wants them. */
function dealt(
  G: GewaltState,
  deck: 'section' | 'action',
  {
    wanted,
    gone,
  }: {
    readonly wanted: Readonly<Record<PlayerID, readonly number[]>>;
    readonly gone: readonly number[];
  },
): { hands: Record<PlayerID, number[]>; pile: number[] } {
  const taken = [...Object.values(wanted).flat(), ...gone];
  const spare = [
    ...(G.secret?.piles[deck] ?? []),
    ...Object.values(G.players).flatMap(({ hand }) => hand[deck]),
  ];
  const pile = spare.filter((card) => !taken.includes(card));
  const hands = Object.entries(G.players).map(([seat, { hand }]): [PlayerID, number[]] => {
    const given = wanted[seat];
    return [seat, given ? [...given] : pile.splice(0, hand[deck].length)];
  });
  return { hands: Object.fromEntries(hands), pile };
}

/** Makes a move that must be allowed. */
export function play(table: Table, playerID: PlayerID, move: string, ...args: unknown[]): void {
  const reason = table.move(playerID, move, ...args);
  if (reason !== null) throw new Error(`${move} ${JSON.stringify(args)}: ${reason}`);
}

/** Rolls for everybody until it is this player's turn; cards before others act, and all questions are allowed. */
export function rollUntil(table: Table, playerID: PlayerID): void {
  do {
    const { awaitingReply, turn } = table.G;
    if (awaitingReply !== null) play(table, awaitingReply, 'allow');
    else play(table, turn.playerID, 'roll');
  } while (
    table.G.result === null &&
    (table.G.turn.playerID !== playerID || table.G.awaitingReply !== null)
  );
}

/** All events so far. */
export function eventsOf(table: Table): GewaltEvent[] {
  return readLog<GewaltEvent>(table.log).map(({ event }) => event);
}

/** The events of one type so far. */
export function told<Type extends GewaltEvent['type']>(table: Table, type: Type) {
  return ofType(eventsOf(table), type);
}

/** The last event of one type. */
export function lastTold<Type extends GewaltEvent['type']>(table: Table, type: Type) {
  const event = told(table, type).at(-1);
  if (!event) throw new Error(`No event ${type} was told.`);
  return event;
}

/** Types of the events of the last move. */
export function lastTypes(table: Table): string[] {
  const events = readLog<GewaltEvent>(table.log);
  const last = events.at(-1)?.stateID;
  return events.filter(({ stateID }) => stateID === last).map(({ event }) => event.type);
}

/** The sum of the last dice. */
export function lastDice(table: Table): number {
  const { dice } = lastTold(table, 'rolled');
  return dice[0] + dice[1];
}

/** Returns what a roll with these dice leads to by the rules alone; the match itself does not change. */
export function rolled(
  table: Table,
  dice: readonly [number, number],
): { readonly G: GewaltState; readonly told: readonly GewaltEvent[] } {
  const G = rules.copy(table.G);
  const thrown = [...dice];
  const chance = {
    shuffle: <Card>(cards: readonly Card[]) => [...cards],
    die: () => thrown.shift() ?? 1,
    choose: () => {
      throw new Error('Nothing is chosen by chance.');
    },
  };
  return { G, told: rules.play(G, G.turn.playerID, { move: 'roll', args: [] }, chance) };
}

/** Squares between the start and a place, on a lane without section cards. */
export function squaresFromStart(place: PawnPosition | null | undefined): number {
  if (!place) throw new Error('No pawn is there.');
  return place.section * 4 + place.square - 1;
}

/**
 * Returns a table at seat 1's turn, after seat 0 has laid a card of this kind before seat 1, who has allowed it.
 * With `ownTurn` seat 1 has just been asked and has allowed it.
 */
export function actingOn(
  kind: ActionKind,
  position: Position = {},
  options: Partial<GewaltOptions> = {},
): Table {
  const actions = { '0': [action(kind)], '1': [action('relocate')], ...position.actions };
  const table = expertTable({ ...position, actions }, options);
  play(table, '0', 'playAction', action(kind), '1');
  if (table.G.awaitingReply !== null) play(table, '1', 'allow');
  play(table, '0', 'roll');
  if (table.G.awaitingReply !== null) play(table, '1', 'allow');
  return table;
}
