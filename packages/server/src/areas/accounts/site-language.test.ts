import { expect, it } from 'vitest';
import { codeIn } from '../../../test/mailed.ts';
import { createTestServer } from '../../../test/server.ts';
import { findRecipient } from '../notifications/recipient.ts';
import { remindOfPhoto } from '../notifications/reminders.ts';

const server = await createTestServer();
const { ctx } = server;
const host = 'nordlys.localhost';
const password = 'una lunga passeggiata';
const password_hash = await ctx.passwords.hash(password);

/** A member with Italian, which the site `velluto` of the pool has and `nordlys` has not. */
const italian = (email: string, site_id: string) =>
  server.member({ email, site_id, password_hash, language: 'it' });

it('an account with a language that the visited site does not have logs in in the language of the visit', async () => {
  const email = 'anna@example.com';
  await italian(email, 'velluto');
  const call = await server.client();
  const log = (code?: string) =>
    call(
      'POST',
      '/api/user.php',
      { login: email, password, ...(code && { code }) },
      { host, headers: { 'accept-language': 'it, de;q=0.5' } },
    );
  expect((await log()).body.code).toBe('login_code_required');
  const [mail] = await server.mails(email);
  expect(mail?.subject).toMatch(/log-in code$/);
  expect((await log(codeIn(mail))).body.user?.language).toBe('de');
  const user = (headers: Record<string, string>) =>
    call('GET', '/api/user.php', undefined, { host, headers });
  expect((await user({})).body.user?.language).toBe('en');
  call.cookies.i18n_redirected = 'it';
  expect((await user({ 'accept-language': 'nl' })).body.user?.language).toBe('nl');
});

it('the account keeps its language for the sites that have it', async () => {
  const bea = await italian('bea@example.com', 'velluto');
  const call = await server.client(bea);
  const languageAt = async (at: string) =>
    (await call('GET', '/api/user.php', undefined, { host: at })).body.user?.language;
  expect([await languageAt(host), await languageAt('localhost')]).toEqual(['en', 'it']);
  const refused = await call('PUT', '/api/user.php', { language: 'it' }, { host });
  expect(refused.body.code).toBe('invalid_request');
});

it('mail and push of a site that gave up a language are in its first one', async () => {
  const email = 'carla@example.com';
  const { id } = await italian(email, 'nordlys');
  expect((await findRecipient(ctx, ctx.db, id))?.language).toBe('en');
  await remindOfPhoto(ctx, { member: id });
  await (await server.client())('POST', '/api/reset-password.php', { email }, { host });
  await server.runJobs();
  const mails = await server.mails(email);
  expect(mails.map(({ kind }) => kind)).toEqual(['reminders', 'reset']);
  for (const { html, text } of mails) {
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(text).not.toMatch(/\b(ciao|per|della|il tuo)\b/i);
  }
});
