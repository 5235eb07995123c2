import { expect, it } from 'vitest';
import { sitesWith } from '../../test/sites.ts';
import { loadSites, shippedSites } from '../areas/sites/load-sites.ts';
import type { Sites } from '../domain/sites/sites.ts';
import { readConfig } from '../infrastructure/config/config.ts';
import { createLog } from '../infrastructure/log.ts';
import { warnOfSites } from './site-warnings.ts';

/** The warnings in the log at a start with these variables. */
function allWarningsOf(sites: Sites, env: Record<string, string>): string[] {
  const lines: string[] = [];
  const log = createLog('warn', { write: line => lines.push(line) });
  warnOfSites(readConfig(env), sites, log);
  return lines.map(line => JSON.parse(line).msg);
}

/** The same without those about the shipped sites, of which every other one here is a variant. */
const warningsOf = (sites: Sites, env: Record<string, string>) =>
  allWarningsOf(sites, env).filter(line => !/site (velluto|nordlys)/.test(line));

it('has no warning in production about the shipped sites', () => {
  const env = { NODE_ENV: 'production', TRUST_PROXY: '1' };
  expect(allWarningsOf(loadSites(shippedSites), env)).toEqual([]);
});

it('names in production each site that is less safe than by default, and why', () => {
  const sites = sitesWith({
    said: { login_code: true },
    unsaid: { login_code: undefined },
    off: { login_code: false },
    telling: { login_code: true, tell_unknown_email: true },
  });
  expect(warningsOf(sites, { NODE_ENV: 'production' })).toEqual([
    'The site off takes a password alone from any browser: leave "login_code" out of its file.',
    'The site telling tells everybody which addresses have an account: set "tell_unknown_email" to false in its file.',
  ]);
  expect(warningsOf(sites, {})).toEqual([]);
});

it('names without a source of countries the sites that ask for a proof of age', () => {
  const sites = sitesWith({
    strict: { age_assurance: { IT: 'token' } },
    mild: { age_assurance: { IT: 'declaration' } },
  });
  expect(warningsOf(sites, {})).toEqual([
    expect.stringMatching(/^The site strict asks for a proof of age.*TRUST_PROXY/),
  ]);
  expect(warningsOf(sites, { TRUST_PROXY: '1' })).toEqual([]);
});
