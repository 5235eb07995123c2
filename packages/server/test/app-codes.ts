import { TOTP } from 'otpauth';

/** The code that an authenticator app shows at a moment, in milliseconds. */
export const appCode = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp });
