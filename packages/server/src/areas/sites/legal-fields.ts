import type { Site } from '../../domain/sites/site.ts';
import type { Sites } from '../../domain/sites/sites.ts';
import { StartError } from '../../domain/start-error.ts';
import type { Config } from '../../infrastructure/config/config.ts';

const companyFields = ['name', 'address', 'kvk', 'register', 'representative', 'city'] as const;
const hostFields = ['name', 'address', 'phone'] as const;

/** Countries whose law asks for the hosting provider in the imprint: France (LCEN, Art. 1-1 II, until 2024 Art. 6 III). */
const countriesWithHost: readonly string[] = ['FR'];

/** Whether a site in these countries has to say who hosts it. */
export const needsHost = (countries: readonly string[]): boolean =>
  countriesWithHost.some(country => countries.includes(country));

/**
 * Countries whose law asks companies for their share capital in the imprint: France (LCEN, Art. 1-1 II, until 2024 Art. 6
 * III) and Italy (Codice civile, Art. 2250). A legal form without one says so by null.
 */
const countriesWithCapital: readonly string[] = ['FR', 'IT'];

/** Fields of `legal` that a company of a country has to say: the mediator (Code de la consommation, Art. L. 612-1), and whether it settles disputes (§ 36 VSBG). */
const disputeField: Readonly<Record<string, 'mediator' | 'dispute_body'>> = {
  FR: 'mediator',
  DE: 'dispute_body',
};

/** Whether a company of this country has to say its share capital. */
export const needsCapital = (country: string): boolean => countriesWithCapital.includes(country);

const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';

/** Fields of a site file that have to be filled before the site is public, and are not: what an imprint says. */
export function emptyLegalFields({
  company,
  legal,
  countries,
}: Pick<Site, 'company' | 'legal' | 'countries'>): string[] {
  const host = needsHost(countries) ? hostFields.filter(field => isEmpty(legal?.host?.[field])) : [];
  const dispute = disputeField[company.country];
  return [
    ...companyFields.filter(field => isEmpty(company[field])).map(field => `company.${field}`),
    ...(needsCapital(company.country) && company.share_capital === undefined
      ? ['company.share_capital']
      : []),
    ...host.map(field => `legal.host.${field}`),
    ...(dispute && legal?.[dispute] === undefined ? [`legal.${dispute}`] : []),
  ];
}

/**
 * Keeps a site from being public while nothing says who runs it. In development it may be looked at.
 *
 * @throws StartError in production, with the file of the first such site and its empty fields
 */
export function requireLegalFields({ production, sitesDir }: Config, { all }: Sites): void {
  if (!production) return;
  for (const site of all) {
    const empty = emptyLegalFields(site);
    if (empty.length === 0) continue;
    throw new StartError(
      `The site "${site.id}" cannot be public while ${site.file ?? sitesDir} leaves ${empty.join(', ')} empty: say there which company runs it${empty.some(field => field.startsWith('legal.host')) ? ', and who hosts it, as France asks' : ''}.`,
    );
  }
}

/** States of the European Economic Area, where one representative serves for all. */
const europeanArea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Where a site offers itself and its company has neither a seat nor a representative for data protection. */
export function missingRepresentatives({
  company,
  countries,
  legal,
}: Pick<Site, 'company' | 'legal' | 'countries'>): ('EU' | 'GB' | 'CH')[] {
  const areas = { EU: europeanArea, GB: ['GB'], CH: ['CH'] };
  return (['EU', 'GB', 'CH'] as const).filter(
    area =>
      areas[area].some(country => countries.includes(country)) &&
      !areas[area].includes(company.country) &&
      !legal?.representatives?.[area],
  );
}
