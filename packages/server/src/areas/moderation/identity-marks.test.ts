import { emailIdentity, IDENTITY_KEPT_DAYS } from '@velluto/rules';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addReporter, judge } from '../../../test/complaints.ts';
import { debtor } from '../../../test/debtors.ts';
import { secretIn } from '../../../test/mailed.ts';
import { createTestServer } from '../../../test/server.ts';
import { linkIn, signUpAs } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { addWriter, walletAndLedger } from '../../../test/writers.ts';
import { cleanUp } from '../../boot/clean-up.ts';
import { isRefused } from './identity-marks.ts';

const server = await createTestServer({ parts: { sites: sitesWith({ elsewhere: { pool: 'elsewhere' } }) } });
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
let count = 0;
const nextName = () => `Person ${++count}`;
const kinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
const marks = () => server.db.selectFrom('identity_mark').selectAll().execute();

/** Bans a member on a report; returns its reference. */
async function ban(member: { id: string }, ground: 'fraud' | 'terms' = 'fraud'): Promise<string> {
  const anna = await addReporter(server);
  const { reference } = (await anna.reportProfile(member)).body.complaint;
  await judge(server, 1, reference, 'account_disabled', { ground });
  return reference;
}
/** Signs up in a fresh browser, or in the one of a former member. */
async function signUp(email: string, call?: Awaited<ReturnType<typeof server.client>>) {
  const browser = call ?? (await server.client());
  const id = await signUpAs(browser, { email, name: nextName() });
  return { id, call: browser, email };
}
const user = async ({ call }: { call: Awaited<ReturnType<typeof server.client>> }) =>
  (await call('GET', '/api/user.php')).body.user;

describe('a member whose account was closed', () => {
  test.each([
    ['crook@example.com', 'crook+2@example.com'],
    ['big.crook@gmail.com', 'BigCrook+new@googlemail.com'],
    ['crook@m\u00fcnchen.de', 'Crook+1@xn--mnchen-3ya.de'],
  ])('does not come back with another spelling of %s', async (email, again) => {
    await ban(await server.member({ email, password_hash }));
    const stranger = await signUp(`stranger${count}@example.com`);
    const crook = await signUp(again);
    expect(await kinds(stranger.email)).toEqual(['activation']);
    expect(await kinds(again)).toEqual(['address-refused']);
    // no answer reveals that somebody was recognised, or by what
    const [one, other] = [await user(stranger), await user(crook)];
    const told = ({ status, credits, time_bonus }: typeof one) => ({
      status,
      credits,
      bonus: time_bonus?.percent,
    });
    expect(told(other)).toEqual(told(one));
    server.clock.advance({ minutes: 2 });
    expect((await crook.call('POST', '/api/activation-mail.php')).status).toBe(204);
    expect(await kinds(again)).toEqual(['address-refused']);
  });

  test.each([
    ['known.earlier@protonmail.com', 'Known.Earlier+2@pm.me'],
    ['earlier@pm.me', 'ear-lier@protonmail.com'],
    ['earlier@me.com', 'earlier@icloud.com'],
  ])('whose mark is from before the provider of %s was listed does not come back', async (email, again) => {
    await ban(await server.member({ email }));
    const hashOf = (key: string) => server.ctx.encryption.fingerprint(`email:${key}`);
    await server.db
      .updateTable('identity_mark')
      .set({ hash: await hashOf(email) })
      .where('hash', '=', await hashOf(emailIdentity(email)))
      .execute();
    await signUp(again);
    expect(await kinds(again)).toEqual(['address-refused']);
  });

  test('does not come back by the same browser, nor by a chain of sign-ups in it', async () => {
    const call = await server.client();
    const first = await signUp('browser1@example.com', call);
    await call('POST', linkIn((await server.mails(first.email))[0]));
    await ban(first);
    for (const email of ['browser2@example.com', 'browser3@example.com']) {
      const next = await signUp(email, call);
      expect(await kinds(email)).toEqual(['address-refused']);
      await call('GET', '/api/logout.php');
      expect(next.id).not.toBe(first.id);
    }
  });

  test('does not move another account to the address, which is answered in the usual way', async () => {
    await ban(await server.member({ email: 'moved@example.com' }));
    const nina = await addWriter(server, { email: 'nina.moves@example.com', password_hash });
    const ask = (email: string) => nina.call('POST', '/api/mail-change.php', { email, password });
    const [free, refused] = [await ask('free@example.com'), await ask('moved+x@example.com')];
    expect([refused.status, refused.body]).toEqual([free.status, free.body]);
    expect([await kinds('free@example.com'), await kinds('moved+x@example.com')]).toEqual([
      ['mail-change'],
      ['address-refused'],
    ]);
  });

  test('does not confirm a link that was mailed before the ban', async () => {
    const crook = await server.member({ email: 'early@example.com' });
    const early = await signUp('early+2@example.com');
    const change = await addWriter(server, { email: 'changing@example.com', password_hash });
    await change.call('POST', '/api/mail-change.php', { email: 'early+3@example.com', password });
    const token = secretIn((await server.mails('early+3@example.com')).at(-1));
    await ban(crook);
    const opened = await early.call('POST', linkIn((await server.mails(early.email))[0]));
    expect(opened.headers.location).toBe('/activate/error');
    const confirmed = await change.call('PUT', '/api/mail-change.php', { token });
    expect(confirmed.body.code).toBe('email_invalid_or_duplicate');
  });

  test('does not pay with the same bank account or phone number', async () => {
    const crook = await debtor(server);
    await crook.order();
    await ban(crook);
    for (const change of [{ iban: crook.iban }, { phone: crook.phone }]) {
      const other = await debtor(server);
      const refused = await other.start(change);
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([
        403,
        'direct_debit_blocked',
        undefined,
      ]);
    }
    expect((await (await debtor(server)).start()).status).toBe(201);
  });

  test('leaves no mark of a bank account that was typed and never signed', async () => {
    const crook = await debtor(server);
    await crook.start();
    await ban(crook);
    const owner = await debtor(server);
    expect((await owner.start({ iban: crook.iban })).status).toBe(201);
  });

  test('is welcome on sites of another pool', async () => {
    await ban(await server.member({ email: 'pools@example.com' }));
    const { id } = await server.member();
    const identity = { memberId: id, email: 'pools+1@example.com' };
    const refused = (pool: string) => isRefused(server.ctx, server.db, { ...identity, pool });
    expect([await refused('velluto'), await refused('elsewhere')]).toEqual([true, false]);
  });

  test('comes back after a successful appeal, also when the account was erased', async () => {
    const email = 'appeal@example.com';
    const crook = await addReporter(server, { email });
    const reference = await ban(crook);
    const again = await signUp('appeal+2@example.com');
    expect(await kinds(again.email)).toEqual(['address-refused']);
    // the erasure of an account leaves the complaint without it
    const erased = { state: 'appealed', about_id: null } as const;
    await server.db.updateTable('complaint').set(erased).where('reference', '=', reference).execute();
    await judge(server, 2, reference, 'rejected');
    server.clock.advance({ minutes: 2 });
    await again.call('POST', '/api/activation-mail.php');
    expect((await kinds(again.email)).at(-1)).toBe('activation');
  });

  test('comes back when the time of the retention table is over, and nothing is left then', async () => {
    await ban(await server.member({ email: 'later@example.com' }));
    const identity = { pool: 'velluto', memberId: (await server.member()).id, email: 'later+1@example.com' };
    server.clock.advance({ days: IDENTITY_KEPT_DAYS - 1 });
    await cleanUp(server.ctx);
    expect(await isRefused(server.ctx, server.db, identity)).toBe(true);
    server.clock.advance({ days: 1 });
    expect(await isRefused(server.ctx, server.db, identity)).toBe(false);
    await cleanUp(server.ctx);
    expect(await marks()).toEqual([]);
  });

  describe('a member who was banned before there were marks', () => {
    /** Bans a member and deletes the marks; returns the identity of a sign-up with another spelling of the address. */
    async function banUnmarked(name: string) {
      const crook = await server.member({ email: `${name}@example.com` });
      const reference = await ban(crook);
      await server.db.deleteFrom('identity_mark').execute();
      const memberId = (await server.member()).id;
      return { reference, identity: { pool: 'velluto', memberId, email: `${name}+1@example.com` } };
    }

    test('is marked by the next clean-up, once, as of the day of the ban', async () => {
      const banned = server.clock.now().getTime();
      const { identity } = await banUnmarked('unmarked');
      server.clock.advance({ days: 30 });
      expect(await isRefused(server.ctx, server.db, identity)).toBe(false);
      await cleanUp(server.ctx);
      expect(await isRefused(server.ctx, server.db, identity)).toBe(true);
      const made = await marks();
      const days = made.map(({ expires_at }) => Math.round((expires_at.getTime() - banned) / 86_400_000));
      expect(new Set(days)).toEqual(new Set([IDENTITY_KEPT_DAYS]));
      await cleanUp(server.ctx);
      expect(await marks()).toEqual(made);
    });

    test('is not marked when the ban was lifted, nor when its time is over', async () => {
      const lifted = await banUnmarked('lifted');
      const appealed = { state: 'appealed' } as const;
      await server.db
        .updateTable('complaint')
        .set(appealed)
        .where('reference', '=', lifted.reference)
        .execute();
      await judge(server, 2, lifted.reference, 'rejected');
      await cleanUp(server.ctx);
      expect(await isRefused(server.ctx, server.db, lifted.identity)).toBe(false);
      const over = await banUnmarked('over');
      server.clock.advance({ days: IDENTITY_KEPT_DAYS });
      await cleanUp(server.ctx);
      expect(await isRefused(server.ctx, server.db, over.identity)).toBe(false);
      expect(await marks()).toEqual([]);
    });
  });

  test('is stored nowhere in plain text', async () => {
    const email = 'in.the.clear@example.com';
    await ban(await server.member({ email }));
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(identity_mark)::text as row from identity_mark`.execute(server.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/clear|example/);
  });
});

describe('a member who leaves and signs up again', () => {
  /** Deletes the account; it is erased after the time in which it could be restored. */
  const leave = async ({ call }: Awaited<ReturnType<typeof addWriter>>) => {
    await call('DELETE', '/api/account.php', { password, reason: 'pause' });
    server.clock.advance({ days: 15 });
    await server.runJobs();
  };

  test('gets no welcome twice: credits and offer end when the address is confirmed, and not before', async () => {
    const other = await server.member();
    const left = await addWriter(server, { email: 'twice@example.com', password_hash });
    await leave(left);
    const again = await signUp('twice+2@example.com');
    expect(await user(again)).toMatchObject({ credits: 4, time_bonus: expect.anything() });
    const message = { profile: other.id, text: 'Ciao' };
    const headers = { 'idempotency-key': server.ctx.ids.uuid() };
    expect((await again.call('POST', '/api/message.php', message, { headers })).status).toBe(201);
    await again.call('POST', linkIn((await server.mails(again.email))[0]));
    expect(await user(again)).toMatchObject({ status: 'active', credits: 0, time_bonus: null });
    expect(await walletAndLedger(server, again)).toMatchObject({ balance: 0, held: 0 });
    expect((await (await server.client(other))('GET', '/api/chats.php')).body.chats).toEqual([]);
    const { entries } = (await again.call('GET', '/api/wallet.php')).body;
    expect(entries[0]).toMatchObject({ kind: 'signup_again', credits: -4, balance_after: 0 });
  });

  test('is recognised by the browser too', async () => {
    const call = await server.client();
    const first = await signUp('device1@example.com', call);
    await call('POST', linkIn((await server.mails(first.email))[0]));
    await call('DELETE', '/api/account.php', { password, reason: 'pause' });
    const again = await signUp('device2@example.com', call);
    expect(await user(again)).toMatchObject({ credits: 0, time_bonus: null });
    await call('POST', linkIn((await server.mails(again.email))[0]));
    expect(await user(again)).toMatchObject({ status: 'active', credits: 0 });
  });

  test('a new person gets both, before and after', async () => {
    const fresh = await signUp('fresh@example.com');
    await fresh.call('POST', linkIn((await server.mails(fresh.email))[0]));
    expect(await user(fresh)).toMatchObject({ status: 'active', credits: 4, time_bonus: expect.anything() });
  });

  test('leaves no mark when the account is restored instead', async () => {
    const nina = await addWriter(server, { email: 'back@example.com', password_hash });
    const before = (await marks()).length;
    await nina.call('DELETE', '/api/account.php', { password, reason: 'pause' });
    expect((await marks()).length).toBe(before + 2);
    const token = secretIn(
      (await server.mails('back@example.com')).findLast(({ kind }) => kind === 'deletion'),
    );
    expect((await nina.call('PUT', '/api/account.php', { token })).status).toBe(200);
    expect((await marks()).length).toBe(before);
  });
});
