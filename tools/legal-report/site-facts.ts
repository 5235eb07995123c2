import { needsCapital, needsHost } from '../../packages/server/src/areas/sites/legal-fields.ts';
import type { Site } from '../../packages/server/src/domain/sites/site.ts';

/** What a duty needs to know of a site, as its file says it. */
export interface SiteFact {
  /** The field of the site file: `company.name`. */
  field: string;
  label: string;
  /** Null where the file leaves it out or empty and has to say it. */
  value: string | null;
}

interface FactField {
  field: string;
  label: string;
  /** Meaning of an optional field that the site file leaves out. */
  leftOut?: (site: Site) => string | null;
}

const hostFact = (field: string, label: string): FactField => ({
  field: `legal.host.${field}`,
  label,
  leftOut: ({ countries }) => (needsHost(countries) ? null : 'not asked for in its countries'),
});

const factFields: readonly FactField[] = [
  { field: 'company.name', label: 'Company' },
  { field: 'company.address', label: 'Street and number' },
  { field: 'company.city', label: 'Postcode and town' },
  { field: 'company.country', label: 'Country' },
  { field: 'company.representative', label: 'Represented by' },
  { field: 'company.register', label: 'Trade register' },
  { field: 'company.kvk', label: 'Number in the register' },
  {
    field: 'company.share_capital',
    label: 'Share capital',
    leftOut: ({ company }) => {
      if (company.share_capital === null) return 'its legal form has none';
      return needsCapital(company.country) ? null : 'not asked for in the country of the company';
    },
  },
  { field: 'company.vat_numbers', label: 'VAT numbers' },
  hostFact('name', 'Hosting provider'),
  hostFact('address', 'Address of the hosting provider'),
  hostFact('phone', 'Telephone of the hosting provider'),
  { field: 'support_email', label: 'Contact point: e-mail' },
  { field: 'company.support_phone', label: 'Contact point: telephone' },
  { field: 'vat_percent', label: 'VAT, in per cent of the country' },
  { field: 'packages.prices_since', label: 'Prices hold since' },
  { field: 'min_age', label: 'Least age' },
  {
    field: 'age_assurance',
    label: 'Age assurance',
    leftOut: () => 'the date of birth is asked for, in every country',
  },
  { field: 'languages', label: 'Languages' },
  { field: 'countries', label: 'Countries' },
  { field: 'payment_methods', label: 'Ways to pay' },
  {
    field: 'direct_debit.creditor_id',
    label: 'Creditor identifier for direct debit',
    leftOut: () => 'no direct debit',
  },
];

/** A value of the site file in words: lists with commas, objects as `IT 22, DE 19`. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, part]) => `${key} ${textOf(part)}`)
      .join(', ');
  }
  return value === null || value === undefined ? '' : String(value).trim();
}

const valueAt = (site: Site, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], site);

/** What the file of a site says about itself, as far as a duty depends on it. */
export const siteFacts = (site: Site): SiteFact[] =>
  factFields.map(({ field, label, leftOut }) => ({
    field,
    label,
    value: textOf(valueAt(site, field)) || (leftOut?.(site) ?? null),
  }));
