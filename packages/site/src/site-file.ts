import { type Currency, currencyOf, type Language } from '@velluto/rules';
import { needsHost } from '@velluto/server/areas/sites/legal-fields.ts';
import type { Site, Texts } from '@velluto/server/domain/sites/site.ts';
import { CommandError } from './command-error.ts';
import type { SiteOptions } from './site-options.ts';

/** Capitals' time zones of the countries that the product serves. */
const timeZones: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  PL: 'Europe/Warsaw',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
};

const locals = /(^|\.)localhost$/;

/** A site file: the site without what the server adds to it. */
export type SiteFile = { $schema: string } & Omit<Site, 'tenant_theme' | 'file'>;

/**
 * The content of a new site's file. What nobody was asked for (packages, rules, texts) is copied from another site,
 * except for what only that one should have: a demo asks for no codes at log-ins. The company is left empty, which
 * keeps the site from going public before somebody says who runs it.
 *
 * @param model the site that is copied
 * @param isFirst whether no other site lies in the folder, so that this one serves hosts that no site names
 * @param today day of the company's beginning, `YYYY-MM-DD`
 */
export function siteFile(options: SiteOptions, model: Site, isFirst: boolean, today: string): SiteFile {
  const {
    tenant_theme: _,
    discount_codes: __,
    films: ___,
    share_picture: ___________,
    login_code: ____,
    partner_tiles: _____,
    allowed_origins: ______,
    legal: _______,
    file: ________,
    // a provider knows each company by a name of its own
    age_assurance: _________,
    age_provider: __________,
    ...usual
  } = model;
  const { id, name, countries, languages } = options;
  const [country] = countries;
  const lacking = languages.find(language => !model.description[language]);
  if (lacking) {
    throw new CommandError(
      `The texts of "${model.id}" do not speak ${lacking}: choose among ${model.languages.join(', ')}, or begin like another site (--like).`,
    );
  }
  const texts = (all: Texts): Texts =>
    Object.fromEntries(
      languages.map((language: Language) => [language, all[language]?.replaceAll(model.name, name)]),
    );
  const currencies = new Set<Currency>(options.currencies ?? countries.map(currencyOf));
  const priced = <Item extends { prices: object }>(items: Item[]): Item[] =>
    items.map(item => ({
      ...item,
      prices: Object.fromEntries(
        Object.entries(item.prices).filter(([currency]) => currencies.has(currency as Currency)),
      ),
    }));
  const hosts = [...options.domains, `${id}.localhost`];
  const mailHost = options.domains.find(domain => !locals.test(domain)) ?? `${id}.example`;
  const { welcome_discount: welcome, fictional, packages, vat_percent: rates } = model;
  return {
    $schema: './site.schema.json',
    ...usual,
    id,
    name,
    default: isFirst,
    member_resell: false,
    pool: options.pool ?? model.pool,
    domains: [hosts[0] ?? id, ...hosts.slice(1)],
    brand: id,
    domain_language: `${languages[0]}-${country}`,
    languages,
    countries,
    default_country: country,
    time_zone: options.timeZone ?? timeZones[country] ?? model.time_zone,
    description: texts(model.description),
    index_title: texts(model.index_title),
    support_email: `help@${mailHost}`,
    mail_from: `${name} <hello@${mailHost}>`,
    company: {
      name: '',
      address: '',
      kvk: '',
      register: '',
      representative: '',
      city: '',
      country,
      tradenames: [name],
      vat_numbers: [],
      support_phone: null,
      delete_discount: model.company.delete_discount,
      added: `${today}T00:00:00.000Z`,
    },
    ...(needsHost(countries) && {
      legal: { host: { name: '', address: '', phone: '' } },
    }),
    fictional: {
      icon: fictional.icon,
      warning: texts(fictional.warning),
      singular: texts(fictional.singular),
      plural: texts(fictional.plural),
    },
    packages: {
      prices_since: today,
      credits: priced(packages.credits),
      premium: priced(packages.premium),
    },
    // the bank gives every company a creditor id of its own
    direct_debit: null,
    vat_percent: Object.fromEntries(
      Object.entries(rates).filter(([one]) => countries.some(served => served === one)),
    ),
    welcome_discount: welcome && {
      ...welcome,
      code: `${id.replaceAll('-', '').slice(0, 37).toUpperCase()}${welcome.percent}`,
    },
  };
}
