import { extname } from 'node:path';
import { listedFiles } from '../support/listed-files.ts';
import { runStep } from '../support/run-step.ts';

/** Extensions of files that are not text. */
const binary = new Set(['.png', '.webp', '.avif', '.jpg', '.ico', '.woff2', '.gz', '.br', '.zip']);

/** Looks for keys, tokens and passwords in files with secretlint; its output hides their values. */
export async function findSecrets(files: string[]): Promise<{ clean: boolean; output: string }> {
  const { code, output } = await runStep('secretlint', ['--no-glob', ...files]);
  return { clean: code === 0, output };
}

if (import.meta.main) {
  const files = (await listedFiles()).filter(file => !binary.has(extname(file)));
  const { clean, output } = await findSecrets(files);
  console.log(clean ? `${files.length} files, no secrets` : output);
  process.exitCode = clean ? 0 : 1;
}
