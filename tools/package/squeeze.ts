import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipAsync } from '@gfx/zopfli';
import { runStep } from '../run-step.ts';

/** Files of one kind and one folder beside each other: what resembles each other is then near enough to be found. */
const inOrder = (one: string, other: string): number => {
  const [a, b] = [one, other].map(path => `${extname(path)} ${path}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
};

/**
 * Writes a tarball anew: the same files, byte by byte, in an order and by an encoder that make it an eighth smaller.
 *
 * @param tarball path of a package as the package manager made it
 */
export async function squeeze(tarball: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'velluto-squeeze-'));
  const run = async (args: string[]) => {
    const { code, output } = await runStep('tar', args, { cwd: folder });
    if (code !== 0) throw new Error(`tar ${args.join(' ')} failed.\n${output}`);
  };
  try {
    await run(['-xzf', tarball]);
    const files = readdirSync(join(folder, 'package'), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort(inOrder);
    await writeFile(join(folder, 'list'), `${files.join('\n')}\n`);
    await run(['--format=ustar', '-cf', 'all.tar', '-T', 'list']);
    const packed = await gzipAsync(await readFile(join(folder, 'all.tar')), { numiterations: 5 });
    await writeFile(tarball, packed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
