import {
  currencyOf,
  isCreditorId,
  TIME_BONUS_CODE,
  TIME_BONUS_PERCENT,
  welcomeCodeIsHonest,
} from '@velluto/rules';
import { isCountry } from '../../domain/sites/country-code.ts';
import type { Site, Texts } from '../../domain/sites/site.ts';

/** A fault of a site file that its schema cannot express. */
export interface SiteFault {
  /** JSON pointer of the field. */
  field: string;
  reason: string;
}

const hourMs = 3_600_000;

function missingText(site: Site): SiteFault | null {
  const { description, index_title, fictional, terms_changes: changes } = site;
  const all: Record<string, Texts> = {
    '/description': description,
    '/index_title': index_title,
    '/fictional/warning': fictional.warning,
    '/fictional/singular': fictional.singular,
    '/fictional/plural': fictional.plural,
    ...(changes && { '/terms_changes': changes }),
  };
  const field = Object.keys(all).find(name => site.languages.some(language => !all[name]?.[language]));
  return field === undefined ? null : { field, reason: 'a language of the site is missing' };
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

function missingPrice(site: Site): SiteFault | null {
  const currencies = new Set(site.countries.map(currencyOf));
  for (const kind of ['credits', 'premium'] as const) {
    for (const [index, one] of site.packages[kind].entries()) {
      const missing = [...currencies].find(currency => one.prices[currency] === undefined);
      if (missing) {
        const reason = `it has no price in ${missing}, which the site's countries pay with`;
        return { field: `/packages/${kind}/${index}/prices`, reason };
      }
    }
  }
  return null;
}

function ageFault({ age_assurance: byCountry = {}, age_provider: provider }: Site): SiteFault | null {
  const unknown = Object.keys(byCountry).find(country => !isCountry(country));
  if (unknown) return { field: `/age_assurance/${unknown}`, reason: `there is no country ${unknown}` };
  const asking = Object.keys(byCountry).find(country => byCountry[country] === 'token');
  if (asking === undefined || provider) return null;
  return { field: '/age_provider', reason: `it is missing, and ${asking} asks for a proof of age` };
}

function missingTaxRate({ countries, vat_percent: rates }: Site): SiteFault | null {
  const country = countries.find(one => rates[one] === undefined);
  if (country === undefined) return null;
  const reason = `there is no rate for ${country}, whose receipts have to name it; write 0 where no tax is in the price`;
  return { field: '/vat_percent', reason };
}

function discountCodeFault(site: Site): SiteFault | null {
  const usedCodes = new Set([TIME_BONUS_CODE, site.welcome_discount?.code.toUpperCase()]);
  for (const [index, one] of (site.discount_codes ?? []).entries()) {
    const field = `/discount_codes/${index}`;
    const code = one.code.toUpperCase();
    if (usedCodes.has(code))
      return { field: `${field}/code`, reason: `the code "${one.code}" is there twice` };
    usedCodes.add(code);
    if (one.expires === null) {
      const reason =
        'an offer has an end: a code without one would outlive the countdown of the time bonus, which says that the offer does not come back';
      return { field: `${field}/expires`, reason };
    }
    if ((one.minimum_order_value ?? null) !== null && (one.currency ?? null) === null) {
      return { field: `${field}/currency`, reason: 'minimum_order_value needs its currency' };
    }
    if (site.languages.some(language => !one.why[language])) {
      return { field: `${field}/why`, reason: 'a language of the site is missing' };
    }
  }
  return null;
}

/** An origin as browsers send it: in small letters, without the usual port. */
const isOrigin = (origin: string) => URL.parse(origin)?.origin === origin;

/** Checks rules that the schema cannot express: promises of the product and references within the file. Null for a valid file. */
export function validateSite(site: Site): SiteFault | null {
  const { welcome_discount: welcome, packages } = site;
  if (welcome && !welcomeCodeIsHonest({ validMs: welcome.hours * hourMs })) {
    return {
      field: '/welcome_discount/hours',
      reason: `the welcome code and the time bonus (${TIME_BONUS_PERCENT} %, 4 hours) are one offer with one end, after which the site says that it does not come back; give the code 4 hours too`,
    };
  }
  if (welcome?.code.toUpperCase() === TIME_BONUS_CODE) {
    return { field: '/welcome_discount/code', reason: 'it is the code of the time bonus' };
  }
  const malformed = (site.allowed_origins ?? []).findIndex(origin => !isOrigin(origin));
  if (malformed >= 0) {
    const reason = 'browsers never send this origin: leave out the usual port';
    return { field: `/allowed_origins/${malformed}`, reason };
  }
  if (site.share_picture !== undefined && !URL.canParse(site.share_picture, 'https://site.example')) {
    return { field: '/share_picture', reason: 'it is no address' };
  }
  const unknown = site.countries.findIndex(country => !isCountry(country));
  if (unknown >= 0) {
    return { field: `/countries/${unknown}`, reason: `there is no country ${site.countries[unknown]}` };
  }
  if (!site.countries.includes(site.default_country)) {
    return { field: '/default_country', reason: 'it must be one of countries' };
  }
  if (!site.languages[0].startsWith(site.domain_language.slice(0, 2))) {
    return { field: '/domain_language', reason: 'it must be the first of languages' };
  }
  if (!isTimeZone(site.time_zone)) return { field: '/time_zone', reason: 'there is no such time zone' };
  if (!site.visible_profile_notes.includes('fictional')) {
    return {
      field: '/visible_profile_notes',
      reason: 'it must name "fictional": whoever is no private member is always said to be none',
    };
  }
  if (site.member_resell && !site.partner_tiles) {
    return {
      field: '/member_resell',
      reason: 'it shows the tiles of partner_tiles, of which there are none',
    };
  }
  if (site.search_fields.includes('min_age') !== site.search_fields.includes('max_age')) {
    return { field: '/search_fields', reason: 'min_age and max_age are one filter: name both or neither' };
  }
  if (site.message_length.min > site.message_length.max) {
    return { field: '/message_length', reason: 'min must not be greater than max' };
  }
  if (site.direct_debit && !isCreditorId(site.direct_debit.creditor_id)) {
    return {
      field: '/direct_debit/creditor_id',
      reason: 'its check digits are wrong: compare it with the letter of the bank',
    };
  }
  const ids = [...packages.credits, ...packages.premium].map(item => item.id);
  const double = ids.find((id, index) => ids.indexOf(id) !== index);
  if (double) return { field: '/packages', reason: `the id "${double}" is there twice` };
  return (
    missingText(site) ??
    discountCodeFault(site) ??
    missingPrice(site) ??
    missingTaxRate(site) ??
    ageFault(site)
  );
}
