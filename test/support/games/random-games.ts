import { isDeepStrictEqual } from 'node:util';
import { PlayerView } from 'boardgame.io/core';
import { expect } from 'chai';
import type { GameModule } from '../../../games/index.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import type { SecretState } from '../../../games/kit/view.ts';
import { itLong } from '../long.ts';
import { BareMatch, deepFrozen, seededRng } from './bare-match.ts';
import { type Move, seededChoice, type TableSettings, TestTable } from './table.ts';

/** What the harness has to be told of a game, once. */
export interface HarnessGame<G> {
  readonly module: GameModule;
  readonly playerNumbers: readonly number[];
  /** Every setting of a match to be tried with every number of players. */
  readonly setups: readonly unknown[];
  /** Games for each number of players and setting; every twentieth is played under boardgame.io as well. */
  readonly gamesEach: number;
  /** No match is longer than this. */
  readonly maxMoves: number;
  /** All pieces of the box wherever they are, in any order: none may appear or vanish. */
  readonly pieces: (G: G) => readonly (string | number)[];
  /** What is wrong with a state by the game's own invariants: must be nothing, always. */
  readonly faultsOf: (G: G) => readonly string[];
  /** Everything that could be legal in any state, each move with all its arguments: lists are held against it. */
  readonly everyMove?: (G: G, seat: string) => readonly AnyMove[];
  /** What a legal move leads to; equal for moves that lead to the same. */
  readonly effectOf?: (G: G, seat: string, move: AnyMove) => string;
  /** What is wrong with a list of legal moves, for games in which every move would be too many to try. */
  readonly listFaults?: (G: G, seat: string, listed: readonly AnyMove[]) => readonly string[];
  /** What is wrong with many moves drawn by chance; left out: they must have every effect that listed ones have. */
  readonly someMoveReaches?: (
    G: G,
    seat: string,
    listed: readonly string[],
    drawn: readonly AnyMove[],
  ) => readonly string[];
  /** Malformed moves, legal in no state. */
  readonly oddMoves: readonly AnyMove[];
  /**
   * How likely a legal move is among all that may be made now: so many tickets in a draw. Left out: each as likely.
   * For games in which plain chance would hardly see the far end of the rules.
   */
  readonly ticketsOf?: (move: Move) => number;
}

type Choose = ReturnType<typeof seededChoice>;

/** As `expect(…).to.deep.equal(…)`, which takes most of the time of a game if it is asked at every move. */
function same(found: unknown, wanted: unknown, what?: string): void {
  if (found !== wanted && !isDeepStrictEqual(found, wanted)) {
    expect(found, what).to.deep.equal(wanted);
    // What chai lets pass is told all the same.
    expect.fail(what ?? 'These are not the same.');
  }
}

function isRefused(reason: string | null, { move, args }: AnyMove): void {
  if (typeof reason !== 'string') expect.fail(`not refused: ${JSON.stringify([move, args])}`);
}

function isLegal(reason: string | null, { move, args }: AnyMove): void {
  if (reason !== null) expect.fail(`${reason}: ${JSON.stringify([move, args])}`);
}

/** Every so many moves, so that what costs time is looked at often enough and not always. */
const often = 23;
const seldom = 89;
/** In the games of one number of players and setting the first look is at the first move, the second … to this one. */
const firstLooks = 31;
/** How many times as many games are played as `npm test` plays: fewer for a quick answer, many more for a long one. */
const times = Number(process.env.RANDOM_GAMES ?? 1);
/** Of so many games one is also played under boardgame.io. */
const underBoardgameIO = 20;

/** Describes random full games of a game on its rules, with all that must hold in them. */
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
        it(`${named}: ${gamesEach} games on the rules alone`, () => {
          let looks = 0;
          for (let number = 1; number <= gamesEach; number += 1) {
            const played = new RandomGame(game, { numPlayers, setupData }, number);
            played.playThrough();
            looks += played.looks;
          }
          expect(looks, 'positions in which everything was looked at').to.be.greaterThan(0);
        });
        const itHere = index % 4 === 0 ? it : itLong;
        itHere(`${named}: the same under boardgame.io, state by state`, async () => {
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

/** A legal move of one of the seats that have any: half of the games by the list, half as `someMove` draws. */
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
  // Now and then somebody changes what is done already, where the rules allow it.
  const playerID = choose(choose([0, 1, 2, 3, 4, 5]) === 0 ? match.ableSeats : awaited);
  if (number % 2 === 0) return choose(match.legalMoves(playerID));
  const move: AnyMove | undefined = rules.randomMove(G, playerID, drawnWith(choose));
  if (!move) throw new Error(`Seat ${playerID} is awaited and has no move.`);
  return { playerID, ...move };
}

const manyNumbers = Array.from({ length: 997 }, (_, index) => index);

/** Chance for what is tried, apart from the chance of the match. */
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
  /** In how many positions everything was looked at. */
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
      // In some games every state is left as it is and played on as a copy.
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

/** A copy is equal and plain JSON. That playing on it leaves the first one alone is tried with frozen states. */
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
    // Of ctx the framework's view reads nothing.
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
      // Whatever is asked of a view, it answers.
      for (const { move, args } of [...oddMoves, ...tried]) {
        rules.refusalOf(seen, seat, move, args);
      }
    }
  }
}

/** A list has all legal moves, none twice by effect. */
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

/** A move drawn by chance is legal, and many of them lead to all that listed ones lead to. */
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
  // So many that each of as many effects comes up, but for one time in e to the 20th.
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

/** Refusing changes nothing. */
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

/** The same match on the rules alone and under boardgame.io: the same states, events, refusals and results. */
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

/** A refused move changes nothing that boardgame.io keeps. */
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
