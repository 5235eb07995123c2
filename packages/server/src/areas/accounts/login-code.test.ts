import { describe, expect, test } from 'vitest';
import { appCode } from '../../../test/app-codes.ts';
import { beforeNextTransaction, codeSiteId, codeWorld, statusAndCode } from '../../../test/login-codes.ts';
import { secretIn } from '../../../test/mailed.ts';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { cleanUp } from '../../boot/clean-up.ts';
import { createLog } from '../../infrastructure/log.ts';

const lines: string[] = [];
const log = createLog('trace', { write: line => lines.push(line) });
const sites = sitesWith({ [codeSiteId]: { login_code: true }, unsaid: { login_code: undefined } });
const server = await createTestServer({ parts: { log, sites } });
const { password, browser, addCodeMember } = await codeWorld(server);
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const [codeRequired, codeInvalid, blocked] = [
  [403, 'login_code_required'],
  [400, 'login_code_invalid'],
  [429, 'account_blocked'],
];
const chosen = 'un tuffo in mare aperto';
const change = { old_password: password, password: chosen, password_repeat: chosen };
const wrongCode = (code = '') => (code === '000000' ? '111111' : '000000');

describe('a log-in from an unknown browser', () => {
  test('needs the mailed code as well as the password', async () => {
    const nina = await addCodeMember();
    const phone = await browser(undefined, firefox);
    expect(statusAndCode(await phone.login(nina.email, undefined, 'wrong'))).toEqual([401, 'login_failed']);
    expect(await nina.codes()).toEqual([]);
    const { status, body, headers } = await phone.login(nina.email);
    expect([status, body]).toEqual([
      403,
      { code: 'login_code_required', message: 'A code was mailed; it is needed too.' },
    ]);
    expect(String(headers['set-cookie'])).toMatch(
      /^velluto_code=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await phone.isLoggedIn()).toBe(false);
    const [mail] = await server.mails(nina.email);
    expect(mail).toMatchObject({ kind: 'login-code', site_id: codeSiteId });
    expect(mail?.text).toContain('Firefox, Windows');
    expect(mail?.text).toContain('21 novembre 2026 alle ore 13:00 CET');
    expect(mail?.text).toContain(`http://${codeSiteId}.test/reset-password`);
    expect(mail?.headers).toEqual({});
    const [code = ''] = await nina.codes();
    expect((await phone.login(nina.email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await phone.isLoggedIn()).toBe(true);
  });

  test.each([
    ['asks where nothing is said of it', 'unsaid.test', 'velluto', true],
    ['asks nobody where it is off', 'localhost', 'velluto', false],
    ['asks members of a site that has it at the door of one that has not', 'localhost', codeSiteId, true],
    ['asks where it is on whoever comes from a site that has it not', `${codeSiteId}.test`, 'velluto', true],
    ['asks as the visited site does when the own one is gone', 'localhost', 'gone', false],
  ])('%s', async (_, host, site_id, asks) => {
    const nina = await addCodeMember({ site_id });
    const phone = await browser(host);
    expect(statusAndCode(await phone.login(nina.email))).toEqual(asks ? codeRequired : [200]);
    expect(await nina.codes()).toHaveLength(asks ? 1 : 0);
  });

  test('accepts a code once, also when it is sent many times concurrently', async () => {
    const nina = await addCodeMember();
    const phone = await browser();
    await phone.login(nina.email);
    const [code] = await nina.codes();
    const all = await Promise.all([1, 2, 3].map(() => phone.login(nina.email, code)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await phone.logOut();
    delete phone.cookies.velluto_known;
    expect(statusAndCode(await phone.login(nina.email, code))).toEqual(codeInvalid);
  });

  test('refuses a wrong code, one older than ten minutes, and one without a browser token or of another browser', async () => {
    const nina = await addCodeMember();
    const [phone, desktop] = [await browser(), await browser()];
    await phone.login(nina.email);
    await desktop.login(nina.email);
    const [first, second] = await nina.codes();
    expect(statusAndCode(await desktop.login(nina.email, first))).toEqual(codeInvalid);
    expect(statusAndCode(await (await browser()).login(nina.email, second))).toEqual(codeInvalid);
    expect(statusAndCode(await desktop.login(nina.email, wrongCode(second)))).toEqual(codeInvalid);
    expect((await desktop.login(nina.email, second)).status).toBe(200);
    server.clock.advance({ minutes: 10 });
    expect(statusAndCode(await phone.login(nina.email, first))).toEqual(codeInvalid);
    expect(statusAndCode(await phone.login(nina.email, 'x'))).toEqual(codeInvalid);
  });

  test('refuses the code of another member', async () => {
    const [nina, olga] = [await addCodeMember(), await addCodeMember()];
    const phone = await browser();
    await phone.login(olga.email);
    const { velluto_code = '' } = phone.cookies;
    await phone.login(nina.email);
    phone.cookies.velluto_code = velluto_code;
    expect(statusAndCode(await phone.login(nina.email, (await olga.codes())[0]))).toEqual(codeInvalid);
  });

  test('mails another code when asked again, and earlier codes stay valid', async () => {
    const nina = await addCodeMember();
    const phone = await browser();
    for (let time = 0; time < 3; time++)
      expect(statusAndCode(await phone.login(nina.email))).toEqual(codeRequired);
    const [, second, third] = await nina.codes();
    expect((await phone.login(nina.email, second)).status).toBe(200);
    const secondBrowser = await browser();
    secondBrowser.cookies.velluto_code = phone.cookies.velluto_code ?? '';
    expect((await secondBrowser.login(nina.email, third)).status).toBe(200);
  });

  test('replaces a browser token that the server did not issue', async () => {
    const nina = await addCodeMember();
    const phone = await browser();
    phone.cookies.velluto_code = 'chosen-by-somebody-else';
    await phone.login(nina.email);
    expect(phone.cookies.velluto_code).toMatch(/^[\w-]{43}$/);
  });

  test('is blocked after five wrong codes, and a right password does not reset their count', async () => {
    const nina = await addCodeMember();
    const phone = await browser();
    await phone.login(nina.email);
    const [code] = await nina.codes();
    for (let time = 0; time < 4; time++) {
      expect(statusAndCode(await phone.login(nina.email, wrongCode(code)))).toEqual(codeInvalid);
    }
    expect(statusAndCode(await phone.login(nina.email))).toEqual(codeRequired);
    expect(statusAndCode(await phone.login(nina.email, wrongCode(code)))).toEqual(blocked);
    expect(statusAndCode(await phone.login(nina.email, code))).toEqual(blocked);
    server.clock.advance({ minutes: 15 });
    await phone.login(nina.email);
    expect((await phone.login(nina.email, (await nina.codes()).at(-1))).status).toBe(200);
  });

  test('mails five codes an hour at most, however many browsers ask concurrently', async () => {
    const nina = await addCodeMember();
    const askFromThreeBrowsers = async () => {
      const browsers = await Promise.all([1, 2, 3].map(() => browser()));
      return Promise.all(browsers.map(client => client.login(nina.email)));
    };
    expect((await askFromThreeBrowsers()).map(statusAndCode)).toEqual([
      codeRequired,
      codeRequired,
      codeRequired,
    ]);
    const answers = await askFromThreeBrowsers();
    expect(answers.map(statusAndCode).sort()).toEqual([codeRequired, codeRequired, blocked]);
    expect(answers.find(({ status }) => status === 429)?.body.details).toEqual({ minutes: 60 });
    expect(await nina.codes()).toHaveLength(5);
    server.clock.advance({ minutes: 59 });
    const phone = await browser();
    expect((await phone.login(nina.email)).body.details).toEqual({ minutes: 1 });
    server.clock.advance({ minutes: 1 });
    expect(statusAndCode(await phone.login(nina.email))).toEqual(codeRequired);
  });

  test('mails five a day at most to an address that was never confirmed', async () => {
    const nina = await addCodeMember({ accountStatus: 'not_confirmed' });
    const phone = await browser();
    for (let time = 0; time < 5; time++) await phone.login(nina.email);
    server.clock.advance({ hours: 23 });
    expect((await phone.login(nina.email)).body.details).toEqual({ minutes: 60 });
    server.clock.advance({ hours: 1 });
    expect(statusAndCode(await phone.login(nina.email))).toEqual(codeRequired);
  });

  test('asks for the code of the authenticator app instead where the member turned that on', async () => {
    const nina = await addCodeMember();
    const phone = await nina.usedBrowser();
    const { secret } = (await phone.call('POST', '/api/second-factor.php', { password })).body;
    const now = () => server.clock.now().getTime();
    await phone.call('PUT', '/api/second-factor.php', { code: appCode(secret, now()) });
    await phone.logOut();
    server.clock.advance({ minutes: 1 });
    const desktop = await browser();
    for (const client of [phone, desktop]) {
      expect(statusAndCode(await client.login(nina.email))).toEqual([401, 'second_factor_required']);
    }
    expect((await desktop.login(nina.email, appCode(secret, now()))).status).toBe(200);
    expect(await nina.codes()).toHaveLength(1);
  });

  test('opens no session with a password that is changed at the same moment', async () => {
    const nina = await addCodeMember();
    const phone = await nina.usedBrowser();
    const desktop = await browser();
    await desktop.login(nina.email);
    const code = (await nina.codes()).at(-1);
    await Promise.all([phone.call('PUT', '/api/password.php', change), desktop.login(nina.email, code)]);
    expect(await desktop.isLoggedIn()).toBe(false);
  });

  test('mails no code for a password that is changed at the same moment', async () => {
    const nina = await addCodeMember();
    beforeNextTransaction(server.ctx, () =>
      server.db
        .updateTable('account')
        .set({ password_hash: 'another' })
        .where('member_id', '=', nina.id)
        .execute(),
    );
    expect(statusAndCode(await (await browser()).login(nina.email))).toEqual([401, 'login_failed']);
    expect(await nina.codes()).toEqual([]);
  });

  test('refuses, with a new password, a code that was mailed for the former one', async () => {
    const nina = await addCodeMember();
    const [phone, desktop] = [await nina.usedBrowser(), await browser()];
    await desktop.login(nina.email);
    await phone.call('PUT', '/api/password.php', change);
    expect(statusAndCode(await desktop.login(nina.email, (await nina.codes()).at(-1), chosen))).toEqual(
      codeInvalid,
    );
  });
});

describe('a stored code', () => {
  test('is a hash, and no code is in the log', async () => {
    lines.length = 0;
    const nina = await addCodeMember();
    const phone = await nina.usedBrowser();
    await (await browser()).login(nina.email);
    const codes = await nina.codes();
    await phone.login(nina.email, wrongCode(codes[1]));
    const [row] = await server.db
      .selectFrom('login_code')
      .selectAll()
      .where('member_id', '=', nina.id)
      .execute();
    expect(row?.code_hash).toHaveLength(32);
    expect(lines.join('')).toContain('login_code_required');
    for (const secret of [...codes, phone.cookies.velluto_code ?? '-', phone.cookies.velluto_known ?? '-']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  test('becomes invalid with a change of the address, and is removed after a day', async () => {
    const nina = await addCodeMember();
    const phone = await nina.usedBrowser();
    const desktop = await browser();
    await desktop.login(nina.email);
    const code = (await nina.codes()).at(-1);
    const email = `moved-${nina.email}`;
    await phone.call('POST', '/api/mail-change.php', { email, password });
    const token = secretIn((await server.mails(email))[0]);
    expect((await phone.call('PUT', '/api/mail-change.php', { token })).status).toBe(200);
    expect(statusAndCode(await desktop.login(email, code))).toEqual(codeInvalid);
    await desktop.login(email);
    const count = async () =>
      (
        await server.db
          .selectFrom('login_code')
          .select('code_hash')
          .where('member_id', '=', nina.id)
          .execute()
      ).length;
    server.clock.advance({ hours: 23 });
    await cleanUp(server.ctx);
    expect(await count()).toBe(1);
    server.clock.advance({ hours: 1 });
    await cleanUp(server.ctx);
    expect(await count()).toBe(0);
  });
});
