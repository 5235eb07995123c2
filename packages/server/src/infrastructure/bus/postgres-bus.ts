import pLimit from 'p-limit';
import pg from 'pg';
import { type DatabaseHandle, keepAlive } from '../postgres/database.ts';
import type { Bus } from './bus.ts';
import { channelBus, type OpenCarrier } from './channel-bus.ts';

/** Few, since the database compares each notification with all channels of each connection. */
const channels = 256;
const nameOf = (channel: number) => `velluto_${channel}`;
const channelOfName = (name: string) => Number(name.slice('velluto_'.length));
const retryMs = 1_000;
/** Milliseconds for an answer to LISTEN. */
const query_timeout = 3_000;

/** A bus over LISTEN/NOTIFY. */
export const postgresBus = (database: DatabaseHandle, onError: (error: unknown) => void): Promise<Bus> =>
  channelBus(postgresCarrier(database), onError);

/** Carries texts by LISTEN/NOTIFY, with a separate connection for listening, which reconnects by itself. */
export const postgresCarrier =
  ({ pool, address }: DatabaseHandle): OpenCarrier =>
  async ({ receive, lose }) => {
    let client: pg.Client | undefined;
    let retry: NodeJS.Timeout | undefined;
    let closed = false;

    const reconnect = (error: Error) => {
      client?.removeAllListeners('end');
      client = undefined;
      if (closed) return;
      lose(error);
      retry = setTimeout(() => connect().catch(reconnect), retryMs);
    };
    const connect = async () => {
      const next = new pg.Client({ ...address, ...keepAlive, query_timeout });
      next.on('error', () => {}); // `end` follows
      next.on('notification', ({ channel, payload = '' }) => receive(channelOfName(channel), payload));
      await next.connect();
      if (closed) return next.end();
      next.on('end', () => reconnect(new Error('The connection for live events broke.')));
      client = next;
    };
    const oneAtATime = pLimit(1);
    const run = (statement: string, channel: number) =>
      oneAtATime(async () => {
        if (!client) throw new Error('The connection for live events is broken.');
        const asked = client;
        await asked.query(`${statement} ${nameOf(channel)}`).catch(error => {
          // without an answer all later statements would wait behind this one: `end` opens another connection
          void asked.end().catch(() => {});
          throw error;
        });
      });
    await connect();

    return {
      channels,
      listen: channel => run('listen', channel),
      unlisten: channel => run('unlisten', channel),
      send: (channel, text) => pool.query('select pg_notify($1, $2)', [nameOf(channel), text]),
      connected: () => client !== undefined,
      close: async () => {
        closed = true;
        clearTimeout(retry);
        await client?.end();
      },
    };
  };
