import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtAssets, type Manifest } from './ssr/assets.ts';
import { createRenderer, type RenderContext, type RenderPage } from './ssr/render.ts';

export { createRenderer, type RenderContext, type RenderPage };

const client = join(import.meta.dirname, '..', 'client');
let built: Promise<RenderPage> | undefined;

async function builtRenderer(): Promise<RenderPage> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
  return createRenderer(builtAssets(manifest, file => readFile(join(client, file), 'utf8')));
}

/** Makes a page with the assets of the build beside this file. */
export const render: RenderPage = async (request, context) => {
  built ??= builtRenderer();
  return (await built)(request, context);
};
