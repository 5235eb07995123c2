import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { linkIn, signUpAs } from '../../../test/signup.ts';
import { cleanUp } from '../../boot/clean-up.ts';
import { smtpTransport } from './transport.ts';

/** What the mail server took: the return path and the whole mail. */
const taken: { from: string; to: string; mail: string }[] = [];
/** What it answers instead, by recipient. */
const answers = new Map<string, string>();

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    const reply = answers.get(address);
    if (reply === undefined) return done();
    done(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
  },
  onData: (stream, { envelope }, done) => {
    void textOf(stream).then(mail => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      taken.push({ from, to: envelope.rcptTo[0]?.address ?? '', mail });
      done();
    });
  },
});
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
const { port } = smtp.server.address() as AddressInfo;

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkim = {
  selector: 'velluto2026',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const transport = smtpTransport(`smtp://127.0.0.1:${port}`, dkim);
const token = 'a token of twenty characters';
const server = await createTestServer({
  config: { mailReturns: { address: 'bounces@mail.example', token } },
  parts: { transport },
});
const { ctx, clock } = server;
afterAll(() => {
  transport.close();
  smtp.close();
});
beforeEach(() => {
  taken.length = 0;
  answers.clear();
});

let mails = 0;
/** Sends a mail and runs the job; returns it as it is stored. */
async function send(to: string, kind = 'receipt') {
  mails++;
  const mail = { siteId: 'velluto', kind, to, subject: 'Ciao', html: '<p>Ciao</p>', text: 'Ciao' };
  await ctx.transaction(tx => ctx.mail.send(tx, { ...mail, dedupeKey: `mail ${mails}` }));
  await server.runJobs();
  return (await server.mails(to)).at(-1);
}

describe('a mail on its way', () => {
  it('says that a program wrote it, is signed for the domain of its sender, and has a return path of its own', async () => {
    const stored = await send('anna@example.com');
    const [sent] = taken;
    expect(sent?.mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(sent?.mail.replaceAll('\r\n ', ' ')).toMatch(
      /^DKIM-Signature: .*d=velluto\.example;.* s=velluto2026;/m,
    );
    expect(sent?.from).toMatch(/^bounces\+[0-9a-f]{32}\.[0-9a-f]{20}@mail\.example$/);
    expect(sent?.from).toContain(stored?.id.replaceAll('-', ''));
    expect(sent?.from.indexOf('@')).toBeLessThanOrEqual(64);
  });

  it('is tried again while the refusal is temporary, and when the mailbox is full', async () => {
    for (const reply of ['450 4.2.0 later', '552 5.2.2 full']) {
      answers.set('bea@example.com', reply);
      await expect(send('bea@example.com')).rejects.toThrow(reply.slice(0, 9));
      expect((await server.mails('bea@example.com')).at(-1)).toMatchObject({
        sent_at: null,
        failed_at: null,
      });
      expect(await ctx.suppressions.of('bea@example.com')).toEqual([]);
    }
  });

  it('ends with a refusal for good, and nothing more is sent to an address that does not exist', async () => {
    answers.set('nobody@example.com', '550 5.1.1 no such user');
    const mail = await send('nobody@example.com');
    expect(mail).toMatchObject({ sent_at: null, failed_at: clock.now(), failure: '550 5.1.1' });
    answers.clear();
    await ctx.mail.deliver(mail?.id ?? '');
    expect(await send('Nobody@Example.com')).toMatchObject({ failure: 'suppressed' });
    expect(taken).toEqual([]);
    expect(await ctx.suppressions.of('nobody@example.com')).toEqual([
      { reason: 'bounced', status: '550 5.1.1', created_at: clock.now() },
    ]);
  });

  it('ends alone where the server refuses what it says: the next one is tried', async () => {
    answers.set('cleo@example.com', '550 5.7.1 policy');
    expect(await send('cleo@example.com')).toMatchObject({ failure: '550 5.7.1' });
    answers.clear();
    expect(await send('cleo@example.com')).toMatchObject({ failure: null, sent_at: clock.now() });
  });
});

describe('an address to which nothing more is sent', () => {
  it('still gets the mails that confirm it and let its owner in, and its member is told', async () => {
    const dora = await server.client(await server.member({ email: 'away@example.com' }));
    await ctx.suppressions.add('away@example.com', 'bounced', '550 5.1.1');
    const user = async () => (await dora('GET', '/api/user.php')).body.user;
    expect((await user()).email_undeliverable).toBe(true);
    for (const kind of ['activation', 'mail-change', 'reset', 'login-code'])
      expect(await send('away@example.com', kind)).toMatchObject({ failure: null });
    expect(await send('away@example.com', 'deletion')).toMatchObject({ failure: 'suppressed' });
  });

  it('is free again when a new account with it is activated, so that a wrong entry locks nobody out', async () => {
    await ctx.suppressions.add('eva@example.com', 'bounced', '550 5.1.1');
    const call = await server.client();
    await signUpAs(call, { email: 'eva@example.com', name: 'Eva', city: undefined });
    await server.runJobs();
    await ctx.suppressions.add('eva@example.com', 'complaint', '');
    await call('POST', linkIn((await server.mails('eva@example.com'))[0]));
    // a mail that arrived withdraws no complaint
    expect(await ctx.suppressions.of('eva@example.com')).toMatchObject([{ reason: 'complaint' }]);
    expect((await call('GET', '/api/user.php')).body.user.email_undeliverable).toBe(false);
  });

  it('can be confirmed again by its member, though it is the address of the account', async () => {
    const password = 'una lunga passeggiata';
    const fay = await server.member({
      email: 'fay@example.com',
      password_hash: await ctx.passwords.hash(password),
    });
    const call = await server.client(fay);
    const ask = () => call('POST', '/api/mail-change.php', { email: 'fay@example.com', password });
    expect((await ask()).body.code).toBe('email_invalid_or_duplicate');
    await ctx.suppressions.add('fay@example.com', 'complaint', '');
    expect((await ask()).body.code).toBe('email_invalid_or_duplicate');
    await ctx.suppressions.add('fay@example.com', 'bounced', '550 5.1.1');
    expect((await ask()).status).toBeLessThan(300);
    await server.runJobs();
    const text = (await server.mails('fay@example.com')).at(-1)?.text ?? '';
    const link = /mail-change\/do\?token=([\w-]+)/.exec(text)?.[1];
    expect((await call('PUT', '/api/mail-change.php', { token: link })).status).toBe(200);
    expect(await ctx.suppressions.of('fay@example.com')).toMatchObject([{ reason: 'complaint' }]);
    // nothing changed that could be undone
    await server.runJobs();
    expect((await server.mails('fay@example.com')).map(({ kind }) => kind)).toEqual(['mail-change']);
  });

  it('of a complaint gets no notifications, but what the contract asks for', async () => {
    const gia = await server.member({ email: 'gia@example.com' });
    await ctx.suppressions.add('gia@example.com', 'complaint', '');
    expect(await send('gia@example.com', 'like')).toMatchObject({ failure: 'suppressed' });
    expect(await send('gia@example.com', 'receipt')).toMatchObject({ failure: null });
    const { body } = await (await server.client(gia))('GET', '/api/user.php');
    expect(body.user.email_undeliverable).toBe(false);
  });
});

const delivery = (status: string, action = 'failed') =>
  [
    'From: mailer-daemon@mx.example',
    'To: bounces@mail.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It did not work.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; somebody@else.example',
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--b--',
    '',
  ].join('\r\n');

const complaint = (messageId: string) =>
  [
    'From: feedback@provider.example',
    'To: feedback@mail.example',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'Version: 1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${messageId}`,
    'Subject: Ciao',
    '',
    'Ciao',
    '--b--',
    '',
  ].join('\r\n');

const post = (payload: string, { to = '', authorization = `Bearer ${token}` } = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/mail-report.php?to=${encodeURIComponent(to)}`,
    headers: { host: 'localhost', authorization, 'content-type': 'message/rfc822' },
    payload,
  });

describe('a report about a mail', () => {
  it('of an address that does not exist ends the mail and stops further ones', async () => {
    const mail = await send('late@example.com');
    const answer = await post(delivery('5.1.1'), { to: taken[0]?.from.toUpperCase() });
    expect(answer.statusCode).toBe(204);
    const [stored] = await server.mails('late@example.com');
    expect(stored).toMatchObject({ id: mail?.id, failed_at: clock.now(), failure: 'reported 5.1.1' });
    expect(await ctx.suppressions.of('late@example.com')).toMatchObject([
      { reason: 'bounced', status: '5.1.1' },
    ]);
    expect(await ctx.suppressions.of('somebody@else.example')).toEqual([]);
  });

  it('of another failure ends the mail only, and a delay changes nothing', async () => {
    await send('slow@example.com');
    const to = taken[0]?.from;
    await post(delivery('4.4.1', 'delayed'), { to });
    expect((await server.mails('slow@example.com'))[0]).toMatchObject({ failed_at: null });
    await post(delivery('5.7.1'), { to });
    expect((await server.mails('slow@example.com'))[0]).toMatchObject({ failure: 'reported 5.7.1' });
    expect(await ctx.suppressions.of('slow@example.com')).toEqual([]);
  });

  it('of a complaint finds the mail by its message id, and stops notifications', async () => {
    await send('cross@example.com', 'like');
    const id = /^Message-ID:\s*(\S+)/im.exec(taken[0]?.mail ?? '')?.[1] ?? '';
    expect((await post(complaint(id))).statusCode).toBe(204);
    expect(await ctx.suppressions.of('cross@example.com')).toMatchObject([{ reason: 'complaint' }]);
  });

  it('without our mark, with an invented one, or that is no report, changes nothing', async () => {
    await send('calm@example.com');
    const [own] = await server.mails('calm@example.com');
    const invented = `bounces+${own?.id.replaceAll('-', '')}.${'0'.repeat(20)}@mail.example`;
    for (const [message, to] of [
      [delivery('5.1.1'), ''],
      [delivery('5.1.1'), invented],
      ['Subject: Out of office\r\n\r\nBack on Monday', taken[0]?.from],
      ['', taken[0]?.from],
    ] as const)
      expect((await post(message, { to })).statusCode).toBeLessThan(401);
    expect(await ctx.suppressions.of('calm@example.com')).toEqual([]);
    expect((await server.mails('calm@example.com'))[0]).toMatchObject({ failed_at: null });
  });

  it('is taken only with the token, and there is no such address without a configuration', async () => {
    await send('shut@example.com');
    const to = taken[0]?.from;
    for (const authorization of ['', 'Bearer another token of some length', token])
      expect((await post(delivery('5.1.1'), { to, authorization })).statusCode).toBe(403);
    expect(await ctx.suppressions.of('shut@example.com')).toEqual([]);
    const plain = await createTestServer();
    const answer = await plain.app.inject({
      method: 'POST',
      url: '/api/mail-report.php',
      headers: { host: 'localhost', 'content-type': 'message/rfc822' },
      payload: 'x',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});

it('addresses are kept as keyed hashes, for a year', async () => {
  await ctx.suppressions.add('kept@example.com', 'bounced', '550');
  const rows = await server.db.selectFrom('mail_suppression').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('example');
  const hash = await ctx.encryption.fingerprint('suppression:kept@example.com');
  expect(rows.map(({ address_key }) => address_key)).toContain(hash.toString('base64url'));
  clock.advance({ days: 364 });
  await cleanUp(ctx);
  expect(await ctx.suppressions.of('kept@example.com')).toHaveLength(1);
  clock.advance({ days: 1 });
  await cleanUp(ctx);
  expect(await ctx.suppressions.of('kept@example.com')).toEqual([]);
});
