import { type Currency, isolated, type Language } from '@velluto/rules';
import { textIn } from '../sites/settings.ts';
import type { Site } from '../sites/site.ts';

/** An amount as its reader writes money. */
export function moneyText(language: Language, amountMinor: number, currency: Currency): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amountMinor / 100);
}

/** A share such as `25 %`, with up to two decimals. */
export function percentText(language: Language, percent: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
}

/** A moment in the site's time zone, which is named: a site has readers in several, and an offer ends at one moment. */
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

/** A name with the site's word for fictional profiles behind it, unless it is a member's. */
export function markedName(site: Site, language: Language, person: { name: string; origin: string }): string {
  if (person.origin === 'member') return isolated(person.name);
  return `${isolated(person.name)} (${textIn(site, site.fictional.singular, language)})`;
}

/** A country by its name. */
export function countryText(language: Language, country: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
