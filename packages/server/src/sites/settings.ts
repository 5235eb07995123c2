import type { components } from '@velluto/api-client/schema';
import {
  ageMethodFor,
  type CreditOffer,
  cheapestMessageCost,
  currencyOf,
  type Language,
  visibleLanguages,
} from '@velluto/rules';
import type { Config } from '../config.ts';
import { requiresLoginCode } from './login-code.ts';
import type { Partner } from './shared-pool.ts';
import type { Site, Texts } from './site.ts';
import { siteCountry, warnsAtEntry } from './visitor-country.ts';

type Settings = components['schemas']['Settings'];

/** The facts of a visitor that the settings depend on. */
interface SettingsVisitor {
  language: Language;
  /** Country of the visitor's IP address; null when unknown. */
  geoipCountry: string | null;
  now: Date;
  /** Key for push subscriptions; null when there is none. */
  pushKey: string | null;
  /** Sites of other companies that show its members. */
  partners: readonly Partner[];
  /** Whether every mail can be read at `/__outbox`, and nobody real logs in. */
  openOutbox: boolean;
}

/** Whether demo members log in here whose mails everybody on this machine may read: never in production, nor where mails leave. */
export const hasOpenOutbox = ({ production, demo, smtpUrl }: Config): boolean =>
  !production && demo && smtpUrl === null;

/** When the current terms took effect: 1 December 2023, or when a later company took over the site (spec § 5.3). */
export function termsVersion(site: Site): string {
  const first = Date.UTC(2023, 11, 1, 12);
  return new Date(Math.max(first, Date.parse(site.company.added))).toISOString();
}

/** A text in a language, else in the site's first language. */
export function textIn(site: Site, texts: Texts, language: Language): string {
  return texts[language] ?? texts[site.languages[0]] ?? '';
}

/** All packages in a currency, each with its price and its credits. */
function offersIn(site: Site, currency: ReturnType<typeof currencyOf>): CreditOffer[] {
  const { credits, premium } = site.packages;
  return [
    ...credits.map(item => ({ amountMinor: item.prices[currency], credits: item.credits })),
    ...premium.map(item => ({
      amountMinor: item.prices[currency],
      credits: item.credits_per_month * item.months,
    })),
  ].flatMap(({ amountMinor, credits: count }) =>
    amountMinor === undefined ? [] : [{ amountMinor, credits: count }],
  );
}

/** Price of the cheapest message by country; computed from the packages, so that it is always true (spec § 5.3). */
export function minimumMessageCosts(site: Site): Settings['minimum_message_costs'] {
  const entries = site.countries.flatMap(country => {
    const currency = currencyOf(country);
    const costs = cheapestMessageCost(offersIn(site, currency), site.message_credits);
    return costs === null ? [] : [[country, { costs, currency }] as const];
  });
  return Object.fromEntries(entries);
}

/** The settings of the site for clients, in the visitor's language. */
export function settingsFor(site: Site, visitor: SettingsVisitor): Settings {
  const country = siteCountry(site, visitor.geoipCountry);
  const { fictional } = site;
  // people are shown only to those whose age is proved
  const hidden = ageMethodFor(site.age_assurance, [visitor.geoipCountry]) === 'token';
  return {
    name: site.name,
    domain: site.domains[0],
    domain_language: site.domain_language,
    brand: site.brand,
    cdn_prefix: site.cdn_prefix,
    description: textIn(site, site.description, visitor.language),
    index_title: textIn(site, site.index_title, visitor.language),
    countries: site.countries,
    locales: visibleLanguages(visitor.geoipCountry, site.languages),
    visible_profile_fields: site.visible_profile_fields,
    visible_profile_notes: site.visible_profile_notes,
    search_fields: site.search_fields,
    geoip_country: visitor.geoipCountry,
    geoip_selected_country: country,
    payment_country: country,
    message_credits: site.message_credits,
    photo_credits: site.photo_credits,
    gift_credits: site.gift_credits,
    signup_credits: site.signup_credits,
    message_length: site.message_length,
    minimum_message_costs: minimumMessageCosts(site),
    support_phone: site.company.support_phone,
    support_email: site.support_email,
    push_public_key: visitor.pushKey,
    enable_site_entry_popup: warnsAtEntry(site, visitor.geoipCountry) ? 'yes' : 'no',
    fictional_icon: fictional.icon,
    fictional_warning: textIn(site, fictional.warning, visitor.language),
    fictional_singular: textIn(site, fictional.singular, visitor.language),
    fictional_plural: textIn(site, fictional.plural, visitor.language),
    refund_days: site.refund_days,
    signups: site.signups,
    logged_out_search: hidden ? 'none' : site.logged_out_search,
    logged_out_search_trafficsource: hidden ? 'none' : site.logged_out_search_trafficsource,
    member_resell: site.member_resell,
    min_age: site.min_age,
    terms_version: termsVersion(site),
    ...(site.terms_changes && { terms_changes: textIn(site, site.terms_changes, visitor.language) }),
    ...(visitor.openOutbox && requiresLoginCode(site) && { outbox: '/__outbox' }),
    time_zone: site.time_zone,
    server_time: visitor.now.toISOString(),
    ...(visitor.partners.length > 0 && {
      shared_with: visitor.partners.flatMap(({ company, sites }) =>
        sites.map(({ name }) => ({ site: name, company: company.name, country: company.country })),
      ),
    }),
    ...(site.member_resell && { partner_tiles: site.partner_tiles ?? [] }),
    ...(site.films && {
      films: site.films.map(film => ({ ...film, alt: textIn(site, film.alt, visitor.language) })),
    }),
  };
}
