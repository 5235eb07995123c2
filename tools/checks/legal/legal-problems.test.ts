import { expect, it } from 'vitest';
import { legalProblems } from './legal-problems.ts';
import { declaredNames } from './places.ts';
import { readLegalDocument } from './rows.ts';

const names = declaredNames();
const place =
  '`payments/contracts/withdrawal.ts`, `withdraw`, `/withdrawal`, `packages.prices_since` of `@velluto/rules`';
const tests = '`server/areas/sites/load-sites.test.ts`: `prices of unknown age`';
const problemsOf = (row: { place?: string; tests?: string }) =>
  legalProblems({ section: 'Prices', duty: 'A price', place, tests, ...row }, names);

it('a duty whose tests and places exist has no problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ place: '`moderation report --from 2026-01-01`, `api-spec/openapi.yaml`' })).toEqual([]);
  expect(
    problemsOf({ tests: '`ui/base/Badge/Badge.stories.tsx`: `Default`; `e2e/payments/payments.spec.ts`' }),
  ).toEqual([]);
});

it.each([
  ['no test', { tests: '' }, 'A price: no test is named'],
  ['no place', { place: '' }, 'A price: no place is named'],
  ['a file that was moved', { tests: '`server/gone.test.ts`' }, 'A price: server/gone.test.ts is not there'],
  [
    'a title that was changed',
    { tests: '`server/areas/sites/load-sites.test.ts`: `prices of any age`' },
    'A price: server/areas/sites/load-sites.test.ts has no prices of any age',
  ],
  [
    'a story that was removed',
    { tests: '`ui/base/Badge/Badge.stories.tsx`: `Defaul`' },
    'A price: ui/base/Badge/Badge.stories.tsx has no Defaul',
  ],
  [
    'a component in place of its stories',
    { tests: '`e2e/payments/payments.spec.ts`, `ui/base/Badge`' },
    'A price: ui/base/Badge is no file of tests: write it as docs/coverage.md does, such as ui/base/Button/Button.stories.tsx',
  ],
  ['a file', { place: '`payments/gone.ts`' }, 'A price: the place payments/gone.ts is not there'],
  ['an address', { place: '`/withdrawals`' }, 'A price: the place /withdrawals is not there'],
  ['a package', { place: '`@velluto/prices`' }, 'A price: the place @velluto/prices is not there'],
  ['a name', { place: '`withdrawQuietly`' }, 'A price: the place withdrawQuietly is not there'],
  ['a field', { place: '`packages.prices_until`' }, 'A price: the place packages.prices_until is not there'],
  [
    'a command',
    { place: '`pnpm velluto moderation tell`' },
    'A price: the place pnpm velluto moderation tell is not there',
  ],
  [
    'an option',
    { place: '`moderation report --month 7`' },
    'A price: the place moderation report --month 7 is not there',
  ],
])('is reported if it does not exist: %s', (_, row, problem) => {
  expect(problemsOf(row)).toEqual([problem]);
});

it('duties and open ones are read from their tables', () => {
  const text = `# Law

## Prices

Text | with a bar

| Duty | Where | Tests |
| --- | --- | --- |
| One \\| two | \`a\` | \`b\` |

## Open

| Duty | What is missing |
| --- | --- |
| Three | all |
`;
  expect(readLegalDocument(text)).toEqual({
    rows: [{ section: 'Prices', duty: 'One | two', place: '`a`', tests: '`b`' }],
    open: [{ duty: 'Three', missing: 'all' }],
  });
});
