import { enableCompileCache } from 'node:module';
import { appArtefact, serverArtefact } from './artefacts.ts';
import { isFresh } from './freshness.ts';
import { greeting } from './greeting.ts';
import { whenLauncherEnds } from './launcher.ts';

/** Starts the product: builds the app when its sources changed, then everything in one process. */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Velluto needs Node 24, and this is ${process.version}: run the install again so that the project brings its own, or install Node 24.`,
  );
  process.exit(1);
}

// what was compiled at the start before need not be compiled again
enableCompileCache();

/** Builds what is not there or was made from other sources. */
async function buildStale(): Promise<void> {
  const staleApp = !isFresh(appArtefact);
  const staleServer = !isFresh(serverArtefact);
  if (!staleApp && !staleServer) return;
  console.log(staleApp ? 'Building the app …' : 'Building the server …');
  if (staleApp) await import('./app-build.ts').then(({ buildApp }) => buildApp());
  if (staleServer) await import('./server-build.ts').then(({ buildServer }) => buildServer());
}

await buildStale().catch(error => {
  console.error(error.message);
  process.exit(1);
});
whenLauncherEnds(() => process.kill(process.pid, 'SIGTERM'));
const bundle = new URL('../packages/server/dist/main.js', import.meta.url).href;
const { main }: typeof import('../packages/server/src/main.ts') = await import(bundle);
const running = await main();
if (running) console.log(greeting(running.port, running.ctx.sites));
