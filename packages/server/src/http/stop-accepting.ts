import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connectionAcceptor } from './accept-connections.ts';

/** Milliseconds in which a proxy that has just connected sends its request. */
const firstRequestMs = 100;

/**
 * Takes no further connection, and waits until those that were just made have sent their requests. Closing the server at once
 * would cut them: they count as idle, and a proxy must not repeat a POST that it has sent.
 */
export async function stopAccepting(server: Server): Promise<void> {
  await connectionAcceptor(server)();
  // not `server.close`, which for HTTP closes idle connections too
  NetServer.prototype.close.call(server);
  await setTimeout(firstRequestMs);
}
