import type pg from 'pg';

/**
 * Counts what is sent to the database while some work is done: each statement is a trip there and back.
 *
 * @returns the first line of each
 */
export async function roundTrips(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const counting = async () => {
    const client = await connect();
    return new Proxy(client, {
      get: (target, key) => {
        const value = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        if (key !== 'query') return value.bind(target);
        return (...args: unknown[]) => {
          const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text;
          seen.push(text.trim().split('\n')[0] ?? '');
          return value.apply(target, args);
        };
      },
    });
  };
  Object.assign(pool, { connect: counting });
  try {
    await work();
  } finally {
    Object.assign(pool, { connect });
  }
  return seen;
}
