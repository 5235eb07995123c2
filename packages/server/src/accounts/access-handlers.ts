import { noContent, ok, signedIn } from '../http/answers.ts';
import { removeSessionCookie, startSession } from '../http/session.ts';
import type { Call, Service } from '../http/types.ts';
import { rememberBrowser } from './known-browsers.ts';
import { askMailChange, confirmMailChange } from './mail-change.ts';
import { undoMailChange } from './mail-undo.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';
import { changePassword } from './password.ts';
import { askReset, checkReset, resetPassword } from './reset.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  type Owner,
  renewRecoveryCodes,
  secondFactorOf,
  startSecondFactor,
} from './second-factor.ts';

const ownerOf = (call: Pick<Call, 'site' | 'member' | 'origin'>): Owner => ({
  site: call.site,
  me: signedIn(call),
  origin: call.origin,
});

/** Operations of the way into an account: password, address, sessions, second factor. */
export const access = {
  askReset: async ({ ctx, site, body, origin }) => {
    await askReset(ctx, site, body.email, origin);
    return noContent;
  },

  checkReset: async ({ ctx, site, query }) => {
    const { expires } = await checkReset(ctx, site, query.token);
    return ok({ expires_at: expires.toISOString() });
  },

  resetPassword: async call => {
    const { ctx, site, body, origin } = call;
    const memberId = await resetPassword(ctx, site, body, origin);
    return { ...noContent, cookies: [removeSessionCookie, await rememberBrowser(call, ctx.db, memberId)] };
  },

  changePassword: async call => {
    const { ctx, site, body, origin } = call;
    const me = signedIn(call);
    const cookies = await changePassword(ctx, { site, me, origin }, body, tx =>
      startSession(call, tx, me.id),
    );
    return { ...noContent, cookies };
  },

  askMailChange: async call => {
    const { ctx, site, body, origin } = call;
    await askMailChange(ctx, { site, me: signedIn(call), origin }, body);
    return noContent;
  },

  confirmMailChange: async ({ ctx, site, body, origin }) =>
    ok({ email: await confirmMailChange(ctx, site, body.token, origin) }),

  undoMailChange: async call => {
    const { ctx, site, body, origin } = call;
    const { memberId, email, resetToken } = await undoMailChange(ctx, site, body.token, origin);
    const cookies = [await rememberBrowser(call, ctx.db, memberId)];
    return { ...ok({ email, reset_token: resetToken }), cookies };
  },

  getSessions: async call => {
    const me = signedIn(call);
    const [sessions, second_factor] = await Promise.all([
      listSessions(call.ctx, me),
      secondFactorOf(call.ctx, me.id),
    ]);
    return ok({ sessions, second_factor });
  },

  endSession: async call => {
    const { ctx, body } = call;
    const me = signedIn(call);
    if (!('session' in body)) await endOtherSessions(ctx, me, body.password);
    else if (await endOwnSession(ctx, me, body)) return { ...noContent, cookies: [removeSessionCookie] };
    return { ...noContent, cookies: [await rememberBrowser(call, ctx.db, me.id)] };
  },

  startSecondFactor: async call => ok(await startSecondFactor(call.ctx, ownerOf(call), call.body.password)),

  confirmSecondFactor: async call => {
    const { ctx, body } = call;
    const owner = ownerOf(call);
    const recovery_codes = await confirmSecondFactor(ctx, owner, body.code);
    return { ...ok({ recovery_codes }), cookies: [await rememberBrowser(call, ctx.db, owner.me.id)] };
  },

  endSecondFactor: async call => {
    await endSecondFactor(call.ctx, ownerOf(call), call.body);
    return noContent;
  },

  renewRecoveryCodes: async call =>
    ok({ recovery_codes: await renewRecoveryCodes(call.ctx, ownerOf(call), call.body) }),
} satisfies Partial<Service>;
