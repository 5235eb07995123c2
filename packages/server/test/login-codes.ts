import type { Context } from '../src/context/context.ts';
import { codeIn } from './mailed.ts';
import type { MemberOverrides } from './members.ts';
import type { createTestServer } from './server.ts';

/** Id of a site that requires mailed codes, for `sitesWith`; its host is `asking.test`. */
export const codeSiteId = 'asking';

const password = 'una lunga passeggiata';

/** Status and error code of a response, for short expectations. */
export const statusAndCode = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  body?.code === undefined ? [status] : [status, body.code];

/** Runs `work` right before the next transaction, as a concurrent call might. */
export function beforeNextTransaction(ctx: Context, work: () => Promise<unknown>): void {
  const { transaction } = ctx;
  const after: typeof transaction = async callback => {
    Object.assign(ctx, { transaction });
    await work();
    return transaction(callback);
  };
  Object.assign(ctx, { transaction: after });
}

/** Makes members of the site that requires codes, and browsers to log in with. */
export async function codeWorld(server: Awaited<ReturnType<typeof createTestServer>>) {
  const password_hash = await server.ctx.passwords.hash(password);
  let memberCount = 0;
  /** A browser with which no member has logged in yet, and functions to log in with it. */
  const browser = async (host = `${codeSiteId}.test`, userAgent = 'test') => {
    const client = await server.client();
    const headers = { 'user-agent': userAgent };
    const call = (method: string, url: string, body?: unknown) =>
      client(method, url, body, { host, headers });
    const login = (email: string, code?: string, givenPassword = password) =>
      call('POST', '/api/user.php', { login: email, password: givenPassword, ...(code && { code }) });
    const isLoggedIn = async () => (await call('GET', '/api/user.php')).status === 200;
    const logOut = () => call('GET', '/api/logout.php');
    return { call, login, isLoggedIn, logOut, cookies: client.cookies };
  };
  const codes = async (email: string) =>
    (await server.mails(email)).filter(({ kind }) => kind === 'login-code').map(codeIn);
  const addCodeMember = async (overrides: MemberOverrides = {}) => {
    memberCount += 1;
    const email = `coded${memberCount}@example.com`;
    const name = `Coded ${memberCount}`;
    return {
      ...(await server.member({ name, email, password_hash, site_id: codeSiteId, ...overrides })),
      email,
      /** Codes mailed so far. */
      codes: () => codes(email),
      /** A browser with which the member has logged in. */
      usedBrowser: async (host?: string) => {
        const usedBrowser = await browser(host);
        await usedBrowser.login(email);
        await usedBrowser.login(email, (await codes(email)).at(-1));
        if (!(await usedBrowser.isLoggedIn())) throw new Error('The log-in failed.');
        return usedBrowser;
      },
    };
  };
  return { password, password_hash, browser, addCodeMember };
}
