import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { componentFile, type Indexes } from '../../../../.storybook/docs/component/component-files.ts';
import { asOfSite, compoundsOf, meaningIn } from '../../../../.storybook/docs/component/compound.ts';
import { type Accessibility, notesOf, testsOf } from '../../../../.storybook/docs/component/notes.ts';

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

/** The notes in the text of stories, which are plain words. */
const notesIn = (stories: string): Accessibility | undefined => {
  const [, notes] = stories.match(/^ {4}accessibility: (\{(?:.*\}|(?:.|\n)*?\n {4}\})),$/m) ?? [];
  return notes && runInNewContext(`(${notes})`);
};

/** Pages of one component or of several. The sheets of right-to-left only show others again. */
const described = files
  .filter(path => path.endsWith('.stories.tsx') && !/\/(?:foundations|RightToLeft)\//.test(path))
  .map(path => ({ path, stories: read(path), notes: notesIn(read(path)) }));

it('every component has notes about its keys and what a screen reader says', () => {
  expect(described.length).toBeGreaterThan(200);
  const without = described.filter(({ notes }) => !notes?.keyboard || !notes.screenReader?.length);
  expect(without.map(({ path }) => path)).toEqual([]);
});

it('each note is one sentence, each key has one', () => {
  const sentences = described.flatMap(({ notes }) => [
    ...(notes?.keyboard ?? []).map(([, does]) => does),
    ...(notes?.screenReader ?? []),
  ]);
  expect(sentences.filter(sentence => !/^[“\p{Lu}][^`]*\.$/u.test(sentence))).toEqual([]);
  const keys = described.flatMap(({ notes }) => (notes?.keyboard ?? []).map(([key]) => key));
  expect(keys.filter(key => !/^\p{Lu}/u.test(key))).toEqual([]);
});

it('a component that is played by keyboard has notes about its keys', () => {
  const played = described.filter(({ stories }) =>
    /userEvent\.(?:keyboard|tab)\(|\btab(?:To)?\(/.test(stories),
  );
  expect(played.length).toBeGreaterThan(30);
  expect(played.filter(({ notes }) => notes?.keyboard.length === 0).map(({ path }) => path)).toEqual([]);
});

it.each(pages)('the page of $name shows its own notes, then those of its parts with keys', async page => {
  const [own, ...parts] = await notesOf(
    page.source,
    async path => (files.includes(path) ? read(path) : undefined),
    async path => {
      const stories = path.replace('.tsx', '.stories.tsx');
      return files.includes(stories) ? notesIn(read(stories)) : undefined;
    },
  );
  expect(own?.component).toBe(page.name);
  expect(parts.filter(({ keyboard }) => keyboard.length === 0)).toEqual([]);
});

it('a page says what is tested, from its stories', () => {
  const story = (name: string, more: object) => ({
    id: 'base-x--y',
    name,
    tags: [],
    isPlayed: false,
    ...more,
  });
  const without = testsOf([story('Default', { isPlayed: true }), story('Pending', {})]);
  expect(without).toEqual({
    checks: ['Every story is drawn in a browser and checked with axe.'],
    played: ['Default'],
  });
  const [, pictures = ''] = testsOf([story('States', { tags: ['sheet'] })]).checks;
  expect(pictures).toMatch(/keyboard focus; .*right to left.*forced colours/);
});

it('a page lists what the component is made of, each part with its meaning', async () => {
  const storyFolders = new Set(files.filter(path => path.endsWith('.stories.tsx')).map(dirname));
  const parts = await Promise.all(
    pages.map(async page => ({
      page: page.name,
      parts: await compoundsOf(
        page,
        indexes,
        async path => (files.includes(path) ? read(path) : undefined),
        folder => storyFolders.has(folder),
      ),
    })),
  );
  const namesOn = (name: string) => parts.find(({ page }) => page === name)?.parts.map(part => part.name);
  expect(namesOn('DirectDebitForm')).toContain('DirectDebitCode');
  expect(namesOn('Composer')).toEqual(expect.arrayContaining(['ComposerBox', 'useComposer']));
  expect(namesOn('CreditsPackage')).toEqual(expect.arrayContaining(['CreditsPackageRoot', 'PackagePrice']));
  const explained = parts.flatMap(({ parts: all }) => all).filter(({ source }) => !/\.css\.ts$/.test(source));
  const silent = explained.filter(({ name, source }) => !/[.:]$/.test(meaningIn(read(source), name)));
  expect([...new Set(silent.map(({ name }) => name))]).toEqual([]);
});

it('a component in another order is shown as a site writes it', () => {
  const code = read('packages/ui/test/other-orders/Composer.tsx');
  const shown = asOfSite(code, indexes);
  expect(shown).toContain("import type { ComposerOptions } from '@velluto/ui/product/chat';");
  expect(shown).not.toMatch(/from '\./);
  const orders = files.filter(path => path.endsWith('.stories.tsx') && /OtherOrder: Story/.test(read(path)));
  const shownOn = readdirSync(join(root, 'packages/ui/test/other-orders')).sort();
  expect(orders.map(path => basename(path).replace('.stories', '')).sort()).toEqual(shownOn);
});
