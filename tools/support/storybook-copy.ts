import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { listedFiles } from './listed-files.ts';
import { copyFiles, linkPackages } from './repository-copy.ts';
import { root, runStep } from './run-step.ts';

/** Without this file the copy is part of this workspace, so that Vite may serve the packages installed here. */
const leftOut = 'pnpm-workspace.yaml';
/** Folder of the copies; below the root, so that Node finds the packages, and ignored by git. */
const copies = join(root, '.vitest', 'copies');

async function emptied(name: string): Promise<string> {
  const folder = join(copies, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Links the packages and the unpacked browser into a copy, which otherwise has its own caches, and compiles its texts. */
async function prepare(folder: string): Promise<boolean> {
  await linkPackages(folder);
  const caches = join('node_modules', '.cache');
  await mkdir(join(folder, caches), { recursive: true });
  // the cache folder is missing until a browser was unpacked
  const browsers = (await readdir(join(root, caches)).catch(() => [])).filter(entry =>
    entry.startsWith('chromium-'),
  );
  for (const name of browsers) await symlink(join(root, caches, name), join(folder, caches, name));
  return (await runStep('lingui', ['compile', '--typescript'], { cwd: folder })).code === 0;
}

/** Copies again the files of the working tree below a path. */
export async function refresh(folder: string, path = ''): Promise<void> {
  const files = await listedFiles();
  await copyFiles(
    files.filter(file => file.startsWith(path) && file !== leftOut),
    folder,
  );
}

/** Makes a copy of the working tree in which contact sheets can be drawn. The caller removes it. */
export async function copyTreeForStorybook(name: string): Promise<string> {
  const folder = await emptied(name);
  await refresh(folder);
  if (!(await prepare(folder))) throw new Error('The texts of the working tree do not compile.');
  return folder;
}

/** Makes the same copy of a commit. Undefined when the commit is not in the local history or does not compile. */
export async function copyCommitForStorybook(name: string, commit: string): Promise<string | undefined> {
  const folder = await emptied(name);
  const tar = join(copies, `${name}.tar`);
  const packed = await runStep('git', ['archive', `--output=${tar}`, commit, '.', `:(exclude)${leftOut}`]);
  const unpacked = packed.code === 0 && (await runStep('tar', ['-xf', tar, '-C', folder])).code === 0;
  await rm(tar, { force: true });
  if (unpacked && (await prepare(folder))) return folder;
  await rm(folder, { recursive: true, force: true });
  return undefined;
}
