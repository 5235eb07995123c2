import type { components } from '@velluto/api-client/schema';
import { ageMethodFor, type Language, visibleLanguages } from '@velluto/rules';
import { minimumMessageCosts } from '../../domain/sites/message-costs.ts';
import type { Partner } from '../../domain/sites/shared-pool.ts';
import type { Site } from '../../domain/sites/site.ts';
import { termsVersion, textIn } from '../../domain/sites/site-texts.ts';
import { siteCountry, warnsAtEntry } from '../../domain/sites/visitor-country.ts';
import type { Config } from '../../infrastructure/config/config.ts';
import { requiresLoginCode } from './login-code.ts';

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
