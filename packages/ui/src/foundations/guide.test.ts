import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { StoryIndex } from 'storybook/internal/types';
import { beforeAll, expect, it } from 'vitest';
import { guideAddress, guidePages, mdxOf } from '../../../../.storybook/docs/guide/guide-pages.ts';

const root = join(import.meta.dirname, '../../../..');

const guide = `# Using it

## Theming

Read “Your own brand” or “Tokens”, not “elsewhere”: \`{id}\` and <b>.

## Your own brand (brand compiler)

### Tokens

\`\`\`tsx
## not a heading
const a = <b>{c}</b>;
\`\`\`
`;

it('makes a page of each section, with links where another is named', () => {
  const [theming, brand, changes] = guidePages(guide, '# @velluto/ui\n\n## 1.0.0\n\n- `a`\n');
  const address = guideAddress('Your own brand (brand compiler)');
  expect(address).toBe('?path=/docs/guide-your-own-brand-brand-compiler--docs');
  expect(theming).toEqual({
    title: 'Theming',
    text: `Read [Your own brand](${address}) or [Tokens](${address}), not “elsewhere”: \`{id}\` and \\<b>.`,
  });
  expect(brand?.text).toBe('## Tokens\n\n```tsx\n## not a heading\nconst a = <b>{c}</b>;\n```');
  expect(changes).toEqual({ title: 'Changes', text: '## 1.0.0\n\n- `a`' });
  expect(brand && mdxOf(brand)).toContain('<Meta title="Guide/Your own brand (brand compiler)" />');
});

let index: StoryIndex;
beforeAll(async () => {
  index = await buildIndex({ configDir: join(root, '.storybook') });
}, 120_000);

/** Ids of what the search of Storybook can find by a word: titles, names and headings. */
const found = (word: string) =>
  Object.values(index.entries)
    .filter(({ title, name, ...entry }) =>
      [title, name, ...('anchors' in entry ? (entry.anchors ?? []) : []).map(anchor => anchor.title)].some(
        text => text.toLowerCase().includes(word),
      ),
    )
    .map(({ id }) => id);

it.each([
  ['theming', 'guide-theming--docs'],
  ['tokens', 'guide-your-own-brand-brand-compiler--docs'],
  ['rtl', 'guide-right-to-left-rtl--docs'],
  ['drawer', 'guide-names-in-other-libraries--docs'],
  ['brand compiler', 'guide-your-own-brand-brand-compiler--docs'],
  ['csp', 'guide-content-security-policy-csp--docs'],
  ['server rendering', 'guide-server-rendering--docs'],
  ['testing', 'guide-testing--docs'],
  ['migration', 'guide-versions-and-migration--docs'],
  ['accessibility statement', 'guide-accessibility-statement--docs'],
  ['changes', 'guide-changes--docs'],
])('the search for %s finds the page of the guide', (word, page) => {
  expect(found(word)).toContain(page);
});

it('every address in a page of Storybook leads to an entry', () => {
  const pages = globSync(['.storybook/guide/*.mdx', 'packages/ui/src/foundations/*.mdx'], { cwd: root });
  const addresses = pages.flatMap(page =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(
      ([, id = '']) => ({ page, id }),
    ),
  );
  expect(addresses.length).toBeGreaterThan(20);
  // autodocs pages are left out while testing: their stories stand for them
  const known = new Set(
    Object.values(index.entries).flatMap(({ id }) => [id, id.replace(/--.*$/, '--docs')]),
  );
  expect(addresses.filter(({ id }) => !known.has(id))).toEqual([]);
});

it('test sheets are not in the list of components', () => {
  const listed = Object.values(index.entries).filter(({ tags }) => tags?.includes('dev'));
  expect(listed.length).toBeGreaterThan(1000);
  expect(listed.filter(({ title }) => /RightToLeft|Environments|Wrong dialogs/.test(title))).toEqual([]);
});
