import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guidePages, mdxOf, slugOf } from './guide-pages.ts';

const packageFolder = join(import.meta.dirname, '../../../packages/ui');
const folder = join(import.meta.dirname, '../../guide');

/**
 * Writes the pages of the guide for Storybook, which searches the headings of files only. They are not committed: `GUIDE.md`
 * and `CHANGELOG.md` of the package are their source.
 */
export async function writeGuide(): Promise<void> {
  const [guide = '', changeLog = ''] = await Promise.all(
    ['GUIDE.md', 'CHANGELOG.md'].map(file => readFile(join(packageFolder, file), 'utf8')),
  );
  const files = new Map(
    guidePages(guide, changeLog).map((page, index) => [
      `${String(index + 1).padStart(2, '0')}-${slugOf(page.title)}.mdx`,
      mdxOf(page),
    ]),
  );
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter(file => !files.has(file));
  await Promise.all(stale.map(file => rm(join(folder, file), { force: true })));
  await Promise.all(
    [...files].map(async ([file, text]) => {
      // an unchanged file would make a running Storybook load its page again
      const before = await readFile(join(folder, file), 'utf8').catch(() => undefined);
      if (before !== text) await writeFile(join(folder, file), text);
    }),
  );
}
