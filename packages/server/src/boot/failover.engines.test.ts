import { afterAll, describe, expect, it } from 'vitest';
import { migratedDatabase, startCluster } from '../../test/cluster.ts';
import { missingForPatroni, type PatroniNode, startPatroni } from '../../test/engines/patroni.ts';
import { reconcileLedger } from '../areas/wallet/ledger-reconciliation.ts';
import { until } from '../infrastructure/postgres/embedded/process-info.ts';

const missing = missingForPatroni();
if (missing.length > 0) throw new Error(`Install the cluster: apt-get install ${missing.join(' ')}`);

const kills = 20;
const freezes = 3;
const price = 2;

describe('a PostgreSQL cluster under Patroni, with a synchronous standby', async () => {
  const patroni = await startPatroni();
  afterAll(() => patroni.remove());
  const ownDatabase = await migratedDatabase(patroni);
  const cluster = await startCluster(2, {}, ownDatabase);
  const readers = await Promise.all([1, 2, 3].map(() => cluster.member()));
  const credits = 200_000;
  const writers = await Promise.all([1, 2, 3, 4].map(() => cluster.member({ credits, paid_user: true })));

  /** Texts that the server said it had stored. */
  const acknowledged: string[] = [];
  let writing = true;
  let lastAcknowledgedAt = performance.now();
  /** The longest time in which no message was accepted, in milliseconds. */
  let longestRefusal = 0;
  const accepted = () => {
    const now = performance.now();
    longestRefusal = Math.max(longestRefusal, now - lastAcknowledgedAt);
    lastAcknowledgedAt = now;
  };
  const write = async (writer: (typeof writers)[number], index: number) => {
    for (let number = 0; writing; number++) {
      const text = `${index}.${number}`;
      const profile = readers[number % readers.length]?.id;
      const key = crypto.randomUUID();
      for (let stored = false; !stored; ) {
        // a call without an answer is repeated with its key, as the client does
        const answer = await writer
          .call('POST', '/api/message.php', { profile, text }, { key })
          .catch(() => null);
        stored = answer?.status === 201 || answer?.status === 200;
        if (answer && answer.status < 500 && !stored)
          throw new Error(`${answer.status}: ${answer.body?.code}`);
        await new Promise(resolve => setTimeout(resolve, stored ? 20 : 100));
      }
      accepted();
      acknowledged.push(text);
    }
  };
  const written = (amount: number) => {
    const goal = acknowledged.length + amount;
    return until(() => acknowledged.length >= goal, 60_000);
  };
  const currentPrimary = async (): Promise<PatroniNode> => {
    const node = await patroni.primary();
    if (!node) throw new Error('There is no primary.');
    return node;
  };

  it(`loses and doubles no message while its primary dies ${kills} times and is frozen ${freezes} times`, async () => {
    const writes = Promise.all(writers.map(write));
    writes.catch(() => {}); // awaited below
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
    writing = false;
    await writes;

    const rows = await cluster.db
      .selectFrom('message')
      .select('text')
      .where(
        'sender_id',
        'in',
        writers.map(({ id }) => id),
      )
      .execute();
    const stored = rows.map(({ text }) => text);
    expect(new Set(stored).size, 'doubled').toBe(stored.length);
    expect(
      acknowledged.filter(text => !new Set(stored).has(text)),
      'lost',
    ).toEqual([]);
    const wallets = await cluster.db
      .selectFrom('wallet')
      .select(({ fn }) => fn.sum<number>('balance').as('credits'))
      .where(
        'member_id',
        'in',
        writers.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    expect(Number(wallets.credits)).toBe(writers.length * credits - price * stored.length);
    expect((await reconcileLedger(cluster.db)).discrepancies).toEqual([]);
    process.stdout.write(
      `${stored.length} messages, ${kills} kills, ${freezes} freezes; refused for at most ${Math.round(longestRefusal / 100) / 10} s\n`,
    );
  });
});
