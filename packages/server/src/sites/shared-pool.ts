import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/** The sites of other companies that show the members of a site, for they have the same pool. */
export const sitesOfOthers = (sites: Sites, { pool, company }: Site): Site[] =>
  sites.all.filter(other => other.pool === pool && other.company.name !== company.name);
