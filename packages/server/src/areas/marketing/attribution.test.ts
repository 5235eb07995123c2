import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { signUpAs, signupForm } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { cleanUp } from '../../boot/clean-up.ts';

const sites = sitesWith({
  ads: { signups: 'with_trafficsource', logged_out_search: 'none', logged_out_search_trafficsource: 'all' },
});
const server = await createTestServer({ parts: { sites } });
const source = { network: 'adnet', ref: 'r7', sub1: 'a', sub2: 'b', sub3: 'c' };
let formCount = 0;
const newForm = (overrides: Record<string, unknown> = {}) => {
  formCount += 1;
  return signupForm({ email: `ad${formCount}@example.com`, name: `Ad ${formCount}`, ...overrides });
};
const track = (call: Awaited<ReturnType<typeof server.client>>, body: unknown) =>
  call('POST', '/api/tracking.php', body);
const visits = () => server.db.selectFrom('traffic_visit').selectAll().execute();
const storedSource = (id: string) =>
  server.db.selectFrom('member_traffic').selectAll().where('member_id', '=', id).executeTakeFirst();

describe('a visit from a traffic source', () => {
  test('is remembered with consent, in a cookie that scripts cannot read, and by its hash', async () => {
    const call = await server.client();
    const { status, headers } = await track(call, { ...source, consent: true });
    expect(status).toBe(204);
    expect(String(headers['set-cookie'])).toMatch(
      /^velluto_visit=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await visits()).toMatchObject([{ ...source, site_id: 'velluto' }]);
    expect(JSON.stringify(await visits())).not.toContain(call.cookies.velluto_visit);
  });

  test('is not stored without consent, and removed when consent is withdrawn', async () => {
    const before = (await visits()).length;
    const call = await server.client();
    expect((await track(call, { ...source, consent: false })).headers['set-cookie']).toBeUndefined();
    await track(call, { ...source, consent: true });
    expect(await visits()).toHaveLength(before + 1);
    await track(call, { network: 'adnet', consent: false });
    expect(call.cookies).toEqual({});
    expect(await visits()).toHaveLength(before);
  });

  test('is stored without the name of a network too, and ignored when it is empty', async () => {
    const call = await server.client();
    await track(call, { ref: ' ', consent: true });
    expect(call.cookies).toEqual({});
    await track(call, { ref: 'r7', sub2: 'b', consent: true });
    const id = await signUpAs(call, newForm());
    expect(await storedSource(id)).toMatchObject({ network: '', ref: 'r7', sub1: '', sub2: 'b' });
  });

  test('is neither stored nor taken into the account with Global Privacy Control, and forgotten where it was', async () => {
    const headers = { 'sec-gpc': '1' };
    const before = (await visits()).length;
    const call = await server.client();
    await call('POST', '/api/tracking.php', { ...source, consent: true }, { headers });
    expect(call.cookies).toEqual({});
    await track(call, { ...source, consent: true });
    const form = newForm();
    const { body } = await call('POST', '/api/signup.php', form, { headers });
    expect(await storedSource(body.user.id)).toBeUndefined();
    await call('POST', '/api/tracking.php', { ...source, consent: true }, { headers });
    expect(await visits()).toHaveLength(before);
  });

  test('stays the first one that was stored', async () => {
    const call = await server.client();
    await track(call, { ...source, network: 'first', consent: true });
    await track(call, { ...source, network: 'second', consent: true });
    const id = await signUpAs(call, newForm());
    expect(await storedSource(id)).toMatchObject({ network: 'first', visited_at: server.clock.now() });
  });

  test('is removed after 30 days', async () => {
    const call = await server.client();
    const just = await server.client();
    for (const visitor of [call, just]) await track(visitor, { ...source, consent: true });
    server.clock.advance({ days: 30, ms: -1 });
    await cleanUp(server.ctx);
    expect(await storedSource(await signUpAs(just, newForm()))).toMatchObject({ network: source.network });
    server.clock.advance({ ms: 1 });
    const id = await signUpAs(call, newForm());
    expect(await storedSource(id)).toBeUndefined();
    await cleanUp(server.ctx);
    expect(await visits()).toEqual([]);
  });

  test.each([
    [{}],
    [{ network: 'adnet' }],
    [{ network: '', consent: true }],
    [{ network: 'x'.repeat(101), consent: true }],
    [{ ...source, consent: 'yes' }],
    [{ ...source, sub4: 'd', consent: true }],
  ])('with %o is not valid', async body => {
    expect((await track(await server.client(), body)).body.code).toBe('invalid_request');
  });

  test('cannot be reported by another site', async () => {
    const call = await server.client();
    const headers = { 'x-requested-with': '' };
    const { body } = await call('POST', '/api/tracking.php', { ...source, consent: true }, { headers });
    expect(body.code).toBe('request_refused');
  });
});

describe('a sign-up', () => {
  test.each([
    ['not answered', []],
    ['refused', [{ ...source, consent: false }]],
    [
      'refused after a yes',
      [
        { ...source, consent: true },
        { network: 'adnet', consent: false },
      ],
    ],
  ])('keeps nothing of a source that was %s, whatever the client sends', async (_, answers) => {
    const before = await visits();
    const call = await server.client();
    for (const answer of answers) await track(call, answer);
    const id = await signUpAs(call, newForm({ traffic: source }));
    expect(await storedSource(id)).toBeUndefined();
    // a later visit without consent stores nothing either
    await track(call, { ...source, consent: false });
    expect(call.cookies).not.toHaveProperty('velluto_visit');
    expect(await storedSource(id)).toBeUndefined();
    expect(await visits()).toEqual(before);
  });

  test('from an invented cookie has no source', async () => {
    const call = await server.client();
    call.cookies.velluto_visit = 'made-up';
    expect(
      await storedSource(await signUpAs(call, newForm({ traffic: { network: ' adnet ' } }))),
    ).toBeUndefined();
  });

  test('has its source forgotten when the member takes the consent back', async () => {
    const call = await server.client();
    await track(call, { ...source, consent: true });
    const id = await signUpAs(call, newForm());
    expect(await storedSource(id)).toMatchObject(source);
    // as on another device: without the cookie
    delete call.cookies.velluto_visit;
    await track(call, { consent: false });
    expect(await storedSource(id)).toBeUndefined();
  });

  test('where only visitors from a traffic source may: by record or parameter, not by an empty one', async () => {
    const call = await server.client();
    const signup = (form: unknown) => call('POST', '/api/signup.php', form, { host: 'ads.test' });
    expect((await signup(newForm())).body.code).toBe('signups_closed');
    expect((await signup(newForm({ traffic: { network: '   ' } }))).body.code).toBe('signups_closed');
    expect((await signup(newForm({ traffic: { network: '' } }))).body.code).toBe('invalid_request');
    expect((await signup(newForm({ traffic: { network: 'adnet' } }))).status).toBe(201);
    const remembered = await server.client();
    await track(remembered, { ...source, consent: true });
    expect((await remembered('POST', '/api/signup.php', newForm(), { host: 'ads.test' })).status).toBe(201);
  });
});

test('a remembered visitor may search where only those from a traffic source may', async () => {
  const call = await server.client();
  const search = () => call('GET', '/api/members.php', undefined, { host: 'ads.test' });
  expect((await search()).status).toBe(403);
  await track(call, { ...source, consent: true });
  expect((await search()).status).toBe(200);
});
