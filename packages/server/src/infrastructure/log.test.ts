import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { linkIn, signupForm } from '../../test/signup.ts';
import { multipart, picture } from '../../test/upload.ts';
import { createLog } from './log.ts';
import { Unavailable } from './unavailable.ts';

const lines: string[] = [];
const log = createLog('trace', { write: line => lines.push(line) });
const server = await createTestServer({ parts: { log } });
const brokenServer = await createTestServer({
  parts: { log },
  service: {
    checkReset: async () => {
      throw new Error('broken');
    },
    activate: async () => {
      throw new Unavailable('storage', new Error('away'));
    },
  },
});
const logged = () => lines.join('');

describe('the log', () => {
  test('has no texts of members, passwords, cookies, tokens or addresses', async () => {
    const call = await server.client();
    const olga = await server.member();
    const form = signupForm({
      email: 'Nina.Secret@example.com',
      password: 'kein-Geheimnis-42',
      signup_message: 'Über mich',
    });
    await call('POST', '/api/signup.php', form);
    await call('POST', '/api/signup.php', form);
    const link = linkIn((await server.mails('Nina.Secret@example.com'))[0]);
    await call(
      'POST',
      '/api/message.php',
      { profile: olga.id, text: 'Unter uns gesagt' },
      {
        headers: {
          'idempotency-key': '00000000-0000-4000-8000-000000000001',
          authorization: 'Bearer kein-Geheimnis-42',
        },
      },
    );
    await call('GET', link);
    await call('POST', '/api/user.php', { login: 'nina.secret@example.com', password: 'kein-Geheimnis-43' });
    await call('PUT', '/api/profile.php', { about_me: 'Unter uns gesagt' });
    await call('GET', '/api/nothing.php?token=kein-Geheimnis-42');
    const origin = {
      'x-forwarded-for': '203.0.113.77',
      referer: 'http://localhost/?token=kein-Geheimnis-42',
    };
    const { payload, type } = multipart(await picture());
    await call('POST', '/api/photo.php', payload, { headers: { 'content-type': type, ...origin } });
    const token = link.split('=')[1] ?? '';
    const cookie = call.cookies.velluto_session ?? '';
    for (const secret of [
      'kein-Geheimnis',
      'Unter uns',
      'Über mich',
      'ina.Secret',
      'ina.secret',
      '203.0.113.77',
      token,
      cookie,
    ]) {
      expect(logged()).not.toContain(secret);
    }
  });

  test('records log-ins, refused log-ins and log-outs', async () => {
    const nina = await server.member({
      name: 'Wachsam',
      password_hash: await server.ctx.passwords.hash('lang genug 42'),
    });
    const call = await server.client();
    lines.length = 0;
    await call('GET', '/api/user.php');
    await call('GET', '/api/chats.php?token=kein-Geheimnis-42');
    await call('POST', '/api/user.php', { login: 'Wachsam', password: 'falsch geraten' });
    await call('POST', '/api/user.php', { login: 'Wachsam', password: 'lang genug 42' });
    await call('POST', '/api/like.php', { profile: nina.id }, { headers: { 'x-requested-with': '' } });
    await call('GET', '/api/logout.php');
    const entries = lines.map(line => JSON.parse(line)).filter(({ level }) => level === 30);
    expect(entries.map(({ msg, code, path, member }) => [msg, code ?? member, path])).toEqual([
      ['refused', 'authentication_required', '/api/chats.php'],
      ['refused', 'login_failed', '/api/user.php'],
      ['a session began', nina.id, undefined],
      ['refused', 'request_refused', '/api/like.php'],
      ['a session ended', nina.id, undefined],
    ]);
    for (const secret of ['Wachsam', 'geraten', 'genug', 'Geheimnis']) expect(logged()).not.toContain(secret);
  });

  test('records attempts on data of others and refused input, limited in number', async () => {
    const [mallory, nina] = [await server.member({ name: 'Mallory' }), await server.member()];
    const call = await server.client(mallory);
    const visitor = await server.client();
    const refused = () =>
      lines
        .map(line => JSON.parse(line))
        .filter(({ msg }) => msg === 'refused')
        .map(({ level, code, operation, member, times }) => [level, code, operation, member, times]);
    lines.length = 0;
    for (let time = 0; time < 120; time++)
      await call('GET', `/api/transaction.php?id=00000000-0000-4000-8000-000000000${100 + time}`);
    const refusal = ['not_found', 'getTransaction', mallory.id];
    expect(refused()).toEqual([
      [30, ...refusal, 1],
      [40, ...refusal, 10],
      [40, ...refusal, 100],
    ]);

    lines.length = 0;
    const form = { profile: nina.id, text: 'Unter uns', admin: 'kein-Geheimnis' };
    for (let time = 0; time < 9; time++) await call('POST', '/api/message.php', form);
    await visitor('POST', '/api/signup.php', { name: 'Unter uns' });
    await visitor('GET', '/img/kein-Geheimnis/large.webp');
    await visitor('GET', '/api/nothing.php');
    expect(refused()).toEqual([
      [30, 'invalid_request', 'sendMessage', mallory.id, 1],
      [30, 'invalid_request', 'signup', undefined, 1],
      [30, 'not_found', 'getPicture', undefined, 1],
    ]);
    expect(logged()).not.toMatch(/Unter uns|admin/);

    lines.length = 0;
    const eve = await server.member();
    const evesCall = await server.client(eve);
    await evesCall('GET', `/api/transaction.php?id=${nina.id}`);
    expect(refused()).toEqual([[30, 'not_found', 'getTransaction', eve.id, 1]]);
    expect(logged()).not.toContain(nina.id);
  });

  test('names a failed call, and one that was not found, without the query', async () => {
    lines.length = 0;
    const broken = await brokenServer.client();
    const secret = 'token=kein-Geheimnis-42';
    expect((await broken('GET', `/api/reset-password.php?${secret}`)).status).toBe(500);
    expect((await broken('POST', `/api/activate.php?${secret}`)).status).toBe(503);
    const entries = lines.map(line => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(entries.map(({ msg, path }) => [msg, path])).toEqual([
      ['failed', '/api/reset-password.php'],
      ['unavailable', '/api/activate.php'],
    ]);
    expect(logged()).not.toContain('Geheimnis');
  });

  test('names a failure of the database with its statement and without the values', async () => {
    lines.length = 0;
    const nina = await server.member({ name: 'Twice' });
    const duplicate = server.member({ name: 'Twice', about_me: 'Unter uns gesagt' });
    const error = await duplicate.catch(reason => reason);
    log.error({ err: new Error('outer', { cause: error }) }, 'failed');
    const [line = ''] = lines;
    expect(JSON.parse(line).err).toMatchObject({
      message: 'outer',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: '23505', message: expect.stringContaining('unique') },
    });
    for (const secret of ['Unter uns', 'twice', 'Twice', nina.id]) expect(line).not.toContain(secret);
  });

  test('names a failure of the job queue, which reports it as a plain object', () => {
    lines.length = 0;
    log.error(
      { err: { ...new Error(), message: 'no answer', queue: 'mail.send', data: 'Unter uns' } },
      'queue',
    );
    expect(JSON.parse(logged()).err).toEqual({ message: 'no answer' });
  });

  test('hides secrets that are logged by mistake', () => {
    lines.length = 0;
    log.info(
      { password: 'a1', user: { email: 'a2' }, request: { headers: { cookie: 'a3', authorization: 'a4' } } },
      'x',
    );
    log.info({ message: { text: 'a5' }, req: { method: 'GET', url: '/api/activate.php?token=a6' } }, 'x');
    expect(logged()).not.toMatch(/a\d/);
    expect(logged()).toContain('/api/activate.php');
  });
});
