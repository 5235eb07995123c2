import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Product } from '../product.ts';

/** Starts `bare-server.ts` on a port; it reads the state of the member who is logged in by the cookie. */
export async function startBare(
  port: number,
  DATABASE_URL: string,
  { origin }: Product,
  cookie: string,
): Promise<{ url: string; stop: () => void }> {
  const answer = await fetch(`${origin}/api/user.php`, { headers: { cookie } });
  const { user } = await answer.json();
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: { ...process.env, DATABASE_URL, MEMBER: user.id, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise(resolve => bare.stdout.once('data', resolve));
  return { url: `http://localhost:${port}/bare`, stop: () => bare.kill() };
}
