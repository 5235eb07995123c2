import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../domain/start-error.ts';
import type { RenderPage } from '../http/renderer.ts';

export { recordPrices } from '../areas/payments/api.ts';
export { loadSites, shippedSites } from '../areas/sites/api.ts';
export { measureLoopDelay } from '../http/loop-delay.ts';
export { createServer } from '../http/server.ts';
export { loadCatalogs } from '../infrastructure/mail/translate.ts';
export { serveMetrics } from '../infrastructure/metrics/metrics-port.ts';
export { choosePayments } from '../infrastructure/payments/choose.ts';
/** The modules that a start loads while the database is starting: all but the database client. */
export { openAdapters } from './adapters.ts';
export { compose } from './compose.ts';
export { service } from './operations.ts';
export { routes } from './routes.ts';

/**
 * The renderer of the built app, if it was built.
 *
 * @param required true in production, where the API alone is of no use
 * @throws StartError when a required app was not built
 */
export async function builtRenderer(appDir: string, required: boolean): Promise<RenderPage | undefined> {
  const entry = join(appDir, 'server', 'entry-server.js');
  if (!existsSync(entry)) {
    if (required) throw new StartError(`There is no built app in ${appDir}: build it, or set APP_DIR.`);
    return undefined;
  }
  const module = (await import(pathToFileURL(entry).href)) as { render: RenderPage };
  return module.render;
}
