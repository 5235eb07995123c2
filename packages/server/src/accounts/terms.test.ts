import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { signUpAs } from '../../test/signup.ts';
import { sitesWith } from '../../test/sites.ts';
import { loadSites } from '../sites/load-sites.ts';

const velluto = loadSites(resolve(import.meta.dirname, '../../../../sites')).byId('velluto');
const newer = { ...velluto.company, added: '2026-10-01T00:00:00.000Z' };
const server = await createTestServer({ parts: { sites: sitesWith({ renewed: { company: newer } }) } });
const current = '2026-10-01T00:00:00.000Z';
const outdated = async (call: Awaited<ReturnType<typeof server.client>>, host = 'localhost') =>
  (await call('GET', '/api/user.php', undefined, { host })).body.user.terms_outdated;
const accept = (
  call: Awaited<ReturnType<typeof server.client>>,
  terms_version: string,
  host = 'renewed.test',
) => call('PUT', '/api/terms.php', { terms_version }, { host });

test('terms of another site, or a new version, are asked for until they are accepted', async () => {
  const call = await server.client();
  const id = await signUpAs(call, { email: 'terms@example.com', name: 'Terms' });
  expect([await outdated(call), await outdated(call, 'renewed.test')]).toEqual([false, true]);
  const etag = (await call('GET', '/api/user.php', undefined, { host: 'renewed.test' })).headers.etag;
  const answer = await accept(call, current);
  expect([answer.status, answer.body.user.terms_outdated]).toEqual([200, false]);
  expect((await accept(call, current)).status).toBe(200);
  const headers = { 'if-none-match': String(etag) };
  expect((await call('GET', '/api/user.php', undefined, { host: 'renewed.test', headers })).status).toBe(200);
  const acceptances = await server.db
    .selectFrom('terms_acceptance')
    .selectAll()
    .where('member_id', '=', id)
    .execute();
  expect(acceptances).toMatchObject([{ site_id: 'renewed', accepted_at: server.clock.now() }]);

  await server.db.updateTable('member').set({ site_id: 'renewed' }).where('id', '=', id).execute();
  await server.db.deleteFrom('terms_acceptance').execute();
  expect(await outdated(call, 'renewed.test')).toBe(true);
});

test('a client with a current version of the user is asked for new terms too', async () => {
  const call = await server.client();
  await signUpAs(call, { email: 'polling@example.com', name: 'Polling' });
  const { etag } = (await call('GET', '/api/user.php')).headers;
  const headers = { 'if-none-match': String(etag) };
  expect((await call('GET', '/api/user.php', undefined, { headers })).status).toBe(304);
  // as after a restart with newer terms: nothing has changed in the member's rows
  const { status, body } = await call('GET', '/api/user.php', undefined, { host: 'renewed.test', headers });
  expect([status, body?.user.terms_outdated]).toEqual([200, true]);
});

test('only the version in force can be accepted, by somebody who is logged in', async () => {
  const call = await server.client(await server.member());
  for (const version of ['2026-03-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z']) {
    const { status, body } = await accept(call, version);
    expect([status, body.details]).toEqual([400, [{ field: 'terms_version', code: 'outdated' }]]);
  }
  expect((await accept(await server.client(), current)).body.code).toBe('authentication_required');
});
