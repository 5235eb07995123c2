import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../app/src/routes.ts';
import { root } from './run-step.ts';

const page = readFileSync(join(root, 'docs/coverage.md'), 'utf8');

/** What the page calls the folders of tests. */
const folders: Record<string, string> = {
  e2e: 'app/e2e/specs',
  app: 'app/src',
  stories: 'app/stories',
  server: 'packages/server/src',
  ui: 'packages/ui/src',
  rules: 'packages/rules/src',
  client: 'packages/api-client/src',
};
const isFile = (name: string) => /^\w+\/\S+\.(test|spec|stories)\.tsx?$/.test(name);
const pathOf = (name: string) => name.replace(/^\w+/, area => folders[area] ?? area);
const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lines of tables: what is demanded, and what stands in the other cells. */
const lines = page
  .split('\n')
  .filter(line => line.startsWith('| ') && !/^\| (-+|[\w ]+) +\| (-+|Held by) +\|$/.test(line))
  .map(line => line.slice(1, -1).split('|'));

/** Every test of a cell, by its file and title. */
function testsOf(cell: string): { file: string; title: string }[] {
  let file = '';
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
    if (!isFile(name)) return [{ file, title: name }];
    file = name;
    return [];
  });
}

/** Whether a source has a test or a story of this name; the name of one that is put together ends where that begins. */
function has(source: string, file: string, title: string): boolean {
  if (file.includes('.stories.')) return source.includes(`export const ${title}: `);
  return new RegExp(`['"\`]${literal(title)}(['"\`]| ?\\$\\{)`).test(source);
}

it('every line has a demand and its tests, and no cell too many', () => {
  expect(lines.length).toBeGreaterThan(150);
  for (const cells of lines) {
    const [demand = '', tests = '', ...more] = cells;
    expect(demand.trim()).not.toBe('');
    expect(testsOf(tests).length, demand).toBeGreaterThan(0);
    expect(more, demand).toEqual([]);
  }
});

it('every test that is named exists', () => {
  const missing = lines
    .flatMap(([, tests = '']) => testsOf(tests))
    .filter(({ file, title }) => {
      const path = join(root, pathOf(file));
      return !existsSync(path) || !has(readFileSync(path, 'utf8'), file, title);
    });
  expect(missing).toEqual([]);
});

it('every page of the route table has its line', () => {
  const named = lines.map(([demand = '']) => demand);
  const without = routes.filter(({ path }) => !named.some(demand => demand.includes(`\`${path}\``)));
  expect(without.map(({ path }) => path)).toEqual([]);
});
