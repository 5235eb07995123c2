import type { Service } from '../../context/operation.ts';
import { ok, signedIn } from '../../context/responses.ts';
import { requireOwnPath } from '../../domain/own-path.ts';
import { beginAgeCheck, completeAgeCheck, whereaboutsOf } from '../age/api.ts';
import { userOf } from './user.ts';

/** Operations of the proof of age. */
export const age = {
  startAgeCheck: async call => {
    const { ctx, body, origin } = call;
    requireOwnPath(body.next);
    const returnUrl = new URL('/age', origin);
    if (body.next !== undefined) returnUrl.searchParams.set('next', body.next);
    return ok({ url: await beginAgeCheck(ctx, signedIn(call).id, whereaboutsOf(call), returnUrl.href) });
  },

  completeAgeCheck: async call => {
    const me = signedIn(call);
    await completeAgeCheck(call.ctx, me.id, whereaboutsOf(call), call.body.token);
    return ok({ user: await userOf(call, me.id) });
  },
} satisfies Partial<Service>;
