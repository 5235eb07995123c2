import { warnInDevelopment } from '../base/dev-warning.ts';
import type { Money } from '../model/money.ts';
import { capitalised } from './capitalised.ts';
import { ownWording, type Wording } from './wording.ts';

/** Numbers, money, dates and names in the reader's language: the one place where `Intl` makes texts of a page. */
export interface Format {
  /** `1234` → `1.234` */
  number(value: number): string;
  /** `25` → `25 %` */
  percent(value: number): string;
  /** `{ amountMinor: 1499, currency: 'EUR' }` → `14,99 €`. */
  money(value: Money): string;
  /** Date of milliseconds or an ISO text, in the `medium` style by default; what is no time stays as it is. */
  date(value: number | string, options?: Intl.DateTimeFormatOptions): string;
  /**
   * Day and time with the name of the time zone, for everything that the law counts by: `18 November 2026 at 20:15 CET`.
   * Mails name the zone of the site, pages that of the reader, so neither may be left out.
   */
  moment(value: number | string): string;
  /** Whether two moments are on one calendar day of the reader; texts of dates may differ in how two engines write them. */
  sameDay(one: number | string, other: number | string): boolean;
  /** Hours and minutes: `20:00`. */
  time(value: number | string): string;
  /** `-2, 'hour'` → `2 hours ago`. */
  relative(value: number, unit: Intl.RelativeTimeFormatUnit): string;
  /** `3, 'hour'` → `3 hours`; the unit is one of `Intl`'s. */
  unit(value: number, unit: string, options?: Intl.NumberFormatOptions): string;
  /** `['a', 'b', 'c']` → `a, b and c`; parts of one measure, of the type `unit`, → `a, b, c`. */
  list(values: readonly string[], type?: Intl.ListFormatType): string;
  /** Local name of a country by its ISO code; what is no code stays as it is. */
  country(code: string): string;
  /** ISO codes of countries in the order of their local names. */
  countriesByName(codes: readonly string[]): string[];
  /** Local name of a language by its ISO code; what is no code stays as it is. */
  language(code: string): string;
  /** A language's name in that language, for use alone on a line: `Deutsch`. */
  ownLanguageName(code: string): string;
}

const cache = new Map<string, unknown>();

/** `dateStyle` and `timeStyle` cannot name the zone. */
const moment: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** An `Intl` object, cached for all pages: they are slow to create, and a server renders many pages. */
function cached<Value>(key: string, make: () => Value): Value {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as Value;
}

/** Whether a value is a time that can be written; of another one developers are warned. */
function isTime(value: number | string): boolean {
  if (!Number.isNaN(new Date(value).getTime())) return true;
  if (process.env.NODE_ENV !== 'production') {
    const instead = "Pass milliseconds, or an ISO text such as '2026-11-18T20:15:00Z'";
    warnInDevelopment('Format', `"${value}" is no time`, 'It is shown as it is', instead);
  }
  return false;
}

/** Name of a code in a language; undefined for what is no code of that type. */
function displayName(locale: string, type: 'region' | 'language', code: string): string | undefined {
  try {
    return cached(`${locale} ${type}`, () => new Intl.DisplayNames([locale], { type })).of(code);
  } catch {
    return undefined; // a value of the site's own
  }
}

/**
 * Makes the formatters of one locale. Intl objects are made when first used.
 *
 * @param timeZone IANA name; the device's when left out
 * @param wording repeats texts that the server has made; without it the browser makes all of them anew
 */
export function createFormat(locale: string, timeZone?: string, wording: Wording = ownWording): Format {
  const keep = <Value>(key: string, make: () => Value) => cached(`${locale} ${timeZone} ${key}`, make);
  const word = (what: string, make: () => string) => wording(`${locale} ${what}`, make);
  const numbers = (options: Intl.NumberFormatOptions = {}) =>
    keep(`number ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));
  const date: Format['date'] = (value, options = { dateStyle: 'medium' }) => {
    if (!isTime(value)) return String(value);
    const look = JSON.stringify(options);
    return word(`${timeZone} ${value} ${look}`, () =>
      keep(look, () => new Intl.DateTimeFormat(locale, { timeZone, ...options })).format(new Date(value)),
    );
  };
  const country = (code: string) =>
    word(`country ${code}`, () => displayName(locale, 'region', code.toUpperCase()) ?? code);
  return {
    number: value => word(`number ${value}`, () => numbers().format(value)),
    percent: value => word(`percent ${value}`, () => numbers({ style: 'percent' }).format(value / 100)),
    money: ({ amountMinor, currency }) =>
      word(`${currency} ${amountMinor}`, () => {
        const formatter = numbers({ style: 'currency', currency });
        const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2;
        return formatter.format(amountMinor / 10 ** digits);
      }),
    date,
    sameDay(one, other) {
      if (!isTime(one) || !isTime(other)) return false;
      const days = keep('day', () => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }));
      return days.format(new Date(one)) === days.format(new Date(other));
    },
    moment: value => date(value, moment),
    time: value => date(value, { hour: '2-digit', minute: '2-digit' }),
    relative: (value, unit) =>
      word(`relative ${value} ${unit}`, () =>
        keep('relative', () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(value, unit),
      ),
    unit: (value, unit, options = { unitDisplay: 'long' }) =>
      word(`${unit} ${value} ${JSON.stringify(options)}`, () =>
        numbers({ style: 'unit', unit, ...options }).format(value),
      ),
    list: (values, type = 'conjunction') =>
      word(`${type} ${JSON.stringify(values)}`, () =>
        keep(`list ${type}`, () => new Intl.ListFormat(locale, { type })).format(values),
      ),
    country,
    countriesByName(codes) {
      const sorted = word(`order ${codes}`, () => {
        const { compare } = keep('order', () => new Intl.Collator(locale));
        return String(codes.toSorted((a, b) => compare(country(a), country(b))));
      });
      return sorted === '' ? [] : sorted.split(',');
    },
    language: code => word(`language ${code}`, () => displayName(locale, 'language', code) ?? code),
    ownLanguageName: code =>
      wording(`${code} own name`, () => {
        const name = displayName(code, 'language', code);
        return name === undefined ? code : capitalised(name, code);
      }),
  };
}
