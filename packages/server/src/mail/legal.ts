import { countryText } from './format.ts';
import type { MailFrame } from './mail-types.ts';
import { layoutMessages } from './messages/layout.ts';

/** Who is responsible for the mail, as the law wants it at its foot. */
export function legalLines({ site, language, t }: MailFrame): string[] {
  const { company } = site;
  const numbers = company.vat_numbers.join(', ');
  return [
    [company.name, company.address, company.city, countryText(language, company.country)].join(', '),
    [
      t(layoutMessages.register.id, { number: company.kvk }),
      ...(numbers === '' ? [] : [t(layoutMessages.vat.id, { numbers })]),
    ].join(' · '),
  ];
}
