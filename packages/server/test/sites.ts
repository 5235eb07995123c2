import { loadSites, shippedSites } from '../src/areas/sites/load-sites.ts';
import type { Site } from '../src/domain/sites/site.ts';
import { type Sites, sitesFrom } from '../src/domain/sites/sites.ts';

/** Read once, since compiling the schema of site files takes longer than the rest of a test server. */
const { all } = loadSites(shippedSites);

/** A copy of the shipped sites, which a test may change. Only Nordlys mails codes, so that log-ins on Velluto are one call. */
export const testSites = (): Sites =>
  sitesFrom(all.map(site => ({ ...structuredClone(site), login_code: site.id !== 'velluto' })));

/** The shipped sites and variants of `velluto`, each with the host `<id>.test`. */
export function sitesWith(variants: Record<string, Partial<Site>>): Sites {
  const shipped = testSites();
  const velluto = shipped.byId('velluto');
  const more = Object.entries(variants).map(([id, overrides]): Site => {
    return { ...velluto, id, default: false, domains: [`${id}.test`], ...overrides };
  });
  return sitesFrom([...shipped.all, ...more]);
}
