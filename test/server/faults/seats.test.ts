import { expect } from 'chai';
import type { RefusedMessage } from '../../../protocol/tables.ts';
import { closeFollowingPages, FollowingPage } from '../../support/browser/following-page.ts';
import { openEvents } from '../../support/games/events.ts';
import { isLong } from '../../support/long.ts';
import {
  expectNothingLost,
  noLimits,
  openMatches,
  untilAcknowledged,
} from '../../support/servers/load.ts';
import { type Answer, get, post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { startServer } from '../../support/servers/server.ts';
import { describeWith } from '../../support/servers/services.ts';
import { suiteDeployment, suiteServer } from '../../support/servers/suites.ts';

type Addresses = readonly [string, string];

const gameOf = (url: string) => `${url}/games/bug-race`;

async function newMatch(url: string, numPlayers: number): Promise<string> {
  return (await post(`${gameOf(url)}/create`, { numPlayers })).json.matchID;
}

async function namesAt(url: string, matchID: string): Promise<readonly (string | undefined)[]> {
  const { json } = await get(`${gameOf(url)}/${matchID}`);
  return json.players.map(({ name }: { readonly name?: string }) => name);
}

/** Has two people join at the same time, for one named seat or the last free one, and returns the faults. */
async function faultsOfRace([a, b]: Addresses, index: number): Promise<readonly string[]> {
  const matchID = await newMatch(a, 2);
  const isForNamedSeat = index % 2 === 0;
  if (!isForNamedSeat) await post(`${gameOf(a)}/${matchID}/join`, { playerName: 'Cy' });
  const playerID = isForNamedSeat ? '0' : undefined;
  const names = ['Ada', 'Bo'] as const;
  const answers: readonly Answer[] = await Promise.all(
    names.map((playerName, at) =>
      post(`${gameOf(at === 0 ? a : b)}/${matchID}/join`, { playerName, playerID }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  if ([...statuses].sort().join() !== '200,409') return [`answers ${statuses}`];
  const winner = statuses.indexOf(200);
  const { playerCredentials: credentials, playerID: seat } = answers[winner]?.json ?? {};
  const faults: string[] = [];
  for (const url of [a, b]) {
    if ((await namesAt(url, matchID))[Number(seat)] !== names[winner]) faults.push('another name');
  }
  const credentialsOfLoser = answers[1 - winner]?.json?.playerCredentials;
  if (credentialsOfLoser !== undefined) faults.push('the loser has credentials');
  const asks = { playerID: seat, credentials, newName: 'Winner' };
  const renamed = await post(`${gameOf(b)}/${matchID}/rename`, asks);
  if (renamed.status !== 200) faults.push(`the winner's credentials: ${renamed.status}`);
  return faults;
}

/** The number of races at the same time. */
const racesAtOnce = 20;

/** The number of races in one test. */
const races = isLong ? 140 : 40;

async function faultsOfRaces(addresses: Addresses, count: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let first = 0; first < count; first += racesAtOnce) {
    const races = Array.from({ length: racesAtOnce }, (_, index) =>
      faultsOfRace(addresses, first + index),
    );
    faults.push(...(await Promise.all(races)).flat());
  }
  return faults;
}

describe('Races of two joins for one seat on one server', () => {
  const server = suiteServer({ settings: noLimits });

  it('exactly one of two joins on SQLite gets the seat, each time', async () => {
    const { url } = server();
    expect(await faultsOfRaces([url, url], races)).to.deep.equal([]);
  });

  it('a stock server with flat files fails some of these races', async () => {
    const command = ['test/support/servers/stock-server.ts', 'files'];
    const { url, kill } = await startServer({ command });
    expect(await faultsOfRaces([url, url], 60)).to.not.be.empty;
    await kill();
  });
});

describeWith(['testDatabase', 'redisProgram'], 'Seats, names and presence on two servers', () => {
  const deployment = suiteDeployment();
  let a: string;
  let b: string;
  before(() => {
    [a, b] = deployment().addresses;
  });
  afterEach(closeFollowingPages);

  it('exactly one of two joins at different servers gets the seat, each time', async () => {
    expect(await faultsOfRaces([a, b], races)).to.deep.equal([]);
  });

  it('joins, new names and leaves during moves are not lost, nor are the moves', async () => {
    const matches = await openMatches(4, () => [[a], [b]], { numPlayers: 3 });
    for (const match of matches) match.play();
    for (let round = 0; round < 6; round += 1) {
      for (const { matchID, pages } of matches) {
        const url = `${gameOf(round % 2 === 0 ? a : b)}/${matchID}`;
        const joined = await post(`${url}/join`, { playerName: 'Cy' });
        expect(joined.json.playerID).to.equal('2');
        const newName = `Bo ${round}`;
        const { playerID, credentials } = pages[1]?.seat ?? {};
        const [renamed, left] = await Promise.all([
          post(`${gameOf(a)}/${matchID}/rename`, { playerID, credentials, newName }),
          post(`${gameOf(b)}/${matchID}/leave`, {
            playerID: '2',
            credentials: joined.json.playerCredentials,
          }),
        ]);
        expect([renamed.status, left.status]).to.deep.equal([200, 200]);
        expect(await namesAt(b, matchID)).to.deep.equal(['Ada', newName, undefined]);
      }
      await untilAcknowledged(matches, 5);
    }
    await expectNothingLost(matches, deployment().stored);
  });

  it('two simultaneous requests for a rematch lead to one next table', async () => {
    const people = await seatPeople(a, ['Ada', 'Bo']);
    const before = await deployment().stored.count();
    const answers = await Promise.all(
      people.map(({ matchID, playerID, credentials }, index) =>
        post(`${gameOf(index === 0 ? a : b)}/${matchID}/playAgain`, { playerID, credentials }),
      ),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
    const [first, second] = answers.map(({ json }) => json.nextMatchID);
    expect(first).to.be.a('string').and.to.equal(second);
    expect(await deployment().stored.count()).to.equal(before + 1);
  });

  /** Opens the pages of two people, the second on the other server. */
  async function openTable(): Promise<readonly [FollowingPage, FollowingPage]> {
    const [ada, bo] = await seatPeople(a, ['Ada', 'Bo']);
    const pages = [new FollowingPage([a], ada), new FollowingPage([b], bo)] as const;
    for (const page of pages) await page.until(() => page.isConnected);
    return pages;
  }

  /** Returns which seats are connected according to the table and boardgame.io's list that a page got last. */
  const connectedOn = ({ table, seats }: FollowingPage) => [
    table?.seats.map(({ isConnected }) => isConnected).join(),
    seats.map(({ isConnected }) => isConnected).join(),
  ];

  it('a player connected at one server is shown as connected at the other', async () => {
    const [ada, bo] = await openTable();
    const both = ['true,true', 'true,true'].join(' ');
    for (const page of [ada, bo]) await page.until(() => connectedOn(page).join(' ') === both);
    ada.close();
    await bo.until(() => connectedOn(bo).join(' ') === 'false,true false,true');
    const { json } = await get(`${b}/api/tables/${bo.seat.matchID}`);
    expect(
      json.seats.map(({ isConnected }: { isConnected: boolean }) => isConnected),
    ).to.deep.equal([false, true]);
  });

  it('event streams at one server report joins at the other', async () => {
    const events = await openEvents(b);
    const matchID = await newMatch(a, 2);
    await events.until(matchID);
    await post(`${gameOf(a)}/${matchID}/join`, { playerName: 'Somebody new' });
    await events.until('Somebody new');
    events.close();
  });

  it('a chat line reaches the other server once', async () => {
    const [ada, bo] = await openTable();
    for (const number of [1, 2, 3]) ada.say(`line ${number}`, `id-${number}`);
    for (const page of [ada, bo]) {
      await page.until(() => page.chat.length >= 3);
    }
    bo.say('The last one', 'last');
    for (const page of [ada, bo]) {
      await page.until(() => page.chat.includes('The last one'));
      expect(page.chat).to.deep.equal(['line 1', 'line 2', 'line 3', 'The last one']);
    }
  });

  it('a player who leaves at one server sees nothing more on a page at the other', async () => {
    const [ada, bo] = await openTable();
    const { matchID, playerID, credentials }: Seated = ada.seat;
    // This page is at Ada's server, which would send every move to Ada first.
    const watching = new FollowingPage([a], { ...ada.seat, playerID: null, credentials: null });
    await watching.until(() => watching.isConnected);
    await post(`${gameOf(b)}/${matchID}/leave`, { playerID, credentials });
    const isDismissed = ({ code, message }: RefusedMessage) =>
      code === 'wrongCredentials' && message === 'sync';
    await ada.until(() => ada.refusals.some(isDismissed));
    const [card] = bo.state?.G.players['1'].offered ?? [];
    expect(await bo.move('keepCard', [card])).to.equal('taken');
    await watching.until(() => watching.state?._stateID === 1);
    expect(ada.state?._stateID).to.equal(0);
  });
});
