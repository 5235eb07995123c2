import { INTERESTS } from '@velluto/rules';
import { ok } from '../http/responses.ts';
import type { Service } from '../http/types.ts';
import { averageRecipients } from '../trust/recipients.ts';
import { hasOpenOutbox, settingsFor } from './settings.ts';
import { partnersOf } from './shared-pool.ts';

/** Operations about the site itself. */
export const sites = {
  getSettings: async ({ ctx, site, language, geoipCountry, query }) =>
    ok(
      settingsFor(site, {
        language,
        geoipCountry: query.country ?? geoipCountry,
        now: ctx.clock.now(),
        pushKey: await ctx.push.publicKey(),
        partners: partnersOf(ctx.sites, site),
        openOutbox: hasOpenOutbox(ctx.config),
      }),
    ),

  getCompanyInfo: async ({ ctx, site }) => {
    const recipients = await averageRecipients(ctx, site.id);
    return ok({ ...site.company, ...site.legal, ...(recipients && { monthly_recipients: recipients }) });
  },

  getInterests: async () => ok({ interests: [...INTERESTS] }),
} satisfies Partial<Service>;
