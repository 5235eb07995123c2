import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root, runStep } from '../support/run-step.ts';

/** Extensions of files that are not text. */
const binary = new Set(['.png', '.webp', '.avif', '.jpg', '.ico', '.woff2', '.gz', '.br', '.zip']);

/** Looks for keys, tokens and passwords in files with secretlint; its output hides their values. */
export async function findSecrets(files: string[]): Promise<{ clean: boolean; output: string }> {
  const { code, output } = await runStep('secretlint', ['--no-glob', ...files]);
  return { clean: code === 0, output };
}

if (import.meta.main) {
  const listed = await runStep('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (listed.code !== 0) throw new Error(listed.output);
  const files = listed.output
    .split('\0')
    .filter(file => file !== '' && !binary.has(extname(file)) && existsSync(join(root, file)));
  const { clean, output } = await findSecrets(files);
  console.log(clean ? `${files.length} files, no secrets` : output);
  process.exitCode = clean ? 0 : 1;
}
