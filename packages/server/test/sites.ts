import { loadSites, shippedSites } from '../src/sites/load-sites.ts';
import type { Site } from '../src/sites/site.ts';
import { type Sites, sitesFrom } from '../src/sites/sites.ts';

/** The shipped sites: read once, since compiling their schema takes longer than the rest of a test server. */
export const shipped: Sites = loadSites(shippedSites);

/** The shipped sites and variants of `velluto`, each with the host `<id>.test`. */
export function sitesWith(variants: Record<string, Partial<Site>>): Sites {
  const velluto = shipped.byId('velluto');
  const more = Object.entries(variants).map(([id, overrides]): Site => {
    return { ...velluto, id, default: false, domains: [`${id}.test`], ...overrides };
  });
  return sitesFrom([...shipped.all, ...more]);
}
