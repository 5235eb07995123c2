import { resolve } from 'node:path';
import { loadSites } from '../src/sites/load-sites.ts';
import type { Site } from '../src/sites/site.ts';
import { type Sites, sitesFrom } from '../src/sites/sites.ts';

/** The shipped sites and variants of `velluto`, each with the host `<id>.test`. */
export function sitesWith(variants: Record<string, Partial<Site>>): Sites {
  const shipped = loadSites(resolve(import.meta.dirname, '../../../sites'));
  const velluto = shipped.byId('velluto');
  const more = Object.entries(variants).map(([id, overrides]): Site => {
    return { ...velluto, id, default: false, domains: [`${id}.test`], ...overrides };
  });
  return sitesFrom([...shipped.all, ...more]);
}
