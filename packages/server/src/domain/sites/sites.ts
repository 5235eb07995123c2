import type { Site } from './site.ts';

/** The sites this server serves. */
export interface Sites {
  all: readonly Site[];
  /** The site of a host (with or without port); the default site for an unknown host. */
  forHost(host: string): Site;
  /** The site with this id; undefined when its file was removed. */
  find(id: string): Site | undefined;
  /** The site with this id; throws for an unknown id. */
  byId(id: string): Site;
}

/** Makes the look-up; the list has exactly one default site (see `load-sites.ts`). */
export function sitesFrom(all: readonly Site[]): Sites {
  const byDomain = new Map(all.flatMap(site => site.domains.map(domain => [domain, site] as const)));
  const byId = new Map(all.map(site => [site.id, site] as const));
  const fallback = all.find(site => site.default);
  if (!fallback) throw new Error('No site is the default one.');
  return {
    all,
    // a host name may end with a dot
    forHost: host => byDomain.get(host.toLowerCase().replace(/\.?(:\d+)?$/, '')) ?? fallback,
    find: id => byId.get(id),
    byId: id => {
      const site = byId.get(id);
      if (!site) throw new Error(`There is no site "${id}".`);
      return site;
    },
  };
}
