import { TRAFFIC_COOKIE } from '@velluto/rules';
import { optsOut } from '../http/privacy-control.ts';
import { noContent } from '../http/responses.ts';
import type { Service } from '../http/types.ts';
import { trackVisit } from './attribution.ts';

/** Operations about traffic sources. */
export const tracking = {
  trackVisit: async ({ ctx, site, body, member, request }) => {
    const who = {
      cookie: request.cookies[TRAFFIC_COOKIE],
      memberId: member?.id ?? null,
      optsOut: optsOut(request),
    };
    return { ...noContent, cookies: await trackVisit(ctx, site, body, who) };
  },
} satisfies Partial<Service>;
