import { factLine, type Language } from '@velluto/rules';
import type { SiteCompany } from '../../domain/sites/site.ts';
import { countryText } from './format.ts';
import type { MailFrame } from './mail-types.ts';
import { layoutMessages } from './messages/layout.ts';
import type { Translate } from './translate.ts';

/** A company with its address, and its numbers in the trade register and for the tax. */
export function sellerLines(t: Translate, language: Language, company: SiteCompany): string[] {
  const numbers = company.vat_numbers.join(', ');
  const { kvk, register } = company;
  return [
    factLine([company.name, company.address, company.city, countryText(language, company.country)], ', '),
    [
      t(layoutMessages.register.id, { number: register ? `${kvk} (${register})` : kvk }),
      ...(numbers === '' ? [] : [t(layoutMessages.vat.id, { numbers })]),
    ].join(' · '),
  ];
}

/** The legal notice at the foot of a mail: the company that sends it. */
export const legalLines = ({ site, language, t }: MailFrame): string[] =>
  sellerLines(t, language, site.company);
