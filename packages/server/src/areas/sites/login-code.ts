import type { Site } from '../../domain/sites/site.ts';

/** Whether a log-in from an unknown browser needs a mailed code. */
export const requiresLoginCode = ({ login_code = true }: Site): boolean => login_code;
