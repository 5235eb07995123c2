import { buildApp } from '../build/app.ts';
import { appArtefact, serverArtefact } from '../build/artefacts.ts';
import { isFresh } from '../build/freshness.ts';
import { buildServer } from '../build/server.ts';

/** Builds app and server if they are missing or were built from other sources. */
export async function buildStale(): Promise<void> {
  const staleApp = !isFresh(appArtefact);
  console.log(staleApp ? 'Building the app …' : 'Building the server …');
  if (staleApp) await buildApp();
  if (!isFresh(serverArtefact)) await buildServer();
}
