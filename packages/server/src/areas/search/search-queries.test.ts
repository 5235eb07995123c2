import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import type { Origin } from '../../infrastructure/postgres/tables/common.ts';
import { countMatches, type Filters } from './search-queries.ts';

const server = await createTestServer();
const pool = 'counted';
const women: string[] = [];
for (let n = 0; n < 7; n++) women.push((await server.member({ pool, gender: 'female' })).id);
const man = await server.member({ pool, gender: 'male' });
// of seven women the first one is the viewer, and three are hidden by blocks in either or both directions, so that
// three are left; the blocked man does not match the filters anyway
const [viewer = '', blocked = '', blocker = '', mutual = ''] = women;
await server.db
  .insertInto('block')
  .values(
    [
      { blocker: viewer, blocked },
      { blocker, blocked: viewer },
      { blocker: viewer, blocked: mutual },
      { blocker: mutual, blocked: viewer },
      { blocker: viewer, blocked: man.id },
    ].map(pair => ({ ...pair, created_at: server.clock.now() })),
  )
  .execute();
const filters: Filters = {
  pool,
  shownOn: null,
  gender: 'female',
  without: [viewer],
  blocksOf: viewer,
  openOnly: false,
};

const members = (count: number) => ({ member: count, operator: 0, ai: 0, system: 0 });

test('counting leaves out hidden members', async () => {
  expect(await countMatches(server.ctx, filters)).toEqual(members(3));
});

test('a visitor has no blocked members to leave out', async () => {
  expect(await countMatches(server.ctx, { ...filters, without: [], blocksOf: null })).toEqual(members(7));
});

test('each filter is correct after a search with another one', async () => {
  const count = async (change: Partial<Filters>) =>
    (await countMatches(server.ctx, { ...filters, ...change })).member;
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
  const memberState = fc.record({
    gender: fc.constantFrom('female' as const, 'male' as const),
    place: fc.constantFrom(...places),
    dob: fc.constantFrom(...days),
    visible: fc.boolean(),
    open_to_visitors: fc.boolean(),
    shown_on: fc.constantFrom<string[][]>(['home'], ['home', 'partner'], ['partner'], ['*']),
    origin: fc.constantFrom<Origin[]>('member', 'operator', 'ai', 'system'),
  });
  const steps = fc.array(fc.record({ index: fc.nat(5), newState: memberState, leaves: fc.boolean() }), {
    maxLength: 12,
  });
  const filterValues = fc.record(
    {
      gender: fc.constantFrom('female' as const, 'male' as const),
      place: fc.constantFrom(...places, { country: undefined, region: 'DE-BY' }),
      bornAfter: fc.constantFrom(...days),
      bornUntil: fc.constantFrom(...days),
      openOnly: fc.boolean(),
      shownOn: fc.constantFrom<(string[] | null)[]>(null, ['home', '*'], ['partner', 'sister', '*']),
    },
    { requiredKeys: ['openOnly', 'shownOn'] },
  );
  const memberIds: string[] = [];
  for (let n = 0; n < 6; n++) memberIds.push((await server.member({ pool })).id);
  const rows = server.db.selectFrom('member_search').selectAll().where('pool', '=', pool);
  await fc.assert(
    fc.asyncProperty(steps, filterValues, async (changes, { place, ...born }) => {
      for (const { index, newState, leaves } of changes) {
        const { place: address, ...rest } = newState;
        const row = {
          rank_at: server.clock.now(),
          ...address,
          ...rest,
          pool,
          member_id: memberIds[index] ?? '',
        };
        if (leaves)
          await server.db.deleteFrom('member_search').where('member_id', '=', row.member_id).execute();
        else {
          const insertion = server.db.insertInto('member_search').values(row);
          await insertion.onConflict(conflict => conflict.column('member_id').doUpdateSet(row)).execute();
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
        stored =>
          stored.visible &&
          (stored.open_to_visitors || !born.openOnly) &&
          (born.shownOn?.some(site => stored.shown_on.includes(site)) ?? true) &&
          stored.gender === (born.gender ?? stored.gender) &&
          stored.country === (filters.country ?? stored.country) &&
          stored.region === (region ?? stored.region) &&
          stored.dob > (born.bornAfter ?? '') &&
          stored.dob <= (born.bornUntil ?? '9999'),
      );
      const counts = members(0);
      for (const { origin } of found) counts[origin] += 1;
      expect(await countMatches(server.ctx, filters)).toEqual(counts);
    }),
  );
});
