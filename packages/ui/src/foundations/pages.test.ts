import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentFile, type Indexes } from '../../../../.storybook/docs/component/component-files.ts';
import { notesOf } from '../../../../.storybook/docs/component/notes.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' }).map(
  path => `packages/ui/src/${path}`,
);
const indexes: Indexes = Object.fromEntries(
  files.filter(path => path.endsWith('/index.ts')).map(path => [path, read(path)]),
);

/** The sources of components with a docs page, with the text of their stories. */
const pages = files
  .filter(path => path.endsWith('.stories.tsx') && !path.includes('/foundations/'))
  .map(path => ({ path, stories: read(path) }))
  // pages of several components have none of their own
  .filter(({ stories }) => /^ {2}component:/m.test(stories))
  .map(({ path, stories }) => ({ stories, ...componentFile(path, indexes) }));

it('finds the pages', () => expect(pages.length).toBeGreaterThan(100));

it.each(pages)('the page of $name has an import line, a status, a version and a source', page => {
  expect(page.entry).toMatch(/^@velluto\/ui\//);
  expect(page.stories).toMatch(/^ {4}since: '\d+\.\d+\.\d+',$/m);
  expect(page.stories).toMatch(/^ {4}status: '(stable|experimental|deprecated)',$/m);
  expect(existsSync(join(root, page.source))).toBe(true);
});

it('notes about keyboard and screen readers use only names that the pages read', () => {
  const first = pages.flatMap(({ name, stories }) => {
    const key = stories.match(/^ {4}accessibility: \{\s*(\w+):/m)?.[1];
    return key ? [{ name, key }] : [];
  });
  expect(first.length).toBeGreaterThan(30);
  expect(first.filter(({ key }) => key !== 'keyboard' && key !== 'screenReader')).toEqual([]);
});

const interactive = pages.filter(({ stories }) => /userEvent|tabTo\(/.test(stories));

it.each(interactive)('the page of $name says how it is used by keyboard', async ({ source }) => {
  const notes = await notesOf(
    source,
    async path => (files.includes(path) ? read(path) : undefined),
    async path => {
      const stories = path.replace('.tsx', '.stories.tsx');
      return files.includes(stories) && /^ {4}accessibility: \{/m.test(read(stories)) ? {} : undefined;
    },
  );
  expect(notes).not.toEqual([]);
});
