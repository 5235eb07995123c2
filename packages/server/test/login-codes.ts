import type { Context } from '../src/context.ts';
import { codeIn } from './mailed.ts';
import type { MemberWish } from './members.ts';
import type { createTestServer } from './server.ts';

/** Id of a site that requires mailed codes, for `sitesWith`; its host is `asking.test`. */
export const asking = 'asking';

const password = 'una lunga passeggiata';

/** Status and error code of a response, for short expectations. */
export const short = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  body?.code === undefined ? [status] : [status, body.code];

/** Runs `act` right before the next transaction, as a concurrent call might. */
export function beforeNextTransaction(ctx: Context, act: () => Promise<unknown>): void {
  const { transaction } = ctx;
  const after: typeof transaction = async work => {
    Object.assign(ctx, { transaction });
    await act();
    return transaction(work);
  };
  Object.assign(ctx, { transaction: after });
}

/** Makes members of the site that requires codes, and browsers to log in with. */
export async function codeWorld(server: Awaited<ReturnType<typeof createTestServer>>) {
  const password_hash = await server.ctx.passwords.hash(password);
  let people = 0;
  /** A browser that is known to no member, and functions to log in with it. */
  const browser = async (host = `${asking}.test`, userAgent = 'test') => {
    const client = await server.client();
    const headers = { 'user-agent': userAgent };
    const call = (method: string, url: string, body?: unknown) =>
      client(method, url, body, { host, headers });
    const login = (email: string, code?: string, word = password) =>
      call('POST', '/api/user.php', { login: email, password: word, ...(code && { code }) });
    const here = async () => (await call('GET', '/api/user.php')).status === 200;
    const leave = () => call('GET', '/api/logout.php');
    return { call, login, here, leave, cookies: client.cookies };
  };
  const codes = async (email: string) =>
    (await server.mails(email)).filter(({ kind }) => kind === 'login-code').map(codeIn);
  const someone = async (wish: MemberWish = {}) => {
    people += 1;
    const email = `coded${people}@example.com`;
    const name = `Coded ${people}`;
    return {
      ...(await server.member({ name, email, password_hash, site_id: asking, ...wish })),
      email,
      /** Codes mailed so far. */
      codes: () => codes(email),
      /** A browser with which the member has logged in. */
      used: async (host?: string) => {
        const known = await browser(host);
        await known.login(email);
        await known.login(email, (await codes(email)).at(-1));
        if (!(await known.here())) throw new Error('The log-in failed.');
        return known;
      },
    };
  };
  return { password, password_hash, browser, someone };
}
