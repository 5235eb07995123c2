import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { it, vi } from 'vitest';
import { codeOf, exampleOf, type ShownStory } from '../../../.storybook/docs/component/code.ts';
import {
  anyEntryOf,
  componentFile,
  type Indexes,
} from '../../../.storybook/docs/component/component-files.ts';
import { asOfSite } from '../../../.storybook/docs/component/compound.ts';
import { sandboxFiles } from '../../../.storybook/docs/component/sandbox.ts';
import { readVersions } from '../../../.storybook/docs/versions.ts';
import type { ToldComponent } from '../../docs/components.ts';

interface Stories {
  default: Partial<ShownStory> & { parameters?: Partial<ToldComponent> };
  [story: string]: Partial<ShownStory>;
}

const root = join(import.meta.dirname, '../../..');
const indexes: Indexes = Object.fromEntries(
  globSync('packages/ui/src/**/index.ts', { cwd: root }).map(path => [
    path,
    readFileSync(join(root, path), 'utf8'),
  ]),
);
const files = import.meta.glob<Stories>('../../../packages/ui/src/{base,patterns,product}/**/*.stories.tsx');

/** The story whose code a docs page shows: the one called Default, else the first. */
function shown({ default: meta, ...stories }: Stories): ShownStory {
  const story = stories.Default ?? Object.values(stories)[0];
  return { args: { ...meta.args, ...story?.args }, render: story?.render ?? meta.render };
}

/** Writes the project that the page of a component offers. */
function writeSandbox(folder: string, component: string, code: string): void {
  const files = sandboxFiles({
    component,
    code,
    brand: 'nordlys',
    language: 'de',
    versions: readVersions(root),
  });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

it('writes the example of each component as its docs page shows it', async () => {
  vi.stubGlobal('location', { origin: 'http://storybook.test' });
  const into = process.env.EXAMPLES;
  if (!into) throw new Error('EXAMPLES names no folder.');
  mkdirSync(into, { recursive: true });
  const told: ToldComponent[] = [];
  for (const [path, load] of Object.entries(files)) {
    const { name, entry, source } = componentFile(path, indexes);
    if (!entry) continue;
    const stories = await load();
    const example = codeOf({
      ...exampleOf(name, shown(stories)),
      entryOf: exported => anyEntryOf(exported, indexes),
    });
    writeFileSync(join(into, `${name}.tsx`), `${example}\n`);
    const { since, status, guidance, accessibility } = stories.default.parameters ?? {};
    told.push({ name, entry, source, example, since, status, guidance, accessibility });
    if (name === 'MemberTile') writeSandbox(join(into, 'sandbox'), name, example);
  }
  for (const path of globSync('packages/ui/test/other-orders/*.tsx', { cwd: root })) {
    const code = asOfSite(readFileSync(join(root, path), 'utf8'), indexes);
    writeFileSync(join(into, `other-order-${basename(path)}`), code);
  }
  writeFileSync(join(into, 'components.json'), JSON.stringify(told));
}, 300_000);
