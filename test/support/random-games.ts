import type { PlayerID } from 'boardgame.io';
import { PlayerView } from 'boardgame.io/core';
import { expect } from 'chai';
import type { GameModule } from '../../games/index.ts';
import type { SecretState } from '../../games/kit/view.ts';
import { type Move, seededChoice, type TableSettings, TestTable } from './table.ts';

/** What the harness has to be told of a game, once. */
export interface HarnessGame<G> {
  readonly module: GameModule;
  readonly playerNumbers: readonly number[];
  /** Every setting of a match to be tried with every number of players. */
  readonly setups: readonly unknown[];
  /** Games for each number of players and setting. */
  readonly gamesEach: number;
  /** No match is longer than this. */
  readonly mostMoves: number;
  /** All pieces of the box wherever they are, in any order: none may appear or vanish. */
  readonly pieces: (G: G) => readonly (string | number)[];
  /** Anything a player might try, legal or not: what `enumerate` leaves out must be refused. */
  readonly tries: (G: G, playerID: PlayerID) => readonly Omit<Move, 'playerID'>[];
  /**
   * How likely a legal move is among all that may be made now: so many tickets in a draw. Left out: each seat alike,
   * then each of its moves alike. For games in which plain chance would hardly see the far end of the rules.
   */
  readonly ticketsOf?: (move: Move) => number;
  /** What is wrong with a state by the game's own invariants: must be nothing, always. */
  readonly faultsOf: (G: G) => readonly string[];
}

/** Describes random full games of a game, through the real Game object, with all that must hold in them. */
export function describeRandomGames<G extends SecretState>(
  name: string,
  game: HarnessGame<G>,
): void {
  describe(`${name}: random full games`, () => {
    for (const numPlayers of game.playerNumbers) {
      for (const setupData of game.setups) {
        for (let number = 1; number <= game.gamesEach; number += 1) {
          const seed = `${numPlayers}-${JSON.stringify(setupData)}-${number}`;
          it(`${numPlayers} players, ${JSON.stringify(setupData)}, no. ${number}`, () => {
            playThrough(game, { numPlayers, setupData, seed }, number);
          });
        }
      }
    }
  });
}

function playThrough<G extends SecretState>(
  game: HarnessGame<G>,
  settings: TableSettings,
  number: number,
): void {
  const table = new TestTable<G>(game.module, settings);
  const choose = seededChoice(number * 31 + settings.numPlayers);
  const box = sorted(game.pieces(table.G));
  const record: Move[] = [];
  while (table.state.ctx.gameover === undefined) {
    expect(record.length, 'the match ends').to.be.below(game.mostMoves);
    checkState(game, table, box);
    const next = chooseMove(table, choose, game.ticketsOf);
    const { playerID } = next;
    if (record.length % 7 === 0) checkRefusals(game, table, choose(table.active), choose);
    if (record.length % 5 === 0) checkViews(table);
    table.place(JSON.parse(JSON.stringify(table.G)));
    expect(game.module.whyRefused(table.G, playerID, next.move, next.args)).to.equal(null);
    expect(table.move(playerID, next.move, ...next.args), JSON.stringify(next)).to.equal(null);
    record.push(next);
  }
  checkResult(table);
  if (number <= 2) checkReplay(game, settings, record, table);
}

/** A legal move of one of the seats that may act now. */
export function chooseMove<G>(
  table: TestTable<G>,
  choose: ReturnType<typeof seededChoice>,
  ticketsOf: HarnessGame<G>['ticketsOf'],
): Move {
  if (!ticketsOf) return choose(table.legalMoves(choose(table.active)));
  const moves = table.active.flatMap((seat) => table.legalMoves(seat));
  return choose(moves.flatMap((move) => Array<Move>(ticketsOf(move)).fill(move)));
}

/** The same seed and moves give the same match. */
function checkReplay<G extends SecretState>(
  game: HarnessGame<G>,
  settings: TableSettings,
  record: readonly Move[],
  table: TestTable<G>,
): void {
  const again = new TestTable<G>(game.module, settings);
  for (const { playerID, move, args } of record) again.move(playerID, move, ...args);
  expect(again.G).to.deep.equal(table.G);
  expect(again.state.ctx.gameover).to.deep.equal(table.state.ctx.gameover);
}

function sorted(pieces: readonly (string | number)[]): string {
  return pieces.map(String).sort().join(' ');
}

function checkState<G extends SecretState>(
  game: HarnessGame<G>,
  table: TestTable<G>,
  box: string,
): void {
  const { G } = table;
  expect(sorted(game.pieces(G)), 'nothing appears or vanishes').to.equal(box);
  expect(table.active, 'somebody may act').to.not.be.empty;
  const able = Object.keys(G.players).filter((seat) => table.legalMoves(seat).length > 0);
  expect(able, 'the seats that have legal moves may act').to.deep.equal([...table.active].sort());
  expect(game.faultsOf(G)).to.deep.equal([]);
}

function checkViews<G extends SecretState>(table: TestTable<G>): void {
  const { G } = table;
  expect(JSON.parse(JSON.stringify(G)), 'plain JSON').to.deep.equal(G);
  for (const viewer of [...Object.keys(G.players), null]) checkView(table, viewer);
}

/** A view is the framework's own, and does not change with anything that is hidden from it. */
function checkView<G extends SecretState>(table: TestTable<G>, viewer: PlayerID | null): void {
  const { G, game } = table;
  const { ctx } = table.state;
  const seen = table.viewOf(viewer);
  const stripped = PlayerView.STRIP_SECRETS?.({ G, ctx, playerID: viewer });
  expect(sameFields(seen), 'the framework would show the same').to.equal(sameFields(stripped));
  const players = Object.fromEntries(
    Object.entries(G.players).map(([seat, own]) => [seat, seat === viewer ? own : 'hidden']),
  );
  const otherwise = { ...G, players, secret: 'hidden' };
  const seenOtherwise = game.playerView?.({ G: otherwise, ctx, playerID: viewer });
  expect(sameFields(seenOtherwise), 'hidden things make no difference').to.equal(sameFields(seen));
  expect(sameFields(seen)).to.not.include('"secret"');
  if (viewer === null) return;
  const listed = [seen, G].map((each) => game.ai?.enumerate(each, ctx, viewer));
  expect(listed[0], 'a seat sees all that it may do').to.deep.equal(listed[1]);
}

/** JSON with the fields of the outermost object in one order, to compare two views quickly. */
function sameFields(view: unknown): string {
  return JSON.stringify(Object.entries(view ?? {}).sort(([a], [b]) => a.localeCompare(b)));
}

/** What enumerate does not list is refused with a reason, and changes nothing. */
function checkRefusals<G extends SecretState>(
  game: HarnessGame<G>,
  table: TestTable<G>,
  playerID: PlayerID,
  choose: ReturnType<typeof seededChoice>,
): void {
  const legal = table.legalMoves(playerID).map(({ move, args }) => JSON.stringify([move, args]));
  const { move, args } = choose(game.tries(table.G, playerID));
  const before = JSON.stringify(table.state);
  const isListed = legal.includes(JSON.stringify([move, args]));
  if (isListed) return;
  expect(table.move(playerID, move, ...args), `${move} ${JSON.stringify(args)}`).to.be.a('string');
  expect(JSON.stringify(table.state), 'a refused move changes nothing').to.equal(before);
}

function checkResult<G extends SecretState>(table: TestTable<G>): void {
  const { ranking, winners } = table.state.ctx.gameover;
  const places = ranking.map(({ place }: { place: number }) => place);
  expect(ranking).to.have.length(table.state.ctx.numPlayers);
  expect(places[0]).to.equal(1);
  for (const [index, place] of places.entries()) {
    expect(place === index + 1 || place === places[index - 1], `places ${places}`).to.equal(true);
  }
  const first = ranking.filter(({ place }: { place: number }) => place === 1);
  expect(winners).to.deep.equal(first.map(({ playerID }: { playerID: string }) => playerID));
}
