import { existsSync } from 'node:fs';
import module from 'node:module';

// JavaScript, so that an old Node, which cannot run TypeScript, still prints this message, and so that starts are faster
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Velluto needs Node 24, and this is ${process.version}: run the install again so that the project brings its own, or install Node 24.`,
  );
  process.exit(1);
}

// keeps compiled code on disk, which makes the next start faster
module.enableCompileCache();
const built = new URL('../../packages/server/dist/run.js', import.meta.url);
// a build that was interrupted cannot be imported and is built again
let product = existsSync(built) ? await import(built.href).catch(() => undefined) : undefined;
if (!product?.isBuilt()) {
  const { buildStale } = await import('./build-stale.ts');
  await buildStale().catch(error => {
    console.error(error.message);
    process.exit(1);
  });
  product = await import(`${built.href}?built`);
}
await product.run();
