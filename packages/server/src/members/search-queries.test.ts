import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { countMatches, type Filters } from './search-queries.ts';

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

test.each([1, 2, 3, 4, 10_001])('counting up to %d leaves out hidden members', async limit => {
  expect(await countMatches(server.ctx, filters, limit)).toBe(Math.min(3, limit));
});

test('a visitor has no blocked members to leave out', async () => {
  expect(await countMatches(server.ctx, { ...filters, without: [], blocksOf: null }, 10_001)).toBe(7);
});

test('each filter is correct after a search with another one', async () => {
  const count = (change: Partial<Filters>) => countMatches(server.ctx, { ...filters, ...change }, 10_001);
  expect(await count({ country: 'IT' })).toBe(3);
  expect(await count({ country: 'DE' })).toBe(0);
  expect(await count({ region: 'DE' })).toBe(0);
  expect(await count({ countries: ['DE', 'IT'] })).toBe(3);
  expect(await count({ bornAfter: '2000-01-01' })).toBe(0);
  expect(await count({ bornUntil: '2000-01-01' })).toBe(3);
});

test('the count stays right while members sign up, change, hide and leave', async () => {
  const pool = 'moving';
  const days = ['1990-01-31', '1990-02-01', '1990-02-28', '1990-03-01', '1991-02-15'];
  const places = [
    { country: 'IT', region: 'IT-25' },
    { country: 'IT', region: '' },
    { country: 'DE', region: 'DE-BY' },
  ];
  const person = fc.record({
    gender: fc.constantFrom('female' as const, 'male' as const),
    place: fc.constantFrom(...places),
    dob: fc.constantFrom(...days),
    visible: fc.boolean(),
  });
  const steps = fc.array(fc.record({ who: fc.nat(5), now: person, goes: fc.boolean() }), { maxLength: 12 });
  const asked = fc.record(
    {
      gender: fc.constantFrom('female' as const, 'male' as const),
      place: fc.constantFrom(...places, { country: undefined, region: 'DE-BY' }),
      bornAfter: fc.constantFrom(...days),
      bornUntil: fc.constantFrom(...days),
    },
    { requiredKeys: [] },
  );
  const people: string[] = [];
  for (let n = 0; n < 6; n++) people.push((await server.member({ pool })).id);
  const rows = server.db.selectFrom('member_search').selectAll().where('pool', '=', pool);
  await fc.assert(
    fc.asyncProperty(steps, asked, async (changes, { place, ...born }) => {
      for (const { who, now, goes } of changes) {
        const { place: where, ...rest } = now;
        const row = { rank_at: server.clock.now(), ...where, ...rest, pool, member_id: people[who] ?? '' };
        if (goes)
          await server.db.deleteFrom('member_search').where('member_id', '=', row.member_id).execute();
        else {
          const coming = server.db.insertInto('member_search').values(row);
          await coming.onConflict(met => met.column('member_id').doUpdateSet(row)).execute();
        }
      }
      const region = place?.region || undefined;
      const filters: Filters = {
        pool,
        without: [],
        blocksOf: null,
        ...born,
        country: place?.country,
        region,
      };
      const found = (await rows.execute()).filter(
        one =>
          one.visible &&
          one.gender === (born.gender ?? one.gender) &&
          one.country === (filters.country ?? one.country) &&
          one.region === (region ?? one.region) &&
          one.dob > (born.bornAfter ?? '') &&
          one.dob <= (born.bornUntil ?? '9999'),
      );
      expect(await countMatches(server.ctx, filters, 10_001)).toBe(found.length);
    }),
  );
});
