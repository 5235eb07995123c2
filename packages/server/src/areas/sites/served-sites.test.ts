import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cellOf } from '../../../test/cell-of.ts';
import { StartError } from '../../domain/start-error.ts';
import type { Cell } from '../../infrastructure/config/cells.ts';
import { shippedSites } from './load-sites.ts';
import { servedSites } from './served-sites.ts';

const sitesDir = mkdtempSync(join(tmpdir(), 'velluto-served-'));
afterAll(() => rmSync(sitesDir, { recursive: true, force: true }));
const velluto = JSON.parse(readFileSync(join(shippedSites, 'velluto.json'), 'utf8'));
const write = (id: string, site: object) =>
  writeFileSync(
    join(sitesDir, `${id}.json`),
    JSON.stringify({ ...velluto, id, domains: [`${id}.test`], ...site }),
  );
write('velluto', {});
write('aurora', { default: false });
write('boreal', { default: false, pool: 'boreal' });
write('cafe', { default: false, pool: 'boreal' });

const served = (own: Cell, ...others: Cell[]) =>
  servedSites({ sitesDir, cells: { own, all: [own, ...others] } });
const [north, south] = [cellOf('north', 'boreal'), cellOf('south', 'velluto')];

it('serves the sites of its pools only; a host of another cell is an unknown one', () => {
  expect(servedSites({ sitesDir, cells: null }).all).toHaveLength(4);
  const sites = served(south, north);
  expect(sites.all.map(({ id }) => id)).toEqual(['aurora', 'velluto']);
  expect([sites.forHost('boreal.test').id, sites.find('boreal')]).toEqual(['velluto', undefined]);
});

it('has a default site in each cell', () => {
  const sites = served(north, south);
  expect(sites.all.map(site => [site.id, site.default])).toEqual([
    ['boreal', true],
    ['cafe', false],
  ]);
  for (const host of ['velluto.test', 'anything.example']) expect(sites.forHost(host).id).toBe('boreal');
});

it('refuses a pool in no cell, and a cell without a site', () => {
  const homeless = () => served(south, cellOf('north', 'bureal'));
  expect(homeless).toThrow(StartError);
  expect(homeless).toThrow(
    /boreal\.json cannot be used at \/pool: no cell of CELLS_FILE has the pool "boreal"\.$/,
  );
  expect(() => served(cellOf('east'), north, south)).toThrow(
    'The cell "east" has no site: give it the pool of one in CELLS_FILE before you start it.',
  );
});
