import { describe, expect, test } from 'vitest';
import type { MemberOverrides } from '../../../../test/members.ts';
import { createTestServer } from '../../../../test/server.ts';
import { sitesWith } from '../../../../test/sites.ts';
import { cleanUp } from '../../../boot/clean-up.ts';

const server = await createTestServer({ parts: { sites: sitesWith({ older: { min_age: 21 } }) } });
/** Rows of the views that a member made, and of those of the member's profile. */
const rowsOf = ({ id }: { id: string }) =>
  server.db
    .selectFrom('profile_view')
    .select(['viewer', 'viewed'])
    .where(eb => eb.or([eb('viewer', '=', id), eb('viewed', '=', id)]))
    .execute();

async function addMember(overrides: MemberOverrides = {}) {
  const member = await server.member(overrides);
  const call = await server.client(member);
  return {
    ...member,
    call,
    viewProfile: (other: { id: string }) => call('POST', '/api/profile-view.php', { profile: other.id }),
    setInvisible: (invisible = true) => call('PUT', '/api/privacy.php', { invisible }),
    views: async () => (await call('GET', '/api/profile-views.php')).body,
  };
}
const addPremium = () => addMember({ paid_user: true });

/** Names of the members who viewed a profile, as its owner sees them listed. */
async function viewersOf(owner: { views: () => Promise<{ views: { profile: { name: string } }[] }> }) {
  return (await owner.views()).views.map(({ profile }) => profile.name);
}

describe('a profile view', () => {
  test('is listed once for each member, with the last time and the origin of the profile, the latest first', async () => {
    const [eva, bruno, carla] = [await addPremium(), await addMember(), await addMember()];
    expect(await eva.views()).toEqual({ access: 'open', views: [], num_views: 0 });
    expect((await bruno.viewProfile(eva)).status).toBe(204);
    server.clock.advance({ minutes: 1 });
    await carla.viewProfile(eva);
    server.clock.advance({ minutes: 1 });
    await bruno.viewProfile(eva);
    const { views, num_views } = await eva.views();
    expect(num_views).toBe(2);
    expect(views).toMatchObject([
      { viewed_at: server.clock.now().toISOString(), origin: 'member', profile: { id: bruno.id } },
      { origin: 'member', profile: { id: carla.id } },
    ]);
  });

  test('is never one of the own profile', async () => {
    const eva = await addPremium();
    expect((await eva.viewProfile(eva)).status).toBe(204);
    expect([await rowsOf(eva), (await eva.views()).num_views]).toEqual([[], 0]);
  });

  test('is listed for premium members; others see the number, not the members', async () => {
    const [eva, bruno] = [await addMember(), await addMember()];
    await bruno.viewProfile(eva);
    expect(await eva.views()).toEqual({ access: 'premium_only', views: [], num_views: 1 });
  });

  test('is listed and recorded for members only, and of profiles that they may see', async () => {
    const visitor = await server.client();
    expect((await visitor('GET', '/api/profile-views.php')).status).toBe(403);
    const [eva, bruno] = [await addPremium(), await addMember()];
    expect((await visitor('POST', '/api/profile-view.php', { profile: eva.id })).status).toBe(403);
    for (const id of ['nobody', '01a162f2-29c0-7000-8000-000000000000'])
      expect((await bruno.viewProfile({ id })).status).toBeGreaterThanOrEqual(400);
    await eva.viewProfile(eva);
    expect(await viewersOf(eva)).toEqual([]);
  });

  test('is never one of a visitor: the database cannot store it', async () => {
    const eva = await addPremium();
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
    const [eva, nina] = [await addPremium(), await addMember({ accountStatus: 'not_confirmed' })];
    await nina.viewProfile(eva);
    expect(await eva.views()).toMatchObject({ views: [], num_views: 0 });
    await server.db
      .updateTable('account')
      .set({ status: 'active' })
      .where('member_id', '=', nina.id)
      .execute();
    expect(await viewersOf(eva)).toEqual([nina.name]);
  });

  test('is counted in the number for free members only if its member is visible', async () => {
    const [eva, bruno, carla] = [await addMember(), await addMember(), await addMember()];
    for (const viewer of [bruno, carla]) await viewer.viewProfile(eva);
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', carla.id).execute();
    expect((await eva.views()).num_views).toBe(1);
  });

  test('of a member who may not be seen is not shown, also with a concurrent block or hiding', async () => {
    const [eva, bruno, carla] = [await addPremium(), await addPremium(), await addMember()];
    await bruno.setInvisible();
    await eva.call('POST', '/api/block.php', { profile: carla.id });
    const values = { viewed: eva.id, origin: 'member', viewed_at: server.clock.now() } as const;
    const views = [bruno, carla].map(({ id }) => ({ ...values, viewer: id }));
    await server.db.insertInto('profile_view').values(views).execute();
    expect(await viewersOf(eva)).toEqual([]);
  });

  test('is shown on a site only from its minimum age on', async () => {
    const [eva, young] = [await addPremium(), await addMember({ date_of_birth: '2007-01-01' })];
    await young.viewProfile(eva);
    const at = (host: string) => eva.call('GET', '/api/profile-views.php', undefined, { host });
    expect((await at('localhost')).body.num_views).toBe(1);
    expect((await at('older.test')).body).toMatchObject({ access: 'open', num_views: 0 });
  });

  test('is removed after 30 days', async () => {
    const [eva, bruno] = [await addPremium(), await addMember()];
    await bruno.viewProfile(eva);
    server.clock.advance({ days: 30 });
    const laterCall = await server.client(eva);
    expect((await laterCall('GET', '/api/profile-views.php')).body.views).toEqual([]);
    expect(await rowsOf(eva)).toHaveLength(1);
    await cleanUp(server.ctx);
    expect(await rowsOf(eva)).toEqual([]);
  });

  test('is erased with either of the two members', async () => {
    const [eva, bruno, carla] = [await addPremium(), await addMember(), await addMember()];
    await bruno.viewProfile(eva);
    await eva.viewProfile(carla);
    expect(await rowsOf(eva)).toHaveLength(2);
    await server.db.deleteFrom('member').where('id', '=', eva.id).execute();
    expect(await rowsOf(eva)).toEqual([]);
  });
});

describe('invisible mode', () => {
  test('leaves no views: neither those during it, nor those before it', async () => {
    const [eva, bruno, carla] = [await addPremium(), await addPremium(), await addPremium()];
    await bruno.viewProfile(eva);
    await bruno.setInvisible();
    expect(await viewersOf(eva)).toEqual([]);
    await bruno.viewProfile(carla);
    await bruno.setInvisible(false);
    expect([await viewersOf(eva), await viewersOf(carla)]).toEqual([[], []]);
    await bruno.viewProfile(eva);
    expect(await viewersOf(eva)).toEqual([bruno.name]);
  });

  test('shows no views to a member who leaves none, and stores none for later', async () => {
    const [eva, bruno] = [await addPremium(), await addPremium()];
    await eva.call('POST', '/api/like.php', { profile: bruno.id });
    await eva.setInvisible();
    await bruno.viewProfile(eva);
    expect(await eva.views()).toEqual({ access: 'invisible', views: [], num_views: 0 });
    await eva.setInvisible(false);
    expect(await viewersOf(eva)).toEqual([]);
  });
});

test('a block removes the views of both, and they do not come back', async () => {
  const [eva, bruno] = [await addPremium(), await addPremium()];
  await bruno.viewProfile(eva);
  await eva.viewProfile(bruno);
  await eva.call('POST', '/api/block.php', { profile: bruno.id });
  expect([await viewersOf(eva), await viewersOf(bruno)]).toEqual([[], []]);
  expect((await bruno.viewProfile(eva)).body.code).toBe('blocked_by_member');
  expect((await eva.viewProfile(bruno)).status).toBe(204);
  await eva.call('DELETE', '/api/block.php', { profile: bruno.id });
  expect([await viewersOf(eva), await viewersOf(bruno)]).toEqual([[], []]);
});
