import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedIban, ibanProblem, isSepaCountry, plainIban, shortIban } from './iban.ts';

/** Examples of the SWIFT registry. */
const validIbans = [
  'AD1200012030200359100100',
  'AT611904300234573201',
  'BE68539007547034',
  'CH9300762011623852957',
  'DE89370400440532013000',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'IE29AIBK93115212345678',
  'IT60X0542811101000000123456',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'SM86U0322509800000000270100',
];

describe('ibanProblem', () => {
  it.each(validIbans)('accepts %s, grouped and in lower case too', iban => {
    expect(ibanProblem(iban)).toBeNull();
    expect(ibanProblem(` ${groupedIban(iban).toLowerCase()} `)).toBeNull();
    expect(ibanProblem(`IBAN: ${groupedIban(iban).replaceAll(' ', '\u00a0')}\u200b`)).toBeNull();
    expect(plainIban(`iban ${groupedIban(iban)}\u2069`)).toBe(iban);
  });

  it.each([
    ['the BIC behind it', (iban: string) => `${iban} UNCRITMMXXX`],
    ['the BIC behind a stroke', (iban: string) => `${iban}/UNCRITMMXXX`],
    ['dots between the groups', (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1.')],
    ['the BIC before it', (iban: string) => `BIC: UNCRITMM1AB, IBAN: ${iban}`],
    ['the name of the holder', (iban: string) => `Mario D’Amico-Rossi ${iban}`],
    ['name, bank and BIC', (iban: string) => `Anna Prova\tIT Bank 24; IBAN ${iban}; BIC/SWIFT BCITITMM`],
    ['parentheses', (iban: string) => `(IBAN${iban.toLowerCase()})`],
  ])('finds every IBAN that was pasted with %s', (_, pasted) => {
    for (const iban of validIbans)
      for (const written of [iban, groupedIban(iban), groupedIban(iban).replaceAll(' ', '\u202f')]) {
        expect(plainIban(pasted(written))).toBe(iban);
        expect(ibanProblem(pasted(written))).toBeNull();
      }
  });

  it('makes no IBAN from a wrong one and the word next to it', () => {
    const wrong = 'IT61X0542811101000000123456';
    for (const pasted of [`${wrong} UNCRITMM`, `Mario Rossi ${wrong}`]) {
      expect(ibanProblem(pasted)).not.toBeNull();
      expect(plainIban(pasted)).not.toMatch(/^IT\d\dX\w{22}$/);
    }
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['I', 'too_short'],
    ['IT', 'too_short'],
    ['IT60', 'too_short'],
    ['IT60X054281110100000012345', 'too_short'],
    ['IT60X05428111010000001234567', 'too_long'],
    ['IT61X0542811101000000123456', 'format'],
    ['IT60X0542811101000000123465', 'format'],
    ['6000 1234', 'format'],
    ['ITA0X0542811101000000123456', 'format'],
    // check digits 99 leave the same remainder as 02, but only 02 is valid (ISO 13616: 02 to 98)
    ['DE99000000000000000030', 'format'],
    ['IT60X0542811101000000€23456', 'format'],
    ['BR1800360305000010009795493C1', 'not_allowed'],
    ['US64SVBKUS6S3300958879', 'not_allowed'],
  ])('%j: %s', (iban, problem) => expect(ibanProblem(iban)).toBe(problem));

  it('detects every single wrong digit and every swap of neighbours', () => {
    const place = fc.integer({ min: 4, max: 26 });
    const iban = 'IT60X0542811101000000123456';
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 9 }), (at, digit) => {
        fc.pre(at !== 4 && iban[at] !== String(digit));
        expect(ibanProblem(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe('format');
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 25 }), at => {
        fc.pre(iban[at] !== iban[at + 1]);
        const swapped = `${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`;
        expect(ibanProblem(swapped)).toBe('format');
      }),
    );
  });
});

it('groups an IBAN by four and removes the groups again', () => {
  expect(groupedIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
  expect(groupedIban('IT60')).toBe('IT60');
  expect(groupedIban('')).toBe('');
  expect(plainIban(' it60-x054.2811 ')).toBe('IT60X0542811');
});

it('shows country and last four digits of an account, in one line', () => {
  expect(shortIban('IT', '3456')).toBe('IT\u00a0…\u00a03456');
});

it('knows the countries of SEPA and only them', () => {
  for (const country of ['AL', 'CH', 'GB', 'IT', 'MD', 'RS', 'VA']) expect(isSepaCountry(country)).toBe(true);
  for (const country of ['BR', 'TR', 'UA', 'US', '', 'I', ' ', 'it', 'AD AL'])
    expect(isSepaCountry(country)).toBe(false);
});
