import { msg, plural } from '@lingui/core/macro';
import type { FieldProblemCode, ProblemCode } from '../../model/problem.ts';

const gone = msg({
  id: 'vl.problem.not_found',
  message: 'What you were looking for is no longer here.',
  comment: 'Error: the page or the person does not exist',
});
const codeWrong = msg({
  id: 'vl.problem.direct_debit_code_invalid',
  message: 'The code is not right.',
  comment: 'Error of direct debit, and of the log-in with a code',
});

/** Errors that are shown with the text of `internal_error`, because only developers can do something about them. */
type Unnamed =
  | 'request_refused'
  | 'idempotency_conflict'
  | 'second_factor_on'
  | 'second_factor_required'
  | 'login_code_required';

/** Text of every other error of the contract. */
export const problemMessages = {
  internal_error: msg({
    id: 'vl.problem.internal_error',
    message: 'Something went wrong on our side. Please try again later.',
    comment: 'An error of the server',
  }),
  service_unavailable: msg({
    id: 'vl.problem.service_unavailable',
    message: 'We’re unavailable for a moment. Please try again shortly.',
    comment: 'The service is down',
  }),
  rate_limited: msg({
    id: 'vl.problem.rate_limited',
    message: 'Too many requests at once. Please wait a moment.',
    comment: 'Too many requests',
  }),
  invalid_request: msg({
    id: 'vl.problem.invalid_request',
    message: 'Please check what you entered.',
    comment: 'A form with errors',
  }),
  not_found: gone,
  authentication_required: msg({
    id: 'vl.problem.authentication_required',
    message: 'Please log in first.',
    comment: 'Only for members',
  }),
  member_changed: msg({
    id: 'vl.problem.member_changed',
    message:
      'Someone else is now logged in on this browser, so nothing was sent. Log in to your own account again in another tab, then try again here.',
    comment: 'Refused, since another tab has logged in as somebody else or logged out',
  }),
  login_failed: msg({
    id: 'vl.problem.login_failed',
    message: 'E-mail, name or password is wrong. Please try again.',
    comment: 'Log-in failed',
  }),
  account_blocked: ({ minutes }: { minutes: number }) =>
    msg({
      id: 'vl.problem.account_blocked',
      message: `Too many wrong attempts. Your account is locked for ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
      comment: 'Log-in locked for some minutes',
    }),
  account_disabled: msg({
    id: 'vl.problem.account_disabled',
    message: 'This account is closed.',
    comment: 'Log-in refused: we closed the account; a link to the decision or to the support follows',
  }),
  account_deleted: ({ days }: { days: number }) =>
    msg({
      id: 'vl.problem.account_deleted',
      message: `This account was deleted. For ${plural(days, { one: '# day', other: '# days' })} you can bring it back with the link in our e-mail.`,
      comment: 'Log-in refused; {days}: how long after the deletion',
    }),
  signups_closed: msg({
    id: 'vl.problem.signups_closed',
    message: 'Sign-up is closed at the moment.',
    comment: 'Sign-up refused',
  }),
  activation_failed: msg({
    id: 'vl.problem.activation_failed',
    message: 'We couldn’t confirm your e-mail. Please contact support.',
    comment: 'The link in the e-mail did not work',
  }),
  too_many_reset_attempts: msg({
    id: 'vl.problem.too_many_reset_attempts',
    message: 'Too many attempts to reset the password. Try again tomorrow.',
    comment: 'Password reset',
  }),
  reset_link_invalid: msg({
    id: 'vl.problem.reset_link_invalid',
    message: 'This link has expired or has already been used. Ask for a new one.',
    comment: 'Password reset',
  }),
  email_not_found: msg({
    id: 'vl.problem.email_not_found',
    message: 'We don’t know this e-mail address.',
    comment: 'Password reset',
  }),
  passwords_do_not_match: msg({
    id: 'vl.problem.passwords_do_not_match',
    message: 'The two passwords are not the same.',
    comment: 'Password reset',
  }),
  old_password_wrong: msg({
    id: 'vl.problem.old_password_wrong',
    message: 'The old password is wrong.',
    comment: 'Password change',
  }),
  email_invalid_or_duplicate: msg({
    id: 'vl.problem.email_invalid_or_duplicate',
    message: 'This e-mail address is not valid or cannot be used here.',
    comment: 'Sign-up or change of address',
  }),
  second_factor_invalid: codeWrong,
  login_code_invalid: codeWrong,
  activation_code_invalid: codeWrong,
  terms_outdated: msg({
    id: 'vl.problem.terms_outdated',
    message: 'The terms have changed. Please agree to them first, then try again.',
    comment: 'Buying, writing, liking or uploading is refused until the new terms are accepted',
  }),
  age_unproved: msg({
    id: 'vl.problem.age_unproved',
    message: 'We have to check your age first.',
    comment: 'Feature refused until a proof of age is given',
  }),
  age_token_expired: msg({
    id: 'vl.problem.age_token_expired',
    message: 'This proof of age has expired. Please start again.',
    comment: 'Proof of age',
  }),
  age_token_invalid: msg({
    id: 'vl.problem.age_token_invalid',
    message: 'This proof of age isn’t valid here, or has been used. Please start again.',
    comment: 'Proof of age',
  }),
  age_provider_unavailable: msg({
    id: 'vl.problem.age_provider_unavailable',
    message: 'The age check isn’t responding. Nothing is lost; please try again shortly.',
    comment: 'Proof of age',
  }),
  premium_only: msg({
    id: 'vl.problem.premium_only',
    message: 'This feature is for Premium members. Any package makes you a Premium member.',
    comment: 'Feature refused',
  }),
  consent_withdrawn: msg({
    id: 'vl.problem.consent_withdrawn',
    message: 'Matching is paused because you withdrew your consent. You can give it again in your settings.',
    comment:
      'The member withdrew the consent to the use of sexual orientation, so nobody is suggested to them',
  }),
  blocked_by_member: msg({
    id: 'vl.problem.blocked_by_member',
    message: 'You cannot see or write to this member.',
    comment: 'The other person has blocked the reader',
  }),
  photo_limit_reached: ({ max }: { max: number }) =>
    msg({
      id: 'vl.problem.photo_limit_reached',
      message: `You can have ${plural(max, { one: '# photo', other: '# photos' })}. Delete one to add another.`,
      comment: 'Photo upload',
    }),
  photo_unreadable: msg({
    id: 'vl.problem.photo_unreadable',
    message: 'We couldn’t read this photo. Use JPEG, PNG, WebP or AVIF.',
    comment: 'Photo upload',
  }),
  photo_heic: msg({
    id: 'vl.problem.photo_heic',
    message: 'This photo is in HEIC, which most devices cannot show. Save it as JPEG and choose it again.',
    comment: 'Photo upload; HEIC is the format in which some phones keep pictures',
  }),
  photo_too_small: msg({
    id: 'vl.problem.photo_too_small',
    message: 'This photo is too small or too narrow to see anybody in it. Choose a larger one.',
    comment: 'Photo upload',
  }),
  photo_too_many_pixels: msg({
    id: 'vl.problem.photo_too_many_pixels',
    message: 'This photo has too many pixels. Choose a smaller version of it.',
    comment: 'Photo upload: height times width is more than 65 million',
  }),
  payload_too_large: msg({
    id: 'vl.problem.payload_too_large',
    message: 'This file is too large.',
    comment: 'Photo upload',
  }),
  swipe_limit_reached: ({ max }: { max: number }) =>
    msg({
      id: 'vl.problem.swipe_limit_reached',
      message: `No likes left for today. You’ll get ${max} more tomorrow.`,
      comment: 'Swipe game',
    }),
  appeal_period_over: msg({
    id: 'vl.problem.appeal_period_over',
    message:
      'The time to object is over. You can still turn to a certified body for settling disputes out of court, and to the courts.',
    comment:
      'Error of an appeal against a decision, or of an objection to a warning or suspension, after six months',
  }),
  not_enough_credits: msg({
    id: 'vl.problem.not_enough_credits',
    message: 'Not enough credits for a message.',
    comment: 'Sending a message',
  }),
  message_too_long: ({ max }: { max: number }) =>
    msg({
      id: 'vl.problem.message_too_long',
      message: `The message is longer than ${plural(max, { one: '# character', other: '# characters' })}.`,
      comment: 'Sending a message',
    }),
  conversation_limit: ({ max }: { max: number }) =>
    msg({
      id: 'vl.problem.conversation_limit',
      message: `With a free account you can start ${plural(max, { one: '# conversation', other: '# conversations' })}. Any package lifts the limit.`,
      comment: 'Sending a first message',
    }),
  recipient_unavailable: msg({
    id: 'vl.problem.recipient_unavailable',
    message: 'This member can no longer receive messages.',
    comment: 'Sending a message',
  }),
  spending_limit_reached: msg({
    id: 'vl.problem.spending_limit_reached',
    message: 'You have reached the limit you set for this month.',
    comment: 'Paying or sending',
  }),
  order_open: msg({
    id: 'vl.problem.order_open',
    message:
      'You have already ordered this package, and that order is still open or was just paid. You’ll find it under Payments.',
    comment: 'Ordering. “Payments” is the page with all of the member’s payments',
  }),
  spending_paused: msg({
    id: 'vl.problem.spending_paused',
    message: 'You have paused spending.',
    comment: 'Paying or sending',
  }),
  discount_code_invalid: msg({
    id: 'vl.problem.discount_code_invalid',
    message: 'This code does not exist, has expired or has already been used.',
    comment: 'Discount code',
  }),
  package_unavailable: msg({
    id: 'vl.problem.package_unavailable',
    message: 'This package is no longer for sale.',
    comment: 'Ordering',
  }),
  payment_method_unavailable: msg({
    id: 'vl.problem.payment_method_unavailable',
    message: 'This payment method is not available. Please choose another.',
    comment: 'Ordering',
  }),
  payment_provider_unavailable: msg({
    id: 'vl.problem.payment_provider_unavailable',
    message: 'The payment service isn’t responding. Nothing was charged; please try again shortly.',
    comment: 'Ordering',
  }),
  direct_debit_blocked: msg({
    id: 'vl.problem.direct_debit_blocked',
    message: 'Direct debit is blocked for this account.',
    comment: 'Direct debit',
  }),
  direct_debit_limit_reached: msg({
    id: 'vl.problem.direct_debit_limit_reached',
    message: 'You have reached the limit for direct debit this month.',
    comment: 'Direct debit',
  }),
  direct_debit_code_invalid: codeWrong,
  offline: msg({
    id: 'vl.problem.offline',
    message: 'No connection. Please try again when you are online.',
    comment: 'Error: there is no connection',
  }),
  not_stored: msg({
    id: 'vl.problem.not_stored',
    message: 'There’s no space left on this device, so this wasn’t sent. Free up some space and try again.',
    comment: 'A gift or a picture in a conversation',
  }),
  cookies_blocked: msg({
    id: 'vl.problem.cookies_blocked',
    message:
      'Your browser blocks cookies, and without them you can’t stay logged in. Allow them for this site and log in.',
    comment:
      'Log-in or sign-up in a browser that blocks cookies; after a sign-up the account may be there already',
  }),
} satisfies Record<Exclude<ProblemCode, Unnamed>, unknown>;

/** Error texts below a field, for codes for which the field has no text of its own. */
export const fieldProblemMessages = {
  required: msg({
    id: 'vl.field.required',
    message: 'Please fill this in.',
    comment: 'Below an empty field',
  }),
  too_short: msg({ id: 'vl.field.too_short', message: 'This is too short.', comment: 'Below a field' }),
  too_long: msg({ id: 'vl.field.too_long', message: 'This is too long.', comment: 'Below a field' }),
  too_small: msg({ id: 'vl.field.too_small', message: 'This is too small.', comment: 'Below a number' }),
  too_big: msg({ id: 'vl.field.too_big', message: 'This is too large.', comment: 'Below a number' }),
  format: msg({ id: 'vl.field.format', message: 'This doesn’t look right.', comment: 'Below a field' }),
  not_allowed: msg({
    id: 'vl.field.not_allowed',
    message: 'This is not allowed here.',
    comment: 'Below a field',
  }),
  unknown: msg({ id: 'vl.field.unknown', message: 'We don’t recognise this.', comment: 'Below a choice' }),
  taken: msg({ id: 'vl.field.taken', message: 'This is already taken.', comment: 'Below a field' }),
  equals_email: msg({
    id: 'vl.field.equals_email',
    message: 'Choose something other than your e-mail address.',
    comment: 'Below the name',
  }),
  starts_with_at: msg({
    id: 'vl.field.starts_with_at',
    message: 'The name cannot start with @.',
    comment: 'Below the name',
  }),
  reserved: msg({
    id: 'vl.field.reserved',
    message: 'This name could be mistaken for our team’s. Please choose another.',
    comment: 'Below the name',
  }),
  mixed_scripts: msg({
    id: 'vl.field.mixed_scripts',
    message: 'Please use the letters of one alphabet only.',
    comment: 'Below the name, where it mixes e.g. Latin and Cyrillic letters that look alike',
  }),
  common: msg({
    id: 'vl.field.common',
    message: 'This password is too easy to guess.',
    comment: 'Below the password',
  }),
  under_age: msg({
    id: 'vl.field.under_age',
    message: 'You must be old enough to join.',
    comment: 'Below the date of birth',
  }),
  consent_required: msg({
    id: 'vl.field.consent_required',
    message: 'We need your consent for this.',
    comment: 'Below a checkbox',
  }),
  outdated: msg({
    id: 'vl.field.outdated',
    message: 'There is a newer version. Please accept it.',
    comment: 'Below the terms',
  }),
} satisfies Record<FieldProblemCode, unknown>;

/** What is wrong with a code of digits before it is sent. */
export const digitsField = {
  short: ({ count }: { count: number }) =>
    msg({
      id: 'vl.DigitsField.short',
      message: `The code has ${plural(count, { one: '# digit', other: '# digits' })}.`,
      comment: 'Error below the field for a code of digits that was sent: digits are missing',
    }),
};
