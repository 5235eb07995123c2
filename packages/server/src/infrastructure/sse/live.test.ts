import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { addWriter } from '../../../test/writers.ts';
import { incrementVersion } from '../postgres/user-state.ts';

const server = await createTestServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const anna = await server.member();
const bea = await server.member();

/** Opens the event stream of a member and reads it piece by piece. */
async function open(member: { id: string }) {
  const { cookies } = await server.client(member);
  const leave = new AbortController();
  const response = await fetch(`${address}/api/events.php`, {
    headers: { cookie: `velluto_session=${cookies.velluto_session}` },
    signal: leave.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return text;
      text += chunk.value;
    }
    return text;
  };
  return { response, until, leave: () => leave.abort() };
}

it('sends events to the pages of their member', async () => {
  const page = await open(anna);
  expect(page.response.headers.get('content-type')).toBe('text/event-stream');
  await page.until('retry: 2000');
  await server.ctx.live.send(bea.id, { event: 'credits', data: { credits: 7 } });
  await server.ctx.live.send(anna.id, { event: 'credits', data: { credits: 9 } });
  const text = await page.until('"credits":9}\n\n');
  expect(text).toBe('retry: 2000\n\nevent: credits\ndata: {"credits":9}\n\n');
  page.leave();
});

it('brings a message to all pages, which then counts as fetched', async () => {
  const writer = await addWriter(server, { credits: 4 });
  const reader = await server.member();
  const pages = await Promise.all([0, 1, 2].map(() => open(reader)));
  await Promise.all(pages.map(page => page.until('retry')));
  await writer.send(reader, 'Ciao Anna');
  await Promise.all(pages.map(page => page.until('Ciao Anna')));
  await server.ctx.background.settled();
  const fetched = server.db.selectFrom('message').select('fetched').where('sender_id', '=', writer.id);
  expect(await fetched.execute()).toEqual([{ fetched: true }]);
  for (const page of pages) page.leave();
});

it('is not open to visitors', async () => {
  const response = await fetch(`${address}/api/events.php`);
  expect(response.status).toBe(403);
});

it('ends when the member leaves', async () => {
  const page = await open(anna);
  await page.until('retry');
  expect(server.ctx.live.isWatching(anna.id)).toBe(true);
  page.leave();
  await vi.waitFor(() => expect(server.ctx.live.isWatching(anna.id)).toBe(false));
});

it('works with proxies that speak HTTP/1.0 and disconnect half-way', async () => {
  const { cookies } = await server.client(anna);
  const proxy = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
  proxy.write(`GET /api/events.php HTTP/1.0\r\ncookie: velluto_session=${cookies.velluto_session}\r\n\r\n`);
  let text = '';
  proxy.on('data', chunk => {
    text += chunk;
  });
  await vi.waitFor(() => expect(text).toContain('retry'));
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\nconnection: close\r\n.*\r\nretry: \d{4}\n\n$/is);
  expect(text).not.toMatch(/transfer-encoding/i);
  proxy.end();
  await once(proxy, 'close');
});

/** Opens the event stream of a member and reads nothing of it. */
async function openUnread(member: { id: string }) {
  const { cookies } = await server.client(member);
  const page = connect(Number(new URL(address).port), '127.0.0.1').pause();
  const headers = ['host: x', `cookie: velluto_session=${cookies.velluto_session}`, '', ''];
  page.write(['GET /api/events.php HTTP/1.1', ...headers].join('\r\n'));
  await vi.waitFor(() => expect(server.ctx.live.isWatching(member.id)).toBe(true));
  return page;
}
/** An event of this size; 16 MB are more than the system buffers for a connection. */
const eventOf = (bytes: number) => ({ event: 'typing', data: { conversation: 'x'.repeat(bytes) } }) as const;

it('ends for a page that does not read, so that no events pile up', async () => {
  const page = await openUnread(bea);
  // many small events until the system's buffers are full: Redis disconnects a subscriber for which 32 MB wait
  const streamHasEnded = async () => {
    await server.ctx.live.send(bea.id, eventOf(1_000_000));
    expect(server.ctx.live.isWatching(bea.id)).toBe(false);
  };
  await vi.waitFor(streamHasEnded, { timeout: 10_000, interval: 10 });
  page.destroy();
});

it('ends when the server stops, so that no page delays the stop', async () => {
  const page = await open(anna);
  await page.until('retry');
  const unread = await openUnread(bea);
  await server.ctx.live.send(bea.id, eventOf(16_000_000));
  await server.app.close();
  expect(await page.until('never')).toMatch(/^retry: \d{4}\n/m);
  unread.destroy();
});

it('is counted, never below zero', async () => {
  await incrementVersion(server.db, anna.id, { unread: 2, newLikes: 1 });
  await incrementVersion(server.db, anna.id, { unread: -5 });
  const state = await server.db
    .selectFrom('user_state')
    .selectAll()
    .where('member_id', '=', anna.id)
    .executeTakeFirst();
  expect(state).toMatchObject({ unread: 0, new_likes: 1, version: 3 });
});
