import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/** In `shown_on` of a profile: every site of the pool shows it, since it belongs to nobody who could be asked. */
export const EVERY_SITE = '*';

/** What a site shows of its pool. */
export interface PoolView {
  pool: string;
  /**
   * Where other companies share the pool: the sites of the own company and `EVERY_SITE`, on one of which a profile has to be shown
   * (`shown_on`); null where all of the pool belong to one company.
   */
  shownOn: readonly string[] | null;
}

/** A company that shares the pool of a site. */
export interface Partner {
  /** Id of its first site, which stands for all of them. */
  id: string;
  company: Site['company'];
  /** Its sites of this pool. */
  sites: Site[];
}

/** The sites with the same pool that another company runs. */
const sitesOfOthers = (sites: Sites, { pool, company }: Site): Site[] =>
  sites.all.filter(other => other.pool === pool && other.company.name !== company.name);

/** What a site shows of its pool. */
export function poolView(sites: Sites, site: Site): PoolView {
  const { pool, company } = site;
  if (sitesOfOthers(sites, site).length === 0) return { pool, shownOn: null };
  const own = sites.all.filter(other => other.pool === pool && other.company.name === company.name);
  return { pool, shownOn: [...own.map(({ id }) => id), EVERY_SITE] };
}

/** Whether the sites of a company show a profile by its `shown_on`. */
export const partnerShows = ({ sites }: Partner, profile: readonly string[]): boolean =>
  sites.some(({ id }) => profile.includes(id));

/** The companies that share the pool of a site: they show the profiles of those of its members who agree. */
export function partnersOf(sites: Sites, site: Site): Partner[] {
  const partners = new Map<string, Partner>();
  for (const other of sitesOfOthers(sites, site)) {
    const { id, company } = other;
    const known = partners.get(company.name);
    if (known) known.sites.push(other);
    else partners.set(company.name, { id, company, sites: [other] });
  }
  return [...partners.values()];
}
