import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/** What became of a picture: empty when it is as it was, otherwise what to do. */
export type Verdict = string;

/**
 * Photographs the page and compares it byte by byte with the committed picture: the browser and the fonts are pinned, so
 * equal pixels are equal files. `-u` writes what is seen; without it nothing is ever written below `__screenshots__`.
 */
export const comparePicture: BrowserCommand<[name: string]> = async (context, name): Promise<Verdict> => {
  const expected = join(root, '.storybook', '__screenshots__', `${name}.png`);
  const seen = join(root, '.vitest', 'visual', `${name}.png`);
  const picture = await context.iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });
  const known = await readFile(expected).catch(() => undefined);
  if (known?.equals(picture)) {
    await rm(seen, { force: true });
    return '';
  }
  const approve = context.project.config.snapshotOptions.updateSnapshot === 'all';
  const target = approve ? expected : seen;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, picture);
  if (approve) return '';
  const what = known ? `differs from ${expected}` : 'is new';
  return `The picture ${name} ${what}. It was saved as ${seen}; approve it with \`pnpm vrt:approve\`.`;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string) => Promise<Verdict>;
  }
}
