import { describe, expect, test, vi } from 'vitest';
import { buy, order, pay } from '../../../../test/buy.ts';
import { addBuyer } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { secretIn } from '../../../../test/mailed.ts';
import { createTestServer } from '../../../../test/server.ts';
import { signupForm } from '../../../../test/signup.ts';
import { sitesWith } from '../../../../test/sites.ts';
import { addWriter, walletAndLedger } from '../../../../test/writers.ts';
import { deactivateMember, reactivateMember } from '../../moderation/account-status.ts';
import { findDiscrepancies } from '../../wallet/ledger-reconciliation.ts';

const server = await createTestServer({ parts: { sites: sitesWith({ elsewhere: { pool: 'elsewhere' } }) } });
const visitor = await server.client();
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
let memberCount = 0;

/** Adds a member with functions to delete the account, and to see likes and badges. */
async function addMember(overrides: Parameters<typeof server.member>[0] = {}) {
  memberCount += 1;
  const email = `leaver${memberCount}@example.com`;
  const writer = await addWriter(server, {
    name: `Leaver ${memberCount}`,
    email,
    password_hash,
    ...overrides,
  });
  const { call } = writer;
  return {
    ...writer,
    email,
    leave: (overrides: Record<string, unknown> = {}) =>
      call('DELETE', '/api/account.php', { password, reason: 'pause', ...overrides }),
    like: (other: { id: string }) => call('POST', '/api/like.php', { profile: other.id }),
    likes: async () => (await call('GET', '/api/likes.php')).body,
    state: () =>
      server.db
        .selectFrom('user_state')
        .select(['unread', 'new_likes'])
        .where('member_id', '=', writer.id)
        .executeTakeFirstOrThrow(),
  };
}
/** The token of the restore link in the latest mail about the deletion. */
const restoreToken = async (email: string) =>
  secretIn((await server.mails(email)).findLast(mail => mail.kind === 'deletion'));
const restore = (token: string, host = 'localhost') =>
  visitor('PUT', '/api/account.php', { token }, { host });
const login = (email: string) => visitor('POST', '/api/user.php', { login: email, password });
const failureOf = ({
  status,
  body,
}: {
  status: number;
  body: { code?: string; details?: unknown } | undefined;
}) => [status, body?.code, body?.details].filter(part => part !== undefined);
const invalid = [400, 'reset_link_invalid'];

describe('deleting the account', () => {
  test('hides the profile at once, ends every session and mails a link to restore it within 14 days', async () => {
    const [nina, olga] = [await addMember(), await addMember({ gender: 'male' })];
    const phone = await server.client(nina);
    const close = vi.fn();
    server.ctx.live.listen(nina.id, () => {}, { session: Buffer.alloc(32), close });
    const answer = await nina.leave({ reason: 'other', text: ' Mi trasferisco. ' });
    expect(answer).toMatchObject({ status: 200, body: { restorable_until: '2026-12-05T12:00:00.000Z' } });
    expect(nina.call.cookies).toEqual({});
    expect((await phone('GET', '/api/user.php')).status).toBe(403);
    expect(close).toHaveBeenCalledOnce();
    expect((await olga.call('GET', `/api/member.php?id=${nina.id}`)).status).toBe(404);
    expect((await olga.send(nina)).body.code).toBe('recipient_unavailable');
    expect((await olga.like(nina)).status).toBe(404);
    const found = (await olga.call('GET', '/api/members.php?gender=female')).body.results;
    expect(found.map(({ id }: { id: string }) => id)).not.toContain(nina.id);
    const [mail] = await server.mails(nina.email);
    expect(mail?.text).toContain('http://localhost/account-deleted?token=');
    // nothing renewed
    expect(mail?.text).not.toContain('Premium');
    const row = await server.db
      .selectFrom('account_deletion')
      .selectAll()
      .where('member_id', '=', nina.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ reason: 'other', text: 'Mi trasferisco.', site_id: 'velluto' });
  });

  test('needs the password, counted for the session, and a reason', async () => {
    const nina = await addMember();
    expect(failureOf(await nina.leave({ password: 'wrong' }))).toEqual([400, 'old_password_wrong']);
    expect((await nina.leave({ reason: 'whim' })).body.code).toBe('invalid_request');
    expect((await nina.leave({ reason: undefined })).body.code).toBe('invalid_request');
    for (let guess = 0; guess < 3; guess++) await nina.leave({ password: 'wrong' });
    expect(failureOf(await nina.leave({ password: 'wrong' }))).toEqual([
      429,
      'account_blocked',
      { minutes: 15 },
    ]);
    expect(failureOf(await nina.leave())).toEqual([429, 'account_blocked', { minutes: 15 }]);
    const headers = { 'x-requested-with': '' };
    const body = { password, reason: 'pause' };
    const foreign = await nina.call('DELETE', '/api/account.php', body, { headers });
    expect(failureOf(foreign)).toEqual([403, 'request_refused']);
    expect(failureOf(await visitor('DELETE', '/api/account.php', body))).toEqual([
      403,
      'authentication_required',
    ]);
  });

  test('warns before paid credits are lost', async () => {
    const nina = await addMember({ credits: 4 });
    await buy(server, nina.call);
    const holdings = (await nina.call('GET', '/api/account.php')).body;
    expect(holdings).toMatchObject({ credits: 24, paid_credits: 20, premium_until: null, renews: false });
    const refused = [400, 'invalid_request', [{ field: 'paid_credits', code: 'consent_required' }]];
    expect(failureOf(await nina.leave())).toEqual(refused);
    expect(failureOf(await nina.leave({ paid_credits: 19 }))).toEqual(refused);
    const olga = await addMember();
    for (let sent = 0; sent < 3; sent++) await nina.send(olga);
    expect((await nina.call('GET', '/api/account.php')).body).toMatchObject({
      credits: 18,
      paid_credits: 18,
    });
    expect((await nina.leave({ paid_credits: 18 })).status).toBe(200);
  });

  test('counts the credits that a pending direct debit will bring', async () => {
    const overrides = { email: 'ordered@example.com', password_hash };
    const nina = await debtor(server, overrides);
    // too many credits to be granted before the bank has paid
    const { payment } = await nina.order({ package: 'credits-300' });
    const holdings = async () => (await nina.call('GET', '/api/account.php')).body;
    expect(await holdings()).toMatchObject({ credits: 300, paid_credits: 300 });
    const leave = (paid_credits: number) =>
      nina.call('DELETE', '/api/account.php', { password, reason: 'pause', paid_credits });
    expect((await leave(299)).status).toBe(400);
    const withdrawn = { step: 'confirm', payment: payment.payment_id };
    expect((await nina.call('POST', '/api/withdrawal.php', withdrawn)).status).toBe(200);
    expect(await holdings()).toMatchObject({ credits: 0, paid_credits: 0 });
    // few enough credits to be granted at once; they must not be counted as pending too
    await nina.order();
    expect(await holdings()).toMatchObject({ credits: 20, paid_credits: 20 });
    expect((await leave(20)).status).toBe(200);
  });

  test('counts the credits of a paid purchase that waits for the end of the withdrawal period', async () => {
    const nina = await addBuyer(server, { password_hash });
    const paid = await nina.buy({ begin_at_once: undefined });
    const holdings = async () => (await nina.call('GET', '/api/account.php')).body;
    expect(await holdings()).toMatchObject({ credits: 20, paid_credits: 20 });
    const leave = (paid_credits: number) =>
      nina.call('DELETE', '/api/account.php', { password, reason: 'pause', paid_credits });
    expect((await leave(19)).status).toBe(400);
    await nina.call('POST', '/api/begin.php', { payment: paid, begin_at_once: true });
    expect(await holdings()).toMatchObject({ credits: 20, paid_credits: 20 });
    const withdrawn = await nina.buy({ begin_at_once: undefined });
    expect(await holdings()).toMatchObject({ credits: 40, paid_credits: 40 });
    await nina.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: withdrawn });
    expect(await holdings()).toMatchObject({ credits: 20, paid_credits: 20 });
    expect((await leave(20)).status).toBe(200);
  });

  test('reports the running months of premium, not withdrawn ones', async () => {
    const nina = await addMember();
    const until = async () => (await nina.call('GET', '/api/account.php')).body.premium_until;
    const paymentId = await order(server, nina.call, 'premium-1');
    await pay(server, paymentId);
    expect(await until()).toMatch(/^2026-12-/);
    const withdrawal = await nina.call('POST', '/api/withdrawal.php', {
      step: 'confirm',
      payment: paymentId,
    });
    expect(withdrawal.status).toBe(200);
    expect(await until()).toBeNull();
  });

  test('delivers a message sent at the same moment only if it is also charged', async () => {
    const [nina, olga] = [await addMember({ credits: 40 }), await addMember()];
    const sends = [...Array(8).keys()].map(n => nina.send(olga, `Ciao ${n}`));
    await Promise.all([...sends.slice(0, 4), nina.leave(), ...sends.slice(4)]);
    expect(await olga.state()).toEqual({ unread: 0, new_likes: 0 });
    expect((await olga.chats()).body.num_unread_messages).toBe(0);
    await restore(await restoreToken(nina.email));
    const [chat] = (await olga.chats()).body.chats;
    expect(await olga.state()).toEqual({ unread: chat?.num_unread_messages ?? 0, new_likes: 0 });
    expect(await findDiscrepancies(server.db)).toEqual([]);
  });

  test('happens once, also when it is requested many times concurrently', async () => {
    const nina = await addMember();
    const all = await Promise.all([nina.leave(), nina.leave(), nina.leave()]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await server.mails(nina.email)).toHaveLength(1);
  });
});

describe('messages and likes of others with a deleted member', () => {
  test('are refunded where unread, and no badge counts them', async () => {
    const [nina, olga] = [await addMember({ credits: 10 }), await addMember({ credits: 10 })];
    await nina.send(olga, 'Uno');
    await nina.send(olga, 'Due');
    await nina.like(olga);
    await olga.send(nina, 'Tre');
    expect(await olga.state()).toEqual({ unread: 2, new_likes: 1 });
    const before = (await olga.chats()).headers.etag;
    await nina.leave();
    expect(await olga.state()).toEqual({ unread: 0, new_likes: 0 });
    expect(await walletAndLedger(server, olga)).toMatchObject({ balance: 10, sum: 0 });
    const chats = await olga.call('GET', '/api/chats.php', undefined, {
      headers: { 'if-none-match': String(before) },
    });
    expect([chats.status, chats.body.chats, chats.body.num_unread_messages]).toEqual([200, [], 0]);
    expect(await olga.likes()).toMatchObject({ liked_by: [], num_new: 0 });
    expect(server.events(olga)).toContainEqual({ event: 'user', data: {} });
  });

  test('come back with the member, unread as before; refunds stay', async () => {
    const [nina, olga] = [await addMember({ credits: 10 }), await addMember({ credits: 10 })];
    await nina.send(olga, 'Uno');
    await nina.like(olga);
    await olga.send(nina, 'Due');
    await nina.leave();
    expect((await restore(await restoreToken(nina.email))).status).toBe(200);
    expect(await olga.state()).toEqual({ unread: 1, new_likes: 1 });
    expect((await olga.chats()).body).toMatchObject({
      num_unread_messages: 1,
      chats: [{ num_unread_messages: 1 }],
    });
    expect((await login(nina.email)).status).toBe(200);
    const client = await server.client(nina);
    const texts = (await client('GET', `/api/chat.php?profile=${olga.id}`)).body.messages;
    expect(texts.map(({ text }: { text: string }) => text)).toEqual(['Uno']);
    expect(await findDiscrepancies(server.db)).toEqual([]);
  });

  test('are refunded once: later messages stay unread while the member leaves and returns repeatedly, and are refunded if the member is banned', async () => {
    const [nina, olga] = [await addMember(), await addMember({ credits: 10 })];
    const balance = async () => (await walletAndLedger(server, olga)).balance;
    for (const expectedBalance of [10, 8, 6]) {
      await olga.send(nina);
      Object.assign(nina.call.cookies, (await server.client(nina)).cookies);
      await nina.leave();
      expect(await balance()).toBe(expectedBalance);
      server.clock.advance({ seconds: 1 });
      expect((await restore(await restoreToken(nina.email))).status).toBe(200);
    }
    expect(await nina.state()).toMatchObject({ unread: 2 });
    await server.ctx.transaction(tx => deactivateMember(server.ctx, tx, nina.id, 'disabled'));
    expect(await balance()).toBe(10);
    expect(await findDiscrepancies(server.db)).toEqual([]);
  });

  test('do not come back to a member who has blocked the returning one', async () => {
    const [nina, olga] = [await addMember({ credits: 10 }), await addMember()];
    await nina.send(olga, 'Uno');
    await olga.call('POST', '/api/block.php', { profile: nina.id });
    await nina.leave();
    await restore(await restoreToken(nina.email));
    expect(await olga.state()).toEqual({ unread: 0, new_likes: 0 });
  });
});

describe('a deleted member', () => {
  test('is counted for no other member, whatever those do meanwhile', async () => {
    const [nina, olga, ida] = [await addMember({ credits: 10 }), await addMember(), await addMember()];
    for (const admirer of [nina, ida]) await admirer.like(olga);
    for (const text of ['Uno', 'Due', 'Tre']) await nina.send(olga, text);
    const [{ conversation }] = (await olga.chats()).body.chats;
    await nina.leave();
    expect(await olga.state()).toEqual({ unread: 0, new_likes: 1 });
    const read = await olga.call('POST', '/api/chat-read.php', { conversation: conversation.id, seq: 1 });
    expect(read.body).toEqual({ num_unread_messages: 0 });
    await olga.call('POST', '/api/like-seen.php', { profile: nina.id });
    expect(await olga.state()).toEqual({ unread: 0, new_likes: 1 });
    await restore(await restoreToken(nina.email));
    expect(await olga.state()).toEqual({ unread: 3, new_likes: 2 });
    expect((await olga.chats()).body).toMatchObject({
      num_unread_messages: 3,
      chats: [{ num_unread_messages: 3 }],
    });
  });

  test('is counted again only when restored, also where a block was lifted in between', async () => {
    const [nina, olga] = [await addMember({ origin: 'operator' }), await addMember({ origin: 'operator' })];
    await nina.send(olga, 'Uno');
    await olga.send(nina, 'Due');
    await olga.call('POST', '/api/block.php', { profile: nina.id });
    await nina.leave();
    await olga.call('DELETE', '/api/block.php', { profile: nina.id });
    expect(await olga.state()).toEqual({ unread: 0, new_likes: 0 });
    await restore(await restoreToken(nina.email));
    expect([await olga.state(), await nina.state()]).toMatchObject([{ unread: 1 }, { unread: 1 }]);
  });
});

describe('restoring the account', () => {
  test('restores everything, can be repeated, and the profile is found by search again', async () => {
    const nina = await addMember();
    await nina.leave();
    const token = await restoreToken(nina.email);
    const both = await Promise.all([restore(token), restore(token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.restored).toSorted()).toEqual([false, true]);
    expect((await restore(token)).body).toEqual({ restored: false, renewal_ended: false });
    const chosen = 'un altro giro in bici';
    const reset = { token, password: chosen, password_repeat: chosen };
    expect(failureOf(await visitor('PUT', '/api/reset-password.php', reset))).toEqual(invalid);
    const { body } = await visitor('GET', `/api/member.php?id=${nina.id}`);
    expect(body.member?.id ?? body.profile?.id ?? body.id).toBe(nina.id);
    expect((await login(nina.email)).status).toBe(200);
  });

  test('brings no renewal back, and says so only to members who had one', async () => {
    const nina = await debtor(server, { email: 'renewed@example.com', password_hash });
    await nina.order({ package: 'premium-1' });
    const { paid_credits } = (await nina.call('GET', '/api/account.php')).body;
    await nina.call('DELETE', '/api/account.php', { password, reason: 'pause', paid_credits });
    expect((await server.mails('renewed@example.com')).at(-1)?.text).toContain('Premium non si rinnova più');
    const { body } = await restore(await restoreToken('renewed@example.com'));
    expect(body).toEqual({ restored: true, renewal_ended: true });
  });

  test('is possible for 14 days, and not with the link of an earlier deletion', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    await nina.leave();
    const first = await restoreToken(nina.email);
    await restore(first);
    server.clock.advance({ seconds: 1 });
    Object.assign(nina.call.cookies, (await server.client(nina)).cookies);
    await nina.leave();
    expect(failureOf(await restore(first))).toEqual(invalid);
    await olga.leave();
    const late = await restoreToken(olga.email);
    server.clock.advance({ days: 14, ms: -1 });
    expect((await restore(await restoreToken(nina.email))).status).toBe(200);
    server.clock.advance({ ms: 1 });
    expect(failureOf(await restore(late))).toEqual(invalid);
  });

  test('is refused with a token that is invented, of another pool, or of another kind of link', async () => {
    const nina = await addMember();
    await visitor('POST', '/api/reset-password.php', { email: nina.email });
    await server.runJobs();
    const reset = secretIn((await server.mails(nina.email))[0]);
    await nina.leave();
    const token = await restoreToken(nina.email);
    expect(failureOf(await restore('made-up'))).toEqual(invalid);
    expect(failureOf(await restore(reset))).toEqual(invalid);
    expect(failureOf(await restore(token, 'elsewhere.test'))).toEqual(invalid);
    expect((await visitor('GET', `/account-deleted?token=${token}`)).status).toBe(404);
    expect(failureOf(await login(nina.email))).toEqual([403, 'account_deleted']);
  });

  test('is offered by mail again to a member who logs in or asks for a password, once a day', async () => {
    const nina = await addMember();
    await nina.leave();
    expect(failureOf(await login(nina.email))).toEqual([403, 'account_deleted']);
    expect(await server.mails(nina.email)).toHaveLength(1);
    server.clock.advance({ hours: 23 });
    await login(nina.email);
    expect(await server.mails(nina.email)).toHaveLength(1);
    server.clock.advance({ hours: 1 });
    await Promise.all([login(nina.email), login(nina.email)]);
    expect(await server.mails(nina.email)).toHaveLength(2);
    await visitor('POST', '/api/reset-password.php', { email: nina.email });
    await server.runJobs();
    expect((await server.mails(nina.email)).map(({ kind }) => kind)).toEqual(['deletion', 'deletion']);
    expect((await restore(await restoreToken(nina.email))).status).toBe(200);
  });

  test('stays possible because name and address are kept reserved', async () => {
    const nina = await addMember();
    await nina.leave();
    const signUpError = async (overrides: Record<string, unknown>) =>
      (await (await server.client())('POST', '/api/signup.php', signupForm(overrides))).body.code;
    // only the owner learns, by mail, that the address is taken
    expect(await signUpError({ email: nina.email, name: 'Somebody' })).toBeUndefined();
    expect((await server.mails(nina.email)).at(-1)?.kind).toBe('signup-taken');
    expect(await signUpError({ email: 'somebody@example.com', name: nina.name })).toBe('invalid_request');
  });

  test('is possible for the owner also when a thief changed the address and deleted the account', async () => {
    const nina = await addMember();
    const thief = `thief-${nina.email}`;
    await nina.call('POST', '/api/mail-change.php', { email: thief, password });
    await visitor('PUT', '/api/mail-change.php', { token: secretIn((await server.mails(thief))[0]) });
    await nina.leave();
    const undo = secretIn((await server.mails(nina.email))[0], 'undo');
    expect((await visitor('DELETE', '/api/mail-change.php', { token: undo })).status).toBe(200);
    expect((await restore(await restoreToken(nina.email))).status).toBe(200);
  });
});

describe('an account that the site closes', () => {
  const close = (member: { id: string }) =>
    server.ctx.transaction(tx => deactivateMember(server.ctx, tx, member.id, 'disabled'));

  test('ends its sessions, cannot log in, get a new password or be found, and pays others back', async () => {
    const [nina, olga] = [await addMember({ credits: 4 }), await addMember({ credits: 4 })];
    await nina.send(olga);
    await olga.send(nina);
    expect([await close(nina), await close(nina)]).toEqual([true, false]);
    expect((await nina.call('GET', '/api/user.php')).status).toBe(403);
    expect(failureOf(await login(nina.email))).toEqual([403, 'account_disabled']);
    expect(await olga.state()).toEqual({ unread: 0, new_likes: 0 });
    expect((await walletAndLedger(server, olga)).balance).toBe(4);
    await visitor('POST', '/api/reset-password.php', { email: nina.email });
    await server.runJobs();
    expect(await server.mails(nina.email)).toEqual([]);
  });

  test('is open again after an appeal', async () => {
    const nina = await addMember();
    await close(nina);
    const reopen = () => server.ctx.transaction(tx => reactivateMember(server.ctx, tx, nina.id, 'disabled'));
    expect([await reopen(), await reopen()]).toEqual([true, false]);
    expect((await login(nina.email)).status).toBe(200);
  });

  test('is not opened by a restore link that was mailed before', async () => {
    const nina = await addMember();
    await nina.leave();
    const token = await restoreToken(nina.email);
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', nina.id).execute();
    expect(failureOf(await restore(token))).toEqual(invalid);
    expect(failureOf(await login(nina.email))).toEqual([403, 'account_disabled']);
  });
});
