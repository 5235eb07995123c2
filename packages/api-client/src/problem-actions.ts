import type { ErrorCode } from './generated/schema.ts';

/**
 * What a client does about an error.
 *
 * - `retry`: nothing the user did; offer to try again. The client has repeated the call already where that is safe.
 * - `wait`: a limit was reached; say until when (`facts.minutes`, `facts.resets_at` or `facts.until`).
 * - `correct`: show the message beside what the user entered or chose.
 * - `log_in`: lead to the log-in.
 * - `enter_code`: ask for the code of the log-in, and send it with the same call.
 * - `accept_terms`: ask for agreement to the current terms (`acceptTerms`), then do it again.
 * - `prove_age`: lead to a proof of age, or to a new one (`startAgeCheck`).
 * - `buy`: offer credits or premium.
 * - `reload`: another member is logged in, or somebody else used the same thing; load the page anew.
 * - `leave`: it cannot be done with this person, photo or link; take them off the page.
 * - `support`: only the operator can change it; name the address of the support, and `facts.reference` where there is one.
 */
export type ProblemAction =
  | 'retry'
  | 'wait'
  | 'correct'
  | 'log_in'
  | 'enter_code'
  | 'accept_terms'
  | 'prove_age'
  | 'buy'
  | 'reload'
  | 'leave'
  | 'support';

/** What to do about each error of the contract. A newer server may answer with codes that are not listed: show a general message. */
export const problemActions: Readonly<Record<ErrorCode, ProblemAction>> = {
  internal_error: 'support',
  service_unavailable: 'retry',
  rate_limited: 'wait',
  invalid_request: 'correct',
  not_found: 'leave',
  request_refused: 'support',
  idempotency_conflict: 'reload',
  order_open: 'wait',
  authentication_required: 'log_in',
  member_changed: 'reload',
  login_failed: 'correct',
  account_blocked: 'wait',
  account_disabled: 'support',
  account_deleted: 'support',
  signups_closed: 'leave',
  activation_failed: 'leave',
  too_many_reset_attempts: 'wait',
  reset_link_invalid: 'leave',
  email_not_found: 'correct',
  passwords_do_not_match: 'correct',
  old_password_wrong: 'correct',
  email_invalid_or_duplicate: 'correct',
  second_factor_required: 'enter_code',
  second_factor_invalid: 'correct',
  second_factor_on: 'reload',
  login_code_required: 'enter_code',
  login_code_invalid: 'correct',
  activation_code_invalid: 'correct',
  terms_outdated: 'accept_terms',
  age_unproved: 'prove_age',
  age_token_expired: 'prove_age',
  age_token_invalid: 'prove_age',
  age_provider_unavailable: 'retry',
  premium_only: 'buy',
  consent_withdrawn: 'reload',
  blocked_by_member: 'leave',
  photo_limit_reached: 'buy',
  photo_unreadable: 'correct',
  photo_heic: 'correct',
  photo_too_small: 'correct',
  photo_too_many_pixels: 'correct',
  payload_too_large: 'correct',
  swipe_limit_reached: 'wait',
  appeal_period_over: 'leave',
  not_enough_credits: 'buy',
  message_too_long: 'correct',
  conversation_limit: 'buy',
  recipient_unavailable: 'leave',
  spending_limit_reached: 'wait',
  spending_paused: 'wait',
  discount_code_invalid: 'correct',
  package_unavailable: 'reload',
  payment_method_unavailable: 'correct',
  payment_provider_unavailable: 'retry',
  direct_debit_blocked: 'wait',
  direct_debit_limit_reached: 'correct',
  direct_debit_code_invalid: 'correct',
};
