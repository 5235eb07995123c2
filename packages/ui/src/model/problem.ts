/**
 * Codes of all errors that are shown: those of the contract, and `offline`, `cookies_blocked` and `not_stored` of the
 * browser.
 */
export const problemCodes = [
  'internal_error',
  'service_unavailable',
  'rate_limited',
  'invalid_request',
  'not_found',
  'request_refused',
  'idempotency_conflict',
  'order_open',
  'authentication_required',
  'member_changed',
  'login_failed',
  'account_blocked',
  'account_disabled',
  'account_deleted',
  'signups_closed',
  'activation_failed',
  'too_many_reset_attempts',
  'reset_link_invalid',
  'email_not_found',
  'passwords_do_not_match',
  'old_password_wrong',
  'email_invalid_or_duplicate',
  'second_factor_required',
  'second_factor_invalid',
  'second_factor_on',
  'login_code_required',
  'login_code_invalid',
  'activation_code_invalid',
  'terms_outdated',
  'age_unproved',
  'age_token_expired',
  'age_token_invalid',
  'age_provider_unavailable',
  'premium_only',
  'consent_withdrawn',
  'blocked_by_member',
  'photo_limit_reached',
  'photo_unreadable',
  'photo_heic',
  'photo_too_small',
  'photo_too_many_pixels',
  'payload_too_large',
  'swipe_limit_reached',
  'appeal_period_over',
  'not_enough_credits',
  'message_too_long',
  'conversation_limit',
  'recipient_unavailable',
  'spending_limit_reached',
  'spending_paused',
  'discount_code_invalid',
  'package_unavailable',
  'payment_method_unavailable',
  'payment_provider_unavailable',
  'direct_debit_blocked',
  'direct_debit_limit_reached',
  'direct_debit_code_invalid',
  'offline',
  'cookies_blocked',
  'not_stored',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What went wrong, with the numbers that its text contains. */
export interface Problem {
  code: ProblemCode;
  /** Minutes to wait before another try. */
  minutes?: number;
  /** Credits that are needed, and credits that the reader has. */
  need?: number;
  have?: number;
  /** The limit that was exceeded. */
  max?: number;
  /** Tries that are left before a block. */
  triesLeft?: number;
  /** Reference of the decision that closed the account, or of its suspension, and the key to appeal against it without a log-in. */
  reference?: string;
  key?: string;
  /** End of the suspension of the account, or of the time to object, `YYYY-MM-DD`. */
  until?: string;
}

/** Why a field was refused, by the contract's codes. */
export const fieldProblemCodes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'format',
  'not_allowed',
  'unknown',
  'taken',
  'equals_email',
  'starts_with_at',
  'reserved',
  'mixed_scripts',
  'common',
  'under_age',
  'consent_required',
  'outdated',
] as const;
export type FieldProblemCode = (typeof fieldProblemCodes)[number];
