import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer in front of several server processes. */
export interface Balancer {
  /** Address for visitors. */
  address: string;
  /** Addresses of the processes, used in turn. */
  targets: string[];
  close(): Promise<void>;
}

/**
 * Forwards requests to the targets in turn. A target that refuses the connection is skipped; one that dies during a
 * request causes a 502, as with real balancers: only the caller knows whether it may repeat the request.
 */
export async function startBalancer(targets: string[]): Promise<Balancer> {
  let turn = 0;
  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    targetsLeft: number,
  ): void => {
    const target = targets[turn++ % targets.length];
    if (target === undefined || targetsLeft === 0) return void response.writeHead(503).end();
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? incoming.socket.remoteAddress,
    };
    const outgoing = request(target + incoming.url, { method: incoming.method, headers }, targetResponse => {
      response.writeHead(targetResponse.statusCode ?? 502, targetResponse.headers);
      response.flushHeaders();
      targetResponse.pipe(response);
      targetResponse.on('error', () => response.destroy());
    });
    response.on('close', () => outgoing.destroy());
    outgoing.on('error', error => {
      if (response.headersSent) response.destroy();
      else if ('code' in error && error.code === 'ECONNREFUSED')
        forward(incoming, body, response, targetsLeft - 1);
      else response.writeHead(502).end();
    });
    outgoing.end(body);
  };
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', chunk => chunks.push(chunk));
    incoming.on('end', () => forward(incoming, Buffer.concat(chunks), response, targets.length));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
