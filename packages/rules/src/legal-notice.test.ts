import { expect, it } from 'vitest';
import { legalNoticeName } from './legal-notice.ts';

it.each([
  ['Impressum', 'DE', 'Impressum'],
  ['Legal notice', 'DE', 'Legal notice (Impressum)'],
  ['Note legali', 'CH', 'Note legali (Impressum)'],
  ['Legal notice', 'FR', 'Legal notice (Mentions légales)'],
  ['Mentions légales', 'BE', 'Mentions légales'],
  ['Legal notice', 'GB', 'Legal notice'],
  ['Legal notice', 'IT', 'Legal notice'],
  ['Legal notice', 'constructor', 'Legal notice'],
])('“%s” in %s is called “%s”', (name, country, shown) => {
  expect(legalNoticeName(name, country)).toBe(shown);
});
