import { describe, expect, test } from 'vitest';
import { testAgeProvider } from '../../../test/age-provider.ts';
import { createTestServer } from '../../../test/server.ts';
import { signupForm } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { picture, upload } from '../../../test/upload.ts';
import { addWriter, walletAndLedger } from '../../../test/writers.ts';
import { cleanUp } from '../../boot/clean-up.ts';

const sites = sitesWith({ strict: { age_assurance: { IT: 'token', CH: 'none' } } });
const age = await testAgeProvider(() => server.clock);
const config = { trustProxy: true };
const server = await createTestServer({ config, parts: { sites, ageSandbox: age.sandbox } });
const host = 'strict.test';
/** Where a visitor comes from, as the proxy says. */
const from = (country: string) => ({ host, headers: { 'cf-ipcountry': country } });
const at = from('IT');
const abroad = from('CH');

type Call = Awaited<ReturnType<typeof server.client>>;
const addMember = async (overrides = {}) => server.client(await server.member(overrides));
const start = async (call: Call, body: object = {}) => {
  const { body: answer } = await call('POST', '/api/age-check.php', body, at);
  return answer.url === null ? null : new URL(answer.url);
};
const nonceOf = async (call: Call) => (await start(call))?.searchParams.get('nonce') ?? '';
const complete = (call: Call, token: string) => call('PUT', '/api/age-check.php', { token }, at);
const required = async (call: Call) =>
  (await call('GET', '/api/user.php', undefined, at)).body.user.age_proof_required;
const chats = (call: Call, options: object = at) => call('GET', '/api/chats.php', undefined, options);
const proofs = () => server.db.selectFrom('age_proof').selectAll().execute();

describe('where a country asks for a proof of age', () => {
  test('a member sees nobody before it, and everybody after it; only when and how is stored', async () => {
    const { id } = await server.member();
    const call = await server.client({ id });
    expect(await required(call)).toBe(true);
    const refused = await chats(call);
    expect([refused.status, refused.body.code]).toEqual([403, 'age_unproved']);
    const url = await start(call, { next: '/chats' });
    expect(url?.searchParams.get('return_url')).toBe('http://strict.test/age?next=%2Fchats');
    const nonce = url?.searchParams.get('nonce') ?? '';
    expect(String(url)).not.toContain(id);
    const { status, body } = await complete(call, await age.sign({ nonce }));
    expect([status, body.user.age_proof_required]).toEqual([200, false]);
    expect((await chats(call)).status).toBe(200);
    expect(await proofs()).toContainEqual({
      member_id: id,
      method: 'token',
      verified_at: server.clock.now(),
    });
    expect(await start(call)).not.toBeNull();
  });

  test('the account, its data and purchases stay open without it', async () => {
    const call = await addMember();
    for (const path of ['user', 'account', 'export', 'transactions', 'notifications'])
      expect((await call('GET', `/api/${path}.php`, undefined, at)).status, path).toBe(200);
  });

  test('stating another country does not lead past it', async () => {
    const call = await addMember({ country: 'CH', region: null });
    expect((await chats(call, abroad)).status).toBe(200);
    expect((await chats(call)).body.code).toBe('age_unproved');
    expect((await chats(call, abroad)).body.code).toBe('age_unproved');
  });

  test('a member who was asked once is asked until the age is proved, whatever country the profile says', async () => {
    const call = await addMember();
    const asked = async () =>
      (await call('GET', '/api/user.php', undefined, abroad)).body.user.age_proof_required;
    expect(await asked()).toBe(true);
    expect((await call('PUT', '/api/profile.php', { country: 'CH' }, abroad)).status).toBe(200);
    expect([await asked(), (await chats(call, abroad)).body.code]).toEqual([true, 'age_unproved']);
    const { body } = await call('POST', '/api/age-check.php', {}, abroad);
    const nonce = new URL(body.url).searchParams.get('nonce') ?? '';
    const token = await age.sign({ nonce });
    expect((await call('PUT', '/api/age-check.php', { token }, abroad)).status).toBe(200);
    expect([await asked(), (await chats(call, abroad)).status]).toEqual([false, 200]);
  });

  test('a poll from elsewhere is answered anew after a member was asked', async () => {
    const call = await addMember({ country: 'CH', region: null });
    const poll = (etag = '') =>
      call('GET', '/api/user.php', undefined, {
        host,
        headers: { ...abroad.headers, 'if-none-match': etag },
      });
    const { etag } = (await poll()).headers;
    expect((await poll(String(etag))).status).toBe(304);
    expect((await chats(call)).body.code).toBe('age_unproved');
    const { status, body } = await poll(String(etag));
    expect([status, body.user.age_proof_required]).toEqual([200, true]);
  });

  test('a member asked in a known country is asked in an unknown one too, and a proof is read once', async () => {
    const { id } = await server.member({ country: 'CH', region: null });
    const call = await server.client({ id });
    const unknown = from('XX');
    for (const place of [unknown, at, unknown, abroad])
      expect((await chats(call, place)).body.code).toBe('age_unproved');
    await complete(call, await age.sign({ nonce: await nonceOf(call) }));
    expect((await chats(call)).status).toBe(200);
    await server.db.deleteFrom('age_proof').where('member_id', '=', id).execute();
    expect((await chats(call)).status).toBe(200);
  });

  test.each([undefined, 'XX', 'T1', 'A1', 'A2', 'EU', 'AP', 'O1', 'ZZ', 'it', ''])(
    'a country that is not known (%s) is the strictest of the site',
    async country => {
      const call = await addMember({ country: 'CH', region: null });
      const nowhere = { host, ...(country !== undefined && { headers: { 'cf-ipcountry': country } }) };
      expect((await chats(call, nowhere)).body.code).toBe('age_unproved');
      expect((await chats(call, abroad)).status).toBe(200);
      const visitor = await server.client();
      const search = await visitor('GET', '/api/members.php', undefined, nowhere);
      expect(search.body.code).toBe('authentication_required');
      const settings = (await visitor('GET', '/api/settings.php', undefined, nowhere)).body;
      expect([settings.geoip_country, settings.logged_out_search]).toEqual([null, 'none']);
    },
  );

  test('visitors see nobody', async () => {
    const visitor = await server.client();
    const search = await visitor('GET', '/api/members.php', undefined, at);
    expect([search.status, search.body.code]).toEqual([403, 'authentication_required']);
    const settings = (await visitor('GET', '/api/settings.php', undefined, at)).body;
    expect(settings.logged_out_search).toBe('none');
    expect((await visitor('GET', '/api/members.php', undefined, abroad)).status).toBe(200);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    'https://evil.example',
    '/api/logout.php',
  ])('the proof leads back to no other site: %j', async next => {
    const { status, body } = await (await addMember())('POST', '/api/age-check.php', { next }, at);
    expect([status, body.details]).toEqual([400, [{ field: 'next', code: expect.any(String) }]]);
  });

  test('a new member is asked, and one of another site is not', async () => {
    const call = await server.client();
    const form = signupForm({ email: 'new@example.com', name: 'New member' });
    const { body } = await call('POST', '/api/signup.php', form, at);
    expect(body.user.age_proof_required).toBe(true);
    const elsewhere = await addMember();
    const { user } = (await elsewhere('GET', '/api/user.php')).body;
    expect(user.age_proof_required).toBe(false);
    expect((await elsewhere('POST', '/api/age-check.php', {})).body).toEqual({ url: null });
  });
});

describe('a token', () => {
  test('works once', async () => {
    const call = await addMember();
    const token = await age.sign({ nonce: await nonceOf(call) });
    const both = await Promise.all([complete(call, token), complete(call, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await complete(call, token)).body.code).toBe('age_token_invalid');
  });

  test('made for another member, or for no check that was begun, is refused', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    const token = await age.sign({ nonce: await nonceOf(nina) });
    expect((await complete(olga, token)).body.code).toBe('age_token_invalid');
    expect((await complete(olga, await age.sign({ nonce: 'invented' }))).body.code).toBe('age_token_invalid');
    expect((await complete(nina, token)).status).toBe(200);
  });

  test('that is refused uses nothing up', async () => {
    const call = await addMember();
    const nonce = await nonceOf(call);
    const refusals = [
      [{ seconds: -61 }, 400, 'age_token_expired'],
      [{ audience: 'another site' }, 400, 'age_token_invalid'],
      [{ forged: true }, 400, 'age_token_invalid'],
      [{ age_over_18: false }, 400, 'age_token_invalid'],
    ] as const;
    for (const [parts, status, code] of refusals) {
      const answer = await complete(call, await age.sign({ nonce, ...parts }));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await required(call)).toBe(true);
    expect((await complete(call, await age.sign({ nonce }))).status).toBe(200);
  });

  test('is too late half an hour after the check began, and the nonce is then deleted', async () => {
    const call = await addMember();
    const nonce = await nonceOf(call);
    server.clock.advance({ minutes: 30 });
    expect((await complete(call, await age.sign({ nonce }))).body.code).toBe('age_token_invalid');
    await cleanUp(server.ctx);
    expect(await server.db.selectFrom('age_nonce').selectAll().execute()).toEqual([]);
  });
});

test('a sign-up elsewhere stores the declaration, and one in a country that asks for nothing does not', async () => {
  const id = async (email: string, change: { country: string; region: null }) => {
    const call = await server.client();
    const form = signupForm({ email, name: `From ${change.country}`, ...change });
    return (await call('POST', '/api/signup.php', form, at)).body.user.id;
  };
  const german = await id('german@example.com', { country: 'DE', region: null });
  const swiss = await id('swiss@example.com', { country: 'CH', region: null });
  const stored = await proofs();
  expect(stored.find(({ member_id }) => member_id === german)?.method).toBe('declaration');
  expect(stored.find(({ member_id }) => member_id === swiss)).toBeUndefined();
});

test('a message of a member who has not proved their age is not sent, and costs nothing', async () => {
  const nina = await addWriter(server, { credits: 10 });
  const olga = await addWriter(server);
  const message = { profile: olga.id, text: 'Ciao' };
  const headers = { ...at.headers, 'idempotency-key': server.ctx.ids.uuid() };
  const sent = await nina.call('POST', '/api/message.php', message, { host, headers });
  expect([sent.status, sent.body.code]).toEqual([403, 'age_unproved']);
  expect((await walletAndLedger(server, nina)).balance).toBe(10);
});

test('an open page gets no events about others before the age is proved, and all of them after it', async () => {
  const { id } = await server.member();
  const call = await server.client({ id });
  const stream = await server.app.inject({
    url: '/api/events.php',
    headers: { host, cookie: `velluto_session=${call.cookies.velluto_session}` },
    payloadAsStream: true,
  });
  const pieces = stream.stream().setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await pieces.next()).value;
  };
  const olga = await addWriter(server, { credits: 10 });
  await until('retry');
  await olga.send({ id }, 'Before');
  await server.ctx.live.send(id, { event: 'credits', data: { credits: 9 } });
  await until('"credits":9');
  expect(text).not.toMatch(/Before|event: message/);
  await complete(call, await age.sign({ nonce: await nonceOf(call) }));
  await olga.send({ id }, 'After');
  await until('After');
  expect(text).not.toContain('Before');
  stream.stream().destroy();
});

test('pictures of others wait for the proof, whatever the profile is open to; the own ones do not', async () => {
  const owner = await server.member({ open_to_visitors: true });
  const { photo } = (await upload(await server.client(owner), await picture('#a33'))).body;
  const image = `/img/${photo.filename.split('/')[2]}/tile.avif`;
  const call = await server.client(await server.member());
  const look = (who: Call, options: object = at) => who('GET', image, undefined, options);
  const refused = await look(call);
  expect([refused.status, refused.body.code]).toEqual([403, 'age_unproved']);
  expect((await look(await server.client(owner))).status).toBe(200);
  const visitor = await server.client();
  expect((await look(visitor)).body.code).toBe('authentication_required');
  const elsewhere = await look(visitor, abroad);
  expect([elsewhere.status, elsewhere.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
  await complete(call, await age.sign({ nonce: await nonceOf(call) }));
  expect((await look(call)).status).toBe(200);
});

test('no mail names others before the proof', async () => {
  const mailed = async (overrides: object) => {
    const email = `${server.ctx.ids.uuid()}@example.com`;
    const { id } = await server.member({ email, site_id: 'strict', ...overrides });
    const olga = await addWriter(server, { credits: 10 });
    await olga.send({ id }, 'Ciao');
    await olga.call('POST', '/api/like.php', { profile: id });
    server.clock.advance({ days: 1, minutes: 10 });
    await server.runJobs();
    return (await server.mails(email)).map(({ kind }) => kind);
  };
  expect(await mailed({ country: 'CH', region: null })).not.toEqual([]);
  expect(await mailed({})).toEqual([]);
});
