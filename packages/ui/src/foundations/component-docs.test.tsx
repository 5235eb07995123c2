import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { changesOf } from '../../../../.storybook/docs/component/changes.ts';
import { assetsOf, sandboxFiles } from '../../../../.storybook/docs/component/sandbox.ts';
import { sizeOf } from '../../../../.storybook/docs/component/sizes.ts';
import { readTypes } from '../../../../.storybook/docs/types/read-types.ts';
import { rootElement, typesOf } from '../../../../.storybook/docs/types/types-of.ts';
import { readVersions } from '../../../../.storybook/docs/versions.ts';

const root = join(import.meta.dirname, '../../../..');
const types = readTypes(root);

beforeEach(() => vi.stubGlobal('location', { origin: 'http://storybook.test' }));

it('opens the types behind the properties of a component, with their sources', () => {
  const shown = typesOf('MemberTile', ['TileMember', 'ReactNode'], types);
  expect(shown.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['MemberTileProps', 'TileMember', 'MemberSummary', 'Origin']),
  );
  const member = shown.find(({ name }) => name === 'TileMember');
  expect(member?.place).toMatch(/^packages\/ui\/src\/model\/member\.ts:\d+$/);
  expect(member?.text).toMatch(/^\/\*\* .*\*\/\nexport type TileMember = /);
  expect(member?.uses).toContain('MemberSummary');
});

it('names the element whose attributes a component takes, also through another type', () => {
  expect(rootElement('Button', types)).toBe('button');
  expect(rootElement('MemberTile', types)).toBe('article');
  expect(rootElement('SearchDialog', types)).toBe('div');
  expect(rootElement('Unknown', types)).toBeUndefined();
});

it('lists what each version changed of a component', () => {
  const log =
    '# @velluto/ui\n\n## 1.1.0\n\n### New\n\n- `Card` takes `href`.\n- `CardList` is new.\n\n## 1.0.0\n\n- `vl.Card.title` is reworded.\n- Faster.\n';
  expect(changesOf('Card', log)).toEqual([
    { version: '1.1.0', changes: ['`Card` takes `href`.'] },
    { version: '1.0.0', changes: ['`vl.Card.title` is reworded.'] },
  ]);
  expect(changesOf('Badge', log)).toEqual([]);
});

it('knows the size of a component by its entry', () => {
  expect(sizeOf('packages/ui/src/base/Button/Button.tsx')).toBeGreaterThan(0.1);
  expect(sizeOf('packages/ui/src/base/cx.ts')).toBeUndefined();
});

it('makes a project with exact versions, in the brand and language of the page', () => {
  const versions = readVersions(root);
  const files = sandboxFiles({
    component: 'Badge',
    code: 'export function Example() {}',
    brand: 'nordlys',
    mode: 'dark',
    language: 'it',
    versions,
  });
  const { dependencies, devDependencies } = JSON.parse(files['package.json']);
  const all: string[] = [...Object.values(dependencies), ...Object.values(devDependencies)] as string[];
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(files['index.html']).toContain('<html lang="it" data-vl-brand="nordlys" data-vl-mode="dark">');
  expect(files['src/main.tsx']).toContain("from '@velluto/ui/i18n/it'");
  expect(files['src/Example.tsx']).toBe('export function Example() {}\n');
});

it('finds the pictures of an example, also in elements, by the path that its code gives them', () => {
  const picture = 'http://storybook.test/assets/giulia-Ab3_x-9Z.webp';
  const inside = [
    'data:image/webp;base64,AA',
    'data:image/svg+xml,%3Csvg/%3E',
    'data:image/svg+xml,%3Csvg%3E',
  ];
  const found = assetsOf({
    member: { photo: { src: picture } },
    media: inside.map(src => <img key={src} src={src} alt="" />),
  });
  expect(found['/photos/giulia.webp']).toBe(picture);
  expect(Object.values(found)).toEqual([picture, ...inside]);
  expect(Object.keys(found).map(path => path.replace(/^.*\./, ''))).toEqual(['webp', 'webp', 'svg', 'svg']);
  expect(assetsOf({ href: '/members', count: 3, file: new File([], 'a.webp') })).toEqual({});
});
