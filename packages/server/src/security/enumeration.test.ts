// Valid, used and expired links are tested in accounts/password-reset.test.ts, accounts/mail-change.test.ts and
// data-rights/export/exports.test.ts.
import { describe, expect, test } from 'vitest';
import { addBuyer } from '../../test/buyers.ts';
import { debtor } from '../../test/debtors.ts';
import { roundTrips } from '../../test/round-trips.ts';
import { cheapPasswords, createTestServer } from '../../test/server.ts';
import { signupForm } from '../../test/signup.ts';
import { deactivateMember } from '../areas/moderation/account-status.ts';
import { unsubscribeToken } from '../areas/notifications/unsubscribe-token.ts';

let hashes = 0;
const counted = async <Result>(work: Promise<Result>): Promise<Result> => {
  hashes += 1;
  return work;
};
const server = await createTestServer({
  parts: {
    passwords: {
      hash: typed => counted(cheapPasswords.hash(typed)),
      matches: (typed, phc) => counted(cheapPasswords.matches(typed, phc)),
    },
  },
});
const { ctx } = server;
const password = 'una lunga passeggiata';
const password_hash = await ctx.passwords.hash(password);
const anna = await addBuyer(server, { name: 'Anna', email: 'anna@example.com', password_hash });
const dora = await server.member({ name: 'Dora', email: 'dora@example.com', password_hash });
await ctx.transaction(tx => deactivateMember(ctx, tx, dora.id, 'disabled'));
const otto = await server.client(await server.member({ email: 'otto@example.com', password_hash }));
const unknown = ctx.ids.uuid();
await ctx.encryption.fingerprint('made with the first that is asked for');

type ApiCall = [method: string, url: string, body?: object];

/** Calls, and returns everything that a caller can see of the response, and the work that the server did for it. */
async function observe([method, url, body]: ApiCall, call?: Awaited<ReturnType<typeof server.client>>) {
  const from = call ?? (await server.client());
  const before = hashes;
  const jobs = server.waitingJobs.length;
  let answer: unknown;
  const statements = await roundTrips(server.database.pool, async () => {
    const { status, body: content, headers } = await from(method, url, body);
    // the time and the id of the call differ always
    const { date, 'x-request-id': id, 'content-length': length, ...others } = headers;
    answer = { status, content, headers: others, length };
  });
  return { answer, statements, hashes: hashes - before, jobs: server.waitingJobs.length - jobs };
}

const login = (name: string): ApiCall => [
  'POST',
  '/api/user.php',
  { login: name, password: 'una passeggiata' },
];
const reset = (email: string): ApiCall => ['POST', '/api/reset-password.php', { email }];
const form = (token: string) => ({ token, password, password_repeat: password });

describe('nobody learns by answer or by work whether', () => {
  test.each<[string, ApiCall, ApiCall]>([
    ['an address has an account, at log-in', login('anna@example.com'), login('nada@example.com')],
    ['a name has an account, at log-in', login('Anna'), login('Nada')],
    ['an account was closed, at log-in', login('dora@example.com'), login('nada2@example.com')],
    ['an address has an account, at a reset', reset('anna@example.com'), reset('nada@example.com')],
    ['an account was closed, at a reset', reset('dora@example.com'), reset('nada3@example.com')],
    [
      'an address has an account, while one types at sign-up',
      ['POST', '/api/signup-check.php', { email: 'anna@example.com' }],
      ['POST', '/api/signup-check.php', { email: 'nada@example.com' }],
    ],
    [
      'a complaint exists',
      ['GET', '/api/complaint.php?reference=V-7KQ4-M2XP-9TRD&key=none'],
      ['GET', '/api/complaint.php?reference=V-0000-0000-0000&key=none'],
    ],
    [
      'a link to a new password was ever made',
      ['PUT', '/api/reset-password.php', form('a'.repeat(43))],
      ['PUT', '/api/reset-password.php', form('b'.repeat(43))],
    ],
  ])('%s', async (_, existing, invented) => {
    expect(await observe(existing)).toEqual(await observe(invented));
  });

  test('an account is blocked after wrong passwords: one that does not exist is as well', async () => {
    const last = async (name: string) => {
      for (let time = 0; time < 5; time++) await observe(login(name));
      return observe(login(name));
    };
    const blocked = await last('otto@example.com');
    expect(blocked).toEqual(await last('nobody@example.com'));
    expect(blocked.answer).toMatchObject({ status: 429, content: { code: 'account_blocked' } });
    expect(blocked.hashes).toBe(0);
    server.clock.advance({ minutes: 16 });
  });

  test('a closed or deleted account has a password other than the one that was typed', async () => {
    const wrong = await observe(login('dora@example.com'));
    expect(wrong.answer).toMatchObject({ status: 401, content: { code: 'login_failed' } });
    // an address may have two accounts: that of its owner, and one that signed up with it and never confirmed it
    expect(wrong.hashes).toBe(2);
  });

  test('an address that one wants to have is taken: either gets one mail', async () => {
    const changeTo = (email: string): ApiCall => ['POST', '/api/mail-change.php', { email, password }];
    // the first call after a while stores the member's last activity, which would be an additional statement below
    await otto('GET', '/api/user.php');
    const [taken, free] = [
      await observe(changeTo('anna@example.com'), otto),
      await observe(changeTo('free@example.com'), otto),
    ];
    expect(taken).toEqual(free);
    expect(taken.answer).toMatchObject({ status: 204 });
    const kinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
    expect([await kinds('anna@example.com'), await kinds('free@example.com')]).toEqual([
      ['mail-taken'],
      ['mail-change'],
    ]);
  });

  test('an archive was ever made', async () => {
    await anna.call('POST', '/api/export.php');
    await server.runJobs();
    const { url } = (await anna.call('GET', '/api/export.php')).body.export;
    const existingLink: ApiCall = ['GET', url];
    const inventedLink: ApiCall = ['GET', `/api/export-file.php?token=${'x'.repeat(43)}`];
    expect(await observe(existingLink)).toEqual(await observe(inventedLink));
    expect(await observe(existingLink, otto)).toEqual(await observe(inventedLink, otto));
    expect((await observe(existingLink, otto)).answer).toMatchObject({ status: 404 });
  });

  test('a member who unsubscribed is still there, or the link is made up', async () => {
    const token = (memberId: string) => unsubscribeToken(ctx, { memberId, kind: 'like' });
    const unsubscribe = async (text: string) =>
      (await observe(['POST', `/api/unsubscribe.php?token=${text}`])).answer;
    const ofUnknownMember = await unsubscribe(await token(unknown));
    expect(ofUnknownMember).toMatchObject({ status: 404 });
    expect(ofUnknownMember).toEqual(await unsubscribe(`${(await token(anna.id)).slice(0, -4)}AAAA`));
  });
});

describe('without log-in', () => {
  const declarationOf = (payment: string, email: string, step: string) => ({
    step,
    payment,
    email,
    name: 'N',
  });

  /** What is answered, but for the key of the confirmation: each declaration has its own. */
  const withoutKey = ({ answer }: { answer: unknown }) => {
    const { content, ...others } = answer as { content: { file?: string | null } };
    return { ...others, content: { ...content, file: typeof content.file } };
  };

  // only its buyer knows the id of an order, so that the work for a confirmed withdrawal need not be hidden
  test('a withdrawal and a cancellation are answered alike whatever they name', async () => {
    const payment = await anna.buy();
    const debited = await debtor(server, { email: 'debtor@example.com' });
    const { payment: renewed } = await debited.order({ package: 'premium-1' });
    const pairs = [
      ['/api/withdrawal.php', payment, 'anna@example.com'],
      ['/api/cancellation.php', renewed.payment_id, 'debtor@example.com'],
    ] as const;
    for (const [url, id, email] of pairs) {
      const guesses = [
        [id, 'wrong@example.com'],
        [unknown, email],
        ['no id', email],
      ] as const;
      for (const step of ['ask', 'confirm']) {
        const right = await observe(['POST', url, declarationOf(id, email, step)]);
        for (const [payment, address] of guesses) {
          const wrong = await observe(['POST', url, declarationOf(payment, address, step)]);
          expect(withoutKey(wrong)).toEqual(withoutKey(right));
          if (step === 'ask' && payment !== 'no id') expect(wrong.statements).toEqual(right.statements);
        }
      }
      expect((await server.mails(email)).map(({ kind }) => kind)).toContainEqual(
        expect.stringMatching(/withdrawal|cancellation/),
      );
    }
  });

  test('a complaint names a person or nobody: an unknown person is answered like one of another pool', async () => {
    const far = await server.member({ pool: 'elsewhere' });
    const complaintAbout = (profile: string): ApiCall => [
      'POST',
      '/api/complaint.php',
      { reason: 'other', text: 'Something is wrong here.', profile, email: 'n@example.com', name: 'N' },
    ];
    expect((await observe(complaintAbout(far.id))).answer).toEqual(
      (await observe(complaintAbout(unknown))).answer,
    );
  });

  test('a sign-up with a taken address does the same as one with a free address', async () => {
    const sign = (change: object): ApiCall => ['POST', '/api/signup.php', signupForm({ ...change })];
    const taken = await observe(sign({ email: 'anna@example.com', name: 'Nuova' }));
    const free = await observe(sign({ email: 'nuova@example.com', name: 'Novella' }));
    for (const { answer } of [taken, free]) expect(answer).toMatchObject({ status: 201 });
    expect([taken.hashes, free.hashes]).toEqual([1, 1]);
  });
});
