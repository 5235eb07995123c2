import { describe, expect, test } from 'vitest';
import type { MemberOverrides } from '../../test/members.ts';
import { createTestServer } from '../../test/server.ts';
import { cleanUpAccounts } from '../accounts/cleanup.ts';

const server = await createTestServer();
/** Rows that somebody looked at or was looked at in. */
const rowsOf = ({ id }: { id: string }) =>
  server.db
    .selectFrom('profile_view')
    .select(['viewer', 'viewed'])
    .where(eb => eb.or([eb('viewer', '=', id), eb('viewed', '=', id)]))
    .execute();

async function person(wish: MemberOverrides = {}) {
  const member = await server.member(wish);
  const call = await server.client(member);
  return {
    ...member,
    call,
    look: (other: { id: string }) => call('POST', '/api/profile-view.php', { profile: other.id }),
    hide: (invisible = true) => call('PUT', '/api/privacy.php', { invisible }),
    views: async () => (await call('GET', '/api/profile-views.php')).body,
  };
}
const premium = () => person({ paid_user: true });

/** Names of those whom a member finds among who looked. */
async function seenBy(one: { views: () => Promise<{ views: { profile: { name: string } }[] }> }) {
  return (await one.views()).views.map(({ profile }) => profile.name);
}

describe('a profile view', () => {
  test('is listed once for each member, with the last time and the origin of the profile, the latest first', async () => {
    const [eva, bruno, carla] = [await premium(), await person(), await person()];
    expect(await eva.views()).toEqual({ access: 'open', views: [], num_views: 0 });
    expect((await bruno.look(eva)).status).toBe(204);
    server.clock.advance({ minutes: 1 });
    await carla.look(eva);
    server.clock.advance({ minutes: 1 });
    await bruno.look(eva);
    const { views, num_views } = await eva.views();
    expect(num_views).toBe(2);
    expect(views).toMatchObject([
      { viewed_at: server.clock.now().toISOString(), origin: 'member', profile: { id: bruno.id } },
      { origin: 'member', profile: { id: carla.id } },
    ]);
  });

  test('is listed for premium members; others see the number, not the members', async () => {
    const [eva, bruno] = [await person(), await person()];
    await bruno.look(eva);
    expect(await eva.views()).toEqual({ access: 'premium_only', views: [], num_views: 1 });
  });

  test('is listed and recorded for members only, and of profiles that they may see', async () => {
    const visitor = await server.client();
    expect((await visitor('GET', '/api/profile-views.php')).status).toBe(403);
    const [eva, bruno] = [await premium(), await person()];
    expect((await visitor('POST', '/api/profile-view.php', { profile: eva.id })).status).toBe(403);
    for (const id of ['nobody', '01a162f2-29c0-7000-8000-000000000000'])
      expect((await bruno.look({ id })).status).toBeGreaterThanOrEqual(400);
    await eva.look(eva);
    expect(await seenBy(eva)).toEqual([]);
  });

  test('is never one of a visitor: the database cannot store it', async () => {
    const eva = await premium();
    const demo = await server.member({ origin: 'operator', account: false });
    const view = {
      viewer: demo.id,
      viewed: eva.id,
      origin: 'operator',
      viewed_at: server.clock.now(),
    } as const;
    await expect(server.db.insertInto('profile_view').values(view).execute()).rejects.toThrow(/foreign key/);
  });

  test('of an unconfirmed member is not shown until they confirm the address', async () => {
    const [eva, nina] = [await premium(), await person({ accountStatus: 'not_confirmed' })];
    await nina.look(eva);
    expect(await eva.views()).toMatchObject({ views: [], num_views: 0 });
    await server.db
      .updateTable('account')
      .set({ status: 'active' })
      .where('member_id', '=', nina.id)
      .execute();
    expect(await seenBy(eva)).toEqual([nina.name]);
  });

  test('is counted in the number for free members only if its member is visible', async () => {
    const [eva, bruno, carla] = [await person(), await person(), await person()];
    for (const one of [bruno, carla]) await one.look(eva);
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', carla.id).execute();
    expect((await eva.views()).num_views).toBe(1);
  });

  test('of a member who may not be seen is not shown, also with a concurrent block or hiding', async () => {
    const [eva, bruno, carla] = [await premium(), await premium(), await person()];
    await bruno.hide();
    await eva.call('POST', '/api/block.php', { profile: carla.id });
    const late = { viewed: eva.id, origin: 'member', viewed_at: server.clock.now() } as const;
    const both = [bruno, carla].map(({ id }) => ({ ...late, viewer: id }));
    await server.db.insertInto('profile_view').values(both).execute();
    expect(await seenBy(eva)).toEqual([]);
  });

  test('is shown on a site only from its minimum age on', async () => {
    const [eva, young] = [await premium(), await person({ date_of_birth: '2007-01-01' })];
    await young.look(eva);
    const at = (host: string) => eva.call('GET', '/api/profile-views.php', undefined, { host });
    expect((await at('localhost')).body.num_views).toBe(1);
    expect((await at('nordlys.localhost')).body).toMatchObject({ access: 'open', num_views: 0 });
  });

  test('is removed after 30 days', async () => {
    const [eva, bruno] = [await premium(), await person()];
    await bruno.look(eva);
    server.clock.advance({ days: 30 });
    const again = await server.client(eva);
    expect((await again('GET', '/api/profile-views.php')).body.views).toEqual([]);
    expect(await rowsOf(eva)).toHaveLength(1);
    await cleanUpAccounts(server.ctx);
    expect(await rowsOf(eva)).toEqual([]);
  });

  test('is erased with either of the two members', async () => {
    const [eva, bruno, carla] = [await premium(), await person(), await person()];
    await bruno.look(eva);
    await eva.look(carla);
    expect(await rowsOf(eva)).toHaveLength(2);
    await server.db.deleteFrom('member').where('id', '=', eva.id).execute();
    expect(await rowsOf(eva)).toEqual([]);
  });
});

describe('invisible mode', () => {
  test('leaves no views: neither those during it, nor those before it', async () => {
    const [eva, bruno, carla] = [await premium(), await premium(), await premium()];
    await bruno.look(eva);
    await bruno.hide();
    expect(await seenBy(eva)).toEqual([]);
    await bruno.look(carla);
    await bruno.hide(false);
    expect([await seenBy(eva), await seenBy(carla)]).toEqual([[], []]);
    await bruno.look(eva);
    expect(await seenBy(eva)).toEqual([bruno.name]);
  });

  test('shows no views to a member who leaves none, and stores none for later', async () => {
    const [eva, bruno] = [await premium(), await premium()];
    await eva.call('POST', '/api/like.php', { profile: bruno.id });
    await eva.hide();
    await bruno.look(eva);
    expect(await eva.views()).toEqual({ access: 'invisible', views: [], num_views: 0 });
    await eva.hide(false);
    expect(await seenBy(eva)).toEqual([]);
  });
});

test('a block removes the views of both, and they do not come back', async () => {
  const [eva, bruno] = [await premium(), await premium()];
  await bruno.look(eva);
  await eva.look(bruno);
  await eva.call('POST', '/api/block.php', { profile: bruno.id });
  expect([await seenBy(eva), await seenBy(bruno)]).toEqual([[], []]);
  expect((await bruno.look(eva)).body.code).toBe('blocked_by_member');
  expect((await eva.look(bruno)).status).toBe(204);
  await eva.call('DELETE', '/api/block.php', { profile: bruno.id });
  expect([await seenBy(eva), await seenBy(bruno)]).toEqual([[], []]);
});
