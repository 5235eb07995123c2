import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../domain/start-error.ts';
import type { RenderPage } from '../http/renderer.ts';

/**
 * The renderer of the built app, if it was built.
 *
 * @param required true in production, where the API alone is of no use
 * @throws StartError when a required app was not built
 */
export async function builtRenderer(appDir: string, required: boolean): Promise<RenderPage | undefined> {
  const entry = join(appDir, 'server', 'entry-server.js');
  if (!existsSync(entry)) {
    if (required) throw new StartError(`There is no built app in ${appDir}: build it, or set APP_DIR.`);
    return undefined;
  }
  const module = (await import(pathToFileURL(entry).href)) as { render: RenderPage };
  return module.render;
}
