import { buildApp } from './app-build.ts';
import { appArtefact, serverArtefact } from './artefacts.ts';
import { isFresh } from './freshness.ts';
import { buildServer } from './server-build.ts';

/** Builds what is not there or was made from other sources. */
export async function buildStale(): Promise<void> {
  const staleApp = !isFresh(appArtefact);
  console.log(staleApp ? 'Building the app …' : 'Building the server …');
  if (staleApp) await buildApp();
  if (!isFresh(serverArtefact)) await buildServer();
}
