import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { createDevRenderer } from '../app/dev-renderer.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { startServer } from '../packages/server/src/start.ts';
import { greeting } from './greeting.ts';

/** The server with Vite in front of it: Vite answers for modules and styles, everything else goes to the server. */
const config = readConfig(process.env);
const front = createServer();
const vite = await createVite({
  root: 'app',
  server: { middlewareMode: true, hmr: { server: front } },
});
const running = await startServer({ ...config, port: 0 }, { render: createDevRenderer(vite) });
front.on('request', (request, response) => {
  vite.middlewares(request, response, () => running.app.routing(request, response));
});
front.listen(config.port, () => console.log(greeting(config.port)));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    front.closeAllConnections();
    await vite.close();
    await running.stop();
    process.exit(0);
  });
}
