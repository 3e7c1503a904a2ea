import { expect } from 'chai';
import {
  closeFollowingPages,
  FollowingPage,
  type Outcome,
} from '../../support/browser/following-page.ts';
import { probeGame } from '../../support/probe/probe-game.ts';
import { faultsOfMatch } from '../../support/records/stored-match.ts';
import { faultsOfPage } from '../../support/servers/load.ts';
import { get, seatPeople } from '../../support/servers/page.ts';
import { startServer, temporaryFolder } from '../../support/servers/server.ts';
import { describeWith } from '../../support/servers/services.ts';
import { suiteDeployment } from '../../support/servers/suites.ts';

/** Pairs of moves on one state in each match. */
const pairsEach = 5;
/** The number of matches. PAIRS=500 makes more, as in `npm run test:long`. */
const numMatches = Number(process.env.PAIRS ?? 50) / pairsEach;

/** Opens pages of two seats, or in every fourth match two pages of one seat, each on another server. */
async function openPair(
  [a, b]: readonly [string, string],
  index: number,
): Promise<readonly [FollowingPage, FollowingPage]> {
  const [ada, bo] = await seatPeople(index % 2 === 0 ? a : b, ['Ada', 'Bo'], { game: 'probe' });
  const pages = [
    new FollowingPage([a], ada),
    new FollowingPage([b], index % 4 === 0 ? ada : bo),
  ] as const;
  for (const page of pages) await page.until(() => page.isConnected);
  return pages;
}

/** Has both pages move on the same state at the same time, and returns the outcomes of the two moves. */
async function moveAtOnce(pages: readonly FollowingPage[]): Promise<readonly Outcome[]> {
  const stateID = pages[0]?.state?._stateID ?? 0;
  for (const page of pages) await page.until(() => page.state?._stateID === stateID);
  const outcomes = await Promise.all(
    pages.map((page, index) => page.move('mark', [`page ${index}`], stateID)),
  );
  for (const page of pages) await page.until(() => (page.state?._stateID ?? 0) > stateID);
  return outcomes;
}

/** Returns the faults in the outcomes of a pair: one move must be taken, the other refused as too late. */
function faultsOfPair(outcomes: readonly Outcome[]): readonly string[] {
  const words = outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : outcome.code));
  return words.sort().join() === 'stale,taken' ? [] : [words.join()];
}

describeWith(
  ['testDatabase', 'redisProgram'],
  'Two servers, both with pages of the same matches',
  () => {
    const deployment = suiteDeployment({ options: { hasProbeGame: true } });
    afterEach(closeFollowingPages);

    it(`exactly one move of each of ${numMatches * pairsEach} pairs is taken and shown to both pages`, async () => {
      const matches: (readonly [FollowingPage, FollowingPage])[] = [];
      for (let index = 0; index < numMatches; index += 1) {
        matches.push(await openPair(deployment().addresses, index));
      }
      const faults: string[] = [];
      await Promise.all(
        matches.map(async (pages) => {
          for (let pair = 0; pair < pairsEach; pair += 1) {
            faults.push(...faultsOfPair(await moveAtOnce(pages)));
          }
        }),
      );
      for (const pages of matches) {
        const match = await deployment().stored.match(pages[0].seat.matchID);
        expect(match.state._stateID).to.equal(pairsEach);
        faults.push(...faultsOfMatch(probeGame, match));
        for (const page of pages) faults.push(...faultsOfPage(probeGame, page, match));
      }
      expect(faults).to.deep.equal([]);
    });

    it('long polling is refused with the setting that clients need', async () => {
      const answers = await Promise.all(
        deployment().addresses.map((url) => get(`${url}/socket.io/?EIO=4&transport=polling`)),
      );
      for (const { status, json } of answers) {
        expect(status).to.equal(403);
        expect(json.message).to.include("socketOpts: { transports: ['websocket'] }");
      }
    });
  },
);

/** Sends a chat line and waits for it: by then the server has handled and sent all that came before. */
async function hearItself(page: FollowingPage): Promise<void> {
  const { playerID } = page.seat;
  await page.until(() =>
    page.seats.some(({ id, isConnected }) => String(id) === playerID && isConnected === true),
  );
  const lines = page.chat.length;
  page.say('Anything new?', `line-${lines}`);
  await page.until(() => page.chat.length > lines);
}

describe('Two stock servers on the same files', () => {
  it('a page at one stock server sees no moves made at the other', async () => {
    const { folder, remove } = temporaryFolder();
    const command = ['test/support/servers/stock-server.ts', 'files'];
    const servers = await Promise.all([1, 2].map(() => startServer({ dataDir: folder, command })));
    const [a = '', b = ''] = servers.map(({ url }) => url);
    const [ada, bo] = await seatPeople(a, ['Ada', 'Bo'], { game: 'probe' });
    const mine = new FollowingPage([a], ada);
    await hearItself(mine);
    const other = new FollowingPage([b], bo);
    await hearItself(other);
    for (const number of [1, 2, 3]) expect(await mine.move('mark', [number])).to.equal('taken');
    // The request must not make the server read the files: reading them while the other server writes ends the process.
    await get(`${b}/games`);
    expect(other.state?._stateID).to.equal(0);
    closeFollowingPages();
    for (const server of servers) await server.stop();
    remove();
  });
});
