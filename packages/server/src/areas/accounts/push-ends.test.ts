// A thief may subscribe to push messages with a stolen session, so the subscription has to end with the session.
import { expect, test } from 'vitest';
import { appCode } from '../../../test/app-codes.ts';
import type { TestClient } from '../../../test/client.ts';
import { secretIn } from '../../../test/mailed.ts';
import { pushService } from '../../../test/push-service.ts';
import { createTestServer } from '../../../test/server.ts';

const service = await pushService();
const server = await createTestServer({ parts: { push: service.part } });
const [password, chosen] = ['una lunga passeggiata', 'un tuffo in mare aperto'];
const password_hash = await server.ctx.passwords.hash(password);
let memberCount = 0;

const subscribe = (call: TestClient, browser: string) =>
  call('POST', '/api/user.php?push=1', { subscription: service.browser(browser).subscription });

/** Adds a member with two browsers that receive push messages, and a third that does not. */
async function addMember() {
  memberCount += 1;
  const email = `push${memberCount}@example.com`;
  const member = await server.member({ name: `Push ${memberCount}`, email, password_hash });
  const [own, other, third] = [
    await server.client(member),
    await server.client(member),
    await server.client(member),
  ];
  await subscribe(own, `own${memberCount}`);
  await subscribe(other, `other${memberCount}`);
  /** Browsers that still receive messages. */
  const subscribedBrowsers = async () => {
    const rows = await server.ctx.db
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('member_id', '=', member.id)
      .execute();
    return rows.map(({ endpoint }) => endpoint.replace(/.*\/([a-z]+)\d+$/, '$1')).sort();
  };
  const link = async (kind: string, name?: string) =>
    secretIn(
      (await server.mails(email)).findLast(mail => mail.kind === kind),
      name,
    );
  return { ...member, email, own, other, third, subscribedBrowsers, link };
}
type PushMember = Awaited<ReturnType<typeof addMember>>;

const endings: [string, (nina: PushMember) => Promise<unknown>, string[]][] = [
  [
    'a new password',
    async ({ own }) =>
      own('PUT', '/api/password.php', { old_password: password, password: chosen, password_repeat: chosen }),
    [],
  ],
  [
    'the end of other sessions',
    ({ own }) => own('DELETE', '/api/sessions.php', { others: true, password }),
    ['own'],
  ],
  [
    'the end of one session',
    async ({ third, other }) => {
      const { sessions } = (await other('GET', '/api/sessions.php')).body;
      const { session } = sessions.find((session: { current: boolean }) => session.current);
      return third('DELETE', '/api/sessions.php', { session, password });
    },
    ['own'],
  ],
  [
    'a second factor',
    async ({ own }) => {
      const { secret } = (await own('POST', '/api/second-factor.php', { password })).body;
      return own('PUT', '/api/second-factor.php', { code: appCode(secret, server.clock.now().getTime()) });
    },
    ['own'],
  ],
  [
    'a new password by a mailed link',
    async ({ email, link }) => {
      const visitor = await server.client();
      await visitor('POST', '/api/reset-password.php', { email });
      await server.runJobs();
      const token = await link('reset');
      return visitor('PUT', '/api/reset-password.php', { token, password: chosen, password_repeat: chosen });
    },
    [],
  ],
  [
    'an undone change of the address',
    async ({ other, link }) => {
      const email = `thief${memberCount}@example.com`;
      await other('POST', '/api/mail-change.php', { email, password });
      const token = secretIn((await server.mails(email)).at(-1));
      const visitor = await server.client();
      await visitor('PUT', '/api/mail-change.php', { token });
      return visitor('DELETE', '/api/mail-change.php', { token: await link('mail-changed', 'undo') });
    },
    [],
  ],
];

test.each(endings)(
  '%s ends messages to browsers whose sessions it ends',
  async (_, end, expectedBrowsers) => {
    const nina = await addMember();
    expect(await end(nina)).toMatchObject({ status: expect.toBeOneOf([200, 204]) });
    expect(await nina.subscribedBrowsers()).toEqual(expectedBrowsers);
  },
);

test('messages go on after a log-out', async () => {
  const nina = await addMember();
  await nina.own('GET', '/api/logout.php');
  expect(await nina.subscribedBrowsers()).toEqual(['other', 'own']);
});

test('a browser that subscribes at the moment its session ends receives no messages later', async () => {
  const nina = await addMember();
  await Promise.all([
    subscribe(nina.third, `late${memberCount}`),
    nina.own('DELETE', '/api/sessions.php', { others: true, password }),
  ]);
  expect(await nina.subscribedBrowsers()).toEqual(['own']);
});
