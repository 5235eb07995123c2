import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { atEnd } from '../../support/at-end.ts';
import type { Product } from '../product.ts';

/**
 * Starts `bare-server.ts` on a port until the end of the measurement, and returns the address of its handler, which reads
 * the state of the member who is logged in by the cookie.
 */
export async function startBare(
  port: number,
  DATABASE_URL: string,
  { origin }: Product,
  cookie: string,
): Promise<string> {
  const answer = await fetch(`${origin}/api/user.php`, { headers: { cookie } });
  const { user } = await answer.json();
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: { ...process.env, DATABASE_URL, MEMBER: user.id, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(() => bare.kill());
  await new Promise(resolve => bare.stdout.once('data', resolve));
  return `http://localhost:${port}/bare`;
}
