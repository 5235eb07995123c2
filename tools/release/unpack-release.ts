import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { packRelease } from './pack-release.ts';
import { releaseName } from './release-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the unpacked release of this run. */
    release: string;
  }
}

/** Packs a release once for the run, and unpacks it as an operator does. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'velluto-unpacked-'));
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    const { file } = await packRelease(join(home, 'packed'));
    await promisify(execFile)('tar', ['-xzf', file, '-C', home]);
    project.provide('release', join(home, releaseName));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
