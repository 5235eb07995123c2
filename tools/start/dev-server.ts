import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { createDevRenderer } from '../../app/dev-renderer.ts';
import { readConfig } from '../../packages/server/src/infrastructure/config/config.ts';
import { main } from '../../packages/server/src/main.ts';
import { greeting } from './greeting.ts';
import { plugins } from './plugins.ts';

/** The server behind Vite: Vite answers requests for modules and styles, all others go to the server. */
const config = readConfig(process.env);
const front = createServer();
const vite = await createVite({
  root: 'app',
  server: { middlewareMode: true, hmr: { server: front } },
});
// Vite would exit at once on SIGTERM, but the database has to be stopped first
process.removeAllListeners('SIGTERM');
const running = await main({ port: 0 }, { render: createDevRenderer(vite), plugins });
if (running) {
  front.on('request', (request, response) => {
    vite.middlewares(request, response, () => running.app.routing(request, response));
  });
  front.listen(config.port, () => console.log(greeting(config.port, running.ctx.sites, config)));
}
