import type { Context } from '../src/context.ts';
import { codeIn } from './mailed.ts';
import type { MemberWish } from './members.ts';
import type { createTestServer } from './server.ts';

/** Name of a site that asks for mailed codes, for `sitesWith`; reached at `asking.test`. */
export const asking = 'asking';

const password = 'una lunga passeggiata';

/** What a test says of an answer. */
export const short = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  body?.code === undefined ? [status] : [status, body.code];

/** Does something right before the next transaction, as another call might. */
export function beforeNextTransaction(ctx: Context, act: () => Promise<unknown>): void {
  const { transaction } = ctx;
  const after: typeof transaction = async work => {
    Object.assign(ctx, { transaction });
    await act();
    return transaction(work);
  };
  Object.assign(ctx, { transaction: after });
}

/** Makes members of the site that asks for codes, and browsers to log in with. */
export async function codeWorld(server: Awaited<ReturnType<typeof createTestServer>>) {
  const password_hash = await server.ctx.passwords.hash(password);
  let people = 0;
  /** A browser that knows nobody, and how to log in with it. */
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
      /** A browser that the member has logged in with. */
      used: async (host?: string) => {
        const one = await browser(host);
        await one.login(email);
        await one.login(email, (await codes(email)).at(-1));
        if (!(await one.here())) throw new Error('The log-in failed.');
        return one;
      },
    };
  };
  return { password, password_hash, browser, someone };
}
