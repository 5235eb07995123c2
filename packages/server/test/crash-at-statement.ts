import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Has the connection break before the statement with this number while some work is done, as if the process had ended
 * there: what is not committed is undone.
 *
 * @returns whether the work came so far
 */
export async function crashAtStatement(number: number, work: () => Promise<unknown>): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let left = number;
  prototype.query = function (this: unknown, ...args) {
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
    if (text === 'rollback' || left-- !== 1) return query.apply(this, args);
    const ended = new Error('The process ended here.');
    const told = args.at(-1);
    return typeof told === 'function' ? void told(ended) : Promise.reject(ended);
  };
  try {
    await work().catch(() => {});
  } finally {
    prototype.query = query;
  }
  return left <= 0;
}
