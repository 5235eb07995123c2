import { factLine } from '@velluto/rules';
import { countryText } from './format.ts';
import type { MailFrame } from './mail-types.ts';
import { layoutMessages } from './messages/layout.ts';

/** The legal notice at the foot of a mail: the company that sends it. */
export function legalLines({ site, language, t }: MailFrame): string[] {
  const { company } = site;
  const numbers = company.vat_numbers.join(', ');
  return [
    factLine([company.name, company.address, company.city, countryText(language, company.country)], ', '),
    [
      t(layoutMessages.register.id, { number: company.kvk }),
      ...(numbers === '' ? [] : [t(layoutMessages.vat.id, { numbers })]),
    ].join(' · '),
  ];
}
