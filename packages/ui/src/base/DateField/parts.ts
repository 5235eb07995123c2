/** A date in parts, as people type it; a missing part is an empty text. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** `1990-02-03` → its parts, without leading zeros; also for incomplete dates (`1990--03`). Empty parts for anything else. */
export function partsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(date) ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/**
 * Parts → `1990-02-03`, a missing part left empty between the dashes; empty when all are missing. It does not check
 * whether the day exists.
 */
export function dateOf({ day, month, year }: DateParts): string {
  const twoDigits = (part: string) => (part ? part.padStart(2, '0') : '');
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return date === '--' ? '' : date;
}
