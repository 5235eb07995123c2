import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { workerPolicy } from './policy.ts';

/** Serves the built app's files; those below `assets/` carry a hash in their name and never change. */
export async function serveApp(app: FastifyInstance, appDir: string): Promise<void> {
  const root = join(appDir, 'client');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', '**/*.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/');
      reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
      if (/\/sw\.js(\.\w+)?$/.test(path)) reply.header('content-security-policy', workerPolicy);
    },
  });
}
