import type { components } from '@velluto/api-client/schema';
import type { CookieChange } from './cookie-change.ts';

export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type FieldError = components['schemas']['FieldError'];

/** Status and plain English sentence of every error; clients translate by code. */
const catalogue: Record<ErrorCode, [status: number, message: string]> = {
  internal_error: [500, 'Something went wrong. Please try again later.'],
  service_unavailable: [503, 'The service is busy. Please try again in a moment.'],
  rate_limited: [429, 'Too many calls. Please wait a moment.'],
  invalid_request: [400, 'The request is not valid.'],
  not_found: [404, 'There is no such thing.'],
  request_refused: [
    403,
    'The call does not come from this site. A frontend on another host has to be listed in allowed_origins of the site file.',
  ],
  idempotency_conflict: [409, 'This key was used for something else.'],
  order_open: [409, 'An order of this package is still open.'],
  authentication_required: [403, 'Please log in.'],
  member_changed: [403, 'Somebody else is logged in by now.'],
  login_failed: [401, 'Login failed, try again.'],
  account_blocked: [429, 'Too many wrong attempts; the account is locked for a while.'],
  account_disabled: [403, 'This account is closed.'],
  account_deleted: [403, 'This account was deleted.'],
  signups_closed: [403, 'Sign-up is closed.'],
  activation_failed: [400, 'The activation failed.'],
  too_many_reset_attempts: [429, 'Too many password reset attempts, try again tomorrow.'],
  reset_link_invalid: [400, 'The link is expired or not valid.'],
  email_not_found: [404, 'No account has this e-mail address.'],
  passwords_do_not_match: [400, 'The passwords do not match.'],
  old_password_wrong: [400, 'The old password is wrong.'],
  second_factor_required: [401, 'A code is needed too.'],
  second_factor_invalid: [400, 'The code is wrong.'],
  second_factor_on: [409, 'A code is asked for already.'],
  login_code_required: [403, 'A code was mailed; it is needed too.'],
  login_code_invalid: [400, 'The code is wrong.'],
  activation_code_invalid: [400, 'The code is wrong.'],
  email_invalid_or_duplicate: [409, 'The e-mail address is taken or not valid.'],
  terms_outdated: [403, 'Please accept the current terms first.'],
  age_unproved: [403, 'Your country asks for a proof of age first.'],
  age_token_expired: [400, 'The proof of age has expired.'],
  age_token_invalid: [400, 'The proof of age is not valid here, or was used.'],
  age_provider_unavailable: [502, 'The provider of the proof of age does not answer. Nothing was used up.'],
  premium_only: [403, 'This is for premium members.'],
  consent_withdrawn: [403, 'You withdrew your consent to be matched.'],
  blocked_by_member: [403, 'This member blocked you.'],
  photo_limit_reached: [403, 'There is no room for more photos.'],
  photo_unreadable: [400, 'The picture cannot be read.'],
  photo_heic: [400, 'The picture is in HEIC, which cannot be read here.'],
  photo_too_small: [400, 'The picture is too small or too narrow.'],
  photo_too_many_pixels: [400, 'The picture has too many pixels.'],
  payload_too_large: [413, 'The file is too large.'],
  swipe_limit_reached: [403, 'No likes left today, come back tomorrow.'],
  appeal_period_over: [400, 'The time to object is over.'],
  not_enough_credits: [402, 'Not enough credits.'],
  message_too_long: [400, 'The message is too long.'],
  conversation_limit: [403, 'Free members can start three conversations.'],
  recipient_unavailable: [404, 'This member cannot be written to.'],
  spending_limit_reached: [403, 'Your own spending limit is reached.'],
  spending_paused: [403, 'You paused spending.'],
  discount_code_invalid: [404, 'This code does not exist or was used.'],
  package_unavailable: [404, 'This package is not sold.'],
  payment_method_unavailable: [400, 'This way to pay is not offered here.'],
  payment_provider_unavailable: [502, 'The payment provider does not answer. Nothing was charged.'],
  direct_debit_blocked: [403, 'Direct debit is blocked for this account.'],
  direct_debit_limit_reached: [403, 'The limit for direct debit is reached.'],
  direct_debit_code_invalid: [400, 'The code is wrong.'],
};

/** An error response. Throw it anywhere in a handler or service; the transaction is rolled back. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails | undefined;
  /** Cookies to set with the error response. */
  readonly cookies: readonly CookieChange[];

  constructor(code: ErrorCode, details?: ErrorDetails, cookies: readonly CookieChange[] = []) {
    const [status, message] = catalogue[code];
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.cookies = cookies;
  }
}

/** The error `invalid_request` with the invalid fields. */
export function invalidFields(...fields: FieldError[]): ApiError {
  return new ApiError('invalid_request', fields);
}
