import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/** Whether a log-in from an unknown browser takes a code that is mailed. */
export const asksLoginCode = ({ login_code = true }: Site): boolean => login_code;

/** In production, tells the log of sites where a stolen password is enough. */
export function tellLoginCodes({ production }: Config, { all }: Sites, log: Logger): void {
  if (!production) return;
  for (const { id } of all.filter(site => !asksLoginCode(site))) {
    log.warn(`The site ${id} takes a password alone from any browser: leave "login_code" out of its file.`);
  }
}
