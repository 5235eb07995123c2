import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { it, vi } from 'vitest';
import { codeOf, exampleOf, type ShownStory } from '../../../.storybook/docs/component/code.ts';
import {
  anyEntryOf,
  componentFile,
  type Indexes,
} from '../../../.storybook/docs/component/component-files.ts';
import { asOfSite } from '../../../.storybook/docs/component/compound.ts';

interface Stories {
  default: Partial<ShownStory>;
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

it('writes the example of each component as its docs page shows it', async () => {
  vi.stubGlobal('location', { origin: 'http://storybook.test' });
  const into = process.env.EXAMPLES;
  if (!into) throw new Error('EXAMPLES names no folder.');
  mkdirSync(into, { recursive: true });
  for (const [path, load] of Object.entries(files)) {
    const { name, entry } = componentFile(path, indexes);
    if (!entry) continue;
    const code = codeOf({
      ...exampleOf(name, shown(await load())),
      entryOf: exported => anyEntryOf(exported, indexes),
    });
    writeFileSync(join(into, `${name}.tsx`), `${code}\n`);
  }
  for (const path of globSync('packages/ui/test/other-orders/*.tsx', { cwd: root })) {
    const code = asOfSite(readFileSync(join(root, path), 'utf8'), indexes);
    writeFileSync(join(into, `other-order-${basename(path)}`), code);
  }
}, 300_000);
