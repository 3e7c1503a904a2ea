import { expect } from 'chai';
import type { TableAtHand } from '../../../protocol/tables.ts';
import { bugRace } from '../../support/games/table-data.ts';
import type { Deployment } from '../../support/servers/nodes.ts';
import type { Seated } from '../../support/servers/page.ts';
import {
  closeTablePages,
  gather,
  inDatabase,
  TablePage,
  type TableSetup,
  tableAt,
  untilAgreed,
} from '../../support/servers/served-tables.ts';
import { describeWith } from '../../support/servers/services.ts';
import { suiteDeployment } from '../../support/servers/suites.ts';
import { shortWaits } from '../../support/servers/test-options.ts';

const numTables = 20;
/** A time control at which nobody runs out of time within a test. */
const timeControl = { kind: 'clock', turnSeconds: 3600, reserveSeconds: 0 } as const;
/** Milliseconds that exceed any pause that the servers may leave out of a clock. */
const twoHours = 7_200_000;

/** A table of two players with pages at different servers. */
interface Pair {
  readonly ada: Seated;
  readonly bo: Seated;
  /** Ada's page at the server that stays. */
  readonly adas: TablePage;
  /** Bo's page at the server that is killed. */
  readonly bos: TablePage;
}

const isAwaited = ({ state, seat }: TablePage) =>
  bugRace.playersToMove(state?.G).includes(seat.playerID ?? '');

/** Makes moves until the table waits for this seat no more. */
async function endTurn(page: TablePage): Promise<void> {
  while (isAwaited(page)) {
    const before = page.state?._stateID ?? 0;
    page.moveByChance();
    await page.until(() => (page.state?._stateID ?? 0) > before);
  }
}

/** Lets Bo's time run out, as if two hours had passed. The servers notice it when they read the table again. */
async function passTime({ databaseUrl, addresses: [, other] }: Deployment, { bo }: Pair) {
  const { clocks } = await tableAt(other, bo);
  const clock = clocks?.[1] ?? expect.fail('Bo has a clock.');
  const runsSince = (clock.runsSince ?? expect.fail('It stands.')) - twoHours;
  await inDatabase(
    databaseUrl,
    // This counts as a change of the seats, so that no server overwrites it with older data.
    'update matches set clocks = ?, seats_version = seats_version + 1 where id = ?',
    [JSON.stringify({ ...clocks, 1: { ...clock, runsSince } }), bo.matchID],
  );
}

/** Seats two people and waits until their match begins. */
async function sitPair(
  { addresses: [killed, other] }: Deployment,
  { isAdaFirst, ...setup }: TableSetup & { readonly isAdaFirst: boolean },
): Promise<Pair> {
  const [ada, bo] = await gather(other, ['Ada', 'Bo'], setup);
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

/** Returns whether a page has seen a move of Bo's seat on a state as new as this. */
const hasBoMoved = ({ frames }: TablePage, since: number) =>
  frames.some(
    ({ name, args }) =>
      name === 'update' &&
      args[2].some(
        ({ action, _stateID }: { action: { payload: { playerID: string } }; _stateID: number }) =>
          action.payload.playerID === '1' && _stateID >= since,
      ),
  );

/** Brings Bo back from a stand-in to the server that stays, makes a move and returns his page there. */
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

/** Agrees that a bot stands in, as soon as Bo has been away for long enough for the server. */
async function replaceBo({ ada, adas }: Pair, address: string): Promise<void> {
  await adas.told(({ seats }) => seats[1]?.isConnected === false);
  await untilAgreed(address, ada, { kind: 'replace', seat: '1' });
  await adas.told(isStoodIn);
}

describeWith(
  ['testDatabase', 'redisProgram'],
  'Tables on two servers, one of which is killed',
  () => {
    const deployment = suiteDeployment({ options: shortWaits });
    afterEach(closeTablePages);

    it(`the time-outs of ${numTables} tables are carried out once each, and absent players can return`, async () => {
      const [killed, other] = deployment().addresses;
      const patient = await sitPair(deployment(), { isAdaFirst: true });
      const timed = await Promise.all(
        Array.from({ length: numTables }, async (_, index) => {
          const pair = await sitPair(deployment(), { isAdaFirst: index % 2 === 0, timeControl });
          await endTurn(pair.adas);
          return pair;
        }),
      );
      // Each server looks after tables of both kinds: the page that comes first decides which one.
      const early = timed.filter((_, index) => index % 4 < 2);
      const late = timed.filter((_, index) => index % 4 >= 2);

      // The kill comes amid the time-outs of some tables and before those of the others.
      const visits = await Promise.all(
        early.map(async (pair) => {
          await passTime(deployment(), pair);
          // Both servers read the table when somebody comes.
          return TablePage.open(killed, pair.ada);
        }),
      );
      await Promise.race(early.map(({ adas }) => adas.told(isStoodIn)));
      await deployment().kill(0);
      for (const page of [patient.bos, ...timed.map(({ bos }) => bos), ...visits]) page.close();
      const replaced = replaceBo(patient, other);

      expect(late.some(({ adas }) => isStoodIn(adas.table))).to.equal(false);
      await Promise.all(late.map((pair) => passTime(deployment(), pair)));
      for (const { adas } of timed) adas.ask();
      await Promise.all(
        timed.map(async (pair) => {
          await pair.adas.told(isStoodIn);
          await playOn(pair, other);
        }),
      );

      await replaced;
      await playOn(patient, other);
      expect(kindsAt(patient.adas.table)).to.deep.equal(['standIn 1', 'back 1']);
      for (const { adas } of timed) {
        expect(kindsAt(adas.table)).to.deep.equal(['timeUp 1', 'back 1']);
      }
    });
  },
);
