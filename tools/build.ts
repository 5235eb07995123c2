import { buildApp } from './app-build.ts';
import { buildPackages } from './package/build.ts';
import { buildServer } from './server-build.ts';

await buildApp();
await buildServer();
await buildPackages();
console.log(
  'Built: app/dist (browser and server), packages/server/dist, packages/{ui,api-client,fonts}/dist (npm packages).',
);
