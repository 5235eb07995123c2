import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import type { Service } from '../context/operation.ts';
import { ok, polled, signedIn } from '../context/responses.ts';
import { incrementVersion } from '../infrastructure/postgres/user-state.ts';

// stand-ins for the operations, since this file tests only the HTTP layer
const service: Partial<Service> = {
  getUser: call =>
    polled(call, async () => {
      throw new Error(`loaded for ${signedIn(call).name}`);
    }),
  getChats: call => polled(call, async () => ({ chats: [], num_unread_messages: 0 })),
  markChatRead: async ({ body }) => ok({ num_unread_messages: body.seq }),
  logout: async () => ({ status: 204, cookies: [{ name: 'velluto_session', value: null }] }),
  // does not match the contract: an id may have 40 characters at most
  getInterests: async () => ok({ interests: ['x'.repeat(41)] }),
  pageHidden: async () => ({ status: 204 }),
};
const server = await createTestServer({ service });
const anna = await server.member({ name: 'Anna' });
const client = await server.client(anna);
const visitor = await server.client();
const read = { conversation: 'c', seq: 3 };

describe('a call', () => {
  it('without a session is refused where one is needed', async () => {
    const { status, body } = await visitor('GET', '/api/chats.php');
    expect([status, body.code]).toEqual([403, 'authentication_required']);
  });

  it('with a session of another pool has none', async () => {
    await server.db.updateTable('member').set({ pool: 'other' }).where('id', '=', anna.id).execute();
    expect((await client('GET', '/api/chats.php')).status).toBe(403);
    await server.db.updateTable('member').set({ pool: 'velluto' }).where('id', '=', anna.id).execute();
    expect((await client('GET', '/api/chats.php')).status).toBe(200);
  });

  it('names each invalid field', async () => {
    const { status, body } = await client('POST', '/api/chat-read.php', { seq: -1, more: 1 });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_request');
    expect(body.details).toEqual(
      expect.arrayContaining([
        { field: 'conversation', code: 'required' },
        { field: 'seq', code: 'too_small' },
        { field: 'more', code: 'unknown' },
      ]),
    );
  });

  it('in another encoding than UTF-8 is not valid', async () => {
    const text = JSON.stringify({ ...read, conversation: 'caffè' });
    const post = (payload: Buffer) =>
      client('POST', '/api/chat-read.php', payload, { headers: { 'content-type': 'application/json' } });
    expect((await post(Buffer.from(text))).status).toBe(200);
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const { status, body } = await post(Buffer.from(text, encoding));
      expect([status, body.code], encoding).toEqual([400, 'invalid_request']);
    }
  });

  it('with broken JSON is not valid', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/page-hidden.php',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.json().code).toBe('invalid_request');
  });

  it.each(['/api/%ff', '/%E0%A4%A', '/img/%'])('of %s, which cannot be decoded, is not valid', async path => {
    const { status, body, headers } = await visitor('GET', path);
    expect([status, body]).toEqual([400, { code: 'invalid_request', message: 'The request is not valid.' }]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('of an unknown operation or path is not found', async () => {
    expect((await visitor('GET', '/api/nothing.php')).body.code).toBe('not_found');
    expect((await visitor('GET', '/members')).status).toBe(404);
    expect((await visitor('TRACE', '/api/user.php')).body.code).toBe('not_found');
  });
});

describe('calls from other origins', () => {
  const post = (headers: Record<string, string>) =>
    client('POST', '/api/chat-read.php', read, { headers: { host: 'localhost:4100', ...headers } });

  it('are accepted when they are from the site itself', async () => {
    expect((await post({ origin: 'http://localhost:4100' })).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['another port of the same host', { origin: 'http://localhost:4101' }],
    ['a hidden origin', { origin: 'null' }],
    ['another site, by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the domain, by what the browser says', { 'sec-fetch-site': 'same-site' }],
    ['no client header', { 'x-requested-with': '' }],
    ['a wrong client header', { 'x-requested-with': 'XMLHttpRequest' }],
  ])('are refused: %s', async (_, headers) => {
    const { status, body } = await post(headers as Record<string, string>);
    expect([status, body.code]).toEqual([403, 'request_refused']);
  });

  it('cannot log a member out by a link', async () => {
    const { body } = await client('GET', '/api/logout.php', undefined, {
      headers: { 'x-requested-with': '' },
    });
    expect(body.code).toBe('request_refused');
  });

  it('can be a beacon of a page, which cannot set headers', async () => {
    const beacon = (payload: string, type: string, origin: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/page-hidden.php',
        headers: { host: 'localhost', origin, 'content-type': type },
        payload,
      });
    expect((await beacon('', 'application/json', 'http://localhost')).statusCode).toBe(204);
    expect((await beacon('{}', 'text/plain;charset=UTF-8', 'http://localhost')).statusCode).toBe(204);
    expect((await beacon('{}', 'text/plain', 'https://evil.example')).statusCode).toBe(403);
  });
});

describe('a polled call', () => {
  const poll = (etag: unknown) =>
    client('GET', '/api/chats.php', undefined, { headers: { 'if-none-match': String(etag) } });

  it('gets a full response once, then 304 until something changes', async () => {
    const first = await client('GET', '/api/chats.php');
    expect(first.status).toBe(200);
    const second = await poll(first.headers.etag);
    expect([second.status, second.body]).toEqual([304, undefined]);
    await incrementVersion(server.db, anna.id, { unread: 1 });
    const third = await poll(first.headers.etag);
    expect(third.status).toBe(200);
    expect(third.headers.etag).not.toBe(first.headers.etag);
  });

  it('has a different version for each member', async () => {
    const other = await server.client(await server.member());
    const ownResponse = await client('GET', '/api/chats.php');
    const theirs = await other('GET', '/api/chats.php', undefined, {
      headers: { 'if-none-match': String(ownResponse.headers.etag) },
    });
    expect(theirs.status).toBe(200);
  });
});

describe('an internal error', () => {
  it('is a response that does not match the contract', async () => {
    const { status, body } = await visitor('GET', '/api/interests.php');
    expect([status, body.code]).toEqual([500, 'internal_error']);
    expect(body.details.reference).toHaveLength(12);
  });

  it('does not leak its details', async () => {
    const { status, body } = await client('GET', '/api/user.php');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('Anna');
  });
});

it('removes the session cookie at the log-out', async () => {
  const bea = await server.client(await server.member());
  expect((await bea('GET', '/api/logout.php')).status).toBe(204);
  expect(bea.cookies).toEqual({});
});

it('ends a session after 30 days without a call, and not before', async () => {
  const late = await server.client(await server.member());
  server.clock.advance({ days: 29 });
  const answer = await late('GET', '/api/chats.php');
  expect(answer.status).toBe(200);
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^velluto_session=.*Max-Age=2592000.*HttpOnly.*SameSite=Lax/,
  );
  server.clock.advance({ days: 29 });
  expect((await late('GET', '/api/chats.php')).status).toBe(200);
  server.clock.advance({ days: 30 });
  expect((await late('GET', '/api/chats.php')).status).toBe(403);
});
