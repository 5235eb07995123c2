import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { MemberOverrides } from '../../../test/members.ts';
import { createTestServer } from '../../../test/server.ts';
import { addWriter } from '../../../test/writers.ts';
import { isHiddenFrom } from './visibility-sql.ts';

const server = await createTestServer();

async function addMember(overrides: MemberOverrides = {}) {
  const writer = await addWriter(server, { credits: 20, ...overrides });
  const { call } = writer;
  return {
    ...writer,
    setInvisible: (invisible: unknown = true) => call('PUT', '/api/privacy.php', { invisible }),
    privacy: async () => (await call('GET', '/api/privacy.php')).body,
    like: (other: { id: string }) => call('POST', '/api/like.php', { profile: other.id }),
    viewProfile: (other: { id: string }) => call('GET', `/api/member.php?id=${other.id}`),
    find: async (other: { id: string }) => {
      const { results, similar } = (await call('GET', '/api/members.php?country=CH')).body;
      return [...results, ...similar].some((member: { id: string }) => member.id === other.id);
    },
  };
}
const addInvisibleMember = async () => {
  const member = await addMember({ paid_user: true, country: 'CH', region: null });
  expect((await member.setInvisible()).body).toMatchObject({ invisible: true, available: true });
  return member;
};

describe('invisible mode', () => {
  test('is for premium members', async () => {
    const free = await addMember();
    expect(await free.setInvisible()).toMatchObject({ status: 403, body: { code: 'premium_only' } });
    expect(await free.privacy()).toMatchObject({ invisible: false, available: false });
    expect((await free.setInvisible(false)).status).toBe(200);
    expect((await free.setInvisible('yes')).status).toBe(400);
    expect((await (await server.client())('PUT', '/api/privacy.php', { invisible: true })).status).toBe(403);
  });

  test('removes the member from search and suggestions, and hides the profile from all others', async () => {
    const [eva, bruno] = [await addInvisibleMember(), await addMember({ country: 'CH', region: null })];
    const other = await addMember({ country: 'CH', region: null });
    expect(await bruno.find(eva)).toBe(false);
    expect(await bruno.viewProfile(eva)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await bruno.like(eva)).status).toBe(404);
    expect((await bruno.send(eva)).status).toBe(404);
    expect((await bruno.chatWith(eva)).status).toBe(404);
    expect((await bruno.call('POST', '/api/block.php', { profile: eva.id })).status).toBe(404);
    const similar = (await bruno.viewProfile(other)).body.similar as { id: string }[];
    expect(similar.some(profile => profile.id === eva.id)).toBe(false);
    const visitor = await server.client();
    expect((await visitor('GET', `/api/member.php?id=${eva.id}`)).status).toBe(403);
    expect((await eva.viewProfile(eva)).status).toBe(200);
    await eva.setInvisible(false);
    expect(await bruno.find(eva)).toBe(true);
    expect((await bruno.viewProfile(eva)).body.profile).toMatchObject({ online: true });
  });

  test('shows the member to those they write to or like, never as online', async () => {
    const [eva, bruno, carlo, dario] = [
      await addInvisibleMember(),
      await addMember(),
      await addMember(),
      await addMember(),
    ];
    await eva.send(bruno);
    await eva.like(carlo);
    for (const viewer of [bruno, carlo]) {
      expect((await viewer.viewProfile(eva)).body.profile).toMatchObject({
        online: false,
        last_active_at: null,
      });
    }
    expect((await bruno.chats()).body.chats).toMatchObject([{ profile: { id: eva.id, online: false } }]);
    expect((await carlo.like(eva)).body.state).toBe('matched');
    expect((await bruno.send(eva)).status).toBe(201);
    expect((await dario.viewProfile(eva)).status).toBe(404);
    // a message that is refunded was never there
    await eva.send(dario);
    expect((await dario.viewProfile(eva)).status).toBe(200);
    for (const method of ['POST', 'DELETE'] as const)
      expect((await dario.call(method, '/api/block.php', { profile: eva.id })).status).toBeLessThan(300);
    expect((await dario.viewProfile(eva)).status).toBe(404);
  });

  test('takes effect in the lists of others at once, when it begins and when premium ends', async () => {
    const [eva, bruno, carla] = [await addMember({ paid_user: true }), await addMember(), await addMember()];
    await bruno.like(eva);
    await carla.send(eva);
    const polls = [
      { viewer: bruno, path: '/api/likes.php', shows: { profiles: [] } },
      { viewer: carla, path: '/api/chats.php', shows: { chats: [{ profile: { online: false } }] } },
    ];
    const steps = [
      () => eva.setInvisible(),
      () =>
        server.db.updateTable('account').set({ paid_user: false }).where('member_id', '=', eva.id).execute(),
    ];
    for (const [index, step] of steps.entries()) {
      const earlierResponses = await Promise.all(polls.map(({ viewer, path }) => viewer.call('GET', path)));
      await step();
      for (const [pollIndex, { viewer, path, shows }] of polls.entries()) {
        const headers = { 'if-none-match': String(earlierResponses[pollIndex]?.headers.etag) };
        const { status, body } = await viewer.call('GET', path, undefined, { headers });
        expect(status).toBe(200);
        if (index === 0) expect(body).toMatchObject(shows);
        else expect(body).not.toMatchObject(shows);
      }
    }
  });

  test('does not report typing', async () => {
    const [eva, bruno] = [await addInvisibleMember(), await addMember()];
    const { id } = (await eva.send(bruno)).body.conversation;
    await server.settle();
    const before = server.events(bruno).length;
    await eva.call('POST', '/api/typing.php', { conversation: id });
    await server.settle();
    expect(server.events(bruno)).toHaveLength(before);
  });

  test('keeps the conversation for those who wrote first, and their like is shown again with the member', async () => {
    const [eva, bruno] = [await addMember({ paid_user: true }), await addMember()];
    await bruno.send(eva);
    await bruno.like(eva);
    await eva.setInvisible();
    expect((await bruno.chatWith(eva)).body).toMatchObject({ can_write: true, profile: { online: false } });
    expect((await bruno.viewProfile(eva)).status).toBe(404);
    const likesGiven = async () => (await bruno.call('GET', '/api/likes.php')).body.profiles;
    expect(await likesGiven()).toEqual([]);
    await eva.setInvisible(false);
    expect(await likesGiven()).toHaveLength(1);
  });

  test('ends with premium, however that ends', async () => {
    const [eva, bruno] = [await addInvisibleMember(), await addMember({ country: 'CH', region: null })];
    await server.db
      .updateTable('account')
      .set({ paid_user: false })
      .where('member_id', '=', eva.id)
      .execute();
    expect(await eva.privacy()).toMatchObject({ invisible: false, available: false });
    expect(await bruno.find(eva)).toBe(true);
    await server.db.updateTable('account').set({ paid_user: true }).where('member_id', '=', eva.id).execute();
    expect((await eva.privacy()).invisible).toBe(false);
  });

  test('requested at the moment when premium ends does not outlive it', async () => {
    for (let round = 0; round < 5; round++) {
      const eva = await addMember({ paid_user: true });
      const end = server.db.updateTable('account').set({ paid_user: false }).where('member_id', '=', eva.id);
      await Promise.all([eva.setInvisible(), end.execute(), eva.setInvisible()]);
      expect(await eva.privacy()).toMatchObject({ invisible: false, available: false });
    }
  });

  test('is not undone by other changes of visibility', async () => {
    const [eva, bruno] = [await addInvisibleMember(), await addMember({ country: 'CH', region: null })];
    const found = server.db.updateTable('member_search').where('member_id', '=', eva.id);
    await found.set({ visible: true }).execute();
    expect(await bruno.find(eva)).toBe(false);
    for (const status of ['disabled', 'active'] as const) {
      await server.db.updateTable('member').set({ status }).where('id', '=', eva.id).execute();
      expect(await bruno.find(eva)).toBe(false);
    }
  });
});

test('the rule who is shown to whom is part of the statement that asks, and no call for each row', async () => {
  const hidden = isHiddenFrom('other', { id: server.ctx.ids.uuid(), shownOn: ['velluto'] });
  const { rows } = await sql`explain select id from member as other where not ${hidden}`.execute(server.db);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('not_confirmed');
  expect(plan).not.toContain('members_shown_to');
});
