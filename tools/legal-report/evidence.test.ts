import { describe, expect, it } from 'vitest';
import { loadSites, shippedSites } from '../../packages/server/src/areas/sites/load-sites.ts';
import type { TestResult } from '../results/report-results.ts';
import { siteEvidence } from './evidence.ts';
import { indexPage, sitePage } from './page.ts';

const site = loadSites(shippedSites).byId('velluto');
const server = 'packages/server/src/areas/sites/load-sites.test.ts';
const stories = 'packages/ui/src/product/payments/OrderSummary/OrderSummary.stories.tsx';
const price = {
  section: 'Prices',
  duty: 'A <price> with tax',
  place: '`vat_percent`, `packages.prices_since`',
  tests: '`server/areas/sites/load-sites.test.ts`: `a country %s has $rate`',
};
const run = { version: 'abc', at: new Date('2026-11-26T18:00:00Z') };

const suite = (tests: TestResult[], endedAt = '2026-11-26T17:00:00.000Z', version = 'abc') => {
  return { suite: 'server', version, endedAt, tests };
};
const passed = (file: string, title: string): TestResult => ({ file, title, state: 'passed', faults: [] });
const failed = (file: string, title: string): TestResult => ({ file, title, state: 'failed', faults: [] });
const evidence = (row: Partial<typeof price>, ...suites: ReturnType<typeof suite>[]) =>
  siteEvidence(site, { rows: [{ ...price, ...row }], open: [] }, suites);

describe('the last result of a test', () => {
  it('is found by its title, with any values in it', () => {
    const all = [passed(server, 'sites a country IT has 22'), passed(server, 'sites another test')];
    const { duties, problems } = evidence({}, suite(all));
    expect(duties[0]?.results).toEqual([
      {
        name: 'server/areas/sites/load-sites.test.ts',
        title: 'a country %s has $rate',
        state: 'passed',
        version: 'abc',
        endedAt: '2026-11-26T17:00:00.000Z',
      },
    ]);
    expect(problems).toEqual([]);
  });

  it.each<[string, TestResult[]]>([
    ['nothing ran', []],
    ['another test passed', [passed(server, 'sites a damaged file')]],
    ['another file has a test of this title', [passed(stories, 'a country IT has 22')]],
    ['it was skipped', [{ file: server, title: 'a country IT has 22', state: 'skipped', faults: [] }]],
  ])('is “not run”, never “passed”, where %s', (_, tests) => {
    expect(evidence({}, suite(tests)).problems).toEqual([
      'not run: server/areas/sites/load-sites.test.ts: a country %s has $rate',
    ]);
  });

  it('is a failure if it failed with one of the values, in one of the suites, or its file could not be loaded', () => {
    const good = suite([passed(server, 'a country IT has 22')]);
    for (const bad of [failed(server, 'a country FR has 20'), failed(server, '')]) {
      expect(evidence({}, good, suite([bad])).problems).toEqual([
        'failed: server/areas/sites/load-sites.test.ts: a country %s has $rate',
      ]);
    }
  });

  it('is that of the story with exactly this name', () => {
    const tests = '`ui/product/payments/OrderSummary/OrderSummary.stories.tsx`: `DirectDebit`';
    expect(evidence({ tests }, suite([passed(stories, 'Direct Debit')])).problems).toEqual([]);
    expect(evidence({ tests }, suite([passed(stories, 'Direct Debit Once')])).problems).toHaveLength(1);
  });

  it('covers all tests of a file where no title is named', () => {
    const tests = '`server/areas/sites/load-sites.test.ts`';
    expect(evidence({ tests }, suite([passed(server, 'one')])).problems).toEqual([]);
    const two = suite([passed(server, 'one'), failed(server, 'two')]);
    expect(evidence({ tests }, two).problems).toEqual(['failed: server/areas/sites/load-sites.test.ts']);
  });
});

describe('a value of the site file', () => {
  it('is listed with the duties that name the field', () => {
    expect(evidence({}).duties[0]?.facts.map(({ field, value }) => [field, value])).toEqual([
      ['vat_percent', expect.stringMatching(/^IT 22, US 0, NL 21/)],
      ['packages.prices_since', '2026-03-01'],
    ]);
  });

  it('is missing if the file leaves it empty, and France asks who hosts the site', () => {
    const rows = [{ ...price, tests: '`server/areas/sites/load-sites.test.ts`' }];
    const company = { ...site.company, name: ' ' };
    const unsaid = { ...site, company, legal: undefined, direct_debit: null };
    const problems = siteEvidence(unsaid, { rows, open: [] }, [suite([passed(server, 'one')])]).problems;
    expect(problems).toEqual([
      'missing: company.name of the site file',
      'missing: legal.host.name of the site file',
      'missing: legal.host.address of the site file',
      'missing: legal.host.phone of the site file',
    ]);
    const elsewhere = { ...unsaid, countries: ['DE' as const] as [string] };
    expect(siteEvidence(elsewhere, { rows, open: [] }, []).problems).not.toContain(problems[1]);
  });
});

it('an open duty and a duty without test are reported', () => {
  const open = [{ duty: 'Age', missing: '`age_assurance`' }];
  expect(siteEvidence(site, { rows: [{ ...price, tests: '' }], open }, []).problems).toEqual([
    'open: Age: age_assurance',
    'without test: A <price> with tax',
  ]);
});

it('the page says version, time, duties, results and values, and escapes them', () => {
  const page = sitePage(evidence({}, suite([passed(server, 'a country IT has 22')], undefined, 'old')), run);
  for (const text of [
    'Version <code>abc</code>',
    '<time datetime="2026-11-26T18:00:00.000Z">26 Nov 2026, 18:00 UTC</time>',
    '<h3>A &lt;price&gt; with tax</h3>',
    '✓ passed',
    'version <code>old</code>',
    '✓ Nothing is missing.',
    '<dd>Velluto Media B.V.</dd>',
  ]) {
    expect(page).toContain(text);
  }
  expect(indexPage([evidence({})], run)).toMatch(/<a href="velluto\.html">Velluto<\/a>.*1 thing is missing/s);
});
