import type { CatalogGame } from '../../games/index.ts';
import type { MidMatch } from '../../games/kit/game-bench.ts';
import { seededChoice, TestTable } from '../../test/support/games/table.ts';
import { putAtServer } from '../../test/support/servers/database.ts';
import { type Seated, seatPeople } from '../../test/support/servers/page.ts';
import type { RunningServer } from '../../test/support/servers/server.ts';

/** The names of the players, by seat. */
export const names = ['Ada', 'Ben', 'Chiara', 'Dieter', 'Elif', 'Finn'];

/** Plays a match by chance to its middle; whose cards are to be chosen then. */
function playToMiddle(table: TestTable<unknown>, { moves, cardMove }: MidMatch): string {
  const choose = seededChoice(3);
  for (let made = 0; table.state.ctx.gameover === undefined; made += 1) {
    const cardsOf = (seat: string) =>
      table.legalMoves(seat).filter(({ move }) => move === cardMove).length;
    const chooser = table.active.find((seat) => cardsOf(seat) > 1);
    if (made >= moves && chooser !== undefined) return chooser;
    const { playerID, move, args } = choose(table.legalMoves(choose(table.active)));
    table.move(playerID, move, ...args);
  }
  throw new Error('The match ended before its middle.');
}

/** A table in the middle of its match. */
export interface TableInMiddle {
  readonly seats: readonly Seated[];
  /** The seat that has to choose a card. */
  readonly chooser: Seated;
}

/** Creates a table with as many players as the game takes, in the middle of their match. */
export async function tableInMiddle(
  { url, dataDir }: RunningServer,
  { info, load }: CatalogGame,
  middle: MidMatch,
): Promise<TableInMiddle> {
  const numPlayers = info.maxPlayers;
  const seats = await seatPeople(url, names.slice(0, numPlayers), { game: info.name });
  const table = new TestTable(await load(), { numPlayers });
  const chooser = Number(playToMiddle(table, middle));
  putAtServer(dataDir, seats[0].matchID, table);
  return { seats, chooser: seats[chooser] ?? seats[0] };
}
