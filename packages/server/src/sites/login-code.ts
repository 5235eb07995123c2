import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/** Whether a log-in from an unknown browser needs a mailed code. */
export const requiresLoginCode = ({ login_code = true }: Site): boolean => login_code;

/** In production, logs a warning for each site on which a stolen password is enough to log in. */
export function warnOfMissingLoginCodes({ production }: Config, { all }: Sites, log: Logger): void {
  if (!production) return;
  for (const { id } of all.filter(site => !requiresLoginCode(site))) {
    log.warn(`The site ${id} takes a password alone from any browser: leave "login_code" out of its file.`);
  }
}
