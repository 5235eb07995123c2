import { expect, it } from 'vitest';
import { cellOf } from '../../test/cell-of.ts';
import { createTestServer } from '../../test/server.ts';
import type { Cell } from '../infrastructure/config/cells.ts';
import { poolsIn } from '../infrastructure/postgres/pools.ts';
import { requireOwnPools } from './require-own-pools.ts';

const { db, member } = await createTestServer();
const check = (own: Cell, ...others: Cell[]) =>
  requireOwnPools({ cells: { own, all: [own, ...others] } }, db);

it('refuses a database with members of a pool that lives elsewhere', async () => {
  expect(await poolsIn(db)).toEqual([]);
  await check(cellOf('new'));
  for (const pool of ['velluto', 'aurora', 'velluto', 'boreal']) await member({ pool });
  expect(await poolsIn(db)).toEqual(['aurora', 'boreal', 'velluto']);
  await check(cellOf('all', 'boreal', 'velluto', 'aurora', 'without-members'));
  await requireOwnPools({ cells: null }, db);
  const others = cellOf('north', 'boreal');
  await expect(check(cellOf('south', 'aurora', 'velluto'), others)).rejects.toThrow(
    'The database of the cell "south" has members of the pool "boreal", which CELLS_FILE puts into the cell "north": correct the pools or the database_url_file.',
  );
  await expect(check(cellOf('south', 'velluto'), others)).rejects.toThrow(
    'the pool "aurora", which CELLS_FILE puts into no cell',
  );
});
