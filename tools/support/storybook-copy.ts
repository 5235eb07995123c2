import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root, runStep } from './run-step.ts';

/**
 * Files that are needed to draw the contact sheets. Not the workspace file: without it the copy is part of this workspace,
 * so that the development server may serve the packages installed here.
 */
const parts = [
  '.storybook',
  'packages/ui',
  'tools',
  'package.json',
  'tsconfig.json',
  'lingui.config.ts',
  // Storybook imports these to read the pages of text
  'app/text-pages.ts',
  'app/src/features/pages',
];
const leftOut = new Set(['node_modules', 'dist', '__screenshots__', 'report']);
/** Folder of the copies; below the root, so that Node finds the packages, and ignored by git. */
const copies = join(root, '.vitest', 'copies');

/** Links the installed packages and the unpacked browser into a copy, which otherwise has its own caches. */
async function linkDependencies(folder: string): Promise<void> {
  for (const part of ['packages/ui', 'app']) {
    await symlink(join(root, part, 'node_modules'), join(folder, part, 'node_modules'));
  }
  const caches = join('node_modules', '.cache');
  await mkdir(join(folder, caches), { recursive: true });
  // the cache folder is missing until a browser was unpacked
  const browsers = (await readdir(join(root, caches)).catch(() => [])).filter(entry =>
    entry.startsWith('chromium-'),
  );
  for (const name of browsers) await symlink(join(root, caches, name), join(folder, caches, name));
}

async function emptied(name: string): Promise<string> {
  const folder = join(copies, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Replaces a part of a copy by that of the working tree; files that only the copy has are removed. */
export async function refresh(folder: string, part: string): Promise<void> {
  const into = join(folder, part);
  if (part === 'packages/ui') {
    for (const inner of await readdir(join(root, part))) {
      if (!leftOut.has(inner)) await refresh(folder, join(part, inner));
    }
    return;
  }
  await rm(into, { recursive: true, force: true });
  await cp(join(root, part), into, { recursive: true, filter: path => !leftOut.has(basename(path)) });
}

/** Makes a copy of the working tree in which contact sheets can be drawn. The caller removes it. */
export async function copyTreeForStorybook(name: string): Promise<string> {
  const folder = await emptied(name);
  for (const part of parts) await refresh(folder, part);
  const pictures = join('.storybook', '__screenshots__');
  await symlink(join(root, pictures), join(folder, pictures));
  await linkDependencies(folder);
  return folder;
}

/** Makes the same copy of a commit. Undefined when the commit is not in the local history or does not compile. */
export async function copyCommitForStorybook(name: string, commit: string): Promise<string | undefined> {
  const folder = await emptied(name);
  const tar = join(copies, `${name}.tar`);
  const packed = await runStep('git', ['archive', `--output=${tar}`, commit, ...parts]);
  const unpacked = packed.code === 0 && (await runStep('tar', ['-xf', tar, '-C', folder])).code === 0;
  await rm(tar, { force: true });
  if (!unpacked) return undefined;
  await linkDependencies(folder);
  const { code } = await runStep('lingui', ['compile', '--typescript'], { cwd: folder });
  if (code === 0) return folder;
  await rm(folder, { recursive: true, force: true });
  return undefined;
}
