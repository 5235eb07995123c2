import pg from 'pg';
import { type DatabaseHandle, keepAlive } from '../postgres/database.ts';
import type { Bus } from './bus.ts';
import { Topics } from './memory-bus.ts';

const channel = 'velluto';
const retryMs = 1_000;

/**
 * A bus over LISTEN/NOTIFY with a separate connection for listening, which reconnects by itself;
 * messages sent meanwhile are missed, for which the polling of open pages makes up.
 */
export async function postgresBus(
  { pool, address }: DatabaseHandle,
  onError: (error: unknown) => void,
): Promise<Bus> {
  const topics = new Topics();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const reconnect = (error: unknown) => {
    client?.removeAllListeners('end');
    client = undefined;
    if (closed) return;
    onError(error);
    retry = setTimeout(() => listen().catch(reconnect), retryMs);
  };
  const listen = async () => {
    const next = new pg.Client({ ...address, ...keepAlive });
    next.on('error', () => {}); // `end` follows
    next.on('notification', ({ payload }) => {
      const { topic, message } = JSON.parse(payload ?? '{}');
      if (typeof topic === 'string') topics.deliver(topic, message);
    });
    await next.connect();
    next.on('end', () => reconnect(new Error('The connection for live events broke.')));
    await next.query(`listen ${channel}`);
    client = next;
  };
  await listen();

  return {
    publish: async (topic, message) => {
      await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify({ topic, message })]);
    },
    subscribe: (topic, listener) => topics.add(topic, listener),
    connected: () => client !== undefined,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      topics.clear();
      await client?.end();
    },
  };
}
