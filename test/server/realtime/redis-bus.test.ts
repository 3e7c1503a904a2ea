import { expect } from 'chai';
import { RedisBus } from '../../../server/cluster/redis-bus.ts';
import { Cable } from '../../support/servers/cable.ts';
import { describeWith, type OwnService, ownRedis } from '../../support/servers/services.ts';

describeWith(['redisProgram'], 'News through Redis', () => {
  let redis: OwnService;
  let cable: Cable;
  let near: RedisBus;
  let far: RedisBus;

  before(async () => {
    redis = await ownRedis();
    cable = await Cable.lay(Number(new URL(redis.url).port));
    near = await RedisBus.open(cable.url.replace('http:', 'redis:'), 'test');
    far = await RedisBus.open(redis.url, 'test');
  });
  after(async () => {
    await near.close();
    await far.close();
    cable.remove();
    await redis.remove();
  });

  it('a new subscriber gets news while the previous unsubscription is still on its way', async () => {
    // The second of Redis' two answers comes late.
    const held = cable.holdFrom('\r\nunsubscribe');
    const listening = near.subscribe('match:x', () => {});
    near.unsubscribe('match:x');
    const letGo = await held;
    await listening;
    const heard = new Promise((resolve) => {
      const again = near.subscribe('match:x', resolve);
      letGo();
      void again.then(() => far.publish('match:x', { changed: 'news' }));
    });
    expect(await heard).to.deep.equal({ changed: 'news' });
  });
});
