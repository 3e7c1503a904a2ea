import { expect } from 'chai';
import type { TableAtHand } from '../../../server/protocol.ts';
import { isLong } from '../../support/long.ts';
import { type Deployment, openDeployment } from '../../support/nodes.ts';
import type { Seated } from '../../support/page.ts';
import {
  closeTablePages,
  gather,
  type Laying,
  TablePage,
  untilAgreed,
} from '../../support/served-tables.ts';
import { killLeftServers } from '../../support/server.ts';
import { describeWith } from '../../support/services.ts';
import { bugRace } from '../../support/table-data.ts';
import { shortWaits } from '../../support/test-options.ts';

const numTables = isLong ? 20 : 6;
/** Longer than it takes to open all tables. Of every second table of each server time is up somewhat later. */
const [turnSeconds, laterSeconds] = [12, 4];

const paceOf = (index: number) =>
  ({
    kind: 'clock',
    turnSeconds: turnSeconds + (index % 4 < 2 ? 0 : laterSeconds),
    reserveSeconds: 0,
  }) as const;

/** A table of two, each of whom has a page at another server. */
interface Pair {
  readonly ada: Seated;
  readonly bo: Seated;
  /** At the server that stays. */
  readonly adas: TablePage;
  /** At the server that is killed. */
  readonly bos: TablePage;
}

const isAwaited = ({ state, seat }: TablePage) =>
  bugRace.forBots?.waitsFor(state?.G).includes(seat.playerID ?? '') ?? false;

/** Makes moves until the table waits for this seat no more. */
async function endTurn(page: TablePage): Promise<void> {
  while (isAwaited(page)) {
    const before = page.state?._stateID ?? 0;
    page.moveByChance();
    await page.until(() => (page.state?._stateID ?? 0) > before);
  }
}

/** Sits two people down, and lets the match begin. */
async function sitPair(
  { addresses: [killed, other] }: Deployment,
  { isAdaFirst, ...laying }: Laying & { readonly isAdaFirst: boolean },
): Promise<Pair> {
  const [ada, bo] = await gather(other, ['Ada', 'Bo'], laying);
  const openAdas = () => TablePage.open(other, ada);
  const early = isAdaFirst ? await openAdas() : undefined;
  const bos = await TablePage.open(killed, bo);
  const adas = early ?? (await openAdas());
  for (const page of [adas, bos]) await page.begun();
  return { ada, bo, adas, bos };
}

const kindsAt = ({ events }: TableAtHand) =>
  events.map(({ kind, playerID }) => `${kind} ${playerID}`);

const isStoodIn = ({ seats }: TableAtHand) => seats[1]?.standIn === 'fair';

/** Whether a page has seen a move of Bo's seat on a state as new as this. */
const hasBoMoved = ({ frames }: TablePage, since: number) =>
  frames.some(
    ({ name, args }) =>
      name === 'update' &&
      args[2].some(
        ({ action, _stateID }: { action: { payload: { playerID: string } }; _stateID: number }) =>
          action.payload.playerID === '1' && _stateID >= since,
      ),
  );

/** Bo, whom a bot stands in for, comes back to the server that stays, and plays on; his page there. */
async function playOn({ adas, bo }: Pair, address: string): Promise<TablePage> {
  await adas.until(() => hasBoMoved(adas, 0));
  const back = await TablePage.open(address, bo);
  await back.begun();
  await adas.told(({ seats }) => seats[1]?.standIn === null && seats[1].isConnected);
  if (!isAwaited(back)) {
    await endTurn(adas);
    await back.until(() => isAwaited(back));
  }
  const since = back.state?._stateID ?? 0;
  back.moveByChance();
  await adas.until(() => hasBoMoved(adas, since));
  return back;
}

/** Agrees that a bot stands in, as soon as the server finds that Bo has been away for long enough. */
async function replaceBo({ ada, adas }: Pair, address: string): Promise<void> {
  await adas.told(({ seats }) => seats[1]?.isConnected === false);
  await untilAgreed(address, ada, { kind: 'replace', seat: '1' });
  await adas.told(isStoodIn);
}

describeWith(
  ['testDatabase', 'redisProgram'],
  'tables on two servers, one of which is killed',
  () => {
    let deployment: Deployment;
    before(async () => {
      deployment = await openDeployment({ options: shortWaits });
    });
    afterEach(closeTablePages);
    after(async () => {
      killLeftServers();
      await deployment.close();
    });

    it(`carry out the time-outs of ${numTables} tables once each, and have people away, stood in for and back`, async () => {
      const [, other] = deployment.addresses;
      const patient = await sitPair(deployment, { isAdaFirst: true });
      const timed = await Promise.all(
        Array.from({ length: numTables }, async (_, index) => {
          const pace = paceOf(index);
          const pair = await sitPair(deployment, { isAdaFirst: index % 2 === 0, pace });
          await endTurn(pair.adas);
          return pair;
        }),
      );

      // In the middle of the time-outs: some more are due within a moment, and some later.
      await Promise.race(timed.map(({ adas }) => adas.told(isStoodIn)));
      const killedAt = Date.now();
      await deployment.kill(0);
      for (const { bos } of [patient, ...timed]) bos.close();
      const replaced = replaceBo(patient, other);

      const late = timed.map(async (pair) => {
        const { events } = await pair.adas.told(isStoodIn);
        await playOn(pair, other);
        expect(kindsAt(pair.adas.table)).to.deep.equal(['timeUp 1', 'back 1']);
        return (events[0]?.at ?? 0) - killedAt;
      });
      const lateness = await Promise.all(late);
      expect(Math.min(...lateness), 'before the kill').to.be.below(0);
      expect(Math.max(...lateness), 'after it').to.be.above(0);

      await replaced;
      await playOn(patient, other);
      expect(kindsAt(patient.adas.table)).to.deep.equal(['standIn 1', 'back 1']);
      for (const { adas } of timed) {
        // A player who is back and makes no move is late once more at most.
        const kinds = kindsAt(adas.table).filter((kind) => kind.endsWith('1'));
        expect(kinds).to.deep.equal(['timeUp 1', 'back 1', 'timeUp 1'].slice(0, kinds.length));
      }
      expect(deployment.complaints()).to.equal('');
    });
  },
);
