import { type Currency, formatLocale, isolated, type Language } from '@velluto/rules';
import type { Site } from '../../domain/sites/site.ts';
import { textIn } from '../../domain/sites/site-texts.ts';
import type { Origin } from '../postgres/tables/common.ts';
import { originMessages } from './messages/profiles.ts';
import type { Translate } from './translate.ts';

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
  return new Intl.DateTimeFormat(formatLocale(language), {
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
  return new Intl.DateTimeFormat(formatLocale(language), {
    dateStyle: 'long',
    timeZone: site.time_zone,
  }).format(at);
}

/** The site's word for a profile that is not a member's, and whether a program, its staff or the site itself answers. */
export function originText(
  t: Translate,
  site: Site,
  language: Language,
  origin: Exclude<Origin, 'member'>,
): string {
  return t(originMessages[origin].id, { fictional: textIn(site, site.fictional.singular, language) });
}

/** A name, followed by who is behind it unless it is a member. */
export function markedName(
  t: Translate,
  site: Site,
  language: Language,
  { name, origin }: { name: string; origin: Origin },
): string {
  if (origin === 'member') return isolated(name);
  return `${isolated(name)} (${originText(t, site, language, origin)})`;
}

/** Name of a country in a language. */
export function countryText(language: Language, country: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
