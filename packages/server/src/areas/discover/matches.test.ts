import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { cellOf } from '../places/distance.ts';

// a separate pool for each test, so that members of other tests are not found
const names = [...Array(30).keys()].map(n => `finder${n}`);
const sites = sitesWith(Object.fromEntries(names.map(name => [name, { pool: name }])));
const server = await createTestServer({ parts: { sites } });
type PersonOverrides = NonNullable<Parameters<typeof server.member>[0]> & {
  at?: { latitude: number; longitude: number };
  likes?: string[];
  attributes?: string;
};
let poolsUsed = 0;

const milan = { latitude: 45.46427, longitude: 9.18951 };
const monza = { latitude: 45.58005, longitude: 9.27246 };
const bergamo = { latitude: 45.69601, longitude: 9.66721 };
const lugano = { latitude: 46.01008, longitude: 8.96004 };

/** Adds a man from Milan who looks for women, in a separate pool, and functions to use the match finder. */
async function finder(overrides: PersonOverrides = {}) {
  server.clock.set('2026-11-21T12:00:00Z');
  const pool = `finder${poolsUsed++}`;
  const host = `${pool}.test`;
  const addPerson = async ({ at, likes = [], ...rest }: PersonOverrides) => {
    const member = await server.member({ pool, ...rest });
    const location = at ? { ...at, geo_cell: cellOf(at) } : {};
    if (at)
      await server.db.updateTable('member_search').set(location).where('member_id', '=', member.id).execute();
    const rows = likes.map(interest => ({ member_id: member.id, interest }));
    if (rows.length > 0) await server.db.insertInto('member_interest').values(rows).execute();
    return member;
  };
  const seeker = await addPerson({ gender: 'male', looking_for: 'female', at: milan, ...overrides });
  const call = await server.client(seeker);
  const findMatches = async (query = '') => call('GET', `/api/match-finder.php${query}`, undefined, { host });
  return {
    seeker,
    findMatches,
    call,
    host,
    /** Adds a woman who looks for men and was last active a month ago. */
    add: (other: PersonOverrides = {}) =>
      addPerson({ last_active_at: new Date('2026-10-21T12:00:00Z'), ...other }),
    found: async (query = '') =>
      new Set(
        ((await findMatches(query)).body.results as { profile: { id: string } }[]).map(
          result => result.profile.id,
        ),
      ),
    reasons: async (query = '') =>
      ((await findMatches(query)).body.results as { reasons: { code: string }[] }[]).map(result =>
        result.reasons.map(reason => reason.code),
      ),
  };
}

describe('the match finder', () => {
  test('returns the best fitting members, with every reason and its figure', async () => {
    const { add, findMatches } = await finder({ likes: ['sea', 'cinema', 'yoga'] });
    const chiara = await add({ city: 'Bergamo', at: bergamo, likes: ['sea'] });
    const olga = await add({
      at: milan,
      likes: ['sea', 'cinema', 'romance'],
      last_active_at: server.clock.now(),
      attributes: JSON.stringify({ drinks: 'rarely', body_type: 'slim' }),
    });
    const { body } = await findMatches(
      '?relation=romance&min_age=30&max_age=40&drinks=rarely&body_type=slim&distance=100',
    );
    const noFigure = { count: null, kilometres: null };
    expect(body.unanswered).toEqual([]);
    expect(body.results.map((result: { profile: { id: string } }) => result.profile.id)).toEqual([
      olga.id,
      chiara.id,
    ]);
    expect(body.results[0]).toMatchObject({ score: 90, profile: { origin: 'member', name: olga.name } });
    expect(body.results[0].reasons).toEqual([
      { code: 'shared_interests', count: 2, kilometres: null },
      { code: 'relation', ...noFigure },
      { code: 'same_city', ...noFigure },
      { code: 'active_today', ...noFigure },
      { code: 'drinks', ...noFigure },
      { code: 'body_type', ...noFigure },
      { code: 'age', ...noFigure },
    ]);
    expect(body.results[1].reasons).toEqual([
      { code: 'shared_interests', count: 1, kilometres: null },
      { code: 'same_region', ...noFigure },
      { code: 'age', ...noFigure },
      { code: 'distance', count: null, kilometres: 46 },
    ]);
  });

  test('without answers uses the profile of the member: gender, place, interests', async () => {
    const { add, found, reasons } = await finder({ likes: ['sea'] });
    const near = await add({ likes: ['sea', 'wine'] });
    const other = await add({ city: null, region: null });
    await add({ gender: 'male' });
    await add({ looking_for: 'female' });
    expect(await found()).toEqual(new Set([near.id, other.id]));
    expect(await reasons()).toEqual([['shared_interests', 'same_city'], []]);
  });

  test('filters by gender, age and distance; the other answers only change the order', async () => {
    const { add, found } = await finder();
    const young = await add({ date_of_birth: '2000-01-01', at: milan });
    const older = await add({ date_of_birth: '1960-01-01', at: bergamo });
    const man = await add({ gender: 'male', looking_for: 'both', at: monza });
    const nowhere = await add({ city: null });
    expect(await found()).toEqual(new Set([young.id, older.id, nowhere.id]));
    expect(await found('?gender=both')).toEqual(new Set([young.id, older.id, nowhere.id, man.id]));
    expect(await found('?gender=male')).toEqual(new Set([man.id]));
    expect(await found('?min_age=30&distance=100')).toEqual(new Set([older.id]));
    expect(await found('?max_age=30')).toEqual(new Set([young.id]));
    expect(await found('?distance=25&gender=both')).toEqual(new Set([young.id, man.id]));
    expect(await found('?relation=sex&drinks=never&body_type=full&interests=wine')).toEqual(
      new Set([young.id, older.id, nowhere.id]),
    );
  });

  test('measures real distances, also across borders', async () => {
    const { add, findMatches, found } = await finder();
    const swiss = await add({ country: 'CH', region: 'CH-TI', city: 'Lugano', at: lugano });
    expect(await found('?distance=63')).toEqual(new Set());
    expect(await found('?distance=64')).toEqual(new Set([swiss.id]));
    const [{ reasons }] = (await findMatches('?distance=500')).body.results;
    expect(reasons).toEqual([{ code: 'distance', count: null, kilometres: 64 }]);
  });

  test('recognises one town without a region or by another name, and gives no distance within it', async () => {
    const { add, findMatches } = await finder({ region: null });
    await add({ region: null, at: milan });
    await add({ city: 'Milan', at: milan });
    const results = (await findMatches('?distance=20')).body.results as { reasons: unknown[] }[];
    const reason = { code: 'same_city', count: null, kilometres: null };
    expect(results.map(result => result.reasons)).toEqual([[reason], [reason]]);
  });

  test('says that distances are unknown when the own town is unknown, and claims none', async () => {
    const { add, findMatches, reasons } = await finder({ city: 'Atlantis', at: undefined });
    await add({ at: milan });
    expect((await findMatches('?distance=10')).body.unanswered).toEqual(['distance']);
    expect(await reasons('?distance=10')).toEqual([['same_region']]);
  });

  test('leaves out members who are hidden, deleted, blocked, blocking or of another pool', async () => {
    const { seeker, add, found } = await finder();
    const at = { created_at: server.clock.now() };
    const [visible, hidden, disabled, blocked, blocks] = [
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
    ];
    await server.member({ pool: 'velluto' });
    await server.db
      .updateTable('member_search')
      .set({ visible: false })
      .where('member_id', '=', hidden.id)
      .execute();
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', disabled.id).execute();
    await server.db
      .insertInto('block')
      .values([
        { blocker: seeker.id, blocked: blocked.id, ...at },
        { blocker: blocks.id, blocked: seeker.id, ...at },
      ])
      .execute();
    for (const query of ['', '?gender=female&min_age=18'])
      expect(await found(query)).toEqual(new Set([visible.id]));
  });

  test('leaves out members who were liked already, not those who like the member', async () => {
    const { seeker, add, found } = await finder();
    const [liked, admirer] = [await add(), await add()];
    const like = { origin: 'member' as const, held: false, created_at: server.clock.now() };
    await server.db
      .insertInto('likes')
      .values([
        { ...like, id: server.ctx.ids.uuid(), liker: seeker.id, liked: liked.id },
        { ...like, id: server.ctx.ids.uuid(), liker: admirer.id, liked: seeker.id },
      ])
      .execute();
    expect(await found()).toEqual(new Set([admirer.id]));
  });

  test('shows 24 members at most, and includes other countries of the site where the own has few', async () => {
    const { add, found } = await finder();
    const abroad = await add({ country: 'DE', region: 'DE-BY' });
    await add({ country: 'JP', region: null });
    expect(await found()).toEqual(new Set([abroad.id]));
    for (let n = 0; n < 30; n++) await add();
    expect((await found()).size).toBe(24);
    expect(await found()).not.toContain(abroad.id);
  });

  test('who is active today is told by the day in the time zone of the site', async () => {
    const { add, reasons } = await finder({ city: null, region: null, at: undefined });
    await add({ last_active_at: new Date('2026-11-20T23:00:00Z') });
    expect(await reasons()).toEqual([['active_today']]);
    const before = await finder({ city: null, region: null, at: undefined });
    await before.add({ last_active_at: new Date('2026-11-20T22:59:59Z') });
    expect(await before.reasons()).toEqual([[]]);
  });

  test('praises no profile of the site for being active', async () => {
    const { add, reasons } = await finder({ city: null, region: null, at: undefined });
    await add({ origin: 'ai', last_active_at: server.clock.now() });
    expect(await reasons()).toEqual([[]]);
  });

  test('accepts one interest or many', async () => {
    const { add, findMatches } = await finder();
    await add({ likes: ['sea', 'wine'] });
    for (const [query, count] of [
      ['?interests=sea', 1],
      ['?interests=sea&interests=wine', 2],
    ] as const) {
      expect((await findMatches(query)).body.results[0].reasons[0]).toMatchObject({
        code: 'shared_interests',
        count,
      });
    }
  });

  test.each([
    '?gender=robot',
    '?min_age=17',
    '?max_age=x',
    '?distance=0',
    '?distance=501',
    '?distance=-1',
    '?relation=money',
    '?drinks=all',
    '?body_type=',
    '?interests=',
    '?interests=sea&interests=sea',
    '?interests=golf',
    `?${Array.from({ length: 61 }, (_, n) => `interests=x${n}`).join('&')}`,
  ])('refuses %s', async query => {
    const call = await server.client(await server.member());
    expect((await call('GET', `/api/match-finder.php${query}`)).body.code).toBe('invalid_request');
  });

  test('is for members', async () => {
    const visitor = await server.client();
    expect((await visitor('GET', '/api/match-finder.php')).body.code).toBe('authentication_required');
  });
});

describe('where a member lives', () => {
  const locationOf = async (id: string) =>
    server.db
      .selectFrom('member_search')
      .select(['latitude', 'longitude', 'geo_cell'])
      .where('member_id', '=', id)
      .executeTakeFirst();

  test('is looked up when they enter it, as the centre of the town', async () => {
    const member = await server.member();
    const call = await server.client(member);
    await call('PUT', '/api/profile.php', { city: 'torino', region: 'IT-21' });
    await server.runJobs();
    const location = await locationOf(member.id);
    expect(location?.latitude).toBeCloseTo(45.07, 1);
    expect(location?.geo_cell).toBe(cellOf({ latitude: 45.07, longitude: 7.69 }));
    const isCityKnown = async () => (await call('GET', '/api/profile.php')).body.profile.city_known;
    expect(await isCityKnown()).toBe(true);
    const saved = await call('PUT', '/api/profile.php', { city: 'Nowhere at all' });
    expect(saved.body.profile).toMatchObject({ city: 'Nowhere at all', city_known: false });
    await server.runJobs();
    expect(await locationOf(member.id)).toEqual({ latitude: null, longitude: null, geo_cell: null });
    expect(await isCityKnown()).toBe(false);
    await call('PUT', '/api/profile.php', { city: null });
    expect(await isCityKnown()).toBe(true);
  });
});
