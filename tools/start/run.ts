import { appArtefact, serverArtefact } from '../build/artefacts.ts';
import { isFresh } from '../build/freshness.ts';
import { extensions } from './extensions.ts';
import { greeting } from './greeting.ts';
import { whenLauncherEnds } from './launcher.ts';

/** True when app and server were built from exactly the sources that are here now. */
export const isBuilt = (): boolean => isFresh(appArtefact) && isFresh(serverArtefact);

/** Starts the product, everything in one process, and says where it is. */
export async function run(): Promise<void> {
  whenLauncherEnds(() => process.kill(process.pid, 'SIGTERM'));
  const { main } = await import('../../packages/server/src/main.ts');
  const running = await main({}, { extensions });
  if (running) console.log(greeting(running.port, running.ctx.sites));
}
