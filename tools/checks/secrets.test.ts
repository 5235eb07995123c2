import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSecrets } from './secrets.ts';

test('a key in a file is found and not shown, an ordinary file passes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'velluto-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [plain, leaking] = [join(folder, 'plain.ts'), join(folder, 'leaking.ts')];
  // assembled at run time, or the check would find the key in this file
  const key = `npm_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
  await writeFile(plain, 'export const key = process.env.NPM_TOKEN;\n');
  await writeFile(leaking, `export const key = '${key}';\n`);
  expect((await findSecrets([plain])).clean).toBe(true);
  const { clean, output } = await findSecrets([plain, leaking]);
  expect([clean, output.includes('leaking.ts'), output.includes(key)]).toEqual([false, true, false]);
}, 20_000);
