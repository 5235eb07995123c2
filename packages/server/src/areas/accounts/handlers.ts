import { dayInCountry, STORAGE_COOKIE, TIME_BONUS_MS, TRAFFIC_COOKIE } from '@velluto/rules';
import type { Call, Service } from '../../context/operation.ts';
import { optsOut } from '../../context/privacy-control.ts';
import { created, noContent, ok, polled, seeOther, signedIn } from '../../context/responses.ts';
import { invalidFields } from '../../domain/api-error.ts';
import { termsVersion } from '../../domain/sites/site-texts.ts';
import { ageMethodAt, whereaboutsOf } from '../age/api.ts';
import { rememberedVisit } from '../marketing/api.ts';
import { savePushSubscription } from '../notifications/api.ts';
import {
  changePassword,
  endSession,
  lastMemberOf,
  rememberBrowser,
  removeSessionCookie,
  startSession,
  storageKeyOf,
  visitorStorageKey,
} from '../sessions/api.ts';
import { activate, activateByCode, resendActivation } from './activation.ts';
import { logIn } from './login.ts';
import { askMailChange, confirmMailChange, undoMailChange } from './mail-change.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';
import { askReset, checkReset, resetPassword } from './password-reset.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  type Owner,
  renewRecoveryCodes,
  secondFactorOf,
  startSecondFactor,
} from './second-factor.ts';
import { checkFields, signUp } from './signup.ts';
import { acceptTerms } from './terms.ts';
import { changeLanguage, userOf, userWithCounters } from './user.ts';

const ownerOf = (call: Pick<Call, 'site' | 'member' | 'origin'>): Owner => ({
  site: call.site,
  me: signedIn(call),
  origin: call.origin,
});

/** The user with unread counts, and the server's clock, which countdowns use. */
const userResponse = async (
  call: Pick<Call, 'ctx' | 'site' | 'geoipCountry' | 'language'>,
  memberId: string,
) => {
  const { user, unread, newLikes } = await userWithCounters(call, memberId);
  return {
    user,
    num_unread_messages: unread,
    num_new: newLikes,
    server_time: call.ctx.clock.now().toISOString(),
  };
};

/** Operations of the account: sign-up, activation, log-in, the user, and what protects the account. */
export const accounts = {
  getUser: async call => {
    const me = signedIn(call);
    const now = call.ctx.clock.now().getTime();
    const bonus = now - me.signedUpAt.getTime() < TIME_BONUS_MS ? '-bonus' : '';
    const ageMethod = ageMethodAt(whereaboutsOf(call));
    // ages change with the day, terms with the site, and the proof of age with the country
    const alsoVaries = `${dayInCountry(me.country, now)}-${Date.parse(termsVersion(call.site))}${bonus}-${ageMethod}`;
    return polled(call, () => userResponse(call, me.id), alsoVaries);
  },

  login: async call => {
    const { ctx, body, query } = call;
    if (query.push === 1) {
      if (!('subscription' in body)) throw invalidFields({ field: 'subscription', code: 'required' });
      const me = signedIn(call);
      await savePushSubscription(ctx, me, body.subscription);
      return ok(await userResponse(call, me.id));
    }
    if (!('login' in body)) throw invalidFields({ field: 'login', code: 'required' });
    const { id, result: cookies } = await logIn(ctx, call, body, (tx, memberId) =>
      startSession(call, tx, memberId),
    );
    return { ...ok(await userResponse(call, id)), cookies };
  },

  getStorageKey: async ({ ctx, member, request }) => {
    if (member) return ok({ member: member.id, key: await storageKeyOf(ctx, member.id) });
    const { key, cookies } = await visitorStorageKey(ctx, request.cookies[STORAGE_COOKIE]);
    return { ...ok({ member: null, key }), cookies };
  },

  updateUser: async call => {
    const me = signedIn(call);
    await changeLanguage(call.ctx, call.site, me.id, call.body.language);
    return ok({ user: await userOf(call, me.id) });
  },

  acceptTerms: async call => {
    const me = signedIn(call);
    await acceptTerms(call.ctx, call.site, me.id, call.body.terms_version);
    return ok({ user: await userOf(call, me.id) });
  },

  logout: async ({ ctx, member }) => {
    if (member) await ctx.transaction(tx => endSession(ctx, tx, member));
    return { ...noContent, cookies: [removeSessionCookie] };
  },

  checkSignup: async ({ ctx, site, body }) => ok(await checkFields(ctx, site, body)),

  signup: async call => {
    const { ctx, site, body, origin, request } = call;
    const visit = await rememberedVisit(ctx, request.cookies[TRAFFIC_COOKIE]);
    const lastMember = lastMemberOf(ctx, request.cookies);
    const about = { origin, visit, lastMember, optsOut: optsOut(request) };
    const { id, result: cookies } = await signUp(ctx, site, body, about, (tx, memberId) =>
      startSession(call, tx, memberId),
    );
    return { ...created(await userResponse(call, id)), cookies };
  },

  openActivation: async ({ query }) => seeOther(`/activate/do?token=${encodeURIComponent(query.token)}`),

  activate: async ({ ctx, site, query }) => {
    const confirmed = await activate(ctx, site, query.token);
    if (!confirmed) return seeOther('/activate/error');
    const { next } = confirmed;
    return seeOther(next === null ? '/activate/done' : `/activate/done?next=${encodeURIComponent(next)}`);
  },

  activateByCode: async call => {
    await activateByCode(call.ctx, call.site, signedIn(call), call.body.code);
    return noContent;
  },

  resendActivation: async call => {
    await resendActivation(call.ctx, call.site, signedIn(call).id, call.origin);
    return noContent;
  },

  askReset: async ({ ctx, site, body, origin }) => {
    await askReset(ctx, site, body, origin);
    return noContent;
  },

  checkReset: async ({ ctx, site, query }) => {
    const { email, expires } = await checkReset(ctx, site, query.token);
    return ok({ email, expires_at: expires.toISOString() });
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
