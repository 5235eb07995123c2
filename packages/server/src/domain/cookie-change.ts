import type { CookieName } from '@velluto/rules';

/** A cookie to set; `value: null` removes it. */
export interface CookieChange {
  name: CookieName;
  value: string | null;
  maxAgeSeconds?: number;
  httpOnly?: boolean;
}
