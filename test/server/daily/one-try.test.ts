import { expect } from 'chai';
import { noLimits } from '../../support/servers/load.ts';
import { openDeployment } from '../../support/servers/nodes.ts';
import { type Answer, post } from '../../support/servers/page.ts';
import { startServer } from '../../support/servers/server.ts';
import { describeWith, temporaryDatabase } from '../../support/servers/services.ts';

const rounds = 50;
const requestsAtOnce = 20;
const game = 'crazy-race-schacht';

interface Served {
  readonly addresses: readonly string[];
  readonly close: () => Promise<unknown>;
}

async function serveAlone(databaseUrl?: string): Promise<Served> {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const { url, stop } = await startServer({ settings: { ...noLimits, ...database } });
  return { addresses: [url], close: stop };
}

async function serveOnPostgres(): Promise<Served> {
  const { url, drop } = await temporaryDatabase();
  const { addresses, close } = await serveAlone(url);
  return { addresses, close: () => close().then(drop) };
}

function itGivesOneTry(serve: () => Promise<Served>): void {
  let served: Served;
  before(async () => {
    served = await serve();
  });
  after(() => served.close());

  const start = (browser: string, index: number) => {
    const { addresses } = served;
    const url = `${addresses[index % addresses.length]}/api/daily/${game}`;
    return post(url, { browser: browser.padEnd(16, '.'), playerName: 'Ada', isNamed: true });
  };
  const startAtOnce = (browser: string) =>
    Promise.all(Array.from({ length: requestsAtOnce }, (_, index) => start(browser, index)));
  const kindOf = ({ status, json }: Answer) =>
    status === 200 ? (json.isCounted ? 'counted' : 'practice') : status;

  it(`a browser gets one counted try, in ${rounds} rounds of ${requestsAtOnce} requests at once`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const browser = `browser ${round}`;
      const answers = await startAtOnce(browser);
      const refused = Array<unknown>(requestsAtOnce - 1).fill(409);
      expect(answers.map(kindOf).sort()).to.deep.equal([...refused, 'counted']);
      expect(kindOf(await start(browser, 1)), 'while it is under way').to.equal(409);
    }
  });

  it('a browser gets only practice after its try, also with simultaneous requests', async () => {
    const browser = 'one who left';
    const { json } = await start(browser, 0);
    const { matchID, playerID, playerCredentials: credentials } = json;
    const table = `${served.addresses[0]}/games/${game}/${matchID}`;
    expect((await post(`${table}/concede`, { playerID, credentials })).status).to.equal(200);
    const answers = await startAtOnce(browser);
    expect(new Set(answers.map(kindOf))).to.deep.equal(new Set(['practice']));
  });
}

describe('The one counted try of a day', () => {
  describe('SQLite', () => itGivesOneTry(serveAlone));
  describeWith(['testDatabase'], 'PostgreSQL', () => itGivesOneTry(serveOnPostgres));
  describeWith(['testDatabase', 'redisProgram'], 'Two servers', () =>
    itGivesOneTry(openDeployment),
  );
});
