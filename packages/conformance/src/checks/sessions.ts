import { Cookie } from 'tough-cookie';
import { expectAnswer } from '../backend.ts';
import { Difference, Unchecked } from '../report.ts';
import type { World } from '../world.ts';

/** Names of the cookie with the session; over HTTPS it has the prefix that binds it to the host. */
const names = { plain: 'velluto_session', secure: '__Host-velluto_session' };

/** Checks that scripts and other sites do not get the cookie of a session. */
export async function checkCookies({ report, members, secure }: World): Promise<void> {
  await report.check('login', 'keeps the session from scripts and other sites', async () => {
    const [member] = members;
    if (!member) throw new Unchecked('there is no member');
    const cookies = member.cookies.flatMap(header => Cookie.parse(header) ?? []);
    const name = secure ? names.secure : names.plain;
    const session = cookies.find(({ key }) => key === name);
    if (!session) throw new Difference(`no cookie ${name} was set`);
    const site = session.sameSite?.toLowerCase();
    const lacking = [
      session.httpOnly ? [] : ['HttpOnly'],
      site === 'lax' || site === 'strict' ? [] : ['SameSite=Lax'],
      session.path === '/' ? [] : ['Path=/'],
      secure && !session.secure ? ['Secure'] : [],
    ].flat();
    if (lacking.length > 0) throw new Difference(`the cookie ${name} lacks ${lacking.join(', ')}`);
    if (session.domain !== null)
      throw new Difference(`the cookie ${name} is sent to all hosts of ${session.domain}`);
  });
}

/**
 * Checks that the log-out ends the session, for a copy of its cookie too. It runs last, because the member is logged
 * out afterwards.
 */
export async function checkLogout({ report, members }: World): Promise<void> {
  const member = members.at(-1);
  const thief = await member?.call.copy();
  await report.check('logout', 'ends the session', async () => {
    if (!member) throw new Unchecked('there is no member');
    expectAnswer(await member.call('logout'), '204');
    expectAnswer(await member.call('getUser'), '403 authentication_required');
  });
  await report.check('logout', 'ends the session for a copy of the cookie', async () => {
    if (!thief) throw new Unchecked('there is no member');
    expectAnswer(await thief('getUser'), '403 authentication_required');
  });
}
