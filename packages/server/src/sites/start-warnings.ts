import type { Logger } from 'pino';
import { asksForProofs } from '../age/age.ts';
import type { Config } from '../config.ts';
import { requiresLoginCode } from './login-code.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/** One sentence about each switch that makes a site less safe than it is by default. */
function* lessSafe(site: Site): Generator<string> {
  const { id, tell_unknown_email: tellsUnknown } = site;
  if (!requiresLoginCode(site))
    yield `The site ${id} takes a password alone from any browser: leave "login_code" out of its file.`;
  if (tellsUnknown)
    yield `The site ${id} tells everybody which addresses have an account: set "tell_unknown_email" to false in its file.`;
}

/** A sentence where some country asks for a proof of age, and nothing says in which country a visitor is. */
function* unknownCountries(site: Site): Generator<string> {
  if (asksForProofs(site))
    yield `The site ${site.id} asks for a proof of age in some countries, and without TRUST_PROXY and a proxy that sends CF-IPCountry everybody's country is unknown: everybody is asked.`;
}

/**
 * Logs a warning for each setting of a site file that the operator may not have meant: in production what makes the site less
 * safe, and a proof of age by country without a source of countries.
 */
export function warnOfSites({ production, trustProxy }: Config, { all }: Sites, log: Logger): void {
  for (const site of all) {
    if (production) for (const warning of lessSafe(site)) log.warn(warning);
    if (!trustProxy) for (const warning of unknownCountries(site)) log.warn(warning);
  }
}
