import { expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { countUpTo, type Filters } from './search-queries.ts';

const server = await createTestServer();
const pool = 'counted';
const women: string[] = [];
for (let n = 0; n < 7; n++) women.push((await server.member({ pool, gender: 'female' })).id);
const man = await server.member({ pool, gender: 'male' });
// three women are left for the first one, who is blocked, blocks, or both; a man does not fit anyway
const [viewer = '', blocked = '', blocker = '', both = ''] = women;
await server.db
  .insertInto('block')
  .values(
    [
      { blocker: viewer, blocked },
      { blocker, blocked: viewer },
      { blocker: viewer, blocked: both },
      { blocker: both, blocked: viewer },
      { blocker: viewer, blocked: man.id },
    ].map(pair => ({ ...pair, created_at: server.clock.now() })),
  )
  .execute();
const filters: Filters = { pool, gender: 'female', without: [viewer], blocksOf: viewer };

test.each([1, 2, 3, 4, 10_001])('counting up to %d leaves out who is hidden', async limit => {
  expect(await countUpTo(server.ctx, filters, limit)).toBe(Math.min(3, limit));
});

test('nobody is hidden from a visitor', async () => {
  expect(await countUpTo(server.ctx, { ...filters, without: [], blocksOf: null }, 10_001)).toBe(7);
});

test('each filter holds when another was asked for before', async () => {
  const count = (change: Partial<Filters>) => countUpTo(server.ctx, { ...filters, ...change }, 10_001);
  expect(await count({ country: 'IT' })).toBe(3);
  expect(await count({ country: 'DE' })).toBe(0);
  expect(await count({ region: 'DE' })).toBe(0);
  expect(await count({ countries: ['DE', 'IT'] })).toBe(3);
  expect(await count({ bornAfter: '2000-01-01' })).toBe(0);
  expect(await count({ bornUntil: '2000-01-01' })).toBe(3);
});
