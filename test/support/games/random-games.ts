import { isDeepStrictEqual } from 'node:util';
import { PlayerView } from 'boardgame.io/core';
import { expect } from 'chai';
import type { GameModule } from '../../../games/index.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import type { SecretState } from '../../../games/kit/view.ts';
import { itLong } from '../long.ts';
import { BareMatch, deepFrozen } from './bare-match.ts';
import { type Move, seededChoice, type TableSettings, TestTable } from './table.ts';

/** Description of a game for the test harness. */
export interface HarnessGame<G> {
  readonly module: GameModule;
  readonly playerNumbers: readonly number[];
  /** Every setting to try with every number of players. */
  readonly setups: readonly unknown[];
  /** Matches for each number of players and setting. Every twentieth is also played under boardgame.io. */
  readonly gamesEach: number;
  /** Maximum number of moves in a match. */
  readonly maxMoves: number;
  /** Returns all pieces of the box wherever they are, in any order. None may appear or vanish. */
  readonly pieces: (G: G) => readonly (string | number)[];
  /** Returns what is wrong with a state by the game's own invariants. It must always be empty. */
  readonly faultsOf: (G: G) => readonly string[];
  /** Returns every move that could be legal in any state, with all its arguments. Lists are compared with it. */
  readonly everyMove?: (G: G, seat: string) => readonly AnyMove[];
  /** Returns the effect of a legal move. It is equal for moves with the same effect. */
  readonly effectOf?: (G: G, seat: string, move: AnyMove) => string;
  /** Returns what is wrong with a list of legal moves, for games with too many moves to try all. */
  readonly listFaults?: (G: G, seat: string, listed: readonly AnyMove[]) => readonly string[];
  /** Returns what is wrong with many random moves. Left out where they must have every effect of the listed ones. */
  readonly someMoveReaches?: (
    G: G,
    seat: string,
    listed: readonly string[],
    drawn: readonly AnyMove[],
  ) => readonly string[];
  /** Malformed moves, which are illegal in every state. */
  readonly oddMoves: readonly AnyMove[];
  /**
   * Returns the weight of a legal move in a random choice. Left out where all are equally likely. It is for games in
   * which uniform choices would hardly reach the far end of the rules.
   */
  readonly ticketsOf?: (move: Move) => number;
}

type Choose = ReturnType<typeof seededChoice>;

/** Acts as `expect(…).to.deep.equal(…)`, which would take most of a match's time if it ran at every move. */
function same(found: unknown, wanted: unknown, what?: string): void {
  if (found !== wanted && !isDeepStrictEqual(found, wanted)) {
    expect(found, what).to.deep.equal(wanted);
    // Fails even if chai sees no difference.
    expect.fail(what ?? 'These are not the same.');
  }
}

function isRefused(reason: string | null, { move, args }: AnyMove): void {
  if (typeof reason !== 'string') expect.fail(`not refused: ${JSON.stringify([move, args])}`);
}

function isLegal(reason: string | null, { move, args }: AnyMove): void {
  if (reason !== null) expect.fail(`${reason}: ${JSON.stringify([move, args])}`);
}

/** Numbers of moves between checks, so that expensive ones are made often enough but not always. */
const often = 23;
const seldom = 89;
/**
 * The matches of one number of players and setting begin their checks at different moves, from the first to this one.
 */
const firstLooks = 31;
/** Multiple of the number of matches that `npm test` plays: fewer for a quick answer, many more for a long run. */
const times = Number(process.env.RANDOM_GAMES ?? 1);
/** One of so many matches is also played under boardgame.io. */
const underBoardgameIO = 20;

/** Describes random full matches of a game on its rules, with everything that must hold in them. */
export function describeRandomGames<G extends SecretState>(
  name: string,
  game: HarnessGame<G>,
): void {
  describe(`${name}: random full games`, function () {
    this.timeout(300_000 * Math.max(1, times));
    const gamesEach = Math.ceil(game.gamesEach * times);
    for (const numPlayers of game.playerNumbers) {
      for (const [index, setupData] of game.setups.entries()) {
        const named = `${numPlayers} players, ${JSON.stringify(setupData)}`;
        it(`${named}: ${gamesEach} games keep every invariant on the rules alone`, () => {
          let looks = 0;
          for (let number = 1; number <= gamesEach; number += 1) {
            const played = new RandomGame(game, { numPlayers, setupData }, number);
            played.playThrough();
            looks += played.looks;
          }
          expect(looks, 'positions in which everything was looked at').to.be.greaterThan(0);
        });
        const itHere = index % 4 === 0 ? it : itLong;
        itHere(`${named}: every state is the same under boardgame.io`, async () => {
          for (let number = 1; number <= gamesEach; number += underBoardgameIO) {
            playUnderBoardgameIO(game, { numPlayers, setupData }, number);
          }
        });
      }
    }
  });
}

function seedOf({ numPlayers, setupData }: TableSettings, number: number): string {
  return `${numPlayers}-${JSON.stringify(setupData)}-${number}`;
}

/** Returns a legal move of one of the seats that have any: half of them from the list, half from `randomMove`. */
export function randomMove<G>(
  match: BareMatch<G>,
  {
    choose,
    number,
    ticketsOf,
  }: {
    readonly choose: Choose;
    readonly number: number;
    readonly ticketsOf: HarnessGame<G>['ticketsOf'];
  },
): Move {
  const { rules, G } = match;
  const awaited = rules.playersToMove(G);
  if (ticketsOf) {
    const moves = awaited.flatMap((seat) => match.legalMoves(seat));
    return choose(moves.flatMap((move) => Array<Move>(ticketsOf(move)).fill(move)));
  }
  // Now and then a player changes an earlier choice, where the rules allow it.
  const playerID = choose(choose([0, 1, 2, 3, 4, 5]) === 0 ? match.ableSeats : awaited);
  if (number % 2 === 0) return choose(match.legalMoves(playerID));
  const move: AnyMove | undefined = rules.randomMove(G, playerID, drawnWith(choose));
  if (!move) throw new Error(`Seat ${playerID} is awaited and has no move.`);
  return { playerID, ...move };
}

const manyNumbers = Array.from({ length: 997 }, (_, index) => index);

/** Returns random numbers for checks, which don't affect those of the match. */
function drawnWith(choose: Choose) {
  return seededRng(String(choose(manyNumbers)));
}

/** A seeded match on the rules alone. */
class RandomGame<G extends SecretState> {
  readonly #game: HarnessGame<G>;
  readonly #match: BareMatch<G>;
  readonly #choose: Choose;
  readonly #number: number;
  readonly #box: string;
  /** Number of positions in which everything was checked. */
  looks = 0;

  constructor(game: HarnessGame<G>, settings: TableSettings, number: number) {
    this.#game = game;
    this.#number = number;
    this.#choose = seededChoice(number * 31 + settings.numPlayers);
    this.#match = new BareMatch<G>(game.module, { ...settings, seed: seedOf(settings, number) });
    this.#box = sorted(game.pieces(this.#match.G));
  }

  playThrough(): void {
    const { ticketsOf, maxMoves, module } = this.#game;
    const match = this.#match;
    const number = this.#number;
    const firstLook = (number - 1) % firstLooks;
    let count = 0;
    while (match.result === null) {
      if (count % 3 === 0) this.#checkState();
      if (count % often === firstLook % often) checkRefusals(this.#game, match, this.#choose);
      if (count % seldom === firstLook) this.#checkEverything();
      const move = randomMove(match, { choose: this.#choose, number, ticketsOf });
      // In some matches every state is left unchanged, and a copy is played on.
      if (number % 5 === 0) match.G = module.rules.copy(deepFrozen(match.G));
      match.play(move);
      count += 1;
      if (count >= maxMoves) expect.fail(`no end after ${maxMoves} moves`);
    }
    this.#checkState();
    expect(module.rules.playersToMove(match.G)).to.deep.equal([]);
    expect(match.ableSeats).to.deep.equal([]);
    checkResult(match);
  }

  #checkState(): void {
    const { G } = this.#match;
    same(sorted(this.#game.pieces(G)), this.#box, 'nothing appears or vanishes');
    same(this.#game.faultsOf(G), []);
  }

  #checkEverything(): void {
    this.looks += 1;
    checkViews(this.#game, this.#match);
    checkCopy(this.#match);
    for (const seat of this.#match.seats) {
      checkList(this.#game, this.#match, seat);
      checkSomeMove(this.#game, this.#match, seat, this.#choose);
    }
  }
}

function sorted(pieces: readonly (string | number)[]): string {
  return pieces.map(String).sort().join(' ');
}

/** Checks that a copy is equal and plain JSON. Frozen states check that playing on it doesn't change the original. */
function checkCopy<G>({ G, rules }: BareMatch<G>): void {
  same(rules.copy(G), G, 'a copy is equal');
  same(JSON.parse(JSON.stringify(G)), G, 'plain JSON');
}

function checkViews<G extends SecretState>(
  { oddMoves, everyMove }: HarnessGame<G>,
  { G, rules, seats }: BareMatch<G>,
): void {
  expect(Object.keys(G.players), 'there is something to hide').to.not.be.empty;
  const tried = seats.flatMap((seat) => everyMove?.(G, seat).slice(0, 5) ?? []);
  for (const viewer of [...seats, null]) {
    const seen = rules.view(G, viewer);
    // The framework's view reads nothing of ctx.
    const ctx = {} as Parameters<NonNullable<typeof PlayerView.STRIP_SECRETS>>[0]['ctx'];
    const stripped = PlayerView.STRIP_SECRETS?.({ G, ctx, playerID: viewer });
    same(seen, stripped, 'the framework would show the same');
    expect(JSON.stringify(seen)).to.not.include('"secret"');
    same(rules.playersToMove(seen), rules.playersToMove(G));
    same(rules.result(seen), rules.result(G));
    for (const seat of [...seats, String(seats.length), 'toString']) {
      const listed = rules.legalMoves(seen, seat);
      const isOwn = seat === viewer;
      same(listed, isOwn ? rules.legalMoves(G, seat) : [], `${viewer} of ${seat}`);
      // A view must answer every question.
      for (const { move, args } of [...oddMoves, ...tried]) {
        rules.refusalOf(seen, seat, move, args);
      }
    }
  }
}

/** Checks that a list has all legal moves, and no two with the same effect. */
function checkList<G>(game: HarnessGame<G>, { G, rules }: BareMatch<G>, seat: string): void {
  const listed = rules.legalMoves(G, seat);
  for (const { move, args } of listed) {
    isLegal(rules.refusalOf(G, seat, move, args), { move, args });
    const surplus = [...args, ...Array(6).fill(null)];
    isRefused(rules.refusalOf(G, seat, move, surplus), { move, args: surplus });
  }
  same(game.listFaults?.(G, seat, listed) ?? [], []);
  const { everyMove, effectOf } = game;
  if (!everyMove || !effectOf) return;
  const legal = everyMove(G, seat).filter(
    ({ move, args }) => rules.refusalOf(G, seat, move, args) === null,
  );
  const effects = listed.map((move: AnyMove) => effectOf(G, seat, move));
  same(new Set(effects).size, effects.length, `nothing twice: ${effects}`);
  const ofAll = new Set(legal.map((move) => effectOf(G, seat, move)));
  same([...effects].sort(), [...ofAll].sort(), 'all that is legal');
}

/** Checks that a random move is legal, and that many of them have all effects of the listed ones. */
function checkSomeMove<G>(
  { effectOf, someMoveReaches }: HarnessGame<G>,
  { G, rules }: BareMatch<G>,
  seat: string,
  choose: Choose,
): void {
  const listed = rules.legalMoves(G, seat);
  const rng = drawnWith(choose);
  if (listed.length === 0) {
    expect(rules.randomMove(G, seat, rng)).to.equal(undefined);
    return;
  }
  // So many that each of as many effects occurs, with a probability of failure of e to the power of −20.
  const draws = listed.length <= 40 ? 25 * listed.length : 20;
  const drawn: AnyMove[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const move: AnyMove | undefined = rules.randomMove(G, seat, rng);
    if (!move) throw new Error('There are legal moves, and none was drawn.');
    isLegal(rules.refusalOf(G, seat, move.move, move.args), move);
    drawn.push(move);
  }
  if (!effectOf || listed.length > 40) return;
  const effects = listed.map((move: AnyMove) => effectOf(G, seat, move));
  if (someMoveReaches) {
    expect(someMoveReaches(G, seat, effects, drawn)).to.deep.equal([]);
    return;
  }
  const reached = new Set(drawn.map((move) => effectOf(G, seat, move)));
  expect([...reached].sort(), 'everything can be drawn').to.deep.equal([...effects].sort());
}

/** Checks that a refused move changes nothing. */
function checkRefusals<G>(
  { oddMoves, everyMove }: HarnessGame<G>,
  { G, rules, seats }: BareMatch<G>,
  choose: Choose,
): void {
  const before = structuredClone(G);
  const seat = choose(seats);
  const any = everyMove?.(G, seat) ?? [];
  const tried = any.length > 0 ? [choose(any), choose(any), choose(any)] : [];
  for (const { move, args } of [choose(oddMoves), ...tried]) {
    rules.refusalOf(G, seat, move, args);
  }
  for (const odd of oddMoves) isRefused(rules.refusalOf(G, seat, odd.move, odd.args), odd);
  same(G, before, 'asking changes nothing');
}

/**
 * Plays the same match on the rules alone and under boardgame.io, and compares states, events, refusals and results.
 */
function playUnderBoardgameIO<G extends SecretState>(
  game: HarnessGame<G>,
  settings: TableSettings,
  number: number,
): void {
  const seeded = { ...settings, seed: seedOf(settings, number) };
  const choose = seededChoice(number * 31 + settings.numPlayers);
  const match = new BareMatch<G>(game.module, seeded);
  const table = new TestTable<G>(game.module, seeded);
  same(table.G, match.G);
  while (match.result === null) {
    same([...table.active].sort(), match.ableSeats, 'who may act');
    const next = randomMove(match, { choose, number, ticketsOf: game.ticketsOf });
    checkRefusal(table, choose(match.seats), choose(game.oddMoves));
    const told = match.play(next);
    const { playerID, move, args } = next;
    same(table.move(playerID, move, ...args), null, JSON.stringify(next));
    same(table.G, match.G);
    same(table.lastTold, told);
  }
  expect(table.state.ctx.gameover).to.deep.equal(match.result);
}

/** Checks that a refused move changes nothing that boardgame.io stores. */
function checkRefusal<G>(table: TestTable<G>, seat: string, { move, args }: AnyMove): void {
  const before = structuredClone({ G: table.G, ctx: table.state.ctx });
  isRefused(table.move(seat, move, ...args), { move, args });
  const { G, ctx } = table.answered;
  same({ G, ctx }, before, 'a refused move changes nothing');
  same({ G: table.G, ctx: table.state.ctx }, before);
}

function checkResult<G>({ result, seats }: BareMatch<G>): void {
  const { ranking, winners } = result ?? expect.fail('The match is over.');
  const places = ranking.map(({ place }) => place);
  expect(ranking.map(({ playerID }) => playerID).sort()).to.deep.equal([...seats]);
  expect(places[0]).to.equal(1);
  for (const [index, place] of places.entries()) {
    expect(place === index + 1 || place === places[index - 1], `places ${places}`).to.equal(true);
  }
  const first = ranking.filter(({ place }) => place === 1);
  expect(winners).to.deep.equal(first.map(({ playerID }) => playerID));
}
