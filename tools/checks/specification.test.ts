import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYMENT_METHODS, paymentMethodsFor } from '@velluto/rules';
import { expect, test } from 'vitest';
import { routes } from '../../app/src/routes.ts';
import velluto from '../../sites/velluto.json' with { type: 'json' };
import { root } from '../support/run-step.ts';

const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
/** Rows of the table of a section, as cells without quotes of code. */
const rowsOf = (section: string): string[][] => {
  const [, text = ''] = specification.split(`### ${section} `);
  const lines = (text.split(/^#/m)[0] ?? '').split('\n').filter(line => line.startsWith('|'));
  return lines.slice(2).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.replaceAll('`', '').trim()),
  );
};

test('section 3.1 has every route with its layout and guard', () => {
  const specified = rowsOf('3.1').flatMap(([paths = '', layout, guard]) =>
    paths.split(', ').map(path => `${path} ${layout} ${guard}`),
  );
  const actual = routes.map(({ path, layout, guard = '–' }) =>
    `${path} ${layout} ${guard}`.replace(/^\/landers\/\w+(\/:slug\?)?/, '/landers/:name/:slug?'),
  );
  expect(new Set(specified)).toEqual(new Set(actual));
});

test('section 9.1 has the packages of the default site', () => {
  const euros = ({ EUR }: { EUR: number }) => (EUR / 100).toFixed(2);
  const { credits, premium } = velluto.packages;
  expect(rowsOf('9.1').map(row => row.map(cell => cell.replace(/ (\(popular\)|months?)$/, '')))).toEqual(
    credits.map((offer, index) => {
      const renewed = premium[index];
      return [
        offer.tone,
        String(offer.credits),
        euros(offer.prices),
        ...(renewed
          ? [String(renewed.months), String(renewed.credits_per_month), euros(renewed.prices)]
          : []),
      ];
    }),
  );
});

test('section 9.5 has every payment method with its countries', () => {
  const specified = rowsOf('9.5').flatMap(([methods = '', where = '']) =>
    methods.split(', ').map(method => [method, where] as const),
  );
  expect(specified.map(([method]) => method).toSorted()).toEqual(PAYMENT_METHODS.toSorted());
  for (const [method, where] of specified.filter(([, countries]) => /^[A-Z]{2}(, |$)/.test(countries))) {
    const offered = ['AT', 'BE', 'DE', 'ES', 'FR', 'IT', 'NL', 'PL', 'US'].filter(country =>
      paymentMethodsFor(country).some(candidate => candidate === method),
    );
    expect([method, offered]).toEqual([method, where.split(', ').toSorted()]);
  }
});
