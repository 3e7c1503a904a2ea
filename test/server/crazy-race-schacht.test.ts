import { expect } from 'chai';
import { type CrazyRaceState, stageCards } from '../../games/crazy-race-schacht/index.ts';
import { DatabaseView } from '../support/database.ts';
import { Page, seatPeople } from '../support/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../support/server.ts';

describe('Crazy Race (Schacht) at the server: what is not allowed', () => {
  let server: RunningServer;
  let database: DatabaseView;
  let matchID: string;
  let pages: Page[];

  beforeEach(async () => {
    server = await startServer();
    database = new DatabaseView(server.dataDir);
    const seats = await seatPeople(server.url, ['Ada', 'Bo', 'Cy'], { game: 'crazy-race-schacht' });
    [{ matchID }] = seats;
    pages = seats.map((seat) => new Page(server.url, seat));
    for (const page of pages) await page.sync();
  });

  afterEach(async () => {
    for (const page of pages) page.close();
    database.close();
    await server.stop();
    killLeftServers();
  });

  const whole = () => database.state<CrazyRaceState>(matchID);

  async function move(seat: string | null, type: string, ...args: unknown[]): Promise<void> {
    const page = pages[Number(seat)] ?? expect.fail(`No seat ${seat}.`);
    const { _stateID } = whole();
    page.move(_stateID, type, ...args);
    await page.next('update', (frame) => frame.args[1]._stateID > _stateID);
  }

  /** Sends a move that must be refused; the reason. Nothing that is stored may have changed. */
  async function refusalOf(
    seat: string | null,
    type: string,
    ...args: unknown[]
  ): Promise<unknown> {
    const page = pages[Number(seat)] ?? expect.fail(`No seat ${seat}.`);
    const before = database.everything();
    page.move(whole()._stateID, type, ...args);
    const { reason } = await page.refusal();
    expect(database.everything()).to.equal(before);
    return reason;
  }

  const next = (seat: string | null) => String((Number(seat) + 1) % 3);

  it('CS-2, CS-4: out of turn, a card not in hand, a fourth side with three players', async () => {
    const { toPlace: first } = whole().G;
    expect(await refusalOf(next(first), 'placeDriver', 0, 0)).to.equal('notYourTurn');
    expect(await refusalOf(first, 'placeDriver', 8, 0)).to.equal('notInHand');
    for (const side of [0, 1, 2]) await move(whole().G.toPlace, 'placeDriver', 0, side);
    expect(await refusalOf(first, 'placeDriver', 0, 3)).to.equal('notInHand');
    expect(await refusalOf(first, 'placeDriver', 1, 3)).to.equal('tabooSide');
  });

  it('CS-9, CS-12: beyond the distance, another’s locomotive, not the winner', async () => {
    const { toPlace: first, stageCard } = whole().G;
    const { model, distance } = stageCards[stageCard]?.sides[0] ?? expect.fail();
    await move(first, 'placeDriver', 7, 0);
    while (whole().G.toPlace !== null) await move(whole().G.toPlace, 'pass');
    const [own, spaces] = [model ?? 'A', distance === '?' ? 1 : distance];
    expect(await refusalOf(first, 'advance', own, spaces + 1)).to.equal('tooFar');
    expect(await refusalOf(first, 'advance', `${next(first)}-A`, spaces)).to.equal(
      'notYourLocomotive',
    );
    expect(await refusalOf(next(first), 'advance', own, spaces)).to.equal('notYourTurn');
    await move(first, 'advance', own, spaces);
    expect(whole().G.locomotives[String(first)]?.[own]).to.equal(spaces);
  });

  it('CS-5: taking back twice', async () => {
    const { toPlace: first } = whole().G;
    expect(await refusalOf(first, 'takeBack')).to.equal('emptyPile');
    await move(first, 'placeDriver', 7, 0);
    while (whole().G.stage === 1) {
      const { toPlace, movement } = whole().G;
      await move(toPlace ?? movement?.playerID ?? null, toPlace === null ? 'decline' : 'pass');
    }
    await move(first, 'takeBack');
    expect(whole().G.players[String(first)]?.hand).to.have.length(8);
    expect(await refusalOf(first, 'takeBack')).to.equal('alreadyTakenBack');
  });
});
