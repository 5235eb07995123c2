import { enableCompileCache } from 'node:module';
import { appIsFresh, buildApp } from './app-build.ts';
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
if (!(await appIsFresh())) {
  console.log('Building the app …');
  await buildApp().catch(error => {
    console.error(error.message);
    process.exit(1);
  });
}
whenLauncherEnds(() => process.kill(process.pid, 'SIGTERM'));
const { main } = await import('../packages/server/src/main.ts');
const { greeting } = await import('./greeting.ts');
const running = await main();
if (running) console.log(greeting(running.port, running.ctx.sites));
