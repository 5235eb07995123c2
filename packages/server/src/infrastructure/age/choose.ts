import { minimumAge } from '@velluto/rules';
import type { Clock } from '../../domain/clock.ts';
import type { AgeProvider } from '../../domain/sites/site.ts';
import type { AgeCheck, AgeChecks } from './age.ts';
import { tokenAge } from './token.ts';
import { withoutProvider } from './without-provider.ts';

/** A provider that stands in for those of all sites while the product is developed. */
export interface AgeSandbox {
  provider: AgeProvider;
  fetcher: (request: Request) => Promise<Response>;
}

/**
 * Makes the look-up. Each site keeps its provider's keys as long as the process runs.
 *
 * @param sandbox used in place of every site's provider; undefined in production
 */
export function chooseAgeChecks(clock: Clock, sandbox: AgeSandbox | undefined): AgeChecks {
  const byMethod = { none: withoutProvider('none'), declaration: withoutProvider('declaration') };
  const bySite = new Map<string, AgeCheck>();
  return (site, method) => {
    if (method !== 'token') return byMethod[method];
    const known = bySite.get(site.id);
    if (known) return known;
    const provider = sandbox?.provider ?? site.age_provider;
    if (!provider) throw new Error(`The site "${site.id}" has no provider for proofs of age.`);
    const check = tokenAge(provider, {
      minAge: minimumAge(site.min_age),
      clock,
      fetcher: sandbox?.fetcher ?? fetch,
    });
    bySite.set(site.id, check);
    return check;
  };
}
