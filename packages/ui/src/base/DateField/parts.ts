/** A date in pieces, as people type it. Empty text for what is still missing. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** `1990-02-03` → its parts, without leading zeros. Empty parts for anything else. */
export function partsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** Parts → `1990-02-03`; empty while one is missing. Whether the day exists is for the caller to say. */
export function dateOf({ day, month, year }: DateParts): string {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
