import { expect, test } from 'vitest';
import { withFilesOfTests } from './moved-tests.ts';

const sources = new Map([
  ['rules/iban.test.ts', "it('groups by four', () => {}); it('is short', () => {});"],
  ['rules/debit.test.ts', "it('is monthly', () => {});"],
  ['server/areas/wallet/wallet.test.ts', "test('is charged once', () => {}); test('is short', () => {});"],
  ['ui/base/Button/Button.stories.tsx', 'export const Default: Story = {};'],
  ['ui/base/Link/Link.stories.tsx', 'export const Default: Story = {};'],
]);
const corrected = (text: string) => withFilesOfTests(text, sources);

test('a test that moved gets its new file, others stay', () => {
  expect(corrected('- A rule\n  - `rules/debit.test.ts`: `is monthly`, `groups by four`\n')).toBe(
    '- A rule\n  - `rules/debit.test.ts`: `is monthly`\n  - `rules/iban.test.ts`: `groups by four`\n',
  );
  expect(corrected('| A duty | `rules/debit.test.ts`: `is monthly`, `groups by four` |')).toBe(
    '| A duty | `rules/debit.test.ts`: `is monthly`<br>`rules/iban.test.ts`: `groups by four` |',
  );
});

test('a file that moved is found by its name, a story of a common name too', () => {
  expect(corrected('  - `server/wallet.test.ts`: `is short`')).toBe(
    '  - `server/areas/wallet/wallet.test.ts`: `is short`',
  );
  expect(corrected('  - `server/wallet.test.ts`')).toBe('  - `server/areas/wallet/wallet.test.ts`');
  expect(corrected('  - `ui/patterns/Link/Link.stories.tsx`: `Default`')).toBe(
    '  - `ui/base/Link/Link.stories.tsx`: `Default`',
  );
});

test('a title after a question mark gets its file, except in an example', () => {
  expect(corrected('  - ?: `is charged once`')).toBe(
    '  - `server/areas/wallet/wallet.test.ts`: `is charged once`',
  );
  const example = '```\n  - ?: `is charged once`\n```';
  expect(corrected(example)).toBe(example);
});

test('a title that is in no file, or in several, stays as it is', () => {
  for (const text of ['  - ?: `is short`', '  - `rules/debit.test.ts`: `is gone`', '  - ?: `Default`'])
    expect(corrected(text)).toBe(text);
});
