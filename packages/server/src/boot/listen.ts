import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf, StartError } from '../domain/start-error.ts';
import type { Config } from '../infrastructure/config/config.ts';

function explain(error: unknown, { port, host }: Config): unknown {
  if (codeOf(error) === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use: stop what runs there, or set PORT to another port.`);
  }
  if (codeOf(error) === 'EACCES') {
    return new StartError(`Port ${port} may not be opened by this user: set PORT to 1024 or more.`);
  }
  if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND') {
    return new StartError(
      `This machine has no address ${host}: set HOST to one of its own, or leave it out.`,
    );
  }
  return error;
}

/** Fails early when the port is in use, before anything else is started. */
export async function checkPortFree(config: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', error => reject(explain(error, config)));
    probe.listen(config.port, config.host, resolve);
  });
  await new Promise(resolve => probe.close(resolve));
}

/** Begins to listen; returns the port. */
export async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw explain(error, config);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}
