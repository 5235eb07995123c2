/** First moments of a day and of the day after it, in epoch milliseconds. */
export interface CalendarDay {
  start: number;
  end: number;
}

const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in an IANA time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** First moment within two that lies on another day than the earlier one; days only ever move forward. */
function firstOnLaterDay(timeZone: string, before: number, after: number): number {
  const day = dayIn(timeZone, before);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(timeZone, middle) === day) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The calendar day around a moment in an IANA time zone. Days have 23 or 25 hours when clocks change, and begin at one
 * o'clock where they change at midnight: the bounds are looked for, not computed.
 */
export function calendarDay(timeZone: string, moment: number): CalendarDay {
  const day = dayIn(timeZone, moment);
  let before = moment - 12 * HOUR;
  while (dayIn(timeZone, before) === day) before -= 12 * HOUR;
  // a step back may cross more than one midnight only where a day has no hours at all
  let start = firstOnLaterDay(timeZone, before, moment);
  while (dayIn(timeZone, start) !== day) start = firstOnLaterDay(timeZone, start, moment);
  let after = moment + 12 * HOUR;
  while (dayIn(timeZone, after) === day) after += 12 * HOUR;
  return { start, end: firstOnLaterDay(timeZone, moment, after) };
}
