import type { Logger } from 'pino';
import { StartError } from '../domain/start-error.ts';
import type { Config } from '../infrastructure/config/config.ts';

/**
 * In production, logs a warning for each secret that does not come from a file.
 *
 * @throws StartError when the operator requires files (REQUIRE_SECRET_FILES)
 */
export function requireSecretFiles(config: Config, log: Logger): void {
  for (const fault of config.exposedSecrets) {
    if (config.requireSecretFiles) throw new StartError(`${fault} REQUIRE_SECRET_FILES insists on it.`);
    if (config.production) log.warn(fault);
  }
}
