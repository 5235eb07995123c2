import { buildApp } from './app-build.ts';
import { buildPackages } from './package/build.ts';

await buildApp();
await buildPackages();
console.log(
  'Built: app/dist (browser and server), packages/{ui,locales,brand-compiler,fonts}/dist (npm packages).',
);
