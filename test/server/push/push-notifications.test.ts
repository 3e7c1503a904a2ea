import { expect } from 'chai';
import { info } from '../../../games/bug-race/info.ts';
import { languages } from '../../../games/kit/language.ts';
import { notificationSentences } from '../../../protocol/notification-sentences.ts';
import { notificationKinds, type PushAddress } from '../../../protocol/notifications.ts';
import type { TimeControl } from '../../../protocol/tables.ts';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { defaultSettings, type TableData } from '../../../server/domain/table-settings.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { PushNotifications } from '../../../server/push/push-notifications.ts';
import { newTable } from '../../support/servers/new-table.ts';
import { PushService } from '../../support/servers/push-service.ts';
import { describeStorage } from '../../support/servers/storages.ts';
import { until } from '../../support/until.ts';

/** Returns the seats of Ada, Bo and a bot, with credentials of their own for each match. */
const seatsOf = (matchID: string): TableData['players'] => ({
  0: { id: 0, name: 'Ada', key: seatKey(`${matchID}-ada`) },
  1: { id: 1, name: 'Bo', key: seatKey(`${matchID}-bo`) },
  2: { id: 2, name: 'Robo', key: seatKey(`${matchID}-robo`), data: { bot: 'fair' } },
  3: { id: 3 },
});

const tableWith = (
  players: TableData['players'],
  timeControl: TimeControl = { kind: 'together' },
): TableData =>
  newTable({
    players,
    setupData: { secretly: 'chosen' },
    settings: { ...defaultSettings, timeControl },
  });

/** In milliseconds, and short, since tests wait for them. */
const backoff = { first: 5, longest: 20 };
const hour = 3600_000;

describeStorage('Push notifications', ({ makePlace, storage }) => {
  let service: PushService;
  let notifications: PushNotifications;
  let outcomes: string[];
  /** Seats with a page that is open, as `match seat`. */
  let connected: Set<string>;
  let count = 0;
  let matchID: string;

  const openNotices = (on: SqlStorage = storage(), timeoutMs = hour) =>
    PushNotifications.open(
      {
        storage: on,
        presence: { isConnected: (match, seat) => connected.has(`${match} ${seat}`) },
        metrics: { notificationSent: (outcome) => outcomes.push(outcome) },
        publicUrl: 'https://paddock.example',
      },
      { localOrigin: service.origin, backoff, timeoutMs },
    );

  beforeEach(async () => {
    service = await PushService.open();
    outcomes = [];
    connected = new Set();
    notifications = await openNotices();
    count += 1;
    matchID = `match-${count}`;
    await storage().createTable(matchID, tableWith(seatsOf(matchID)));
  });
  afterEach(async () => {
    await notifications.close();
    await service.close();
  });

  const keyOf = (who: string) => seatKey(`${matchID}-${who}`);

  async function subscribe(
    who: string,
    address: PushAddress = service.subscribe(),
    language = 'en',
  ): Promise<boolean> {
    return storage().subscriptions.add({ matchID, seatKey: keyOf(who), address, language });
  }

  const devicesOf = async (who: string) =>
    (await storage().subscriptions.of(matchID, [keyOf(who)])).map(
      ({ address }) => address.endpoint,
    );

  async function call(kind: 'turn' | 'start' | 'end' = 'turn', playerIDs = ['0', '1', '2', '3']) {
    const found = await storage().seats(matchID);
    if (!found) throw new Error('The table has gone.');
    notifications.notify({ matchID, table: found.table, kind, playerIDs });
  }

  /** Resolves when so many attempts have been counted, and nothing is being written any more. */
  async function untilTried(times: number): Promise<void> {
    await service.until(() => service.asked >= times);
    await until(`${times} attempts are counted`, () => outcomes.length >= times);
    await notifications.idle();
  }

  it('a notification reaches every device of an absent player in its language, and nobody else', async () => {
    for (const language of languages) await subscribe('ada', service.subscribe(), language);
    await subscribe('bo');
    connected.add(`${matchID} 1`);
    await call();
    await untilTried(4);
    expect(service.fault).to.equal(null);
    expect(service.taken.map(({ browser }) => browser).sort()).to.deep.equal([0, 1, 2, 3]);
    for (const { browser, call: told, headers, subject } of service.taken) {
      const language = languages[browser] ?? expect.fail();
      expect(told).to.deep.equal({
        kind: 'turn',
        matchID,
        language,
        title: info.description[language].title,
        body: notificationSentences[language].turn,
      });
      expect(headers).to.include({ urgency: 'high', ttl: '86400' });
      expect(headers.topic).to.match(/^[\w-]{1,32}$/);
      expect(subject).to.equal('https://paddock.example');
    }
    expect(outcomes).to.deep.equal(['arrived', 'arrived', 'arrived', 'arrived']);
    connected.clear();
    await call('turn', ['1']);
    await untilTried(5);
    expect(service.taken.at(-1)?.browser).to.equal(4);
  });

  it('a notification of any kind contains no names and no details of the match', async () => {
    await subscribe('ada');
    for (const [index, kind] of notificationKinds.entries()) {
      await call(kind);
      await untilTried(index + 1);
    }
    expect(service.taken.map(({ call: { kind } }) => kind)).to.deep.equal([...notificationKinds]);
    const topics = new Set(service.taken.map(({ headers }) => headers.topic));
    expect(topics.size).to.equal(1);
    for (const { text, headers } of service.taken) {
      // A signature may contain any name at random.
      const all = `${text} ${JSON.stringify({ ...headers, authorization: '' })}`;
      expect(all).to.include(info.description.en.title);
      expect(all).to.not.match(/Ada|Bo\b|Robo|secretly|chosen|-ada|-bo/);
      expect(JSON.stringify(headers)).to.not.include(matchID);
    }
  });

  it('a notification lives as long as the table waits', async () => {
    const lifetimes: (string | undefined)[] = [];
    for (const [index, timeControl] of (
      [
        { kind: 'days', days: 3 },
        { kind: 'clock', turnSeconds: 30, reserveSeconds: 180 },
      ] as const
    ).entries()) {
      matchID = `match-${count}-${timeControl.kind}`;
      await storage().createTable(matchID, tableWith(seatsOf(matchID), timeControl));
      await subscribe('ada');
      await call();
      await untilTried(index + 1);
      lifetimes.push(service.taken.at(-1)?.headers.ttl?.toString());
    }
    expect(lifetimes).to.deep.equal(['259200', '210']);
  });

  it('subscriptions end when their player leaves, a bot takes the seat or the match is deleted', async () => {
    await subscribe('ada');
    await subscribe('bo');
    await call();
    await untilTried(2);
    const former = (await storage().seats(matchID))?.table ?? expect.fail();
    const left = { ...seatsOf(matchID), 0: { id: 0 } };
    await storage().changeSeats(matchID, () => ({ table: tableWith(left), answer: null }));
    expect(await devicesOf('ada')).to.deep.equal([]);
    expect(await devicesOf('bo')).to.have.length(1);
    expect(await subscribe('ada')).to.equal(false);
    notifications.notify({ matchID, table: former, kind: 'turn', playerIDs: ['0'] });
    await notifications.idle();
    expect(service.asked).to.equal(2);
    const taken = {
      ...left,
      1: { id: 1, name: 'Robo', key: 'bot', data: { bot: 'fair' } },
    };
    await storage().changeSeats(matchID, () => ({ table: tableWith(taken), answer: null }));
    expect(await devicesOf('bo')).to.deep.equal([]);
    await storage().changeSeats(matchID, () => ({ table: tableWith(left), answer: null }));
    expect(await subscribe('bo')).to.equal(true);
    await storage().wipe(matchID);
    expect(await devicesOf('bo')).to.deep.equal([]);
    expect(await subscribe('bo')).to.equal(false);
  });

  it('a player with a stand-in is notified only of the end of the match', async () => {
    const { 0: ada, ...others } = seatsOf(matchID);
    if (!ada) throw new Error('Ada sits there.');
    const players = { 0: { ...ada, data: { standIn: 'fair' } }, ...others };
    await storage().changeSeats(matchID, () => ({ table: tableWith(players), answer: null }));
    await subscribe('ada');
    await call('turn');
    await notifications.idle();
    await call('end');
    await untilTried(1);
    expect(service.taken.map(({ call: { kind } }) => kind)).to.deep.equal(['end']);
  });

  it('subscriptions follow a player to another seat of the table', async () => {
    await subscribe('ada');
    const { 0: ada, 1: bo } = seatsOf(matchID);
    if (!ada || !bo) throw new Error('Both sit there.');
    const turned = { 0: { ...bo, id: 0 }, 1: { ...ada, id: 1 } };
    await storage().changeSeats(matchID, () => ({ table: tableWith(turned), answer: null }));
    await call('turn', ['0']);
    await notifications.idle();
    expect(service.asked).to.equal(0);
    await call('turn', ['1']);
    await untilTried(1);
    expect(service.taken).to.have.length(1);
  });

  it('only the five newest devices of a player are kept', async () => {
    const addresses = Array.from({ length: 7 }, () => service.subscribe());
    for (const address of addresses) {
      await subscribe('ada', address);
      // The millisecond decides which of two devices is newer.
      for (const now = Date.now(); Date.now() === now; ) await new Promise(setImmediate);
    }
    const newest = addresses.slice(2).map(({ endpoint }) => endpoint);
    expect(await devicesOf('ada')).to.have.members(newest);
    for (const address of addresses.slice(2)) await subscribe('ada', address);
    expect(await devicesOf('ada')).to.have.members(newest);
  });

  it('a subscription moves to a new address only with the right keys of the former one', async () => {
    const [former, next] = [service.subscribe(), service.subscribe()];
    await subscribe('ada', former, 'fr');
    const forged = { ...former, keys: { ...former.keys, auth: next.keys.auth } };
    expect(await storage().subscriptions.move(forged, next)).to.equal(0);
    expect(await storage().subscriptions.move(former, next)).to.equal(1);
    expect(await devicesOf('ada')).to.deep.equal([next.endpoint]);
    await call();
    await untilTried(1);
    expect(service.taken[0]).to.deep.include({ browser: 1 });
    expect(service.taken[0]?.call.language).to.equal('fr');
  });

  it('a device that its service reports as gone is forgotten at once', async () => {
    for (const status of [404, 410]) {
      await subscribe('ada');
      service.answer = { status };
      await call();
      await untilTried(outcomes.length + 1);
      expect(outcomes.at(-1)).to.equal('gone');
      expect(await devicesOf('ada')).to.deep.equal([]);
    }
  });

  it('a device is forgotten after five refusals in a row, and a success resets the count', async () => {
    await subscribe('ada');
    const refuse = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await call();
        await untilTried(outcomes.length + 1);
      }
    };
    service.answer = { status: 403 };
    await refuse(4);
    service.answer = null;
    await refuse(1);
    service.answer = { status: 403 };
    await refuse(4);
    expect(await devicesOf('ada')).to.have.length(1);
    await refuse(1);
    expect(await devicesOf('ada')).to.deep.equal([]);
  });

  it('notifications for an unavailable service are retried until it is back', async () => {
    await subscribe('ada');
    service.answer = { status: 503, after: 0 };
    await call();
    await service.until(() => service.asked >= 2);
    service.answer = null;
    await service.until(() => service.taken.length === 1);
    await notifications.idle();
    expect(outcomes.filter((outcome) => outcome === 'arrived')).to.have.length(1);
    expect(outcomes.length).to.be.at.most(3);
    expect(await devicesOf('ada')).to.have.length(1);
  });

  it('a device whose service stays unreachable is forgotten after limited attempts', async () => {
    const address = service.subscribe();
    await subscribe('ada', address);
    await service.close();
    for (let time = 1; time <= 5; time += 1) {
      await call();
      await notifications.idle();
      expect(outcomes).to.have.length(3 * time);
    }
    expect(new Set(outcomes)).to.deep.equal(new Set(['unreachable']));
    expect(await devicesOf('ada')).to.deep.equal([]);
    service = await PushService.open();
  });

  it('a service that does not answer is abandoned after a time-out', async () => {
    await notifications.close();
    notifications = await openNotices(storage(), 50);
    await subscribe('ada');
    service.answer = 'silence';
    await call();
    await notifications.idle();
    expect(outcomes).to.deep.equal(['unreachable', 'unreachable', 'unreachable']);
    await notifications.close();
    // Now a service may take as long as it likes.
    notifications = await openNotices();
    service.answer = null;
    await call();
    await notifications.idle();
    expect(outcomes.at(-1)).to.equal('arrived');
  });

  it('pending notifications are cancelled when the server stops', async () => {
    await subscribe('ada');
    service.answer = 'silence';
    await call();
    await service.until(() => service.asked === 1);
    await notifications.close();
    await call();
    await notifications.idle();
    expect(outcomes).to.deep.equal([]);
    expect(await devicesOf('ada')).to.have.length(1);
  });

  it('servers share one pair of keys, which survives a restart', async () => {
    const fresh = await makePlace();
    const openAll = async (count: number) => {
      const storages = Array.from({ length: count }, () => fresh.open(new TableChanges()));
      await Promise.all(storages.map((each) => each.connect()));
      const opened = await Promise.all(storages.map((each) => openNotices(each)));
      await Promise.all(storages.map((each) => each.close()));
      return opened.map(({ publicKey }) => publicKey);
    };
    const [first = '', ...others] = await openAll(fresh.isShared ? 4 : 1);
    expect(Buffer.from(first, 'base64url')).to.have.length(65);
    expect(others).to.deep.equal(others.map(() => first));
    expect(await openAll(1)).to.deep.equal([first]);
    await fresh.remove();
    expect(first).to.not.equal(notifications.publicKey);
    await subscribe('ada');
    await call();
    await untilTried(1);
    expect(service.taken[0]?.sender).to.equal(notifications.publicKey);
  });
});
