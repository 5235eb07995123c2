import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { assembleRelease } from './assemble.ts';
import { releaseName } from './release-name.ts';

/**
 * Packs a release into a folder, where it is whole or not there.
 *
 * @returns path and size of the file
 */
export async function packRelease(into: string): Promise<{ file: string; bytes: number }> {
  await mkdir(into, { recursive: true });
  const file = join(into, `${releaseName}.tar.gz`);
  const draft = await mkdtemp(join(tmpdir(), 'velluto-release-'));
  try {
    await assembleRelease(join(draft, releaseName));
    const packed = `${file}.draft`;
    // without names, ids and times of the machine on which it is made; asynchronously it stops after some files
    create({ file: packed, sync: true, cwd: draft, gzip: true, portable: true, mtime: new Date(0) }, [
      releaseName,
    ]);
    await rename(packed, file);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { file, bytes: (await stat(file)).size };
}
