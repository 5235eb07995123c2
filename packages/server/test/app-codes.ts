import { TOTP } from 'otpauth';

/** The code that an authenticator app shows at a time, in milliseconds since 1970. */
export const appCode = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp });
