// That pictures may be shown elsewhere is tested in pictures/serve-pictures.test.ts; that a site without `allowed_origins`
// allows no other origin is tested in http.test.ts and security/headers.test.ts.
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { sitesWith } from '../../test/sites.ts';

const brand = 'https://app.brand.example';
const other = 'https://app.other.example';
const password = 'una lunga passeggiata';
const server = await createTestServer({
  config: { production: true, trustProxy: true },
  parts: { sites: sitesWith({ brand: { allowed_origins: [brand] }, other: { allowed_origins: [other] } }) },
  render: async () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
});
const anna = await server.member({
  email: 'anna@example.com',
  password_hash: await server.ctx.passwords.hash(password),
});
const bruno = await server.member();
const { velluto_session = '' } = (await server.client(anna)).cookies;
const cookies = { '__Host-velluto_session': velluto_session };
const marked = { 'x-requested-with': 'velluto' };

type Headers = Record<string, string | string[] | number | undefined>;
/** The headers by which a browser decides who may read an answer. */
const allowance = (headers: Headers) => [
  headers['access-control-allow-origin'],
  headers['access-control-allow-credentials'],
];
const allowed = [brand, 'true'];
const refused = [undefined, undefined];

/** Sends a call of a page at an origin, as a browser does it. */
async function call(
  origin: string,
  method: 'GET' | 'POST' | 'OPTIONS',
  url: string,
  headers = {},
  payload?: object,
) {
  return server.app.inject({
    method,
    url,
    cookies,
    headers: { host: 'brand.test', origin, 'sec-fetch-site': 'cross-site', ...headers },
    ...(payload && { payload }),
  });
}
const like = { profile: bruno.id };

describe('an origin that the site allows', () => {
  it('reads answers, with their versions and limits, and no cache mixes them up', async () => {
    const { statusCode, headers } = await call(brand, 'GET', '/api/chats.php');
    expect([statusCode, ...allowance(headers)]).toEqual([200, ...allowed]);
    expect(headers.vary).toContain('Origin');
    expect(headers['access-control-expose-headers']).toBe(
      'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
    );
  });

  it('changes things with the header of the client, and not without', async () => {
    const without = await call(brand, 'POST', '/api/like.php', {}, like);
    expect([without.statusCode, without.json().code]).toEqual([403, 'request_refused']);
    const { statusCode, headers } = await call(brand, 'POST', '/api/like.php', marked, like);
    expect([statusCode, ...allowance(headers)]).toEqual([200, ...allowed]);
  });

  it('sends a preflight request, and may send what the client sends', async () => {
    const { statusCode, headers } = await call(brand, 'OPTIONS', '/api/message.php', {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key,x-requested-with',
    });
    expect([statusCode, ...allowance(headers)]).toEqual([204, ...allowed]);
    expect(headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'Content-Type, X-Requested-With, X-Page-Member, Idempotency-Key, If-None-Match',
      'access-control-max-age': '7200',
    });
  });

  it.each([
    ['of an operation', '/api/member.php?id=nobody', 404, 'not_found'],
    ['of bad input', '/api/members.php?page=0', 400, 'invalid_request'],
    ['of an unknown path', '/api/nothing.php', 404, 'not_found'],
  ])('reads the error %s', async (_, url, status, code) => {
    const { statusCode, headers, json } = await call(brand, 'GET', url);
    expect([statusCode, json().code, ...allowance(headers)]).toEqual([status, code, ...allowed]);
  });

  it('follows the events of its member', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const stream = await fetch(`${address}/api/events.php`, {
      headers: {
        'x-forwarded-host': 'brand.test',
        origin: brand,
        cookie: `__Host-velluto_session=${velluto_session}`,
        'x-forwarded-proto': 'https',
      },
      signal: leave.signal,
    });
    expect([stream.status, ...allowance(Object.fromEntries(stream.headers))]).toEqual([200, ...allowed]);
    leave.abort();
  });

  it('reads neither pages nor pictures', async () => {
    const page = await call(brand, 'GET', '/members');
    expect([page.statusCode, ...allowance(page.headers)]).toEqual([200, ...refused]);
    const picture = await call(brand, 'GET', '/img/nothing/large.webp');
    expect(allowance(picture.headers)).toEqual(refused);
  });
});

describe('an origin that the site does not allow', () => {
  it.each([
    'https://evil.example',
    other,
    'http://app.brand.example',
    'https://app.brand.example:8443',
    'null',
  ])('%s reads nothing, changes nothing and is refused in the preflight', async origin => {
    const read = await call(origin, 'GET', '/api/chats.php');
    expect(allowance(read.headers)).toEqual(refused);
    const change = await call(origin, 'POST', '/api/like.php', marked, like);
    expect([change.statusCode, change.json().code, ...allowance(change.headers)]).toEqual([
      403,
      'request_refused',
      ...refused,
    ]);
    expect(change.json().message).toContain('allowed_origins of the site file');
    const asked = await call(origin, 'OPTIONS', '/api/like.php', { 'access-control-request-method': 'POST' });
    // answered as everywhere, and a browser sends nothing without the headers
    expect([asked.statusCode, asked.headers.allow, ...allowance(asked.headers)]).toEqual([
      204,
      'POST, DELETE, OPTIONS',
      ...refused,
    ]);
  });

  it('is not allowed by the file of another site', async () => {
    const { headers } = await call(other, 'GET', '/api/chats.php', { host: 'other.test' });
    expect(allowance(headers)).toEqual([other, 'true']);
  });
});

describe('the cookies of a log-in', () => {
  const login = async (from: string, origin = brand) => {
    const headers = { ...marked, 'sec-fetch-site': from };
    const body = { login: 'anna@example.com', password };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: { host: 'brand.test', origin, ...headers },
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
    return [answer.headers['set-cookie'] ?? []].flat();
  };

  it('are kept apart from all others on a frontend of another domain, which else loses them', async () => {
    const set = await login('cross-site');
    expect(set.length).toBeGreaterThan(2);
    for (const cookie of set)
      expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/);
  });

  it('stay with the domain where the frontend has another host of it', async () => {
    for (const cookie of await login('same-site'))
      expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    for (const cookie of await login('same-origin', 'https://brand.test'))
      expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});
