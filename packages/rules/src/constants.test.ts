import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import * as debit from './direct-debit.ts';

it('the constants have the values of the specification', () => {
  expect(constants).toMatchObject({
    BADGE_CAP: 100,
    LOW_CREDITS: 10,
    STATUS_REFRESH_MS: 60_000,
    STATUS_REFRESH_WITH_PUSH_MS: 300_000,
    STATUS_FIRST_REFRESH_MS: 5_000,
    TIME_BONUS_CODE: 'TIMEBONUS25',
    TIME_BONUS_PERCENT: 25,
    TIME_BONUS_MS: 4 * 60 * 60 * 1000,
    TIME_BONUS_MODAL_DELAY_MS: 40_000,
    SWIPE_LIKES_PER_DAY: 4,
    FREE_PHOTOS: 3,
    PREMIUM_PHOTOS: 25,
    REACTIVATION_DAYS: 14,
    LOCALE_COOKIE: 'i18n_redirected',
    LOCALE_COOKIE_DAYS: 365,
    SESSION_DAYS: 30,
    GEOLOCATION_MAX_AGE_MS: 60 * 60 * 1000,
    PUSH_WORKER_VERSION: 2,
    CHUNK_RELOAD_PAUSE_MS: 60_000,
    LOADING_BAR_THROTTLE_MS: 200,
    LOADING_BAR_DURATION_MS: 5_000,
    BREAKPOINTS: [576, 768, 992, 1200],
  });
});

it('the limits have the values of the decisions', () => {
  expect({ ...constants, ...debit }).toMatchObject({
    FREE_CONVERSATIONS: 3,
    MEMBERS_PER_PAGE: 24,
    EXACT_RESULTS: 10_000,
    NEARLY_FITS_YEARS: 5,
    NAME_LENGTH: { min: 3, max: 20 },
    PASSWORD_MIN: 10,
    MIN_AGE: 18,
    LOGIN_ATTEMPTS: 5,
    LOGIN_BLOCK_MINUTES: 15,
    RESET_REQUESTS_PER_DAY: 3,
    ACTIVATION_DAYS: 7,
    ACTIVATION_CODE_MINUTES: 60,
    RESET_MINUTES: 60,
    MAIL_CHANGE_HOURS: 24,
    MAIL_UNDO_HOURS: 48,
    TRAFFIC_DAYS: 30,
    DIRECT_DEBIT_LIMIT: { amountMinor: 15_000, currency: 'EUR' },
    DIRECT_DEBIT_TRIES: 3,
    DIRECT_DEBIT_BLOCK_HOURS: 24,
  });
});
