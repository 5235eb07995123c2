import { TRAFFIC_COOKIE } from '@velluto/rules';
import type { Service } from '../../context/operation.ts';
import { optsOut } from '../../context/privacy-control.ts';
import { noContent } from '../../context/responses.ts';
import { trackVisit } from './attribution.ts';

/** Operations about traffic sources. */
export const marketing = {
  trackVisit: async ({ ctx, site, body, member, request }) => {
    const who = {
      cookie: request.cookies[TRAFFIC_COOKIE],
      memberId: member?.id ?? null,
      optsOut: optsOut(request),
    };
    return { ...noContent, cookies: await trackVisit(ctx, site, body, who) };
  },
} satisfies Partial<Service>;
