import { expect, it } from 'vitest';
import { allTexts } from './texts.ts';

/** A number and what it counts, up to two words later, parted by a space at which a line may end. */
const broken = /# (?:[^\s#{}]+ ){0,2}?(?:credit|crédit|kredyt)/i;
/** A line of a button ends anywhere: “Write to Giulia · 2 / credits” reads as if something were missing. */
const shown = allTexts().filter(({ file }) => /^(?:app|packages\/ui)\/.*\.po$/.test(file));
/** A column of a table, whose words break on narrow screens so that its figures need not. */
const inTable = 'vl.PricingTable.credits';

it('in no language can a line break follow a number of credits', () => {
  expect(shown.filter(({ text }) => /#\u00a0\S/.test(text)).length).toBeGreaterThan(150);
  expect(
    shown
      .filter(({ key, text }) => key !== inTable && broken.test(text))
      .map(({ file, key }) => `${file} ${key}`),
  ).toEqual([]);
});

it('finds an amount that can be broken, also with a word in between', () => {
  expect(broken.test('{credits, plural, one {# credit} other {#\u00a0credits}}')).toBe(true);
  expect(broken.test('# bezahlte Credits')).toBe(true);
  expect(broken.test('#\u00a0paid credits')).toBe(false);
});
