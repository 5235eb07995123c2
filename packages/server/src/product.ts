import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from './http/renderer.ts';

/** What a start loads while the database comes up: everything but the database's own client. */
export { openAdapters } from './adapters.ts';
export { compose } from './compose.ts';
export { createDemo } from './demo/demo.ts';
export { createServer } from './http/server.ts';
export { serveMetrics } from './observe/metrics-port.ts';
export { service } from './operations.ts';
export { choosePayments } from './ports/payments/choose.ts';
export { routes } from './routes.ts';
export { loadSites, shippedSites } from './sites/load.ts';

/** The renderer of the built app, if it was built. */
export async function builtRenderer(appDir: string): Promise<RenderPage | undefined> {
  const entry = join(appDir, 'server', 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  const module = (await import(pathToFileURL(entry).href)) as { render: RenderPage };
  return module.render;
}
