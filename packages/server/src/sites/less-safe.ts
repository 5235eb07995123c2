import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { requiresLoginCode } from './login-code.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/** One sentence about each switch that makes a site less safe than it is by default. */
function* warningsOf(site: Site): Generator<string> {
  const { id, tell_unknown_email: tellsUnknown } = site;
  if (!requiresLoginCode(site))
    yield `The site ${id} takes a password alone from any browser: leave "login_code" out of its file.`;
  if (tellsUnknown)
    yield `The site ${id} tells everybody which addresses have an account: set "tell_unknown_email" to false in its file.`;
}

/** In production, logs a warning for each switch of a site file that makes the site less safe. */
export function warnOfLessSafeSites({ production }: Config, { all }: Sites, log: Logger): void {
  if (!production) return;
  for (const warning of all.flatMap(site => [...warningsOf(site)])) log.warn(warning);
}
