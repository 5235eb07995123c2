import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentHeaders, serviceWorkerPolicy } from '../context/security-headers.ts';

/** Whether a file is the compressed form of another. */
const isPacked = (name: string) => /\.(br|gz)$/.test(name);

/** Serves the built app's files; those below `assets/` carry a hash in their name and never change. */
export async function serveApp(app: FastifyInstance, appDir: string): Promise<void> {
  const root = join(appDir, 'client');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/**', '**/*.html'],
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
  // one route for all assets: hundreds of routes would take a tenth of a second of every start
  const assets = new Set((await readdir(join(root, 'assets'))).filter(name => !isPacked(name)));
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const { '*': file } = request.params;
      if (!assets.has(file)) return reply.callNotFound();
      for (const header of documentHeaders) reply.removeHeader(header);
      // files that never change need no validators
      return reply.sendFile(`assets/${file}`, { etag: false, lastModified: false });
    },
  });
}
