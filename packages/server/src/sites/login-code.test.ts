import { expect, it } from 'vitest';
import { sitesWith } from '../../test/sites.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { warnOfMissingLoginCodes } from './login-code.ts';

/** The warnings in the log at a start with these variables. */
function warningsOf(env: Record<string, string>): string[] {
  const lines: string[] = [];
  const log = createLog('warn', { write: line => lines.push(line) });
  const sites = sitesWith({ said: { login_code: true }, unsaid: { login_code: undefined }, off: {} });
  warnOfMissingLoginCodes(readConfig(env), sites, log);
  return lines.map(line => JSON.parse(line).msg);
}

it('names in production each site that takes a password alone', () => {
  expect(warningsOf({ NODE_ENV: 'production' })).toEqual(
    ['velluto', 'off'].map(
      id => `The site ${id} takes a password alone from any browser: leave "login_code" out of its file.`,
    ),
  );
  expect(warningsOf({})).toEqual([]);
});
