import { describe, expect, test, vi } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { deviceOf } from '../../domain/device.ts';
import { openSession } from '../sessions/sessions.ts';
import { tokenHash } from '../sessions/tokens.ts';

const server = await createTestServer();
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
const owner = () => server.member({ password_hash });
type Call = Awaited<ReturnType<typeof server.client>>;

const sessionsOf = async (call: Call) => (await call('GET', '/api/sessions.php')).body.sessions;
const endSession = (call: Call, body: object) => call('DELETE', '/api/sessions.php', { password, ...body });
const isLoggedIn = async (call: Call) => (await call('GET', '/api/user.php')).status === 200;

describe('the list of sessions', () => {
  test('shows the current session first, then the last used ones, with browser and system', async () => {
    const nina = await server.member();
    await server.ctx.transaction(tx => openSession(server.ctx, tx, nina.id, windows));
    server.clock.advance({ hours: 2 });
    const call = await server.client(nina);
    server.clock.advance({ minutes: 59 });
    await call('GET', '/api/user.php');
    const sessions = await sessionsOf(call);
    expect(sessions).toEqual([
      {
        session: expect.stringMatching(/^[0-9a-f]{32}$/),
        browser: null,
        system: null,
        current: true,
        created_at: '2026-11-21T14:00:00.000Z',
        last_seen_at: '2026-11-21T14:00:00.000Z',
      },
      {
        session: expect.stringMatching(/^[0-9a-f]{32}$/),
        browser: 'Firefox',
        system: 'Windows',
        current: false,
        created_at: '2026-11-21T12:00:00.000Z',
        last_seen_at: '2026-11-21T12:00:00.000Z',
      },
    ]);
    server.clock.advance({ minutes: 1 });
    await call('GET', '/api/user.php');
    expect((await sessionsOf(call))[0].last_seen_at).toBe('2026-11-21T15:00:00.000Z');
    expect(JSON.stringify(sessions)).not.toContain(call.cookies.velluto_session);
  });

  test('has no sessions of others and none that have ended', async () => {
    const [nina, olga] = [await server.member(), await server.member()];
    await server.client(nina);
    await server.client(olga);
    server.clock.advance({ days: 30 });
    expect(await sessionsOf(await server.client(nina))).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  test('ends one, with its live events, and leaves the others', async () => {
    const nina = await owner();
    const [phone, desktop] = [await server.client(nina), await server.client(nina)];
    const close = vi.fn();
    const session = tokenHash(phone.cookies.velluto_session ?? '');
    server.ctx.live.listen(nina.id, () => {}, { session, close });
    const closeOther = vi.fn();
    const other = tokenHash(desktop.cookies.velluto_session ?? '');
    server.ctx.live.listen(nina.id, () => {}, { session: other, close: closeOther });
    const name = (await sessionsOf(phone))[0].session;
    expect((await endSession(desktop, { session: name })).status).toBe(204);
    expect([await isLoggedIn(phone), await isLoggedIn(desktop)]).toEqual([false, true]);
    expect(close).toHaveBeenCalledOnce();
    expect(closeOther).not.toHaveBeenCalled();
    expect((await endSession(desktop, { session: name })).status).toBe(404);
  });

  test('ends the current one like a log-out', async () => {
    const nina = await owner();
    const call = await server.client(nina);
    const savedCookies = { ...call.cookies };
    await endSession(call, { session: (await sessionsOf(call))[0].session });
    expect(call.cookies).toEqual({});
    Object.assign(call.cookies, savedCookies);
    expect(await isLoggedIn(call)).toBe(false);
  });

  test('ends all others', async () => {
    const [nina, olga] = [await owner(), await owner()];
    const [first, second, third] = [
      await server.client(nina),
      await server.client(nina),
      await server.client(nina),
    ];
    const stranger = await server.client(olga);
    const closed = { mine: vi.fn(), other: vi.fn() };
    const hash = (call: typeof first) => tokenHash(call.cookies.velluto_session ?? '');
    server.ctx.live.listen(nina.id, () => {}, { session: hash(first), close: closed.mine });
    server.ctx.live.listen(nina.id, () => {}, { session: hash(second), close: closed.other });
    expect((await endSession(first, { others: true })).status).toBe(204);
    const stillAlive = await Promise.all([first, second, third, stranger].map(isLoggedIn));
    expect(stillAlive).toEqual([true, false, false, true]);
    expect([closed.mine.mock.calls.length, closed.other.mock.calls.length]).toEqual([0, 1]);
  });

  test.each([
    ['one', async (call: Call) => ({ session: (await sessionsOf(call)).at(-1).session })],
    ['all others', async () => ({ others: true })],
  ])('takes the password to end %s, and counts what is guessed', async (_, bodyFor) => {
    const nina = await owner();
    const [phone, desktop] = [await server.client(nina), await server.client(nina)];
    const body = { ...(await bodyFor(desktop)), password: 'non è questa' };
    const answers: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push((await endSession(desktop, body)).body.code);
    expect([answers[0], answers.at(-1)]).toEqual(['old_password_wrong', 'account_blocked']);
    expect(await isLoggedIn(phone)).toBe(true);
  });

  test('does not end the session of another member', async () => {
    const [nina, olga] = [await server.client(await owner()), await server.client(await owner())];
    const name = (await sessionsOf(nina))[0].session;
    expect((await endSession(olga, { session: name })).body.code).toBe('not_found');
    expect(await isLoggedIn(nina)).toBe(true);
  });

  test.each([
    {},
    { others: false },
    { session: '' },
    { session: 'a'.repeat(37) },
    { others: true, password: undefined },
  ])('with %o is not valid', async body => {
    const call = await server.client(await owner());
    expect((await endSession(call, body)).body.code).toBe('invalid_request');
  });
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
  ],
  [windows, 'Firefox', 'Windows'],
  ['curl/8.5.0', null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
