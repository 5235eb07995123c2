import type { Site } from './site.ts';

/** The site's country for a visitor: their own if the site serves it, else the site's default. */
export function siteCountry(site: Site, visitorCountry: string | null): string {
  return visitorCountry !== null && site.countries.includes(visitorCountry)
    ? visitorCountry
    : site.default_country;
}

/** Whether the site shows the age warning; an unknown country counts as one that asks for it. */
export function warnsAtEntry(site: Site, visitorCountry: string | null): boolean {
  if (site.enable_site_entry_popup !== 'yes') return false;
  if (visitorCountry === null) return true;
  return site.site_entry_countries?.includes(visitorCountry) ?? true;
}
