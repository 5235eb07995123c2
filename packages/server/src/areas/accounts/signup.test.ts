import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { signUpAs, signupForm } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';

const sites = sitesWith({
  closed: { signups: 'none' },
  ads: { signups: 'with_trafficsource' },
  grown: { min_age: 25 },
  elsewhere: { pool: 'elsewhere' },
  west: { time_zone: 'America/Los_Angeles' },
});
const server = await createTestServer({ parts: { sites } });
const visitor = await server.client();
let formCount = 0;
/** A sign-up form with an address and a name that no account has yet. */
const newForm = (overrides: Record<string, unknown> = {}) => {
  formCount += 1;
  return signupForm({ email: `person${formCount}@example.com`, name: `Person ${formCount}`, ...overrides });
};
const signup = (form: unknown, host = 'localhost') => visitor('POST', '/api/signup.php', form, { host });
const rows = (table: 'member' | 'account' | 'outbox_mail' | 'session') =>
  server.db.selectFrom(table).selectAll().execute();

describe('a sign-up', () => {
  test('makes an account that waits for its confirmation, and logs in', async () => {
    const call = await server.client();
    const form = newForm({ signup_message: '  Amo i gatti. ' });
    const { status, body, headers } = await call('POST', '/api/signup.php', form);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      status: 'not_confirmed',
      email: form.email,
      paid_user: false,
      credits: 4,
      language: 'it',
      profile: { name: form.name, age: 34, country: 'IT', region: 'IT-25', origin: 'member', num_photos: 0 },
      time_bonus: { code: 'TIMEBONUS25' },
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^velluto_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax,velluto_last=.*,velluto_known=/,
    );
    expect((await call('GET', '/api/user.php')).body.user.id).toBe(body.user.id);
    expect((await call('GET', '/api/profile.php')).body.profile).toMatchObject({
      about_me: 'Amo i gatti.',
      sexuality: 'hetero',
      looking_for: 'male',
      date_of_birth: '1992-04-03',
      city: 'Milano',
      max_photos: 3,
    });
  });

  test('stores when terms and consent were given, and no plain password', async () => {
    const form = newForm();
    const { body } = await signup(form);
    const account = (await rows('account')).find(row => 'member_id' in row && row.member_id === body.user.id);
    expect(account).toMatchObject({
      terms_version: new Date('2026-03-01T00:00:00.000Z'),
      terms_accepted_at: server.clock.now(),
      consent_sensitive_at: server.clock.now(),
      consent_sharing_at: server.clock.now(),
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$/),
    });
    expect(JSON.stringify([await rows('member'), await rows('account')])).not.toContain(form.password);
  });

  test('is not found by others before the confirmation', async () => {
    const form = newForm();
    await signup(form);
    const { body } = await visitor('GET', '/api/members.php');
    expect(body.results).not.toContainEqual(expect.objectContaining({ name: form.name }));
  });

  test.each([
    [{ email: 'nina@' }, 'email', 'format'],
    [{ email: 'nina@example' }, 'email', 'format'],
    [{ email: 'x@127.0.0.1' }, 'email', 'format'],
    [{ email: 'x@example.123' }, 'email', 'format'],
    [{ email: `${'x'.repeat(65)}@example.com` }, 'email', 'format'],
    [{ email: `x@${'y'.repeat(64)}.com` }, 'email', 'format'],
    [{ name: 'No' }, 'name', 'too_short'],
    [{ name: 'N'.repeat(21) }, 'name', 'too_long'],
    [{ name: '@nina' }, 'name', 'starts_with_at'],
    [{ name: 'nina@example' }, 'name', 'format'],
    [{ email: 'Nina@ex.it', name: 'nina@EX.it' }, 'name', 'equals_email'],
    [{ name: '     ' }, 'name', 'required'],
    [{ password: 'kurz12345' }, 'password', 'too_short'],
    [{ password: 'Password123' }, 'password', 'common'],
    [{ password: 'zzzzzzzzzzzz' }, 'password', 'common'],
    [{ password: 'Ottavia1990!', name: 'Ottavia' }, 'password', 'common'],
    [{ password: 'ottavia.neri1', email: 'ottavia.neri@example.com' }, 'password', 'common'],
    [{ date_of_birth: '1992-02-30' }, 'date_of_birth', 'format'],
    [{ date_of_birth: '1890-01-01' }, 'date_of_birth', 'not_allowed'],
    [{ date_of_birth: '2027-01-01' }, 'date_of_birth', 'format'],
    [{ gender: 'robot' }, 'gender', 'not_allowed'],
    [{ country: 'JP', region: null }, 'country', 'not_allowed'],
    [{ region: 'DE-BY' }, 'region', 'unknown'],
    [{ terms_version: '2023-12-01T12:00:00.000Z' }, 'terms_version', 'outdated'],
    [{ consent_sensitive: false }, 'consent_sensitive', 'consent_required'],
    [{ consent_sensitive: undefined }, 'consent_sensitive', 'required'],
    [{ consent_sharing: false }, 'consent_sharing', 'consent_required'],
    [{ admin: true }, 'admin', 'unknown'],
  ])('with %o is refused', async (change, field, code) => {
    const before = (await rows('member')).length;
    const { status, body } = await signup(newForm(change));
    expect([status, body.code, body.details]).toEqual([400, 'invalid_request', [{ field, code }]]);
    expect(await rows('member')).toHaveLength(before);
  });

  test('with a domain in its own script is stored as mail servers need it', async () => {
    const { status, body } = await signup(newForm({ email: 'Anna@b\u00fccher.example' }));
    expect([status, body.user.email]).toEqual([201, 'Anna@xn--bcher-kva.example']);
  });

  test('in a language that the site does not speak is refused', async () => {
    const form = newForm({ country: 'DE', region: null, language: 'pl' });
    const { status, body } = await signup(form, 'nordlys.localhost');
    expect(status).toBe(400);
    expect(body.details).toContainEqual({ field: 'language', code: 'not_allowed' });
  });

  test('names all faults at once', async () => {
    const { body } = await signup(
      newForm({ name: '@nina', password: 'password1234', terms_version: '2020-01-01T00:00:00Z' }),
    );
    expect(body.details).toEqual([
      { field: 'name', code: 'starts_with_at' },
      { field: 'password', code: 'common' },
      { field: 'terms_version', code: 'outdated' },
    ]);
  });

  test('is allowed from the eighteenth birthday, not the day before', async () => {
    const [young, grown] = ['2008-11-22', '2008-11-21'];
    const refused = await signup(newForm({ date_of_birth: young }));
    expect(refused.body.details).toEqual([{ field: 'date_of_birth', code: 'under_age' }]);
    expect((await signup(newForm({ date_of_birth: grown }))).status).toBe(201);
  });

  test('follows a site with a higher minimum age', async () => {
    const { body } = await signup(newForm({ date_of_birth: '2001-11-22' }), 'grown.test');
    expect(body.details).toEqual([{ field: 'date_of_birth', code: 'under_age' }]);
    expect((await signup(newForm({ date_of_birth: '2001-11-21' }), 'grown.test')).status).toBe(201);
  });

  test('begins with the birthday where the member is, wherever the site is', async () => {
    const form = (country: string) => newForm({ date_of_birth: '2008-11-22', country, region: null });
    const refused = [{ field: 'date_of_birth', code: 'under_age' }];
    // 14:00 in Los Angeles, where the site is; 23:00 in Rome; 11:00 the next day in Auckland
    server.clock.advance({ hours: 10 });
    expect((await signup(form('IT'), 'west.test')).body.details).toEqual(refused);
    expect((await signup(form('US'), 'west.test')).body.details).toEqual(refused);
    const early = await signup(form('NZ'), 'west.test');
    expect([early.status, early.body.user.profile.age]).toEqual([201, 18]);
    server.clock.advance({ hours: 1 });
    const roman = await signup(form('IT'), 'west.test');
    expect([roman.status, roman.body.user.profile.age]).toEqual([201, 18]);
    // the day has begun on the east coast and not yet in Hawaii
    server.clock.advance({ hours: 7 });
    expect((await signup(form('US'), 'west.test')).body.details).toEqual(refused);
  });

  test.each(['closed.test', 'ads.test'])('is closed at %s', async host => {
    const { status, body } = await signup(newForm(), host);
    expect([status, body.code]).toEqual([403, 'signups_closed']);
  });
});

describe('a taken name or address', () => {
  test('is a name in whatever case, on every site of the pool', async () => {
    await signup(newForm({ name: 'Aurora' }));
    const { body } = await signup(newForm({ name: ' aurORA ' }));
    expect(body.details).toEqual([{ field: 'name', code: 'taken' }]);
    await signup(newForm({ name: 'Zoé  B' }));
    for (const name of ['Ａｕｒｏｒａ', 'zoe\u0301 b']) {
      expect((await signup(newForm({ name }))).body.details).toEqual([{ field: 'name', code: 'taken' }]);
    }
    const nordlys = newForm({
      name: 'aurora',
      country: 'GB',
      region: null,
      language: 'en',
      terms_version: '2026-05-15T00:00:00.000Z',
    });
    expect((await signup(nordlys, 'nordlys.localhost')).body.details).toEqual([
      { field: 'name', code: 'taken' },
    ]);
    expect((await signup(newForm({ name: 'Aurora' }), 'elsewhere.test')).status).toBe(201);
  });

  test.each([
    ['a mark that joins', 'Au\u034Fgusta'],
    ['a mark that varies', 'Augusta\uFE0F'],
    ['a filler', 'Aug\u3164usta'],
  ])('is a name also with %s in it, which nobody can see', async (_, name) => {
    await signup(newForm({ name: 'Augusta' }));
    expect((await signup(newForm({ name }))).body.details).toEqual([{ field: 'name', code: 'taken' }]);
  });

  test('a name of invisible characters only is refused', async () => {
    for (const name of ['\u3164\u3164\u3164', '\u115F\u1160\uFFA0']) {
      expect((await signup(newForm({ name }))).body.details).toEqual([{ field: 'name', code: 'required' }]);
    }
  });

  test('goes to one of many concurrent sign-ups', async () => {
    const names = await Promise.all(Array.from({ length: 6 }, () => signup(newForm({ name: 'Gaia' }))));
    expect(names.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    expect(names.flatMap(({ body }) => body.details ?? [])).toEqual(
      Array(5).fill({ field: 'name', code: 'taken' }),
    );
    const members = await rows('member');
    expect(await rows('account')).toHaveLength(members.length);
  });
});

describe('checking while typing', () => {
  const check = async (fields: Record<string, string>) =>
    (await visitor('POST', '/api/signup-check.php', fields)).body;

  test('tells a taken name, and never that an address has an account', async () => {
    await signUpAs(await server.client(), newForm({ name: 'Teresa', email: 'teresa@example.com' }));
    expect(await check({ name: 'teresa' })).toEqual({ name: 'taken' });
    expect(await check({ name: 'Teresa 2', email: 'teresa@example.com' })).toEqual({
      name: 'ok',
      email: 'ok',
    });
    expect(await check({ name: '@x', email: 'nobody' })).toEqual({ name: 'invalid', email: 'invalid' });
    expect(await check({})).toEqual({});
  });
});
