import { resolve } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { expect, test } from 'vitest';
import { loadSites } from '../../sites/load-sites.ts';
import { creditorOf, mandateText, noticeDaysOf, otpText } from './mandate-text.ts';

const site = loadSites(resolve(import.meta.dirname, '../../../../../../sites')).byId('velluto');
const creditor = creditorOf(site, 'NL32ZZZ876543210000');
const terms = { amountMinor: 3999, renewal: { amountMinor: 1333, afterMonths: 3 }, noticeDays: 1 };

test.each(LANGUAGES)(
  '%s: the mandate names creditor, amounts and the eight weeks, and no text is missing',
  async language => {
    const paragraphs = await mandateText(language, creditor, terms);
    const text = paragraphs.join('\n');
    expect(paragraphs).toHaveLength(5);
    expect(text).not.toMatch(/directDebit\.|\{|\}|\.\./);
    expect(text.match(/Velluto Media B\.V\./g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).toMatch(/8|acht/);
    expect(text).toMatch(/39[.,]99/);
    expect(text).toMatch(/13[.,]33/);
    const withoutRenewal = await mandateText(language, creditor, { ...terms, renewal: null });
    expect(withoutRenewal[2]).toMatch(/39[.,]99/);
    expect(withoutRenewal[2]).not.toMatch(/13[.,]33/);
    if (language !== 'en') expect(paragraphs).not.toEqual(await mandateText('en', creditor, terms));
  },
);

test.each(LANGUAGES)(
  '%s: an order that names no days of notice has those of its mandate text',
  async language => {
    for (const noticeDays of [1, 2, 14]) {
      const text = (await mandateText(language, creditor, { ...terms, noticeDays })).join('\n');
      expect(noticeDaysOf({ notice_days: null, text })).toBe(noticeDays);
    }
  },
);

test.each(LANGUAGES)('%s: the SMS begins with the code, fits and is bound to the host', async language => {
  const text = await otpText(language, {
    site,
    code: '012345',
    amountMinor: 14_999,
    host: 'velluto.example',
  });
  expect(text).toMatch(/^012345 /);
  expect(text.split('\n').at(-1)).toBe('@velluto.example #012345');
  expect(text.length).toBeLessThanOrEqual(200);
});
