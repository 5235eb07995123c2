import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { linkIn, signupForm } from '../../../test/signup.ts';
import { advertisingKinds, notificationKinds } from '../../domain/notification-kinds.ts';
import type { MailTransport } from '../../infrastructure/mail/transport.ts';
import { sendWelcomeOffer } from '../accounts/welcome.ts';
import { findRecipient, hasEnabled } from './recipient.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const delivered: string[] = [];
const transport: MailTransport = {
  send: async ({ to, subject }) => void delivered.push(`${subject} to ${to}`),
  close: () => {},
};
const server = await createTestServer({ parts: { transport } });
const { ctx, db, clock } = server;

const settings = '/api/notifications.php';
const consent = { page: '/notifications', wording: '2026-11-28' };
const proofsOf = ({ id }: { id: string }) =>
  db
    .selectFrom('advertising_consent')
    .selectAll()
    .where('member_id', '=', id)
    .orderBy('given_at')
    .orderBy('kind')
    .execute();
const mail = (kind: string, to: string) => ({
  siteId: 'velluto',
  kind,
  to,
  subject: kind,
  html: '',
  text: '',
  dedupeKey: `${kind}:${to}`,
});

describe('mail that advertises', () => {
  it('is off for everybody who signs up, and after the activation no offer is mailed', async () => {
    const call = await server.client();
    const { body } = await call(
      'POST',
      '/api/signup.php',
      signupForm({ email: 'new@example.com', city: undefined }),
    );
    expect(body.user.notifications_disabled).toEqual([...advertisingKinds]);
    await call('POST', linkIn((await server.mails('new@example.com'))[0]));
    clock.advance({ minutes: 31 });
    await server.runJobs();
    expect((await server.mails('new@example.com')).map(({ kind }) => kind)).toEqual([
      'activation',
      'reminders',
    ]);
  });

  it('is no kind but the three, so that every other kind is sent without being asked for', async () => {
    const recipient = await findRecipient(ctx, db, (await server.member()).id);
    if (!recipient) throw new Error('There is no recipient.');
    const off = notificationKinds.filter(kind => !hasEnabled(recipient, kind));
    expect(off).toEqual([...advertisingKinds]);
  });

  it('is not accepted without the proof, whoever sends it, and not delivered once it was withdrawn', async () => {
    const [anna, bea] = ['anna@example.com', 'bea@example.com'];
    const asked = await server.member({ email: anna, asked: [...advertisingKinds] });
    await server.member({ email: bea });
    await server.member({ email: 'open@example.com', asked: ['news'], accountStatus: 'not_confirmed' });
    for (const kind of advertisingKinds) {
      for (const to of [anna, bea, 'stranger@example.com', 'open@example.com'])
        await ctx.transaction(tx => ctx.mail.send(tx, mail(kind, to)));
    }
    await ctx.transaction(tx => ctx.mail.send(tx, mail('activation', bea)));
    const call = await server.client(asked);
    await call('PUT', settings, { disabled: ['news'] });
    await server.runJobs();
    const sent = delivered.filter(line => /anna|bea|stranger|open/.test(line));
    expect(sent.sort()).toEqual([
      `activation to ${bea}`,
      `promotions to ${anna}`,
      `weekly_updates to ${anna}`,
    ]);
  });
});

describe('the consent', () => {
  it('is kept as proof for each kind alone: when, where, in which words and for which address', async () => {
    const cleo = await server.member({ email: 'cleo@example.com' });
    const call = await server.client(cleo);
    const { body } = await call('PUT', settings, { disabled: ['weekly_updates', 'promotions'], consent });
    expect(body.disabled).toEqual(['weekly_updates', 'promotions']);
    expect(await proofsOf(cleo)).toMatchObject([
      {
        kind: 'news',
        site_id: 'velluto',
        page: '/notifications',
        wording: '2026-11-28',
        language: 'it',
        email: 'cleo@example.com',
        given_at: clock.now(),
        withdrawn_at: null,
      },
    ]);
  });

  it('is not given by a change that does not say where and in which words', async () => {
    const call = await server.client(await server.member());
    const { body } = await call('PUT', settings, { disabled: [] });
    expect(body.disabled).toEqual([...advertisingKinds]);
  });

  it('keeps its first proof when it is given twice, and gets another after it was withdrawn', async () => {
    const dora = await server.member();
    const call = await server.client(dora);
    const given = clock.now();
    for (let time = 0; time < 2; time++) {
      await call('PUT', settings, { disabled: ['weekly_updates', 'promotions'], consent });
      clock.advance({ days: 1 });
    }
    const withdrawn = clock.now();
    await call('PUT', settings, { disabled: [...advertisingKinds] });
    clock.advance({ days: 1 });
    await call('PUT', settings, { disabled: ['weekly_updates', 'promotions'], consent });
    expect(await proofsOf(dora)).toMatchObject([
      { kind: 'news', given_at: given, withdrawn_at: withdrawn, withdrawn_by: 'settings' },
      { kind: 'news', given_at: clock.now(), withdrawn_at: null },
    ]);
  });

  it('is withdrawn by the link of a mail, and stays when other kinds are switched', async () => {
    const eva = await server.member({ asked: ['news', 'promotions'] });
    const call = await server.client(eva);
    await call('PUT', settings, { disabled: ['weekly_updates', 'like'] });
    const token = await unsubscribeToken(ctx, { memberId: eva.id, kind: 'news' });
    expect((await call('POST', `/api/unsubscribe.php?token=${token}`)).status).toBe(200);
    expect((await call('GET', settings)).body.disabled).toEqual(['like', 'weekly_updates', 'news']);
    expect(await proofsOf(eva)).toMatchObject([
      { kind: 'news', withdrawn_at: clock.now(), withdrawn_by: 'mail' },
      { kind: 'promotions', withdrawn_at: null },
    ]);
  });

  it('lets the offer for new members be mailed', async () => {
    const fay = await server.member({ email: 'fay@example.com', asked: ['promotions'] });
    await sendWelcomeOffer(ctx, { member: fay.id });
    expect((await server.mails('fay@example.com')).map(({ kind }) => kind)).toEqual(['promotions']);
  });
});
