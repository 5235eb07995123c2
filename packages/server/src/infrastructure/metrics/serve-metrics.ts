import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../../domain/start-error.ts';
import type { Config } from '../config/config.ts';
import type { Metrics } from './metrics.ts';

/** A server for the metrics only, on its own port. */
export interface MetricsPort {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves the metrics on their own port, if the configuration names one.
 *
 * @throws StartError when the port cannot be opened
 */
export async function serveMetrics(config: Config, metrics: Metrics): Promise<MetricsPort | null> {
  const { metricsPort, host } = config;
  if (metricsPort === null) return null;
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const { type, body } = await metrics.text();
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => {
      reject(
        new StartError(
          `Port ${metricsPort} cannot be opened (${error.message}): set METRICS_PORT to another.`,
        ),
      );
    });
    server.listen(metricsPort, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
