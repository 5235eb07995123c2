import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sitesWith } from '../../test/sites.ts';
import { readConfig } from '../config.ts';
import { warnOfUnknownCountries } from './country-source.ts';

const sites = sitesWith({
  strict: { age_assurance: { IT: 'token' } },
  mild: { age_assurance: { IT: 'declaration' } },
});

/** What the log says at a start with these variables. */
function warnings(env: Record<string, string>): string[] {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: line => void lines.push(JSON.parse(line).msg) });
  warnOfUnknownCountries(readConfig(env), sites, log);
  return lines.filter(line => /strict|mild/.test(line));
}

test('a start without a source of countries names the sites that ask for a proof of age', () => {
  expect(warnings({})).toEqual([
    expect.stringMatching(/^The site strict asks for a proof of age.*TRUST_PROXY/),
  ]);
  expect(warnings({ TRUST_PROXY: '1' })).toEqual([]);
});
