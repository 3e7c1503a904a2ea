import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { get, Page, type Seated, seatPeople } from '../../support/servers/page.ts';
import { suiteServer } from '../../support/servers/suites.ts';

/** Names that every object inherits: boardgame.io checks `name in moves`. */
const inheritedNames = ['toString', 'constructor', 'hasOwnProperty', 'valueOf', '__proto__'];

/** boardgame.io's own server, all parts as they come, hosting our Game objects. */
describe('Attacks on our games at a stock boardgame.io server', () => {
  const server = suiteServer({
    command: ['test/support/servers/stock-server.ts'],
    mayComplain: true,
  });

  /** Returns the state that the stock server sends to a spectator now. */
  async function stateOf({ game, matchID }: Seated) {
    const page = new Page(server().url, { game, matchID, playerID: null, credentials: null });
    page.send('sync', matchID, null, undefined, 2);
    const { args } = await page.next('sync');
    page.close();
    return args[1].state;
  }

  for (const { info, load } of catalog) {
    describe(info.name, () => {
      let seats: readonly [Seated, ...Seated[]];
      let page: Page;

      beforeEach(async () => {
        const names = Array.from({ length: info.minPlayers }, (_, seat) => `Player ${seat}`);
        seats = await seatPeople(server().url, names, { game: info.name });
      });

      afterEach(() => page.close());

      /** Opens the page of the seat that the match waits for. */
      async function awaitedPage(): Promise<Page> {
        const { playersToMove } = await load();
        const [awaited] = playersToMove((await stateOf(seats[0])).G);
        const seat = seats[Number(awaited)] ?? seats[0];
        page = new Page(server().url, seat);
        page.send('sync', seat.matchID, seat.playerID, seat.credentials, info.minPlayers);
        await page.next('sync');
        return page;
      }

      for (const name of inheritedNames) {
        it(`a move named ${name} leaves state and process unchanged`, async () => {
          const before = await stateOf(seats[0]);
          const asking = await awaitedPage();
          asking.move(before._stateID, name, 'x');
          // Once this page and then a new one have been answered, the move has long been dealt with.
          asking.send('sync', seats[0].matchID, null, undefined, info.minPlayers);
          await asking.next('sync');
          expect(await stateOf(seats[0])).to.deep.equal(before);
          expect((await get(`${server().url}/games`)).status).to.equal(200);
        });
      }

      it('a legal move by the same page changes the state', async () => {
        const module = await load();
        const before = await stateOf(seats[0]);
        const [awaited = '0'] = module.playersToMove(before.G);
        const asking = await awaitedPage();
        const seat = seats[Number(awaited)] ?? seats[0];
        asking.send('sync', seat.matchID, seat.playerID, seat.credentials, info.minPlayers);
        const { args } = await asking.next('sync');
        const [move] = module.rules.legalMoves(args[1].state.G, awaited);
        if (!move) return expect.fail('A player whose turn it is must have a move.');
        asking.move(before._stateID, move.move, ...move.args);
        await asking.next('update');
        expect(await stateOf(seats[0])).to.not.deep.equal(before);
      });

      for (const players of [1, 2, 7, 1e9, -1, 2.5]) {
        if (players >= info.minPlayers && players <= info.maxPlayers && players % 1 === 0) continue;
        it(`a stranger who requests an unknown match with ${players} seats creates none`, async () => {
          const matchID = `unknown-${info.name}-${players}`;
          page = new Page(server().url, {
            game: info.name,
            matchID,
            playerID: null,
            credentials: null,
          });
          page.send('sync', matchID, null, undefined, players);
          // A match that is there is answered after that.
          page.send('sync', seats[0].matchID, null, undefined, info.minPlayers);
          const { args } = await page.next('sync');
          expect(args[0]).to.equal(seats[0].matchID);
          const { text } = await get(`${server().url}/games/${info.name}/${matchID}`);
          expect(text).to.include('not found');
          expect(server().process.exitCode).to.equal(null);
        });
      }
    });
  }
});
