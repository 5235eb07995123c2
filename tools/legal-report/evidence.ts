import type { Site } from '../../packages/server/src/domain/sites/site.ts';
import { codeIn } from '../checks/legal/places.ts';
import type { LegalDocument, LegalRow, OpenRow } from '../checks/legal/rows.ts';
import { namedTests } from '../checks/named-tests.ts';
import type { SuiteResults } from '../results/store.ts';
import { type LastResult, lastResults } from './last-results.ts';
import { type SiteFact, siteFacts } from './site-facts.ts';

/** A duty with its evidence on a site. */
export interface DutyEvidence extends LegalRow {
  results: LastResult[];
  /** What the site file says in the fields that the duty names. */
  facts: SiteFact[];
}

/** All evidence of a site. */
export interface SiteEvidence {
  site: Pick<Site, 'id' | 'name' | 'domains'>;
  facts: SiteFact[];
  duties: DutyEvidence[];
  open: OpenRow[];
  /** Everything that keeps the evidence from being complete, one sentence each; empty for a site that has it all. */
  problems: string[];
}

const plain = (text: string) => text.replaceAll('`', '');

function problemsOf(duties: DutyEvidence[], { open }: LegalDocument, facts: SiteFact[]): string[] {
  const tests = duties
    .flatMap(({ results }) => results)
    .filter(({ state }) => state !== 'passed')
    .map(({ state, name, title }) => `${state}: ${[name, title].filter(Boolean).join(': ')}`);
  return [
    ...open.map(({ duty, missing }) => `open: ${plain(duty)}: ${plain(missing)}`),
    ...duties.filter(({ results }) => results.length === 0).map(({ duty }) => `without test: ${plain(duty)}`),
    // several duties may name one test
    ...new Set(tests),
    ...facts.filter(({ value }) => value === null).map(({ field }) => `missing: ${field} of the site file`),
  ];
}

/** Collects the evidence that a site meets its duties. */
export function siteEvidence(
  site: Site,
  legal: LegalDocument,
  suites: readonly SuiteResults[],
): SiteEvidence {
  const facts = siteFacts(site);
  const duties = legal.rows.map(row => {
    const named = codeIn(row.place);
    return {
      ...row,
      results: namedTests(row.tests).flatMap(test => lastResults(test, suites)),
      facts: facts.filter(({ field }) => named.some(name => field === name || field.startsWith(`${name}.`))),
    };
  });
  return { site, facts, duties, open: legal.open, problems: problemsOf(duties, legal, facts) };
}
