import { describe, expect, it } from 'vitest';
import type { MemberOverrides } from '../../../test/members.ts';
import { createTestServer } from '../../../test/server.ts';
import { signupForm } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { picture, upload } from '../../../test/upload.ts';
import { EVERY_SITE } from '../../domain/sites/shared-pool.ts';
import { loadSites, shippedSites } from '../sites/load-sites.ts';

// three sites share each pool: two of one company, and one of another; a separate pool for each test
const pools = [...Array(8).keys()].map(n => `circle${n}`);
const company = { ...loadSites(shippedSites).forHost('localhost').company, name: 'Cerchio S.r.l.' };
const other = { ...company, name: 'Kreis GmbH', country: 'DE' };
const third = { ...company, name: 'Kring B.V.' };
const sites = sitesWith({
  'many-home': { pool: 'many', company },
  'many-partner': { pool: 'many', company: other },
  'many-third': { pool: 'many', company: third },
  ...Object.fromEntries(
    pools.flatMap(pool => [
      [`${pool}-home`, { pool, name: 'Cerchio', company }],
      [`${pool}-sister`, { pool, name: 'Sorella', company }],
      [`${pool}-partner`, { pool, name: 'Kreis', company: other }],
    ]),
  ),
});
const server = await createTestServer({ parts: { sites } });
let poolsUsed = 0;

/** A pool with functions to add members of its sites, and to look at them from one of them. */
function circle() {
  const pool = pools[poolsUsed++];
  const add = (site: 'home' | 'partner', overrides: MemberOverrides = {}) =>
    server.member({ pool, site_id: `${pool}-${site}`, shown_on: [`${pool}-${site}`], ...overrides });
  const at = async (site: 'home' | 'sister' | 'partner', member?: { id: string }) => {
    const call = await server.client(member);
    return (method: string, path: string, body?: unknown, headers = {}) =>
      call(method, path, body, { host: `${pool}-${site}.test`, headers });
  };
  const found = async (call: Awaited<ReturnType<typeof at>>, query = '') => {
    const { body } = await call('GET', `/api/members.php${query}`);
    return { count: body.num_results, ids: body.results.map((one: { id: string }) => one.id).toSorted() };
  };
  return { pool, add, at, found };
}

const queries = ['', '?gender=female', '?country=IT', '?country=IT&region=IT-25', '?min_age=20&max_age=60'];

describe('where another company shares the pool', () => {
  it('its sites neither list nor count anybody who did not agree; those of the own company do', async () => {
    const { add, at, found } = circle();
    const [clara, seen, demo] = [
      await add('home'),
      await add('home', { shown_on: ['x', EVERY_SITE] }),
      await add('home', { origin: 'system', account: false, shown_on: [EVERY_SITE] }),
    ];
    const otto = await add('partner', { gender: 'male', looking_for: 'female', open_to_visitors: false });
    const carlo = await add('home', { gender: 'male', looking_for: 'female', open_to_visitors: false });
    const [abroad, sister, visitor] = [
      await at('partner', otto),
      await at('sister', carlo),
      await at('partner'),
    ];
    for (const query of queries) {
      const shown = { count: 2, ids: [seen.id, demo.id].toSorted() };
      expect([query, await found(abroad, query)]).toEqual([query, shown]);
      expect([query, await found(visitor, query)]).toEqual([query, shown]);
      expect([query, (await found(sister, query)).count]).toEqual([query, 3]);
    }
    for (const path of [
      '/api/swipe.php',
      '/api/match-finder.php',
      `/api/member.php?id=${seen.id}`,
      `/api/similar.php?profile=${seen.id}`,
    ]) {
      const [there, here] = [await abroad('GET', path), await sister('GET', path)];
      expect([path, there.status, here.status]).toEqual([path, 200, 200]);
      expect([path, JSON.stringify(there.body).includes(clara.id)]).toEqual([path, false]);
      expect([path, JSON.stringify(here.body).includes(clara.id)]).toEqual([path, true]);
    }
  });

  it('nobody there can open, like, write to, block or report them, by a known id either', async () => {
    const { add, at } = circle();
    const clara = await add('home');
    const otto = await add('partner', {
      gender: 'male',
      looking_for: 'female',
      credits: 100,
      paid_user: true,
    });
    const call = await at('partner', otto);
    const key = { 'idempotency-key': server.ctx.ids.uuid() };
    const answers = [
      await call('GET', `/api/member.php?id=${clara.id}`),
      await call('GET', `/api/chat.php?profile=${clara.id}`),
      await call('POST', '/api/like.php', { profile: clara.id }),
      await call('POST', '/api/swipe.php', { profile: clara.id, choice: 'like' }),
      await call('POST', '/api/profile-view.php', { profile: clara.id }),
      await call('POST', '/api/block.php', { profile: clara.id }),
      await call('POST', '/api/report.php', { kind: 'profile', profile: clara.id, reason: 'spam', text: '' }),
      await call('POST', '/api/message.php', { profile: clara.id, text: 'Ciao' }, key),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      ...Array(7).fill('not_found'),
      'recipient_unavailable',
    ]);
    expect(
      (await at('partner').then(visitor => visitor('GET', `/api/member.php?id=${clara.id}`))).body.code,
    ).toBe('authentication_required');
    const { balance } = await server.db
      .selectFrom('wallet')
      .select('balance')
      .where('member_id', '=', otto.id)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(100);
  });

  it('members whom they write to or like still see them, and their main picture', async () => {
    const { pool, add, at } = circle();
    const clara = await add('home', { credits: 100 });
    const [otto, oskar, stranger] = [
      await add('partner', { shown_on: [EVERY_SITE] }),
      await add('partner', { shown_on: [EVERY_SITE] }),
      await add('partner'),
    ];
    const { photo } = (
      await upload(await server.client(clara), await picture('#a33'), { host: `${pool}-home.test` })
    ).body;
    const image = `/img/${photo.filename.split('/')[2]}/tile.avif`;
    const hers = await at('home', clara);
    await hers(
      'POST',
      '/api/message.php',
      { profile: otto.id, text: 'Ciao' },
      { 'idempotency-key': server.ctx.ids.uuid() },
    );
    await hers('POST', '/api/like.php', { profile: oskar.id });
    for (const addressee of [otto, oskar]) {
      const call = await at('partner', addressee);
      expect((await call('GET', `/api/member.php?id=${clara.id}`)).status).toBe(200);
      expect((await call('GET', image)).status).toBe(200);
      const answer = await call('POST', '/api/like.php', { profile: clara.id });
      expect(answer.status).toBe(200);
    }
    const call = await at('partner', stranger);
    expect([
      (await call('GET', image)).status,
      (await call('GET', `/api/member.php?id=${clara.id}`)).status,
    ]).toEqual([404, 404]);
    expect((await (await at('partner'))('GET', image)).status).toBe(404);
    expect((await (await at('sister'))('GET', image)).status).toBe(200);
  });

  it('their visits of profiles are not shown there', async () => {
    const { add, at } = circle();
    const clara = await add('home');
    const otto = await add('partner', { paid_user: true, shown_on: [EVERY_SITE] });
    expect(
      (await (await at('home', clara))('POST', '/api/profile-view.php', { profile: otto.id })).status,
    ).toBe(204);
    const views = async (site: 'home' | 'partner') =>
      (await (await at(site, otto))('GET', '/api/profile-views.php')).body.num_views;
    expect([await views('partner'), await views('home')]).toEqual([0, 1]);
  });
});

describe('the settings', () => {
  it('name each company with its sites; agreeing opens the profile to it at once, and taking it back closes it', async () => {
    const { pool, add, at, found } = circle();
    const clara = await add('home');
    const otto = await add('partner', { invisible: true });
    const [hers, abroad] = [await at('home', clara), await at('partner', otto)];
    const partner = { id: `${pool}-partner`, company: 'Kreis GmbH', country: 'DE', sites: ['Kreis'] };
    const consent = () =>
      server.db
        .selectFrom('account')
        .select(['consent_sharing_at', 'sharing_withdrawn_at'])
        .where('member_id', '=', clara.id)
        .executeTakeFirst();
    expect((await hers('GET', '/api/privacy.php')).body.partners).toEqual([{ ...partner, shown: false }]);
    expect(await found(abroad)).toEqual({ count: 0, ids: [] });
    const agreed = await hers('PUT', '/api/privacy.php', { partners: [{ id: partner.id, shown: true }] });
    expect(agreed.body.partners).toEqual([{ ...partner, shown: true }]);
    expect(await found(abroad)).toEqual({ count: 1, ids: [clara.id] });
    const at0 = server.clock.now();
    expect(await consent()).toEqual({ consent_sharing_at: at0, sharing_withdrawn_at: null });
    server.clock.advance({ minutes: 1 });
    await hers('PUT', '/api/privacy.php', { open_to_visitors: true });
    expect(await consent()).toEqual({ consent_sharing_at: at0, sharing_withdrawn_at: null });
    await hers('PUT', '/api/privacy.php', { partners: [{ id: partner.id, shown: false }] });
    expect(await found(abroad)).toEqual({ count: 0, ids: [] });
    expect(await consent()).toEqual({ consent_sharing_at: at0, sharing_withdrawn_at: server.clock.now() });
    // the company sees its own members as one of several sites, and the others are no partners of each other
    expect((await abroad('GET', '/api/privacy.php')).body.partners).toEqual([
      {
        id: `${pool}-home`,
        company: 'Cerchio S.r.l.',
        country: 'NL',
        sites: ['Cerchio', 'Sorella'],
        shown: false,
      },
    ]);
  });

  it('keep each of two choices that are made at the same time', async () => {
    const clara = await server.member({ pool: 'many', site_id: 'many-home', shown_on: ['many-home'] });
    const call = await server.client(clara);
    const choose = (id: string) =>
      call('PUT', '/api/privacy.php', { partners: [{ id, shown: true }] }, { host: 'many-home.test' });
    await Promise.all([choose('many-partner'), choose('many-third')]);
    const { body } = await call('GET', '/api/privacy.php', undefined, { host: 'many-home.test' });
    expect(body.partners.map(({ id, shown }: { id: string; shown: boolean }) => [id, shown])).toEqual([
      ['many-partner', true],
      ['many-third', true],
    ]);
  });

  it('refuse a company that does not share the pool, and change nothing then', async () => {
    const { pool, add, at } = circle();
    const clara = await add('home');
    const hers = await at('home', clara);
    await hers('PUT', '/api/privacy.php', { partners: [{ id: `${pool}-partner`, shown: true }] });
    for (const id of [`${pool}-sister`, `${pool}-home`, 'elsewhere', EVERY_SITE]) {
      const partners = [{ id, shown: true }];
      const { status, body } = await hers('PUT', '/api/privacy.php', { partners, open_to_visitors: false });
      expect([status, body.details]).toEqual([400, [{ field: 'partners', code: 'unknown' }]]);
    }
    const { body } = await hers('GET', '/api/privacy.php');
    expect([body.open_to_visitors, body.partners[0].shown]).toEqual([true, true]);
  });

  it('have no partners where one company has the whole pool', async () => {
    const clara = await server.member({ pool: 'velluto', site_id: 'gone' });
    const { body } = await (await server.client(clara))('GET', '/api/privacy.php');
    expect(body.partners).toEqual([]);
  });
});

it('a sign-up is free to agree or not', async () => {
  const { pool, at } = circle();
  const shownOn = async (form: Record<string, unknown>) => {
    const { status, body } = await (await at('home'))('POST', '/api/signup.php', signupForm(form));
    expect([status, body.details]).toEqual([201, undefined]);
    return server.db
      .selectFrom('member')
      .innerJoin('account', 'account.member_id', 'member.id')
      .select(['shown_on', 'consent_sharing_at'])
      .where('id', '=', body.user.id)
      .executeTakeFirst();
  };
  expect(await shownOn({ consent_sharing: undefined })).toEqual({
    shown_on: [`${pool}-home`],
    consent_sharing_at: null,
  });
  expect(await shownOn({ consent_sharing: true, name: 'Eva', email: 'eva@example.com' })).toEqual({
    shown_on: [`${pool}-home`, `${pool}-partner`],
    consent_sharing_at: server.clock.now(),
  });
});
