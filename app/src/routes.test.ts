import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesOf } from './platform/router/sources.ts';
import { errorRoute } from './platform/router/view.ts';
import { routes } from './routes.ts';

const app = join(import.meta.dirname, '..');

const standIns = routes.flatMap(({ withoutFilms, ...route }) =>
  withoutFilms ? [{ ...route, ...withoutFilms, name: `${route.name} without films` }] : [],
);

it.each([...routes, ...standIns, errorRoute])('$name: all its files exist', route => {
  for (const source of [true, false].flatMap(signedIn => Object.values(sourcesOf(route, signedIn)))) {
    if (source !== null) expect(existsSync(join(app, source)), source).toBe(true);
  }
});

it('names and paths are given once', () => {
  expect(new Set(routes.map(route => route.name)).size).toBe(routes.length);
  expect(new Set(routes.map(route => route.path)).size).toBe(routes.length);
});
