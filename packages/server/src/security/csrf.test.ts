// The headers that mark a call as foreign are tested one by one in http/http.test.ts; mailed links that scanners open
// in accounts/activation.test.ts and notifications/settings.test.ts.

import { contractOperations } from '@velluto/api-client/contract';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { accessTable } from '../../test/access-table.ts';
import { createTestServer } from '../../test/server.ts';
import { snapshot } from '../../test/snapshot.ts';

const password = 'una lunga passeggiata';
const server = await createTestServer({ config: { production: true, trustProxy: true } });
const anna = await server.member({
  email: 'matteo.rinaldi@example.com',
  password_hash: await server.ctx.passwords.hash(password),
  paid_user: true,
});
const { cookies } = await server.client(anna);
const before = await snapshot(server.database.pool);
const changing = contractOperations.filter(({ method, client }) => method !== 'GET' || client);
const byId = contractOperations.map(({ id, ...operation }) => [id, operation] as const);

/** Operations that change something without the client's header, with the reason why that is safe. */
const unmarked = {
  // a mail program sends it; its token allows only this, and cookies are ignored
  unsubscribe: 'POST',
  // the payment provider calls it; the state of the payment is requested from the provider, not taken from the call
  paymentWebhook: 'POST',
  // a beacon cannot set headers; the call changes no data
  pageHidden: 'POST',
  // the form of the page that a mailed link leads to; its token authorises the call, and cookies are ignored
  activate: 'POST',
  // only marks messages as delivered to a device of the member
  getChats: 'GET',
  getChat: 'GET',
};

test('only these operations change something without the header of the client', () => {
  const changesData = (id: string) =>
    Object.entries(accessTable).some(
      ([name, row]) =>
        name.split(' ')[0] === id && Object.values(row).some(outcome => outcome.endsWith('changed')),
    );
  const found = byId.filter(([id, { method, client }]) => !client && (method !== 'GET' || changesData(id)));
  expect(Object.fromEntries(found.map(([id, { method }]) => [id, method]))).toEqual(unmarked);
});

describe.each(changing)('$id', ({ method, path, query, headers, type, bodies, client }) => {
  const [body] = Object.values(bodies);
  const send = async (extraHeaders: Record<string, string>, form = false) => {
    const payload = form
      ? new URLSearchParams(body as Record<string, string>).toString()
      : JSON.stringify(body);
    const request: InjectOptions = {
      method,
      cookies: { '__Host-velluto_session': cookies.velluto_session ?? '' },
      url: `${path}?${new URLSearchParams(query)}`,
      headers: { host: 'velluto.example', 'x-forwarded-proto': 'https', ...headers, ...extraHeaders },
      ...(type !== null && { payload }),
    };
    const { statusCode, body: answer } = await server.app.inject(request);
    const result = [statusCode, statusCode >= 400 ? JSON.parse(answer).code : null];
    return [...result, await before.changed()];
  };
  const refused = [403, 'request_refused', []];
  const marked = { 'x-requested-with': 'velluto' };
  const json: Record<string, string> = type === null ? {} : { 'content-type': type };

  test.runIf(client)('is refused without the client’s header', async () => {
    expect(await send(json)).toEqual(refused);
    expect(await send({ ...json, origin: 'https://velluto.example' })).toEqual(refused);
  });

  test('is refused when another site sends it', async () => {
    expect(await send({ ...json, ...marked, origin: 'https://evil.example' })).toEqual(refused);
    expect(await send({ ...json, ...marked, 'sec-fetch-site': 'cross-site' })).toEqual(refused);
  });

  test.runIf(client)('is refused from a page that was rendered for another member', async () => {
    const other = [403, 'member_changed', []];
    for (const renderedFor of ['m00000000000000000000000', 'visitor']) {
      expect(await send({ ...json, ...marked, 'x-page-member': renderedFor })).toEqual(other);
    }
  });

  test.runIf(client && type !== null)('refuses the content types of a form', async () => {
    for (const contentType of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      if (type !== null && contentType.startsWith(type)) continue;
      const answer = await send({ ...marked, 'content-type': contentType }, contentType !== 'text/plain');
      expect(answer).toEqual([400, 'invalid_request', []]);
    }
  });
});

test('a page rendered for another member gets no data of the one who is logged in', async () => {
  const memberOperations = contractOperations.filter(
    ({ method, session, client }) => method === 'GET' && session && !client,
  );
  expect(memberOperations.length).toBeGreaterThan(10);
  for (const { path, query, headers } of memberOperations) {
    const { statusCode, body } = await server.app.inject({
      url: `${path}?${new URLSearchParams(query)}`,
      cookies: { '__Host-velluto_session': cookies.velluto_session ?? '' },
      headers: { host: 'velluto.example', ...headers, 'x-page-member': 'visitor' },
    });
    expect([path, statusCode, JSON.parse(body).code]).toEqual([path, 403, 'member_changed']);
  }
});

test('a page acts for the member it was rendered for, and for a visitor without a session', async () => {
  const requestKey = async (renderedFor: string, session: Record<string, string>) => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/storage-key.php',
      cookies: session,
      headers: { host: 'velluto.example', 'x-requested-with': 'velluto', 'x-page-member': renderedFor },
    });
    const { code, member } = JSON.parse(body);
    return [statusCode, code ?? member];
  };
  const session = { '__Host-velluto_session': cookies.velluto_session ?? '' };
  expect(await requestKey(anna.id, session)).toEqual([200, anna.id]);
  expect(await requestKey('visitor', {})).toEqual([200, null]);
  expect(await requestKey(anna.id, {})).toEqual([403, 'member_changed']);
});

describe('the cookies of a log-in', () => {
  const login = async (headers: Record<string, string>, from = server) => {
    const answer = await from.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: { 'x-requested-with': 'velluto', ...headers },
      payload: { login: 'matteo.rinaldi@example.com', password },
    });
    expect(answer.statusCode).toBe(200);
    return String(answer.headers['set-cookie']);
  };
  const life = (days: number) => `Max-Age=${days * 86_400}; Path=/; HttpOnly;`;
  const session = (rest: string) => `velluto_session=[\\w-]{43}; ${life(30)}${rest} SameSite=Lax`;
  const last = (rest: string) => `velluto_last=v1[\\w.-]+; ${life(30)}${rest} SameSite=Lax`;
  const known = (rest: string) => `velluto_known=v1[\\w.-]+; ${life(365)}${rest} SameSite=Lax`;
  const all = (prefix: string, rest: string) =>
    new RegExp(`^${[session, last, known].map(cookie => prefix + cookie(rest)).join(',')}$`);
  const secured = all('__Host-', ' Secure;');

  test('are for this host, over HTTPS, hidden from scripts and other sites', async () => {
    expect(await login({ host: 'velluto.example', 'x-forwarded-proto': 'https' })).toMatch(secured);
    // a proxy that ends TLS may not send X-Forwarded-Proto
    expect(await login({ host: 'velluto.example' })).toMatch(secured);
    expect(await login({ host: 'localhost' })).toMatch(all('', ''));
  });

  test('are accepted over HTTPS only under the name that no other host of the domain can set', async () => {
    const get = async (name: string) =>
      (
        await server.app.inject({
          url: '/api/user.php',
          cookies: { [name]: cookies.velluto_session ?? '' },
          headers: { host: 'velluto.example' },
        })
      ).statusCode;
    expect([await get('__Host-velluto_session'), await get('velluto_session')]).toEqual([200, 403]);
  });
});
