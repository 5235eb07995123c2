import type pg from 'pg';

const firstLine = (statement: unknown): string => {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
  return text.trim().split('\n')[0] ?? '';
};

/**
 * Counts what is sent to the database while some work is done: each statement is a trip there and back.
 *
 * @returns the first line of each
 */
export async function roundTrips(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const counting = async (...callback: unknown[]) => {
    // the pool itself asks for a connection with a callback, for a statement that was counted already
    if (callback.length > 0) return connect(...callback);
    const client = await connect();
    return new Proxy(client, {
      get: (target, key) => {
        const value = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        if (key !== 'query') return value.bind(target);
        return (...args: unknown[]) => {
          seen.push(firstLine(args[0]));
          return value.apply(target, args);
        };
      },
    });
  };
  const countingQuery = (...args: unknown[]) => {
    seen.push(firstLine(args[0]));
    return query(...args);
  };
  Object.assign(pool, { connect: counting, query: countingQuery });
  try {
    await work();
  } finally {
    Object.assign(pool, { connect, query });
  }
  return seen;
}
