import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { cleanUp } from '../../boot/clean-up.ts';

const server = await createTestServer();

describe('a session', () => {
  test('ends after 30 days without a visit', async () => {
    const call = await server.client(await server.member());
    server.clock.advance({ days: 30, ms: -1 });
    expect((await call('GET', '/api/user.php')).status).toBe(200);
    const idle = await server.client(await server.member());
    server.clock.advance({ days: 30 });
    expect((await idle('GET', '/api/user.php')).body.code).toBe('authentication_required');
  });

  test('is prolonged by visits, and the cookie with it, at most once an hour', async () => {
    const call = await server.client(await server.member());
    const prolongs = async () => (await call('GET', '/api/user.php')).headers['set-cookie'] !== undefined;
    expect(await prolongs()).toBe(false);
    for (let hour = 0; hour < 2; hour++) {
      server.clock.advance({ hours: 1, ms: -1 });
      expect(await prolongs()).toBe(false);
      server.clock.advance({ ms: 1 });
      expect(await prolongs()).toBe(true);
    }
    for (let visit = 0; visit < 3; visit++) {
      server.clock.advance({ days: 20 });
      const { status, headers } = await call('GET', '/api/user.php');
      expect(status).toBe(200);
      expect(String(headers['set-cookie'])).toMatch(/velluto_session=[\w-]{43}; Max-Age=2592000;.*HttpOnly/);
    }
  });

  test('ends with the account', async () => {
    const nina = await server.member();
    const call = await server.client(nina);
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', nina.id).execute();
    expect((await call('GET', '/api/user.php')).status).toBe(403);
  });

  test('ends with the log-out, which can be repeated and leaves other devices logged in', async () => {
    const nina = await server.member();
    const [phone, desktop] = [await server.client(nina), await server.client(nina)];
    const stolen = { ...phone.cookies };
    expect((await phone('GET', '/api/logout.php')).status).toBe(204);
    expect(phone.cookies).toEqual({});
    expect((await phone('GET', '/api/logout.php')).status).toBe(204);
    Object.assign(phone.cookies, stolen);
    expect((await phone('GET', '/api/user.php')).status).toBe(403);
    expect((await desktop('GET', '/api/user.php')).status).toBe(200);
  });

  test('cannot be ended by another site', async () => {
    const call = await server.client(await server.member());
    const wrong: Record<string, string>[] = [{ 'x-requested-with': '' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of wrong) {
      const { body } = await call('GET', '/api/logout.php', undefined, {
        headers,
      });
      expect(body.code).toBe('request_refused');
    }
    expect((await call('GET', '/api/user.php')).status).toBe(200);
  });
});

test('ended sessions are removed, others are not', async () => {
  const [nina, olga] = [await server.member(), await server.member()];
  const [idle, fresh] = [await server.client(nina), await server.client(olga)];
  const guess = (login: string) => fresh('POST', '/api/user.php', { login, password: 'wrong' });
  await guess('nobody@example.com');
  server.clock.advance({ days: 29 });
  await fresh('GET', '/api/user.php');
  await guess('somebody@example.com');
  server.clock.advance({ days: 1, ms: -1 });
  await cleanUp(server.ctx);
  expect((await idle('GET', '/api/user.php')).status).toBe(200);
  await server.ctx.transaction(tx =>
    server.ctx.mail.send(tx, {
      siteId: 'velluto',
      kind: 'welcome',
      to: 'nina@example.com',
      dedupeKey: 'kept for 90 days',
      subject: 'Ciao',
      html: '<p>Ciao</p>',
      text: 'Ciao',
    }),
  );
  const attempts = await server.db.selectFrom('login_attempt').select('key').execute();
  const keys = attempts.map(({ key }) => key).sort();
  expect(keys).toEqual([
    'velluto:?somebody@example.com',
    expect.stringMatching(/^velluto:\?somebody@example\.com:from:[\w-]{43}$/),
  ]);
  const sessions = await server.db.selectFrom('session').select('member_id').execute();
  expect(sessions.map(session => session.member_id)).toEqual(expect.arrayContaining([nina.id, olga.id]));
  server.clock.advance({ days: 30 });
  await cleanUp(server.ctx);
  expect(await server.db.selectFrom('session').select('member_id').execute()).toEqual([]);
  expect(await server.db.selectFrom('login_attempt').select('key').execute()).toEqual([]);
  server.clock.advance({ days: 60, ms: -1 });
  await cleanUp(server.ctx);
  expect(await server.mails('nina@example.com')).toHaveLength(1);
  server.clock.advance({ ms: 1 });
  await cleanUp(server.ctx);
  expect(await server.mails('nina@example.com')).toEqual([]);
});

describe('the user', () => {
  test('is not sent again while nothing changed; the end of the time bonus is a change', async () => {
    const nina = await server.member();
    const call = await server.client(nina);
    const first = await call('GET', '/api/user.php');
    expect(first.body.user.time_bonus).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25 });
    const poll = () =>
      call('GET', '/api/user.php', undefined, { headers: { 'if-none-match': String(first.headers.etag) } });
    server.clock.advance({ hours: 3 });
    expect((await poll()).status).toBe(304);
    server.clock.advance({ hours: 1 });
    expect((await poll()).body.user.time_bonus).toBeNull();
  });

  test('speaks another language of the site from now on', async () => {
    const call = await server.client(await server.member());
    expect((await call('PUT', '/api/user.php', { language: 'de' })).body.user.language).toBe('de');
    const nordlys = { host: 'nordlys.localhost' };
    const { status, body } = await call('PUT', '/api/user.php', { language: 'pl' }, nordlys);
    expect([status, body.details]).toEqual([400, [{ field: 'language', code: 'not_allowed' }]]);
    expect((await call('GET', '/api/user.php')).body.user.language).toBe('de');
  });
});

describe('a push subscription', () => {
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };

  test('needs a session', async () => {
    const visitor = await server.client();
    const { status, body } = await visitor('POST', '/api/user.php?push=1', { subscription });
    expect([status, body.code]).toEqual([403, 'authentication_required']);
  });
});

test('the user is a year older on their birthday, also for a client that asked the day before', async () => {
  // the last minute of the day in Italy
  server.clock.set('2030-03-04T22:59:00Z');
  const call = await server.client(await server.member({ date_of_birth: '1990-03-05' }));
  const first = await call('GET', '/api/user.php');
  server.clock.advance({ minutes: 1 });
  const headers = { 'if-none-match': String(first.headers.etag) };
  const { body } = await call('GET', '/api/user.php', undefined, { headers });
  expect([first.body.user.profile.age, body?.user.profile.age]).toEqual([39, 40]);
});
