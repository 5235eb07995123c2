import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultRoutes } from '@velluto/ui/provider';
import { expect, it } from 'vitest';
import { hasLazyParts, withSources } from '../part-sources.ts';
import { findRoute } from './lib/router/route.ts';
import { routes } from './routes.ts';

const app = join(import.meta.dirname, '..');

it('every route has a unique name and path', () => {
  expect(new Set(routes.map(route => route.name)).size).toBe(routes.length);
  expect(new Set(routes.map(route => route.path)).size).toBe(routes.length);
});

it('the build adds its source file to every lazy part of a row', async () => {
  const file = join(app, 'src/routes.ts');
  const code = await readFile(file, 'utf8');
  expect(code).toMatch(hasLazyParts);
  const sources = [...withSources(code, file).matchAll(/, '(src\/[^']+)'\)/g)].map(
    ([, source = '']) => source,
  );
  expect(sources).toHaveLength(code.match(/import\('/g)?.length ?? 0);
  expect(sources.filter(source => !existsSync(join(app, source)))).toEqual([]);
});

it('has a page for every address that the components link to', () => {
  const missing = Object.values(defaultRoutes).filter(
    address => findRoute(routes, new URL(address, 'http://site').pathname) === null,
  );
  expect(missing).toEqual([]);
});

it('gives components no address that they have by default', () => {
  const addresses: string[] = Object.values(defaultRoutes);
  const given = globSync('{screens,shell}/**/*.tsx', { cwd: join(app, 'src') }).flatMap(file => {
    const code = readFileSync(join(app, 'src', file), 'utf8');
    return [...code.matchAll(/\w+Href=(".*?"|\{.*?\}\n)/g)].map(([, value = '']) => ({ file, value }));
  });
  expect(given.length).toBeGreaterThan(10);
  expect(
    given.filter(
      ({ value }) =>
        // with a choice in the query it is another address
        !/^\{shopHref\('[^']+', /.test(value) &&
        addresses.some(address => value.includes(`'${address}'`) || value.includes(`"${address}"`)),
    ),
  ).toEqual([]);
});
