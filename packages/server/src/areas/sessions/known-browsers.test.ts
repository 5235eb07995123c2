import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { beforeNextTransaction, codeSiteId, codeWorld, statusAndCode } from '../../../test/login-codes.ts';
import { secretIn } from '../../../test/mailed.ts';
import { createTestServer } from '../../../test/server.ts';
import { signupForm } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { dataEncryption } from '../../infrastructure/encryption/data-encryption.ts';
import { forgetBrowsers } from './revoke.ts';

const server = await createTestServer({
  parts: { sites: sitesWith({ [codeSiteId]: { login_code: true } }) },
});
const { password, browser, addCodeMember } = await codeWorld(server);
const chosen = 'un tuffo in mare aperto';
const newPassword = { password: chosen, password_repeat: chosen };
const codeRequired = [403, 'login_code_required'];
type Browser = Awaited<ReturnType<typeof browser>>;

/** Sets a new password with the mailed link. */
async function reset(desktop: Browser, email: string): Promise<void> {
  await desktop.call('POST', '/api/reset-password.php', { email });
  await server.runJobs();
  const token = secretIn((await server.mails(email)).findLast(({ kind }) => kind === 'reset'));
  expect((await desktop.call('PUT', '/api/reset-password.php', { token, ...newPassword })).status).toBe(204);
}

describe('a browser is known', () => {
  test('after a log-in, also after the log-out, and for a year from the last log-in', async () => {
    const nina = await addCodeMember();
    const phone = await nina.usedBrowser();
    await phone.logOut();
    server.clock.advance({ days: 364 });
    expect((await phone.login(nina.email)).status).toBe(200);
    await phone.logOut();
    server.clock.advance({ days: 364 });
    const oldCookie = phone.cookies.velluto_known ?? '';
    expect((await phone.login(nina.email)).status).toBe(200);
    await phone.logOut();
    server.clock.advance({ days: 1 });
    phone.cookies.velluto_known = oldCookie;
    expect(statusAndCode(await phone.login(nina.email)), 'whatever the browser keeps').toEqual(codeRequired);
  });

  test('after the sign-up', async () => {
    const phone = await browser();
    const email = 'fresh@example.com';
    const form = signupForm({ email, name: 'Fresh', password });
    expect((await phone.call('POST', '/api/signup.php', form)).status).toBe(201);
    await phone.logOut();
    expect((await phone.login(email)).status).toBe(200);
    expect(statusAndCode(await (await browser()).login(email))).toEqual(codeRequired);
  });

  test('after a new password by the mailed link, which proves the mailbox', async () => {
    const nina = await addCodeMember();
    const [phone, desktop] = [await nina.usedBrowser(), await browser()];
    await reset(desktop, nina.email);
    expect((await desktop.login(nina.email, undefined, chosen)).status).toBe(200);
    expect(statusAndCode(await phone.login(nina.email, undefined, chosen)), 'the others are not').toEqual(
      codeRequired,
    );
  });

  test('to at most three members, those who logged in last', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => addCodeMember()));
    const phone = await browser();
    for (const { email, codes } of members) {
      await phone.login(email);
      expect((await phone.login(email, (await codes())[0])).status).toBe(200);
      await phone.logOut();
    }
    expect(phone.cookies.velluto_known?.split('~')).toHaveLength(3);
    const answers = [];
    for (const { email } of [...members].reverse()) {
      answers.push((await (await copyOf(phone)).login(email)).status);
    }
    expect(answers).toEqual([200, 200, 200, 403]);
  });

  test('without its cookie naming the members', async () => {
    const nina = await addCodeMember();
    const { velluto_known = '' } = (await nina.usedBrowser()).cookies;
    expect(velluto_known).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
    const bytes = Buffer.from(velluto_known.split('.')[2] ?? '', 'base64url').toString('latin1');
    for (const identity of [nina.id, nina.name, nina.email])
      expect(velluto_known + bytes).not.toContain(identity);
  });
});

/** Another browser with the same cookie of known browsers, but without a session. */
async function copyOf(source: Browser): Promise<Browser> {
  const copy = await browser();
  copy.cookies.velluto_known = source.cookies.velluto_known ?? '';
  return copy;
}

describe('no other browser is known any more', () => {
  test('after the password was changed', async () => {
    const nina = await addCodeMember();
    const [phone, desktop] = [await nina.usedBrowser(), await nina.usedBrowser()];
    const change = { old_password: password, ...newPassword };
    expect((await phone.call('PUT', '/api/password.php', change)).status).toBe(204);
    await phone.logOut();
    expect((await phone.login(nina.email, undefined, chosen)).status).toBe(200);
    expect(statusAndCode(await desktop.login(nina.email, undefined, chosen))).toEqual(codeRequired);
  });

  test.each([
    ['all of them', async () => ({ others: true })],
    [
      'one of them',
      async (client: Browser) => {
        const { sessions } = (await client.call('GET', '/api/sessions.php')).body;
        return { session: sessions.find(({ current }: { current: boolean }) => !current).session };
      },
    ],
  ])('after other sessions were ended: %s', async (_, bodyFor) => {
    const nina = await addCodeMember();
    const [phone, desktop] = [await nina.usedBrowser(), await nina.usedBrowser()];
    const body = { password, ...(await bodyFor(phone)) };
    expect((await phone.call('DELETE', '/api/sessions.php', body)).status).toBe(204);
    expect((await (await copyOf(phone)).login(nina.email)).status).toBe(200);
    expect(statusAndCode(await desktop.login(nina.email))).toEqual(codeRequired);
  });

  test('but not after only the current session was ended, which is a log-out', async () => {
    const nina = await addCodeMember();
    const [phone, desktop] = [await nina.usedBrowser(), await nina.usedBrowser()];
    const { sessions } = (await phone.call('GET', '/api/sessions.php')).body;
    const { session } = sessions.find(({ current }: { current: boolean }) => current);
    expect((await phone.call('DELETE', '/api/sessions.php', { password, session })).status).toBe(204);
    for (const client of [phone, desktop]) expect((await client.login(nina.email)).status).toBe(200);
  });

  test('to a log-in that is under way when the other sessions are ended', async () => {
    const nina = await addCodeMember();
    const phone = await nina.usedBrowser();
    await phone.logOut();
    beforeNextTransaction(server.ctx, () => forgetBrowsers(server.db, nina.id));
    expect(statusAndCode(await phone.login(nina.email))).toEqual([401, 'login_failed']);
    expect(statusAndCode(await phone.login(nina.email))).toEqual(codeRequired);
  });

  test('after a change of the address was undone', async () => {
    const nina = await addCodeMember();
    const [phone, desktop] = [await nina.usedBrowser(), await nina.usedBrowser()];
    const email = `thief-${nina.email}`;
    await phone.call('POST', '/api/mail-change.php', { email, password });
    await phone.call('PUT', '/api/mail-change.php', { token: secretIn((await server.mails(email))[0]) });
    const undo = secretIn((await server.mails(nina.email)).at(-1), 'undo');
    expect((await desktop.call('DELETE', '/api/mail-change.php', { token: undo })).status).toBe(200);
    expect(statusAndCode(await phone.login(nina.email))).toEqual(codeRequired);
    expect((await desktop.login(nina.email)).status).toBe(200);
  });
});

describe('the cookie', () => {
  test.each([
    ['cut short', (value: string) => value.slice(0, -3)],
    ['changed', (value: string) => `${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`],
    ['made up', () => 'v1.00000000.AAAA'],
    ['nothing we know', () => '~~{"known":true}~%00~'],
    ['long', (value: string) => `${value}${'A'.repeat(3_000)}`],
    ['behind three others', (value: string) => `a~b~c~${value}`],
  ])('is not believed when it is %s', async (_, change) => {
    const nina = await addCodeMember();
    const phone = await copyOf(await nina.usedBrowser());
    phone.cookies.velluto_known = change(phone.cookies.velluto_known ?? '');
    expect(statusAndCode(await phone.login(nina.email))).toEqual(codeRequired);
    await phone.login(nina.email, (await nina.codes()).at(-1));
    expect(phone.cookies.velluto_known?.length).toBeLessThan(3 * 200);
    expect((await (await copyOf(phone)).login(nina.email)).status).toBe(200);
  });

  test('of another member is not accepted', async () => {
    const [nina, olga] = [await addCodeMember(), await addCodeMember()];
    const phone = await copyOf(await olga.usedBrowser());
    expect(statusAndCode(await phone.login(nina.email))).toEqual(codeRequired);
  });

  test('is accepted while the key that encrypted it is still configured', async () => {
    const nina = await addCodeMember();
    const { clock, ctx, db } = server;
    const phone = await nina.usedBrowser();
    const { encryption } = ctx;
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const configureKeys = (...keys: Buffer[]) =>
      Object.assign(ctx, {
        encryption: {
          ...encryption,
          ...dataEncryption({ db, clock, keys }),
          fingerprint: encryption.fingerprint,
        },
      });
    try {
      configureKeys(older);
      await phone.login(nina.email);
      await phone.login(nina.email, (await nina.codes()).at(-1));
      const former = await copyOf(phone);
      configureKeys(newer, older);
      expect((await former.login(nina.email)).status).toBe(200);
      configureKeys(newer);
      expect((await (await copyOf(former)).login(nina.email)).status, 'encrypted anew').toBe(200);
      expect(statusAndCode(await (await copyOf(phone)).login(nina.email))).toEqual(codeRequired);
    } finally {
      Object.assign(ctx, { encryption });
    }
  });
});
