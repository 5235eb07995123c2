import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from './run-step.ts';

/** Paths of the repository's files, from the root: those in git and new ones, without those that are ignored or deleted. */
export async function listedFiles(): Promise<string[]> {
  const { code, output } = await runStep('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  if (code !== 0) throw new Error(output);
  return output.split('\0').filter(file => file !== '' && existsSync(join(root, file)));
}
