import { afterAll, describe, expect, it } from 'vitest';
import { migratedDatabase, startCluster } from '../../test/cluster.ts';
import { missingForPatroni, type PatroniNode, startPatroni } from '../../test/engines/patroni.ts';
import { messageWriters } from '../../test/message-writers.ts';
import { reconcileLedger } from '../areas/wallet/ledger-reconciliation.ts';
import { until } from '../infrastructure/postgres/embedded/process-info.ts';

const missing = missingForPatroni();
if (missing.length > 0) throw new Error(`Install the cluster: apt-get install ${missing.join(' ')}`);

const kills = 20;
const freezes = 3;

describe('a PostgreSQL cluster under Patroni, with a synchronous standby', async () => {
  const patroni = await startPatroni();
  afterAll(() => patroni.remove());
  const ownDatabase = await migratedDatabase(patroni);
  const cluster = await startCluster(2, {}, ownDatabase);
  const currentPrimary = async (): Promise<PatroniNode> => {
    const node = await patroni.primary();
    if (!node) throw new Error('There is no primary.');
    return node;
  };

  it(`loses and doubles no message while its primary dies ${kills} times and is frozen ${freezes} times`, async () => {
    const { written, stop, longestRefusal } = await messageWriters(cluster);
    for (let time = 1; time <= kills + freezes; time++) {
      expect(await written(20), 'messages are accepted again').toBe(true);
      expect(await until(patroni.isWhole, 60_000), 'the cluster is whole again').toBe(true);
      const primary = await currentPrimary();
      if (time <= kills) {
        await primary.kill();
        expect(await written(20), `after kill ${time}`).toBe(true);
        primary.start();
      } else {
        primary.freeze();
        expect(await written(20), `after freeze ${time - kills}`).toBe(true);
        primary.thaw();
      }
    }
    expect(await until(patroni.isWhole, 60_000)).toBe(true);
    const stored = await stop();
    expect((await reconcileLedger(cluster.db)).discrepancies).toEqual([]);
    process.stdout.write(
      `${stored} messages, ${kills} kills, ${freezes} freezes; refused for at most ${Math.round(longestRefusal() / 100) / 10} s\n`,
    );
  });
});
