import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { type Filters, selectPage } from './search-queries.ts';
import { selectNextTiles } from './search-tiles-queries.ts';

const server = await createTestServer();
const pool = 'walked';
/** Of each three members one is a man. */
for (let n = 0; n < 40; n++) {
  server.clock.advance({ hours: 1 });
  await server.member({ pool, gender: n % 3 === 0 ? 'male' : 'female' });
}
const women: Filters = { pool, gender: 'female', without: [], blocksOf: null };

test('however few are looked at, a page has the people it should, or is not known', async () => {
  const told = { yes: 0, no: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(45), fc.nat(30), fc.nat(30), async (among, skip, begin) => {
      const [after = null] = await selectPage(server.ctx, women, { after: null, skip: begin, limit: 1 });
      const page = await selectPage(server.ctx, women, { after, skip, limit: 24 });
      const tiles = await selectNextTiles(server.ctx, women, { after, skip, among });
      told[tiles ? 'yes' : 'no'] += 1;
      if (tiles) expect(tiles.map(tile => tile.id)).toEqual(page.map(one => one.id));
      // looking at all of them is always enough, but to know that nobody is left
      else expect(among < 40 || page.length === 0).toBe(true);
    }),
  );
  expect(Math.min(told.yes, told.no)).toBeGreaterThan(0);
});
