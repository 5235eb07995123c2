import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { createDevRenderer } from '../../app/dev-renderer.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { main } from '../../packages/server/src/main.ts';
import { extensions } from './extensions.ts';
import { greeting } from './greeting.ts';

// Node's watcher asks every process to report its imports; the drawing processes would send them among their pictures
delete process.env.WATCH_REPORT_DEPENDENCIES;

/** The server with Vite in front of it: Vite answers for modules and styles, everything else goes to the server. */
const config = readConfig(process.env);
const front = createServer();
const vite = await createVite({
  root: 'app',
  server: { middlewareMode: true, hmr: { server: front } },
});
// Vite ends the process at once on SIGTERM; the database has to be stopped before
process.removeAllListeners('SIGTERM');
const running = await main({ port: 0 }, { render: createDevRenderer(vite), extensions });
if (running) {
  front.on('request', (request, response) => {
    vite.middlewares(request, response, () => running.app.routing(request, response));
  });
  front.listen(config.port, () => console.log(greeting(config.port, running.ctx.sites)));
}
