import { expect } from 'chai';
import { RedisBus } from '../../../server/cluster/redis-bus.ts';
import { RateLimits, weightOf } from '../../../server/ops/rate-limits.ts';
import { readSettings } from '../../../server/settings.ts';
import { openedBy } from '../../support/opened-by.ts';
import { describeWith, ownRedis } from '../../support/servers/services.ts';

const { limits } = readSettings({ MAX_BOTS_PER_HOUR: '3', MAX_REQUESTS_PER_MINUTE: '2' });

describe('Rate limits', () => {
  it('each client has limited points per period and learns how long to wait', async () => {
    const rateLimits = new RateLimits(limits);
    const take = (key: string, points?: number) => rateLimits.take('bots', key, points);
    expect([await take('a', 2), await take('a'), await take('a', 0)]).to.deep.equal([0, 0, 0]);
    expect(await take('a')).to.be.within(3599, 3600);
    expect(await take('b', 4), 'more than there are').to.be.above(0);
    expect(await take('c', 3), 'another client').to.equal(0);
    expect(await rateLimits.take('requests', 'a'), 'another limit').to.equal(0);
  });

  it('a /48 network of IPv6 has four times the points of an address', async () => {
    const rateLimits = new RateLimits(limits);
    const take = (network: string) => rateLimits.take('bots', `${network}::/64`, 3);
    for (const end of ['1', '2', '3', '4']) {
      expect(await take(`2001:db8:1:${end}`)).to.equal(0);
      expect(await take(`2001:db8:1:${end}`), 'once more').to.be.above(0);
    }
    expect(await take('2001:db8:1:5')).to.be.within(3599, 3600);
    expect(await take('2001:db8:2:1'), 'another /48').to.equal(0);
  });

  it('requests weigh as much as they cost the server', () => {
    expect(weightOf('/games/bug-race/abc/views')).to.equal(20);
    expect(weightOf('/games/bug-race/abc/record')).to.equal(5);
    expect(weightOf('/games/bug-race/abc/views/more')).to.equal(1);
    expect(weightOf('/api/tables')).to.equal(1);
  });
});

describeWith(['redisProgram'], 'Rate limits of several servers', () => {
  const redis = openedBy(ownRedis);
  after(() => redis().remove());

  it('servers count together, and each alone while Redis is away', async () => {
    const open = async () => {
      const bus = await RedisBus.open(redis().url, 'test');
      return { bus, rateLimits: new RateLimits(limits, bus.redis) };
    };
    const [one, other] = [await open(), await open()];
    const requests = (server: typeof one) => server.rateLimits.take('requests', 'a');
    expect(await requests(one)).to.equal(0);
    expect(await requests(other)).to.equal(0);
    expect(await requests(one)).to.be.within(50, 60);
    expect(await other.rateLimits.take('messages', 'a', 80), 'of its own sockets').to.equal(0);
    expect(await one.rateLimits.take('messages', 'a', 80)).to.equal(0);

    await redis().stop();
    expect([await requests(one), await requests(one)]).to.deep.equal([0, 0]);
    expect(await requests(one)).to.be.above(50);
    expect(await requests(other)).to.equal(0);
    await Promise.all([one.bus.close(), other.bus.close()]);
  });
});
