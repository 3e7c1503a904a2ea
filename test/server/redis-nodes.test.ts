import { expect } from 'chai';
import { RedisNodes } from '../../server/nodes/redis-nodes.ts';
import { Cable } from '../support/cable.ts';
import { describeWith, type OwnService, ownRedis } from '../support/services.ts';

describeWith(['redisProgram'], 'news through Redis', () => {
  let redis: OwnService;
  let cable: Cable;
  let near: RedisNodes;
  let far: RedisNodes;

  before(async () => {
    redis = await ownRedis();
    cable = await Cable.lay(Number(new URL(redis.url).port));
    near = await RedisNodes.open(cable.url.replace('http:', 'redis:'), 'test');
    far = await RedisNodes.open(redis.url, 'test');
  });
  after(async () => {
    await near.close();
    await far.close();
    cable.remove();
    await redis.remove();
  });

  it('are heard by who comes while the goodbye of the one before is on its way', async () => {
    // Of Redis' two answers the second one comes late.
    const held = cable.holdFrom('\r\nunsubscribe');
    const listening = near.listen('match:x', () => {});
    near.stopListening('match:x');
    const letGo = await held;
    await listening;
    const heard = new Promise((resolve) => {
      const again = near.listen('match:x', resolve);
      letGo();
      void again.then(() => far.tell('match:x', { changed: 'news' }));
    });
    expect(await heard).to.deep.equal({ changed: 'news' });
  });
});
