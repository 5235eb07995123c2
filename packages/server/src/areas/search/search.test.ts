import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';

// a separate pool for each test, so that members of other tests are not found
const pools = Object.fromEntries(
  [...Array(40).keys()].map(n => [`site${n}`, { pool: `pool${n}`, min_age: 18 }]),
);
const sites = sitesWith({
  ...pools,
  closed: { pool: 'secret', logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
  secret: { pool: 'secret', logged_out_search: 'none', logged_out_search_trafficsource: 'all' },
});
const server = await createTestServer({ parts: { sites } });
let poolsUsed = 0;
/** Calls that visitors may make only where the site allows it. */
const secretPaths = (id: string) => [
  '/api/members.php?page=1',
  `/api/member.php?id=${id}`,
  `/api/similar.php?profile=${id}`,
];

/** Makes a separate pool with a viewer, and functions to fill and to search it. */
async function createPool(pool = `pool${poolsUsed}`, host = `site${poolsUsed}.test`) {
  poolsUsed += 1;
  const viewer = await server.member({
    pool,
    gender: 'male',
    name: `Viewer ${poolsUsed}`,
    country: 'NL',
    region: null,
  });
  const call = await server.client(viewer);
  const search = async (query: Record<string, string | number> = {}, by = call) =>
    (
      await by('GET', `/api/members.php?${new URLSearchParams(query as Record<string, string>)}`, undefined, {
        host,
      })
    ).body;
  const add = (overrides: Parameters<typeof server.member>[0] = {}) => server.member({ pool, ...overrides });
  /** Adds members, each active a minute later than the one before. */
  const addMany = async (count: number, overrides: Parameters<typeof server.member>[0] = {}) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      server.clock.advance({ minutes: 1 });
      ids.push((await add(overrides)).id);
    }
    return ids;
  };
  return { viewer, call, host, search, add, addMany };
}
const ids = (members: { id: string }[]) => members.map(member => member.id);

describe('a search', () => {
  test('returns members with the fields of tiles', async () => {
    const { search, add } = await createPool();
    const olga = await add({
      name: 'Olga',
      date_of_birth: '1990-05-17',
      premium: true,
      num_interests: 3,
      num_photos: 2,
    });
    const { results, ...rest } = await search({ gender: 'female' });
    expect(results).toEqual([
      {
        id: olga.id,
        name: 'Olga',
        age: 36,
        gender: 'female',
        country: 'IT',
        region: 'IT-25',
        city: 'Milano',
        place_text: 'Milano',
        language: 'it',
        online: true,
        premium: true,
        origin: 'member',
        main_image: null,
        num_photos: 2,
        num_interests: 3,
        like_new: false,
        liked: false,
      },
    ]);
    expect(rest).toEqual({
      page: 1,
      pages: 1,
      num_results: 1,
      num_results_capped: false,
      num_fictional: { operator: 0, ai: 0, system: 0 },
      similar: [],
      num_similar: 0,
      relax: null,
    });
  });

  test('names the place in the language of the viewer', async () => {
    const { search, add, viewer } = await createPool();
    await add({ city: null });
    await add({ city: null, region: null, gender: 'male' });
    await server.db.updateTable('member').set({ language: 'de' }).where('id', '=', viewer.id).execute();
    const [woman] = (await search({ gender: 'female' })).results;
    const [man] = (await search({ gender: 'male' })).results;
    expect([woman.place_text, man.place_text]).toEqual(['Lombardei', 'Italien']);
  });

  test('filters by gender, country and region, and never finds oneself', async () => {
    const { search, add, viewer } = await createPool();
    const woman = await add({ region: 'IT-25' });
    const man = await add({ gender: 'male', region: 'IT-62' });
    const german = await add({ country: 'DE', region: 'DE-BY' });
    const found = async (query: Record<string, string>) => new Set(ids((await search(query)).results));
    expect(await found({})).toEqual(new Set([woman.id, man.id, german.id]));
    expect(await found({ gender: 'male' })).toEqual(new Set([man.id]));
    expect(await found({ country: 'IT' })).toEqual(new Set([woman.id, man.id]));
    expect(await found({ country: 'IT', region: 'IT-25' })).toEqual(new Set([woman.id]));
    expect(await found({ country: 'NL' })).toEqual(new Set());
    expect(await found({ gender: 'female', country: 'DE' })).toEqual(new Set([german.id]));
    expect(await found({ gender: 'male' })).not.toContain(viewer.id);
  });

  test.each([
    ['2026-11-21', '1996-11-21', 30],
    ['2026-11-21', '1996-11-22', 29],
    ['2026-02-28', '1996-02-29', 29],
    ['2026-03-01', '1996-02-29', 30],
    ['2028-02-29', '1996-02-29', 32],
    ['2028-02-29', '1997-03-01', 30],
    ['2028-02-29', '1997-02-28', 31],
  ])('on %s knows somebody born on %s as %d', async (today, date_of_birth, age) => {
    const { add, search, viewer, host } = await createPool();
    server.clock.set(`${today}T12:00:00Z`);
    const born = await add({ date_of_birth });
    const call = await server.client(viewer);
    const exactly = await search({ gender: 'female', min_age: age, max_age: age }, call);
    expect(exactly.results).toMatchObject([{ id: born.id, age }]);
    expect((await search({ gender: 'female', max_age: age - 1 }, call)).results).toEqual([]);
    expect((await search({ gender: 'female', min_age: age + 1 }, call)).results).toEqual([]);
    expect(host).toMatch(/^site/);
    server.clock.set('2026-11-21T12:00:00Z');
  });

  test('shows the last active members first, and who is online', async () => {
    const { search, addMany } = await createPool();
    const memberIds = await addMany(7, { gender: 'female' });
    const { results } = await search({ gender: 'female' });
    expect(ids(results)).toEqual([...memberIds].reverse());
    expect(results.map((member: { online: boolean }) => member.online)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('counts exactly up to 10,000, and then says that there are more', async () => {
    const { viewer, search } = await createPool();
    const { pool } = await server.db
      .selectFrom('member')
      .select('pool')
      .where('id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    const countOf = async (members: number) => {
      await sql`insert into member_tally (pool, gender, country, region, born, shown_on, origin, members)
        values (${pool}, '', '', '', '1980-01-01', '{*}', 'ai', ${members})
        on conflict (pool, gender, country, region, born, shown_on, origin) do update set members = excluded.members`.execute(
        server.db,
      );
      const { num_results, num_results_capped, num_fictional } = await search();
      return [num_results, num_results_capped, num_fictional.ai];
    };
    expect(await countOf(10_000)).toEqual([10_000, false, 10_000]);
    // how many of them are demo profiles stays exact
    expect(await countOf(10_001)).toEqual([10_000, true, 10_001]);
  });

  test('says how many of the people are demo profiles, by who answers, also after that changed', async () => {
    const { search, add } = await createPool();
    const demo = { account: false, open_to_visitors: true, date_of_birth: '1990-05-17' } as const;
    const team = await add({ ...demo, origin: 'operator' });
    await add({ ...demo, origin: 'ai' });
    await add({ ...demo, origin: 'ai', date_of_birth: '1990-05-18' });
    await add({ ...demo, origin: 'system' });
    await add({ date_of_birth: '1990-05-17' });
    const counts = async (query: Record<string, string | number> = {}) => {
      const { num_results, num_fictional } = await search({ gender: 'female', ...query });
      return { num_results, ...num_fictional };
    };
    expect(await counts()).toEqual({ num_results: 5, operator: 1, ai: 2, system: 1 });
    // the last of them turns 36 on the day after the others
    server.clock.set('2026-05-17T10:00:00Z');
    expect(await counts({ min_age: 36 })).toEqual({ num_results: 4, operator: 1, ai: 1, system: 1 });
    await server.db.updateTable('member').set({ origin: 'system' }).where('id', '=', team.id).execute();
    expect(await counts()).toEqual({ num_results: 5, operator: 0, ai: 2, system: 2 });
  });

  test('finds who signed up at another site of the pool', async () => {
    const { search, add } = await createPool('secret', 'closed.test');
    const ida = await add({ site_id: 'secret' });
    expect(ids((await search()).results)).toContain(ida.id);
  });

  test('finds no member who is of another pool, hidden or deleted', async () => {
    const { search, add } = await createPool();
    const shown = await add();
    await server.member({ pool: 'pool0' });
    const [hidden, disabled] = [await add(), await add()];
    await server.db
      .updateTable('member_search')
      .set({ visible: false })
      .where('member_id', '=', hidden.id)
      .execute();
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', disabled.id).execute();
    expect(ids((await search({ gender: 'female' })).results)).toEqual([shown.id]);
  });

  test.each([
    { min_age: 17 },
    { max_age: 'x' },
    { page: 0 },
    { page: 501 },
    { gender: 'robot' },
    { country: 'Italy' },
    { region: '\u0000' },
  ])('for %o is not valid', async query => {
    const visitor = await server.client();
    const answer = await visitor('GET', `/api/members.php?${new URLSearchParams(query as never)}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  });
});

describe('turning pages', () => {
  test('shows every member once, 24 a page', async () => {
    const { search, addMany } = await createPool();
    const memberIds = await addMany(50, { gender: 'female' });
    const shownIds: string[] = [];
    for (const [page, size] of [
      [1, 24],
      [2, 24],
      [3, 2],
      [4, 0],
    ] as const) {
      const answer = await search({ gender: 'female', page });
      expect(answer).toMatchObject({ page, pages: 3, num_results: 50, results: { length: size } });
      shownIds.push(...ids(answer.results));
    }
    expect(shownIds).toEqual([...memberIds].reverse());
  });

  test('keeps its position while others move up, and shows no member twice', async () => {
    const { search, addMany } = await createPool();
    const memberIds = await addMany(60, { gender: 'female' });
    const first = ids((await search({ gender: 'female', page: 1 })).results);
    server.clock.advance({ hours: 2 });
    // three members of the last page become active, and a new one signs up
    await server.db
      .updateTable('member_search')
      .set({ rank_at: server.clock.now() })
      .where('member_id', 'in', memberIds.slice(0, 3))
      .execute();
    await addMany(1, { gender: 'female' });
    const second = ids((await search({ gender: 'female', page: 2 })).results);
    const third = ids((await search({ gender: 'female', page: 3 })).results);
    const all = [...first, ...second, ...third];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual([...memberIds].reverse().slice(0, 57));
  });

  test('starts again at the first page, and after a while', async () => {
    const { search, add, addMany } = await createPool();
    const memberIds = (await addMany(72)).reverse();
    for (const page of [1, 2, 3]) await search({ gender: 'female', page });
    // the members of the last page become active
    for (const id of memberIds.slice(48).reverse()) {
      server.clock.advance({ minutes: 1 });
      await server.db
        .updateTable('member_search')
        .set({ rank_at: server.clock.now() })
        .where('member_id', '=', id)
        .execute();
    }
    const currentOrder = [...memberIds.slice(48), ...memberIds.slice(0, 48)];
    // page 2 is skipped, and opened afterwards
    for (const page of [1, 3, 2]) {
      const { results } = await search({ gender: 'female', page });
      expect(ids(results), `page ${page}`).toEqual(currentOrder.slice(24 * (page - 1), 24 * page));
    }
    server.clock.advance({ hours: 12 });
    const last = await add();
    const { results, num_results } = await search({ gender: 'female', page: 2 });
    expect([num_results, ids(results)]).toEqual([73, [last.id, ...currentOrder].slice(24, 48)]);
  });

  test('finds whoever comes after as many others as are looked at for a page, and after more', async () => {
    const { search, addMany } = await createPool();
    const [first = ''] = await addMany(1, { gender: 'female' });
    const [man = ''] = await addMany(1, { gender: 'male' });
    /**
     * Adds men with the same last activity as the first; a few at a time, since each one changes the same rows of the
     * tally.
     */
    const addMen = (from: number, to: number) =>
      sql`with men as (
          insert into member
          select (jsonb_populate_record(member, jsonb_build_object('id', gen_random_uuid(), 'name_key', n))).*
          from member, generate_series(${from}::int, ${to}::int) as n where id = ${man} returning id
        )
        insert into member_search select (jsonb_populate_record(source, jsonb_build_object('member_id', men.id))).*
        from men, member_search as source where source.member_id = ${man}`.execute(server.db);
    for (let men = 2; men < 1998; men += 100) await addMen(men, Math.min(men + 99, 1997));
    const [last = ''] = await addMany(1, { gender: 'female' });
    for (let men = 1998; men < 2003; men++) {
      await addMen(men, men);
      const { results, num_results } = await search({ gender: 'female' });
      expect([ids(results), num_results]).toEqual([[last, first], 2]);
    }
  });

  test('can start in the middle', async () => {
    const { search, addMany } = await createPool();
    const memberIds = await addMany(30, { gender: 'female' });
    expect(ids((await search({ gender: 'female', page: 2 })).results)).toEqual(
      memberIds.slice(0, 6).reverse(),
    );
  });
});

describe('with few results', () => {
  test('nearly fitting members follow: older and younger ones, then other regions, then other countries', async () => {
    const { search, add } = await createPool();
    const fits = await add({ date_of_birth: '1990-01-01', region: 'IT-25' });
    const [abroad, elsewhere, older] = [
      await add({ date_of_birth: '1990-01-01', country: 'DE', region: 'DE-BY' }),
      await add({ date_of_birth: '1990-01-01', region: 'IT-62' }),
      await add({ date_of_birth: '1985-01-01', region: 'IT-25' }),
    ];
    await add({ date_of_birth: '1950-01-01', region: 'IT-25' });
    await add({ date_of_birth: '1990-01-01', country: 'JP', region: null });
    const query = { gender: 'female', country: 'IT', region: 'IT-25', min_age: 36, max_age: 37 };
    const { results, similar, num_similar, relax } = await search(query);
    expect(ids(results)).toEqual([fits.id]);
    expect(ids(similar)).toEqual([older.id, elsewhere.id, abroad.id]);
    expect([num_similar, relax]).toEqual([3, null]);
  });

  test('page and similar people together are one page', async () => {
    const { search, addMany } = await createPool();
    await addMany(20, { region: 'IT-25' });
    await addMany(20, { region: 'IT-62' });
    const { results, similar } = await search({ gender: 'female', country: 'IT', region: 'IT-25' });
    expect([results.length, similar.length]).toEqual([20, 4]);
  });

  test('a full page has none', async () => {
    const { search, addMany } = await createPool();
    await addMany(24, { region: 'IT-25' });
    await addMany(3, { region: 'IT-62' });
    expect((await search({ gender: 'female', country: 'IT', region: 'IT-25' })).similar).toEqual([]);
  });

  test.each([
    [{ min_age: 60, max_age: 70 }, 'age'],
    [{ country: 'IT', region: 'IT-62' }, 'region'],
    [{ country: 'FR' }, 'country'],
    [{ country: 'FR', region: 'FR-IDF' }, 'country'],
    [{ country: 'IT', region: 'IT-62', min_age: 60 }, 'age'],
    [{ country: 'FR', region: 'FR-IDF', max_age: 20 }, 'age'],
    [{ gender: 'male' }, null],
  ])('nobody for %o: the filter to relax is %s', async (query, relax) => {
    const { search, add } = await createPool();
    await add({ date_of_birth: '1990-01-01', region: 'IT-25' });
    expect(await search({ gender: 'female', ...query } as never)).toMatchObject({
      results: [],
      pages: 0,
      relax,
    });
  });
});

describe('similar members', () => {
  test('are of their region and age first, then their region, then their country', async () => {
    const { add, call, host } = await createPool();
    const original = await add({ date_of_birth: '1990-01-01', region: 'IT-25' });
    await add({ country: 'DE', region: null });
    await add({ gender: 'male' });
    const [country, countryAndAge, region, best] = [
      await add({ date_of_birth: '1970-01-01', region: 'IT-62' }),
      await add({ date_of_birth: '1995-01-01', region: 'IT-62' }),
      await add({ date_of_birth: '1970-01-01', region: 'IT-25' }),
      await add({ date_of_birth: '1985-06-01', region: 'IT-25' }),
    ];
    const { body } = await call('GET', `/api/similar.php?profile=${original.id}`, undefined, { host });
    expect(ids(body.results)).toEqual([best.id, region.id, countryAndAge.id, country.id]);
    expect([body.page, body.more]).toEqual([1, false]);
    const page = (await call('GET', `/api/member.php?id=${original.id}`, undefined, { host })).body;
    expect(ids(page.similar)).toEqual(ids(body.results));
  });

  test('have no further page after a full last one', async () => {
    const { add, addMany, call, host } = await createPool();
    const original = await add({ gender: 'male', country: 'NL', region: null });
    await addMany(24, { gender: 'male', country: 'NL', region: null });
    const page = async () => {
      const path = `/api/similar.php?profile=${original.id}`;
      const { body } = await call('GET', path, undefined, { host });
      return [body.results.length, body.more];
    };
    expect(await page()).toEqual([24, false]);
    await add({ gender: 'male', country: 'NL', region: null });
    expect(await page()).toEqual([24, true]);
  });

  test('are each shown once, 24 a page, without oneself', async () => {
    const { viewer, add, addMany, call, host } = await createPool();
    const original = await add({ gender: 'male', country: 'NL', region: null });
    await addMany(50, { gender: 'male', country: 'NL', region: null });
    const shownIds: string[] = [];
    for (const [page, more] of [
      [1, true],
      [2, true],
      [3, false],
      [4, false],
    ] as const) {
      const { body } = await call('GET', `/api/similar.php?profile=${original.id}&page=${page}`, undefined, {
        host,
      });
      expect(body.more).toBe(more);
      shownIds.push(...ids(body.results));
    }
    expect([shownIds.length, new Set(shownIds).size]).toEqual([50, 50]);
    expect(shownIds).not.toContain(viewer.id);
    expect(shownIds).not.toContain(original.id);
  });

  test('are not found for a member who is unknown, of another pool, or who blocks', async () => {
    const { viewer, add, call, host } = await createPool();
    const [disabled, blocks] = [await add(), await add()];
    const elsewhere = await server.member({ pool: 'pool0' });
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', disabled.id).execute();
    await server.db
      .insertInto('block')
      .values({ blocker: blocks.id, blocked: viewer.id, created_at: server.clock.now() })
      .execute();
    const code = async (id: string) =>
      (await call('GET', `/api/similar.php?profile=${id}`, undefined, { host })).body.code;
    expect(await code(disabled.id)).toBe('not_found');
    expect(await code(elsewhere.id)).toBe('not_found');
    expect(await code('nobody')).toBe('not_found');
    expect(await code(blocks.id)).toBe('blocked_by_member');
    const { status } = await call('GET', `/api/similar.php?profile=${disabled.id}&page=11`, undefined, {
      host,
    });
    expect(status).toBe(400);
  });
});

describe('visitors', () => {
  test('can search where the site allows it', async () => {
    const { add, search } = await createPool();
    const olga = await add();
    expect(ids((await search({ gender: 'female' }, await server.client())).results)).toEqual([olga.id]);
  });

  test('are asked to log in where the site does not', async () => {
    const member = await server.member({ pool: 'secret' });
    const [visitor, call] = [await server.client(), await server.client(member)];
    for (const path of secretPaths(member.id)) {
      for (const network of ['', '&network=', '&network=%20']) {
        const { status, body } = await visitor('GET', path + network, undefined, { host: 'secret.test' });
        expect([status, body.code]).toEqual([403, 'authentication_required']);
      }
      expect((await call('GET', path, undefined, { host: 'secret.test' })).status).toBe(200);
    }
  });

  test('from a traffic source can search where the site allows them to', async () => {
    const member = await server.member({ pool: 'secret' });
    const visitor = await server.client();
    const statusOf = async (path: string, host: string) =>
      (await visitor('GET', `${path}&network=adnet`, undefined, { host })).status;
    for (const path of secretPaths(member.id)) {
      expect(await statusOf(path, 'secret.test')).toBe(200);
      expect(await statusOf(path, 'closed.test')).toBe(403);
    }
  });
});

describe('a search started with a cached session', () => {
  test('is repeated with current data once another process changed the member', async () => {
    const { viewer, search, add } = await createPool();
    await add({ city: null, region: null });
    const placeText = async () => (await search()).results[0].place_text;
    expect(await placeText()).toBe('Italia');
    await server.db.updateTable('member').set({ language: 'de' }).where('id', '=', viewer.id).execute();
    expect(await placeText()).toBe('Italien');
  });

  test('is refused once another process ended the session', async () => {
    const { viewer, call, host } = await createPool('secret', 'closed.test');
    const get = () => call('GET', '/api/members.php', undefined, { host });
    expect((await get()).status).toBe(200);
    await server.db.deleteFrom('session').where('member_id', '=', viewer.id).execute();
    expect((await get()).body).toMatchObject({ code: 'authentication_required' });
  });
});
