import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Sites } from '../sites/sites.ts';
import { asksForProofs } from './age.ts';

/** Logs a warning where some country of a site asks for a proof of age, and nothing says in which country a visitor is. */
export function warnOfUnknownCountries({ trustProxy }: Config, { all }: Sites, log: Logger): void {
  if (trustProxy) return;
  for (const { id } of all.filter(asksForProofs)) {
    log.warn(
      `The site ${id} asks for a proof of age in some countries, and without TRUST_PROXY and a proxy that sends CF-IPCountry everybody's country is unknown: everybody is asked.`,
    );
  }
}
