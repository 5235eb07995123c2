import type { Money } from '../model/money.ts';

/** Numbers, money and dates in the reader's language. */
export interface Format {
  /** `1234` → `1.234` */
  number(value: number): string;
  /** `25` → `25 %` */
  percent(value: number): string;
  /** `{ amountMinor: 1499, currency: 'EUR' }` → `14,99 €`. */
  money(value: Money): string;
  /** Date of milliseconds or an ISO text, in the `medium` style by default. */
  date(value: number | string, options?: Intl.DateTimeFormatOptions): string;
  /** Hours and minutes: `20:00`. */
  time(value: number | string): string;
  /** `-2, 'hour'` → `2 hours ago`. */
  relative(value: number, unit: Intl.RelativeTimeFormatUnit): string;
  /** `['a', 'b', 'c']` → `a, b and c`. */
  list(values: readonly string[]): string;
  /** Local name of a country by its ISO code; what is no code stays as it is. */
  country(code: string): string;
  /** Local name of a language by its ISO code; what is no code stays as it is. */
  language(code: string): string;
}

const cache = new Map<string, unknown>();

/** An `Intl` object, cached for all pages: they are slow to create, and a server renders many pages. */
export function cachedIntl<Value>(key: string, make: () => Value): Value {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as Value;
}

/** Makes the formatters of one locale. Intl objects are made when first used. */
export function createFormat(locale: string, timeZone?: string): Format {
  const keep = <Value>(key: string, make: () => Value) => cachedIntl(`${locale} ${timeZone} ${key}`, make);
  const number = () => keep('number', () => new Intl.NumberFormat(locale));
  const currency = (code: string) =>
    keep(code, () => new Intl.NumberFormat(locale, { style: 'currency', currency: code }));
  const names = (type: 'region' | 'language') => keep(type, () => new Intl.DisplayNames([locale], { type }));
  const nameOf = (type: 'region' | 'language', code: string) => {
    try {
      return names(type).of(code);
    } catch {
      return undefined; // no code of that kind: a value of the site's own
    }
  };
  const dates = (options: Intl.DateTimeFormatOptions) =>
    keep(JSON.stringify(options), () => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  return {
    number: value => number().format(value),
    percent: value =>
      keep('percent', () => new Intl.NumberFormat(locale, { style: 'percent' })).format(value / 100),
    money: ({ amountMinor, currency: code }) => {
      const formatter = currency(code);
      const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2;
      return formatter.format(amountMinor / 10 ** digits);
    },
    date: (value, options = { dateStyle: 'medium' }) => dates(options).format(new Date(value)),
    time: value => dates({ hour: '2-digit', minute: '2-digit' }).format(new Date(value)),
    relative: (value, unit) =>
      keep('relative', () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(value, unit),
    list: values => keep('list', () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(values),
    country: code => nameOf('region', code.toUpperCase()) ?? code,
    language: code => nameOf('language', code) ?? code,
  };
}
