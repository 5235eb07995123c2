import { type Currency, isolated, type Language } from '@velluto/rules';
import { textIn } from '../sites/settings.ts';
import type { Site } from '../sites/site.ts';

/** An amount of money, formatted for a language. */
export function moneyText(language: Language, amountMinor: number, currency: Currency): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amountMinor / 100);
}

/** A percentage such as `25 %`, with up to two decimals. */
export function percentText(language: Language, percent: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
}

/** A moment in the site's time zone, with the zone's name, since readers may be in others. */
export function momentText(site: Site, language: Language, at: Date): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: site.time_zone,
    timeZoneName: 'short',
  }).format(at);
}

/** A day in the site's time zone. */
export function dayText(site: Site, language: Language, at: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: site.time_zone }).format(at);
}

/** A name, followed by the site's word for fictional profiles unless it is a member's. */
export function markedName(site: Site, language: Language, person: { name: string; origin: string }): string {
  if (person.origin === 'member') return isolated(person.name);
  return `${isolated(person.name)} (${textIn(site, site.fictional.singular, language)})`;
}

/** Name of a country in a language. */
export function countryText(language: Language, country: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
