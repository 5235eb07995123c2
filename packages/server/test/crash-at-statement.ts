import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Makes the statement with this number fail while `work` runs, as if the process had ended there: everything that is
 * not committed is rolled back.
 *
 * @returns whether the work reached that statement
 */
export async function crashAtStatement(number: number, work: () => Promise<unknown>): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let statementsLeft = number;
  prototype.query = function (this: unknown, ...args) {
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
    if (text === 'rollback' || statementsLeft-- !== 1) return query.apply(this, args);
    const ended = new Error('The process ended here.');
    const callback = args.at(-1);
    return typeof callback === 'function' ? void callback(ended) : Promise.reject(ended);
  };
  try {
    // `work` fails where the simulated crash happens
    await work().catch(() => {});
  } finally {
    prototype.query = query;
  }
  return statementsLeft <= 0;
}
