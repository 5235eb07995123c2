import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root, runStep } from './run-step.ts';

/**
 * What drawing the contact sheets takes. The workspace file is not among it: without one the copy stays part of this
 * workspace, and the development server may serve the packages installed here.
 */
const parts = [
  '.storybook',
  'packages/ui',
  'tools',
  'package.json',
  'tsconfig.json',
  'lingui.config.ts',
  // how Storybook reads the pages of text
  'app/text-pages.ts',
  'app/src/features/pages',
];
const leftOut = new Set(['node_modules', 'dist', '__screenshots__', 'report']);
/** Below the root, so that packages are found; ignored by git. */
const copies = join(root, '.vitest', 'copies');

/** The copy takes the installed packages and the unpacked browser, but keeps its own caches. */
async function linkDependencies(folder: string): Promise<void> {
  for (const part of ['packages/ui', 'app']) {
    await symlink(join(root, part, 'node_modules'), join(folder, part, 'node_modules'));
  }
  const caches = join('node_modules', '.cache');
  await mkdir(join(folder, caches), { recursive: true });
  // before the first run no browser was unpacked
  const browsers = (await readdir(join(root, caches)).catch(() => [])).filter(it =>
    it.startsWith('chromium-'),
  );
  for (const it of browsers) await symlink(join(root, caches, it), join(folder, caches, it));
}

async function emptied(name: string): Promise<string> {
  const folder = join(copies, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Copies files of the working tree over those of a copy; what only the copy has goes. */
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

/** A copy of the working tree in which contact sheets can be drawn. The caller removes it. */
export async function copyOfTree(name: string): Promise<string> {
  const folder = await emptied(name);
  for (const part of parts) await refresh(folder, part);
  const pictures = join('.storybook', '__screenshots__');
  await symlink(join(root, pictures), join(folder, pictures));
  await linkDependencies(folder);
  return folder;
}

/** The same of a commit. Undefined when the history here does not reach back to it. */
export async function copyOfCommit(name: string, commit: string): Promise<string | undefined> {
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
