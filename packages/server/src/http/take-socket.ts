import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Takes the connection of a response that has sent nothing away from the HTTP server, which forgets request, response
 * and parser as it does after an upgrade: they are three quarters of what an idle stream would hold.
 *
 * @returns the connection, to which nothing listens any more; null when the visitor has gone
 */
export function takeSocket(response: ServerResponse): Socket | null {
  const { socket } = response;
  if (!socket || socket.destroyed) return null;
  // Node lets go of the exchange (and Fastify calls its hooks), but closes nothing, because there was no head
  response.emit('finish');
  // Node gives the parser back
  socket.emit('close');
  return socket.removeAllListeners().setTimeout(0);
}
