import { afterAll, expect, it } from 'vitest';
import { startCluster } from '../../test/cluster.ts';
import { findRedis, isReal } from '../../test/engines/redis.ts';
import { startRedisCluster, startRedisSentinel } from '../../test/engines/redis-nodes.ts';
import { failOver } from '../../test/redis-failovers.ts';

const isPossible = isReal(await findRedis());
const kinds = { 'Redis Cluster': startRedisCluster, 'Redis with Sentinel': startRedisSentinel };

it.runIf(isPossible).each(Object.entries(kinds))(
  'no event is lost for more than a minute in 20 fail-overs: %s',
  async (name, startNodes) => {
    const nodes = await startNodes();
    afterAll(nodes.remove);
    const cluster = await startCluster(2, { REDIS_URL: nodes.url });
    const away = await failOver(cluster, nodes, 20);
    process.stdout.write(
      `${name}: live events were away for ${away.toSorted((a, b) => a - b).join(', ')} ms.\n`,
    );
    expect(away).toHaveLength(20);
  },
);
