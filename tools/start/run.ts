import { appArtefact, serverArtefact } from '../build/artefacts.ts';
import { isFresh } from '../build/freshness.ts';
import { greeting } from './greeting.ts';
import { whenLauncherEnds } from './launcher.ts';
import { plugins } from './plugins.ts';

/** Whether app and server were built from exactly the current sources. */
export const isBuilt = (): boolean => isFresh(appArtefact) && isFresh(serverArtefact);

/** Starts the product in one process, and prints its addresses. */
export async function run(): Promise<void> {
  whenLauncherEnds(() => process.kill(process.pid, 'SIGTERM'));
  const { main } = await import('../../packages/server/src/main.ts');
  const running = await main({}, { plugins });
  if (running) console.log(greeting(running.port, running.ctx.sites, running.ctx.config));
}
