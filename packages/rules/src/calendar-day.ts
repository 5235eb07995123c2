/** First moments of a day and of the day after it, in epoch milliseconds. */
export interface CalendarDay {
  start: number;
  end: number;
}

const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in an IANA time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date | number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  // by its parts: how a whole date is written is not the same in every engine
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The month of a moment in an IANA time zone, as `YYYY-MM`. */
export const monthIn = (timeZone: string, moment: Date | number): string =>
  dayIn(timeZone, moment).slice(0, 7);

/** The day (`YYYY-MM-DD`) so many days after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * HOUR).toISOString().slice(0, 10);

/**
 * First moment of a day (`YYYY-MM-DD`) in an IANA time zone, in epoch milliseconds; for a day that the zone skipped, that
 * of the next day. Found by binary search: where clocks change at midnight a day does not begin at 00:00.
 */
export function startOfDay(timeZone: string, day: string): number {
  const midnight = Date.parse(day);
  // zones are at most 14 hours from UTC, and the date never goes back as time passes
  let [before, from] = [midnight - 15 * HOUR, midnight + 15 * HOUR];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(timeZone, middle) >= day) from = middle;
    else before = middle;
  }
  return from;
}

/** The calendar day around a moment in an IANA time zone. Days have 23 or 25 hours when clocks change. */
export function calendarDay(timeZone: string, moment: number): CalendarDay {
  const day = dayIn(timeZone, moment);
  return { start: startOfDay(timeZone, day), end: startOfDay(timeZone, daysAfter(day, 1)) };
}

type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };
const zones = new Map<string, readonly string[]>();
/** Clocks of the world differ by multiples of 15 minutes, so a day changes at the begin of one. */
const slotMs = 900_000;
const daysByCountry = new Map<string, { slot: number; day: string }>();

function zonesOf(country: string): readonly string[] {
  const known = zones.get(country);
  if (known) return known;
  const locale: WithZones = new Intl.Locale('und', { region: country });
  const found = locale.getTimeZones?.() ?? [];
  const all = found.length > 0 ? found : ['UTC'];
  zones.set(country, all);
  return all;
}

/**
 * The day of a moment in a country (ISO 3166), as `YYYY-MM-DD`: of several time zones the latest to begin it, so that it has
 * begun wherever in the country somebody is. UTC where the zones of the country are not known.
 */
export function dayInCountry(country: string, moment: Date | number): string {
  const slot = Math.floor(Number(moment) / slotMs);
  const known = daysByCountry.get(country);
  if (known?.slot === slot) return known.day;
  const [day = ''] = zonesOf(country)
    .map(zone => dayIn(zone, moment))
    .sort();
  daysByCountry.set(country, { slot, day });
  return day;
}
