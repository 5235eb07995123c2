import { INTERESTS } from '@velluto/rules';
import type { Service } from '../../context/operation.ts';
import { ok } from '../../context/responses.ts';
import { partnersOf } from '../../domain/sites/shared-pool.ts';
import { averageRecipients } from '../sessions/api.ts';
import { hasOpenOutbox, settingsFor } from './settings.ts';

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
