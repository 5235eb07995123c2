import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from '../context/context.ts';
import { isLoopback, networkOf } from '../context/ip-address.ts';
import { atMostOnceAMinute } from './once-a-minute.ts';

/** Milliseconds that connections may stay open without doing what they are for. */
export const connectionTimes = {
  http: {
    // the headers of a request arrive within a second even on the slowest lines; before Node's minute is over an attacker holds thousands
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
  },
  // an upload over a slow connection takes two minutes; a caller that sends for longer only holds a connection
  requestTimeout: 300_000,
  // longer than proxies keep a connection to this process unused (60 seconds), so that none is closed while they begin to use it
  keepAliveTimeout: 72_000,
  // closes connections without any traffic, such as those of callers that vanished; event streams send heartbeats more often
  connectionTimeout: 120_000,
} as const;

/** Connections that one caller may have open: several for each person of an office of two hundred, each with an event stream. */
export const connectionsPerCaller = 1_000;

/** Closes further connections of a caller that has too many open. Behind a trusted proxy all are the proxy's, which has its own limits. */
export function limitConnections(server: Server, { config, clock, log }: Context): void {
  if (config.trustProxy) return;
  const open = new Map<string, number>();
  const seldom = atMostOnceAMinute(clock);
  const report = () =>
    log.warn(
      { limit: connectionsPerCaller },
      'a caller has too many connections open: further ones are closed',
    );
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (!config.production && isLoopback(remoteAddress)) return;
    const network = networkOf({ ip: remoteAddress, socket });
    const count = (open.get(network) ?? 0) + 1;
    if (count > connectionsPerCaller) {
      socket.destroy();
      return seldom(report);
    }
    open.set(network, count);
    socket.on('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
