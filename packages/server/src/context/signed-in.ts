import type { Language } from '@velluto/rules';

/** The signed-in member, with what nearly every call needs to know of them. */
export interface SignedIn {
  id: string;
  pool: string;
  siteId: string;
  name: string;
  language: Language;
  country: string;
  accountStatus: 'not_confirmed' | 'active';
  paidUser: boolean;
  signedUpAt: Date;
  /** Which terms they have accepted. */
  terms: { atSignup: Date; since: Record<string, string> };
  /** Version of everything that polled calls show; see `polled`. */
  version: number;
  /** When the session began. */
  loggedInAt: Date;
  /** Hash of the session's token; identifies the session. */
  sessionHash: Buffer;
}
