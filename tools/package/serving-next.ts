import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../packages/server/test/engines/port.ts';

/** Starts a built Next.js project while `use` runs. */
export async function servingNext<Result>(
  project: string,
  use: (origin: string) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    join(project, 'node_modules/.bin/next'),
    ['start', '-H', '127.0.0.1', '-p', String(port)],
    { cwd: project, env: { ...process.env, ...env }, detached: true, stdio: 'ignore' },
  );
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      // retry: the connection is refused until the server listens
      if (await fetch(origin).catch(() => undefined)) break;
      await setTimeout(200);
    }
    return await use(origin);
  } finally {
    // the whole process group, because Next.js may have started child processes
    if (server.pid) process.kill(-server.pid);
  }
}
