import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { watchMoves } from '../infrastructure/postgres/moves.ts';

let now = 0;
let moved: string[] = [];
const moves = watchMoves(
  async () => moved.map(pool => ({ pool })) as never[],
  () => now,
);
const server = await createTestServer({
  parts: { moves },
  // a page of the app that needs no call
  render: async () => new Response('<p>here</p>', { headers: { 'content-type': 'text/html' } }),
});
/** Begins or ends the move of a pool, as the process sees it next. */
function setMoved(...pools: string[]) {
  moved = pools;
  now += 3_001;
}

it('the sites of a pool that is moved answer calls, pages and pictures with 503, in the language of the visitor', async () => {
  const anna = await server.member();
  const client = await server.client(anna);
  const get = (url: string, headers = {}) => server.app.inject({ url, headers });
  expect((await client('GET', '/api/user.php')).status).toBe(200);
  setMoved('velluto');
  const refused = await client('GET', '/api/user.php');
  expect([refused.status, refused.body.code]).toEqual([503, 'service_unavailable']);
  const written = await client('POST', '/api/like.php', { profile: anna.id });
  expect(written.status).toBe(503);
  const page = await get('/members', { 'accept-language': 'de' });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
  expect(page.body).toContain('<html lang="de">');
  expect((await get('/img/some-key/tile.webp')).statusCode).toBe(503);
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(200);
  setMoved('another');
  expect((await client('GET', '/api/user.php')).status).toBe(200);
  expect((await get('/members')).body).toContain('here');
  await moves.close();
});
