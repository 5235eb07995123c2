import type pg from 'pg';

const firstLine = (statement: unknown): string => {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
  return text.trim().split('\n')[0] ?? '';
};

/**
 * Records the statements that are sent to the database while work runs; each one is a round trip.
 *
 * @returns the first line of each statement
 */
export async function roundTrips(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const counting = async (...callback: unknown[]) => {
    // the pool itself takes a connection with a callback, for a statement that was recorded already
    if (callback.length > 0) return connect(...callback);
    const client = await connect();
    return new Proxy(client, {
      get: (target, key) => {
        const value = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        if (key !== 'query') return value.bind(target);
        return (...args: unknown[]) => {
          statements.push(firstLine(args[0]));
          return value.apply(target, args);
        };
      },
    });
  };
  const countingQuery = (...args: unknown[]) => {
    statements.push(firstLine(args[0]));
    return query(...args);
  };
  Object.assign(pool, { connect: counting, query: countingQuery });
  try {
    await work();
  } finally {
    Object.assign(pool, { connect, query });
  }
  return statements;
}
