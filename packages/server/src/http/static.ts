import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentHeaders, serviceWorkerPolicy } from '../context/security-headers.ts';

/** Whether a file has an address: not the compressed form of another, and no page. */
const isServed = (name: string) => !/\.(br|gz|html)$/.test(name);

/**
 * The folders of files for browsers that have one route each: hundreds of routes would take a tenth of a second of every start.
 * `icons` is none, as the route for icons of tenants' brands (`brand-icons.ts`) would come before it.
 */
async function foldersIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
  return folders.filter(name => name !== 'icons' && !name.startsWith('.'));
}

/** Serves the built app's files; those below `assets/` carry a hash in their name and never change. */
export async function serveApp(app: FastifyInstance, appDir: string): Promise<void> {
  const root = join(appDir, 'client');
  if (!existsSync(root)) return;
  const folders = await foldersIn(root);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', ...folders.map(folder => `${folder}/**`), '**/*.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/');
      reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
      if (/\/sw\.js(\.\w+)?$/.test(path)) reply.header('content-security-policy', serviceWorkerPolicy);
    },
  });
  for (const folder of folders) {
    const files = new Set((await readdir(join(root, folder), { recursive: true })).filter(isServed));
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/*`,
      handler: (request, reply) => {
        const { '*': file } = request.params;
        if (!files.has(file)) return reply.callNotFound();
        if (folder !== 'assets') return reply.sendFile(`${folder}/${file}`);
        for (const header of documentHeaders) reply.removeHeader(header);
        // files that never change need no validators
        return reply.sendFile(`${folder}/${file}`, { etag: false, lastModified: false });
      },
    });
  }
}
