import type { Logger } from 'pino';
import { asksForProofs } from '../areas/age/api.ts';
import { missingRepresentatives, requiresLoginCode } from '../areas/sites/api.ts';
import type { Site } from '../domain/sites/site.ts';
import type { Sites } from '../domain/sites/sites.ts';
import type { Config } from '../infrastructure/config/config.ts';

/** One sentence about each switch that makes a site less safe than it is by default. */
function* lessSafe(site: Site): Generator<string> {
  const { id, tell_unknown_email: tellsUnknown } = site;
  if (!requiresLoginCode(site))
    yield `The site ${id} takes a password alone from any browser: leave "login_code" out of its file.`;
  if (tellsUnknown)
    yield `The site ${id} tells everybody which addresses have an account: set "tell_unknown_email" to false in its file.`;
}

/** A sentence about a site that may need a representative: small companies may do without (Art. 27 (2)). */
function* unrepresented(site: Site): Generator<string> {
  const missing = missingRepresentatives(site).map(area => `legal.representatives.${area}`);
  if (missing.length > 0)
    yield `The site ${site.id} is offered where its company has no seat: say in its file who represents it for data protection (${missing.join(', ')}), unless the law lets it do without.`;
}

/** A sentence where some country asks for a proof of age, and nothing says in which country a visitor is. */
function* unknownCountries(site: Site): Generator<string> {
  if (asksForProofs(site))
    yield `The site ${site.id} asks for a proof of age in some countries, and without TRUST_PROXY and a proxy that sends CF-IPCountry everybody's country is unknown: everybody is asked.`;
}

/**
 * Logs a warning for each setting of a site file that the operator may not have meant: in production what makes the site less
 * safe or leaves it without a representative, and a proof of age by country without a source of countries.
 */
export function warnOfSites({ production, trustProxy }: Config, { all }: Sites, log: Logger): void {
  for (const site of all) {
    const ofProduction = production ? [...lessSafe(site), ...unrepresented(site)] : [];
    const ofCountries = trustProxy ? [] : unknownCountries(site);
    for (const warning of [...ofProduction, ...ofCountries]) log.warn(warning);
  }
}
