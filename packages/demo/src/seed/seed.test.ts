import { argon2Passwords } from '@velluto/server';
import { createTestServer } from '@velluto/server/test/server.ts';
import { expect, test } from 'vitest';
import { demoAccounts } from '../accounts.ts';
import { createDemo } from '../demo.ts';
import { DEMO_MEMBERS, demoMemberId, FREE_LOGIN, PREMIUM_LOGIN } from '../members/identity.ts';
import { seedDemo } from './seed.ts';

// the demo's passwords are hashed as the product hashes them
const server = await createTestServer({ parts: { passwords: argon2Passwords } });

test('an empty database is seeded once', async () => {
  expect(await seedDemo(server.ctx)).toBe(true);
  expect(await seedDemo(server.ctx)).toBe(false);
  const rows = await server.db
    .selectFrom('member')
    .select(eb => ['origin', eb.fn.countAll<number>().as('count')])
    .groupBy('origin')
    .orderBy('origin')
    .execute();
  expect(rows.map(({ origin, count }) => [origin, Number(count)])).toEqual([
    ['member', 2],
    ['system', DEMO_MEMBERS],
  ]);
});

test('nobody of the demo profiles is shown as online or premium, also while they answer', async () => {
  const demo = createDemo(server.ctx);
  await demo.start();
  const visitor = await server.client();
  const { body } = await visitor('GET', '/api/members.php?country=IT');
  expect(body.results.length).toBeGreaterThan(20);
  const shown = body.results.map((member: { online: boolean; premium: boolean; origin: string }) =>
    member.origin === 'system' ? [member.online, member.premium] : [false, false],
  );
  expect(new Set(shown.flat())).toEqual(new Set([false]));
  const activity = await server.db
    .selectFrom('member')
    .select(eb => eb.fn.max('last_active_at').as('last'))
    .where('origin', '=', 'system')
    .executeTakeFirstOrThrow();
  expect(server.clock.now().getTime() - Number(activity.last)).toBeGreaterThan(300_000);
  demo.stop();
});

test('the free account has unread messages, new likes, matches and a running time bonus', async () => {
  const client = await server.client();
  const [free] = demoAccounts;
  const login = await client('POST', '/api/user.php', { login: free.email, password: free.password });
  expect(login.body.user).toMatchObject({ paid_user: false, credits: 4, status: 'active' });
  expect(login.body.user.time_bonus).not.toBeNull();
  const me = await server.client({ id: demoMemberId(FREE_LOGIN) });
  const chats = (await me('GET', '/api/chats.php')).body;
  expect(chats.num_unread_messages).toBe(3);
  expect(chats.chats).toHaveLength(3);
  for (const { profile } of chats.chats) expect(profile).toMatchObject({ origin: 'system', gender: 'male' });
  const likes = (await me('GET', '/api/likes.php')).body;
  expect(likes.liked_by.filter((like: { like_new: boolean }) => like.like_new)).toHaveLength(4);
  expect(likes.num_new).toBe(4);
  expect((await me('GET', '/api/likes.php?type=matches')).body.profiles).toHaveLength(4);
  expect((await me('GET', '/api/likes.php?type=unwritten')).body.liked_by).toHaveLength(3);
});

test('the premium account has bought credits, and its ledger adds up to its balance', async () => {
  const [, premium] = demoAccounts;
  const client = await server.client();
  const login = await client('POST', '/api/user.php', { login: premium.email, password: premium.password });
  expect(login.body.user).toMatchObject({ paid_user: true, time_bonus: null });
  const rows = await server.db
    .selectFrom('ledger')
    .selectAll()
    .where('member_id', '=', demoMemberId(PREMIUM_LOGIN))
    .execute();
  const sum = rows.reduce(
    (total, row) => total + (row.to_account === 'wallet' ? row.amount : -row.amount),
    0,
  );
  expect(sum).toBe(login.body.user.credits);
  expect(sum).toBeGreaterThan(10);
});

test('the counters of photos and interests agree with the rows', async () => {
  const wrong = await server.db
    .selectFrom('member')
    .select(eb => [
      'name',
      eb
        .selectFrom('photo')
        .select(query => query.fn.countAll<number>().as('n'))
        .whereRef('member_id', '=', 'member.id')
        .as('photos'),
      eb
        .selectFrom('member_interest')
        .select(query => query.fn.countAll<number>().as('n'))
        .whereRef('member_id', '=', 'member.id')
        .as('interests'),
      'num_photos',
      'num_interests',
    ])
    .execute();
  expect(
    wrong.filter(row => Number(row.photos) !== row.num_photos || Number(row.interests) !== row.num_interests),
  ).toEqual([]);
});

test('a visitor’s search in Italy shows demo members marked as such, with placeholders', async () => {
  const visitor = await server.client();
  const { status, body } = await visitor('GET', '/api/members.php?country=IT&gender=female');
  expect(status).toBe(200);
  expect(body.results).toHaveLength(24);
  for (const result of body.results) {
    expect(result).toMatchObject({ origin: result.name === 'Elena' ? 'member' : 'system', country: 'IT' });
    expect(result.main_image.thumbhash).toMatch(/^[\w+/=]{20,}$/);
  }
});
