import type { AgeMethod } from '@velluto/rules';
import type { Site } from '../../domain/sites/site.ts';

/** A way to make sure that a person is of age. */
export interface AgeCheck {
  readonly method: AgeMethod;
  /**
   * Address of the page on which the person proves their age; null where nothing is to be proved. It tells nothing of the
   * member: the nonce is random and used once.
   *
   * @param about the nonce, and where the person is sent back to, with a token added
   */
  begin(about: { nonce: string; returnUrl: string }): string | null;
  /**
   * Checks the token that a person brought back, and gives the nonce it was made for.
   *
   * @throws ApiError `age_token_expired`, `age_token_invalid`, `age_provider_unavailable`
   */
  confirm(token: string): Promise<{ nonce: string }>;
}

/** The way to make sure of a person's age, by site. */
export type AgeChecks = (site: Site, method: AgeMethod) => AgeCheck;
