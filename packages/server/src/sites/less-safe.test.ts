import { expect, it } from 'vitest';
import { sitesWith } from '../../test/sites.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { warnOfLessSafeSites } from './less-safe.ts';

/** The warnings in the log at a start with these variables. */
function warningsOf(env: Record<string, string>): string[] {
  const lines: string[] = [];
  const log = createLog('warn', { write: line => lines.push(line) });
  const sites = sitesWith({
    said: { login_code: true },
    unsaid: { login_code: undefined },
    off: { login_code: false },
    telling: { login_code: true, tell_unknown_email: true },
  });
  warnOfLessSafeSites(readConfig(env), sites, log);
  return lines.map(line => JSON.parse(line).msg).filter(line => !line.includes('site velluto'));
}

it('names in production each site that is less safe than by default, and why', () => {
  expect(warningsOf({ NODE_ENV: 'production' })).toEqual([
    'The site off takes a password alone from any browser: leave "login_code" out of its file.',
    'The site telling tells everybody which addresses have an account: set "tell_unknown_email" to false in its file.',
  ]);
  expect(warningsOf({})).toEqual([]);
});
