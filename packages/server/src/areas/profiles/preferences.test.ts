import { describe, expect, it } from 'vitest';
import type { MemberOverrides } from '../../../test/members.ts';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { addWriter } from '../../../test/writers.ts';
import { sendWeekly } from '../notifications/weekly.ts';

// a separate pool for each test, so that members of other tests are not found
const names = [...Array(20).keys()].map(n => `seek${n}`);
const sites = sitesWith(Object.fromEntries(names.map(name => [name, { pool: name }])));
const server = await createTestServer({ parts: { sites } });
let poolsUsed = 0;

/** Eva looks for men of any age, Bruno for women: each is proposed to the other. */
async function couple(overrides: MemberOverrides = {}) {
  const pool = `seek${poolsUsed++}`;
  const host = `${pool}.test`;
  const add = async (rest: MemberOverrides) => {
    const writer = await addWriter(server, { pool, site_id: pool, credits: 20, ...rest });
    const call = (method: string, path: string, body?: unknown) => writer.call(method, path, body, { host });
    const ids = async (path: string) =>
      ((await call('GET', path)).body.results ?? []).map((one: { id?: string; profile?: { id: string } }) =>
        String(one.id ?? one.profile?.id),
      );
    return {
      ...writer,
      call,
      send: (to: { id: string }, key: string = server.ctx.ids.uuid()) =>
        writer.call(
          'POST',
          '/api/message.php',
          { profile: to.id, text: 'Ciao!' },
          { host, headers: { 'idempotency-key': key } },
        ),
      lists: async () => ({
        search: await ids('/api/members.php'),
        swipe: await ids('/api/swipe.php'),
        finder: await ids('/api/match-finder.php'),
      }),
      preferences: async () => (await call('GET', '/api/preferences.php')).body,
      change: (body: object) => call('PUT', '/api/preferences.php', body),
      withdraw: () => call('DELETE', '/api/preferences.php'),
    };
  };
  const eva = await add({ gender: 'female', looking_for: 'male', ...overrides });
  const bruno = await add({ gender: 'male', looking_for: 'female' });
  return { pool, host, add, eva, bruno };
}

const men = { looking_for: 'male', sexuality: 'hetero', min_age: null, max_age: null };
const everywhere = (member: { id: string }) => ({
  search: [member.id],
  swipe: [member.id],
  finder: [member.id],
});
const nowhere = { search: [], swipe: [], finder: [] };

describe('whom a member looks for', () => {
  it('can be changed, and every list follows at once', async () => {
    const { add, eva, bruno } = await couple({ sexuality: 'bi' });
    const [young, old, carla] = [
      await add({ gender: 'male', looking_for: 'female', date_of_birth: '2004-01-01' }),
      await add({ gender: 'male', looking_for: 'female', date_of_birth: '1970-01-01' }),
      await add({ gender: 'female', looking_for: 'female' }),
    ];
    const proposed = async () => {
      const { swipe, finder } = await eva.lists();
      return [new Set(swipe), new Set(finder)];
    };
    const everyMan = new Set([bruno.id, young.id, old.id]);
    expect(await proposed()).toEqual([everyMan, everyMan]);
    const changed = await eva.change({ looking_for: 'both', sexuality: 'bi', min_age: 30, max_age: 45 });
    expect([changed.status, changed.body]).toEqual([200, await eva.preferences()]);
    expect(changed.body).toMatchObject({ looking_for: 'both', sexuality: 'bi', min_age: 30, max_age: 45 });
    expect(await proposed()).toEqual([new Set([bruno.id, carla.id]), new Set([bruno.id, carla.id])]);
    // an answer to a question of the match finder goes before it
    const asked = await eva.call('GET', '/api/match-finder.php?max_age=25');
    expect(asked.body.results.map(({ profile }: { profile: { id: string } }) => profile.id)).toEqual([
      young.id,
    ]);
    const { user } = (await eva.call('GET', '/api/user.php')).body;
    expect(user.preferences).toEqual({ looking_for: 'both', min_age: 30, max_age: 45 });
    // others are proposed to her by it too
    expect((await carla.lists()).swipe).toContain(eva.id);
  });

  it('also decides which new members the weekly mail names', async () => {
    const { pool, eva, add } = await couple({ email: 'eva@example.com', asked: ['weekly_updates'] });
    await add({ name: 'Young', gender: 'male', looking_for: 'female', date_of_birth: '2004-01-01' });
    await eva.change({ ...men, min_age: 30 });
    await sendWeekly(server.ctx, {
      site: pool,
      week: '2026-11-23',
      after: '00000000-0000-0000-0000-000000000000',
    });
    const [mail] = (await server.mails('eva@example.com')).filter(({ kind }) => kind === 'weekly_updates');
    expect(mail?.text).not.toContain('Young');
    expect(mail?.text).toContain('Member');
  });

  it.each([
    [{ ...men, looking_for: 'robots' }, 'looking_for'],
    [{ ...men, min_age: 17 }, 'min_age'],
    [{ ...men, max_age: 100 }, 'max_age'],
    [{ ...men, min_age: 40, max_age: 30 }, 'max_age'],
    [{ looking_for: 'male' }, 'sexuality'],
  ])('refuses %o at the field', async (body, field) => {
    const { eva } = await couple();
    const { status, body: error } = await eva.change(body);
    expect([status, error.code]).toEqual([400, 'invalid_request']);
    expect(error.details.map((detail: { field: string }) => detail.field)).toContain(field);
    expect(await eva.preferences()).toMatchObject(men);
  });
});

describe('consent that is withdrawn', () => {
  it('erases both answers, hides the profile from every list, and proposes nobody', async () => {
    const { eva, bruno } = await couple();
    expect([await bruno.lists(), await eva.lists()]).toEqual([everywhere(eva), everywhere(bruno)]);
    await eva.call('POST', '/api/profile-view.php', { profile: bruno.id });
    const { status, body } = await eva.withdraw();
    expect([status, body]).toEqual([200, { ...men, looking_for: null, sexuality: null, consented_at: null }]);
    expect(await bruno.lists()).toEqual(nowhere);
    const page = await bruno.call('GET', `/api/member.php?id=${eva.id}`);
    expect([page.status, page.body.code]).toEqual([404, 'not_found']);
    const views = (await bruno.call('GET', '/api/profile-views.php')).body;
    expect(views.num_views).toBe(0);
    for (const [method, path, sent] of [
      ['GET', '/api/swipe.php'],
      ['GET', '/api/match-finder.php'],
      ['POST', '/api/swipe.php', { profile: bruno.id, choice: 'like' }],
    ] as const) {
      const refused = await eva.call(method, path, sent);
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'consent_withdrawn']);
    }
    // a search by filters of her own needs no preference
    expect((await eva.lists()).search).toEqual([bruno.id]);
    const stored = await server.db
      .selectFrom('member')
      .innerJoin('member_search', 'member_search.member_id', 'member.id')
      .select(['member.looking_for', 'member.sexuality', 'member_search.looking_for as sought', 'visible'])
      .where('member.id', '=', eva.id)
      .executeTakeFirst();
    expect(stored).toEqual({ looking_for: null, sexuality: null, sought: null, visible: false });
  });

  it('leaves conversations, credits and premium, and members who were written to or liked still see the profile', async () => {
    const { eva, bruno, add } = await couple({ paid_user: true });
    const carlo = await add({ gender: 'male', looking_for: 'female' });
    await eva.send(bruno);
    await bruno.send(eva);
    await eva.call('POST', '/api/like.php', { profile: carlo.id });
    await eva.withdraw();
    for (const known of [bruno, carlo]) {
      const { status, body } = await known.call('GET', `/api/member.php?id=${eva.id}`);
      expect([status, body.profile.sexuality]).toEqual([200, null]);
    }
    expect((await bruno.send(eva)).status).toBe(201);
    const sent = await eva.send(bruno);
    expect([sent.status, sent.body.credits]).toEqual([201, 16]);
    const { user } = (await eva.call('GET', '/api/user.php')).body;
    expect(user).toMatchObject({ credits: 16, paid_user: true, preferences: { looking_for: null } });
  });

  it('happens once, however often it is called', async () => {
    const { eva } = await couple();
    const withdrawnAt = server.clock.now();
    await Promise.all([eva.withdraw(), eva.withdraw()]);
    server.clock.advance({ minutes: 5 });
    expect((await eva.withdraw()).status).toBe(200);
    const account = await server.db
      .selectFrom('account')
      .select('consent_withdrawn_at')
      .where('member_id', '=', eva.id)
      .executeTakeFirst();
    expect(account).toEqual({ consent_withdrawn_at: withdrawnAt });
  });

  it('is asked for again before anything about it is stored, and then everything is back', async () => {
    const { eva, bruno } = await couple();
    await eva.withdraw();
    const refused = await eva.change(men);
    expect([refused.status, refused.body.details]).toEqual([
      400,
      [{ field: 'consent_sensitive', code: 'consent_required' }],
    ]);
    const sideways = await eva.call('PUT', '/api/profile.php', { looking_for: 'male' });
    expect([sideways.status, sideways.body.details]).toEqual([
      400,
      [{ field: 'looking_for', code: 'consent_required' }],
    ]);
    expect(await bruno.lists()).toEqual(nowhere);
    server.clock.advance({ minutes: 5 });
    const { body } = await eva.change({ ...men, consent_sensitive: true });
    expect(body).toEqual({ ...men, consented_at: server.clock.now().toISOString() });
    expect([await bruno.lists(), await eva.lists()]).toEqual([everywhere(eva), everywhere(bruno)]);
    // a change while it holds is no new consent
    server.clock.advance({ minutes: 5 });
    expect((await eva.change({ ...men, consent_sensitive: true })).body).toEqual(body);
  });

  it('sends no weekly mail of new members', async () => {
    const { pool, eva } = await couple({ email: 'paused@example.com' });
    await eva.withdraw();
    await sendWeekly(server.ctx, {
      site: pool,
      week: '2026-11-23',
      after: '00000000-0000-0000-0000-000000000000',
    });
    expect(await server.mails('paused@example.com')).toEqual([]);
  });

  it('does not make a profile visible that is invisible or not active', async () => {
    const { eva, bruno } = await couple({ paid_user: true });
    await eva.call('PUT', '/api/privacy.php', { invisible: true });
    await eva.withdraw();
    await eva.change({ ...men, consent_sensitive: true });
    expect(await bruno.lists()).toEqual(nowhere);
    await eva.withdraw();
    await eva.call('PUT', '/api/privacy.php', { invisible: false });
    expect(await bruno.lists()).toEqual(nowhere);
  });
});
