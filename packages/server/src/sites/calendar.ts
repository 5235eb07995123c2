import type { Site } from './site.ts';

/** The day that a moment falls on in the site's time zone, `YYYY-MM-DD`. */
export function dayOf(site: Pick<Site, 'time_zone'>, at: Date): string {
  // Swedish writes days like ISO 8601
  return new Intl.DateTimeFormat('sv-SE', { timeZone: site.time_zone, dateStyle: 'short' }).format(at);
}

/** The calendar month that a moment falls on in the site's time zone, `YYYY-MM`. */
export function monthOf(site: Pick<Site, 'time_zone'>, at: Date): string {
  return dayOf(site, at).slice(0, 7);
}
