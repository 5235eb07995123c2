import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/run-step.ts';

const sources = globSync(['app/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  file => !/\.(test|stories)\.tsx?$/.test(file),
);

/** Source files, without tests and stories, in which a text occurs. */
const filesWith = (text: string) =>
  sources.filter(file => readFileSync(join(root, file), 'utf8').includes(text));

it('raw HTML is used only where docs/security.md says so (1.2.3)', () => {
  expect(filesWith('dangerouslySetInnerHTML=')).toEqual(['packages/ui/src/provider/ModeScript.tsx']);
});

it('raw SQL is used in migrations only, as docs/security.md says (1.2.4)', () => {
  const found = filesWith('sql.raw');
  expect(
    found.filter(file => !file.startsWith('packages/server/src/infrastructure/postgres/migrations/')),
  ).toEqual([]);
  expect(found).not.toEqual([]);
});

it('docs/security.md names files that exist', () => {
  const document = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const paths = [...document.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+)`/g)].map(([, path = '']) => path);
  const missing = paths.filter(
    path => ![path, join('packages/server/src', path)].some(file => existsSync(join(root, file))),
  );
  expect(missing).toEqual([]);
  expect(paths.length).toBeGreaterThan(200);
});
