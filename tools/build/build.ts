import { buildApp } from './app.ts';
import { buildPackages } from './packages.ts';
import { buildServer } from './server.ts';

/** `app` leaves the npm packages out: the app is built from the sources and does not need them. */
const [, , only] = process.argv;

await buildApp();
await buildServer();
console.log('Built: app/dist (browser and server), packages/server/dist.');
if (only !== 'app') {
  await buildPackages();
  console.log('Built: packages/{ui,api-client,conformance,site,fonts}/dist (npm packages).');
}
