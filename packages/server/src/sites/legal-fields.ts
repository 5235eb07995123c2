import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

const legalFields = ['name', 'address', 'kvk', 'register', 'representative', 'city'] as const;

/** Fields of a site file that have to be filled before the site is public, and are not: what an imprint says. */
export const emptyLegalFields = ({ company }: Pick<Site, 'company'>): string[] =>
  legalFields.filter(field => (company[field] ?? '').trim() === '').map(field => `company.${field}`);

/**
 * Keeps a site from being public while nothing says who runs it. In development it may be looked at.
 *
 * @throws StartError in production, with the first such site and its empty fields
 */
export function requireLegalFields({ production, sitesDir }: Config, { all }: Sites): void {
  if (!production) return;
  for (const site of all) {
    const empty = emptyLegalFields(site);
    if (empty.length === 0) continue;
    throw new StartError(
      `The site "${site.id}" cannot be public while its file in ${sitesDir} leaves ${empty.join(', ')} empty: say there which company runs it.`,
    );
  }
}
