import { expect } from 'vitest';
import { until } from '../src/infrastructure/postgres/embedded/process-info.ts';
import type { startCluster } from './cluster.ts';

const credits = 200_000;
const price = 2;

/**
 * Four members who write paid messages to three others all the time. A call without an answer or with a server error is repeated with its
 * key, as the client does.
 */
export async function messageWriters(cluster: Awaited<ReturnType<typeof startCluster>>) {
  const readers = await Promise.all([1, 2, 3].map(() => cluster.member()));
  const writers = await Promise.all([1, 2, 3, 4].map(() => cluster.member({ credits, paid_user: true })));
  const ids = writers.map(({ id }) => id);

  /** Texts that the server said it had stored. */
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let writing = true;
  let lastAcknowledgedAt = performance.now();
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
        const answer = await writer
          .call('POST', '/api/message.php', { profile, text }, { key })
          .catch(() => null);
        stored = answer?.status === 201 || answer?.status === 200;
        if (answer && answer.status < 500 && !stored)
          throw new Error(`${answer.status}: ${answer.body?.code}`);
        if (!stored) failures.push(`message ${answer?.status ?? 'lost'}`);
        await new Promise(resolve => setTimeout(resolve, stored ? 20 : 100));
      }
      accepted();
      acknowledged.push(text);
    }
  };
  const writes = Promise.all(writers.map(write));
  writes.catch(() => {}); // awaited in `stop`

  return {
    /** Calls that had no answer, or a server error. */
    failures,
    /** The longest time in which no message was accepted, in milliseconds. */
    longestRefusal: () => longestRefusal,
    /** Waits until this many more were accepted; false when that takes a minute. */
    written: (amount: number) => {
      const goal = acknowledged.length + amount;
      return until(() => acknowledged.length >= goal, 60_000);
    },
    /** Ends the writing; every acknowledged message must be stored and paid once. Returns their number. */
    stop: async (): Promise<number> => {
      writing = false;
      await writes;
      const rows = await cluster.db
        .selectFrom('message')
        .select('text')
        .where('sender_id', 'in', ids)
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
        .where('member_id', 'in', ids)
        .executeTakeFirstOrThrow();
      expect(Number(wallets.credits)).toBe(writers.length * credits - price * stored.length);
      return stored.length;
    },
  };
}
