import { afterAll, describe, expect, it } from 'vitest';
import { startCluster } from '../../test/cluster.ts';
import { findRedis, isReal } from '../../test/engines/redis.ts';
import { redisPassword, startRedisCluster } from '../../test/engines/redis-nodes.ts';
import { failOver } from '../../test/redis-failovers.ts';

const isPossible = isReal(await findRedis());

describe.runIf(isPossible)('Redis Cluster', async () => {
  const nodes = await startRedisCluster();
  afterAll(nodes.remove);
  const cluster = await startCluster(2, { REDIS_URL: nodes.url, LOG_LEVEL: 'trace' });

  it('loses no event for more than a minute when a master dies', { timeout: 90_000 }, async () => {
    await failOver(cluster, nodes, 1);
    for (const { log } of cluster.processes) {
      expect(log()).toContain('live events');
      expect(log()).not.toContain(redisPassword);
    }
  });
});
