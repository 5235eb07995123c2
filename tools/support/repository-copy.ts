import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listedFiles } from './listed-files.ts';
import { root, runStep } from './run-step.ts';

/** Links a package's dependencies: those of the workspace lead into the copy, those of the registry to what is installed. */
async function linkDependencies(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name.startsWith('@')) await linkDependencies(source, target);
    else if (entry.name === '.pnpm') await symlink(source, target);
    // the links of pnpm are relative, so they lead into the copy
    else if (entry.isSymbolicLink() || entry.name === '.bin')
      await cp(source, target, { recursive: true, verbatimSymlinks: true });
  }
}

/** Links the dependencies of all packages into a copy of the repository. */
export async function linkPackages(folder: string): Promise<void> {
  const packages = (await readdir(join(root, 'packages'))).map(name => join('packages', name));
  for (const part of ['', 'app', ...packages])
    await linkDependencies(join(root, part, 'node_modules'), join(folder, part, 'node_modules'));
}

/** Copies files of the working tree, by their paths from the root. */
export async function copyFiles(files: string[], folder: string): Promise<void> {
  for (const parent of new Set(files.map(dirname))) await mkdir(join(folder, parent), { recursive: true });
  for (const file of files) await cp(join(root, file), join(folder, file), { verbatimSymlinks: true });
}

/** Copies the working tree into a temporary folder, ready to run checks in. The caller removes it. */
export async function copyRepository(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'velluto-copy-')));
  await copyFiles(await listedFiles(), folder);
  await linkPackages(folder);
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ]) {
    const { code, output } = await runStep('git', args, { cwd: folder });
    if (code !== 0) throw new Error(output);
  }
  return folder;
}
