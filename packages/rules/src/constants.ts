/** Constants of the product (spec § 14); the name of each time ends with its unit. */

/** From this count on a badge shows `99+` (spec § 3.5). */
export const BADGE_CAP = 100;
/** The credits badge appears at this balance or fewer (spec § 3.5). */
export const LOW_CREDITS = 10;

/** How often user, chats and likes are polled without push, in milliseconds (spec § 8.7). */
export const STATUS_REFRESH_MS = 60_000;
/** The same while push is subscribed (spec § 8.7). */
export const STATUS_REFRESH_WITH_PUSH_MS = 300_000;
/** First status refresh after the page started (spec § 8.7). */
export const STATUS_FIRST_REFRESH_MS = 5_000;

/** The time-bonus modal waits this long after the members area was entered (spec § 4.3). */
export const TIME_BONUS_MODAL_DELAY_MS = 40_000;
/** Code of the time bonus (spec § 9.4). */
export const TIME_BONUS_CODE = 'TIMEBONUS25';
/** Per cent off by the time bonus (spec § 9.4). */
export const TIME_BONUS_PERCENT = 25;
/** The time bonus ends this long after sign-up: 4 hours (spec § 9.4). */
export const TIME_BONUS_MS = 14_400_000;

/** Likes a calendar day in the swipe game (spec § 7.8). */
export const SWIPE_LIKES_PER_DAY = 4;
/** Photos a free member may keep (spec § 7.4). */
export const FREE_PHOTOS = 3;
/** Photos a premium member may keep (spec § 7.4). */
export const PREMIUM_PHOTOS = 25;
/** Largest photo that may be uploaded, in bytes: 10 MB (spec § 6.3). */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** Conversations a free member may start (spec § 8.1). */
export const FREE_CONVERSATIONS = 3;
/** A deleted account can be taken back for this many days (spec § 6.10). */
export const REACTIVATION_DAYS = 14;

/** Name of the locale cookie (spec § 14.1). */
export const LOCALE_COOKIE = 'i18n_redirected';
/** Life of the locale cookie (spec § 14.1). */
export const LOCALE_COOKIE_DAYS = 365;
/** Life of a session (spec § 6.6). */
export const SESSION_DAYS = 30;
/** Name of the session cookie. */
export const SESSION_COOKIE = 'velluto_session';
/** Name of the cookie that tells the server alone who was logged in last: their blocks hold after the log-out. */
export const LAST_MEMBER_COOKIE = 'velluto_last';
/** Name of the cookie that says which members have logged in with this browser before. */
export const KNOWN_BROWSER_COOKIE = 'velluto_known';
/** A browser counts as known to a member for this long after their last log-in with it, in days. */
export const KNOWN_BROWSER_DAYS = 365;
/** Name of the cookie that binds a mailed code to the browser which asked for it. */
export const LOGIN_CODE_COOKIE = 'velluto_code';
/** Name of the session cookie from which the key is derived that encrypts what a visitor's browser stores. */
export const STORAGE_COOKIE = 'velluto_storage';
/** Prefix of the server's cookie names over HTTPS: browsers then refuse such cookies from other hosts of the domain. */
export const SECURE_COOKIE_PREFIX = '__Host-';
/** A cached geolocation may be this old (spec § 5.7). */
export const GEOLOCATION_MAX_AGE_MS = 3_600_000;
/** Version of the push worker (spec § 10.3). */
export const PUSH_WORKER_VERSION = 2;

/** The route loading bar appears after this long (spec § 14.1). */
export const LOADING_BAR_THROTTLE_MS = 200;
/** The route loading bar fills up within this time (spec § 14.1). */
export const LOADING_BAR_DURATION_MS = 5_000;
/** A failed chunk reloads the page at most this often: once a minute (spec § 13.1). */
export const CHUNK_RELOAD_PAUSE_MS = 60_000;
/** Responsive breakpoints in CSS pixels (spec § 14.2). */
export const BREAKPOINTS = [576, 768, 992, 1200] as const;

/** Members on one page of a search (spec § 7.2). */
export const MEMBERS_PER_PAGE = 24;
/** A search counts exactly up to this many results. */
export const EXACT_RESULTS = 10_000;
/** Messages shown at first and with each older page (spec § 8.3). */
export const MESSAGES_PER_PAGE = 50;

/** Shortest and longest name in characters (spec § 6.3). */
export const NAME_LENGTH = { min: 3, max: 20 } as const;
/** Shortest password in characters (spec § 6.3). */
export const PASSWORD_MIN = 10;
/** Longest password in characters; hashing longer ones costs time and gains nothing. */
export const PASSWORD_MAX = 200;
/** Longest e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;
/** Visits to a profile are kept this long, in days. */
export const PROFILE_VIEW_DAYS = 30;
/** Lowest age to sign up, in years; a site may set a higher one (spec § 6.3). */
export const MIN_AGE = 18;
/** Years by which the ages of a search without enough results are widened in both directions. */
export const NEARLY_FITS_YEARS = 5;
/** Highest age in years that a date of birth may give or a search may ask for. */
export const MAX_AGE = 99;
/** After this many wrong passwords the account is blocked for the browser, session or IP address that sent them. */
export const LOGIN_ATTEMPTS = 5;
/** After this many wrong passwords the account is blocked for every browser that its owner has not used before. */
export const LOGIN_ATTEMPTS_EVERYWHERE = 20;
/** An account stays blocked after wrong passwords for this many minutes. */
export const LOGIN_BLOCK_MINUTES = 15;
/** Number of digits of a mailed code, and of one that an authenticator app shows. */
export const MAILED_CODE_LENGTH = 6;
/** Codes mailed for a log-in from an unknown browser are valid this long, in minutes. */
export const LOGIN_CODE_MINUTES = 10;
/** Such codes are mailed to an account at most this often in an hour. */
export const LOGIN_CODES_PER_HOUR = 5;
/** Activation links are valid this long, in days. */
export const ACTIVATION_DAYS = 7;
/** The code of an activation mail is valid this long, in minutes. */
export const ACTIVATION_CODE_MINUTES = 60;
/** Links to choose a new password are valid this long, in minutes (spec § 6.5). */
export const RESET_MINUTES = 60;
/** Most links to choose a new password that can be asked for in a day. */
export const RESET_REQUESTS_PER_DAY = 3;
/** The link that confirms a new e-mail address is valid this long, in hours. */
export const MAIL_CHANGE_HOURS = 24;
/** The link mailed to the old address can undo the change for this long, in hours. */
export const MAIL_UNDO_HOURS = 48;
/** Most changes of the e-mail address that a member can ask for within 24 hours. */
export const MAIL_CHANGES_PER_DAY = 5;
/** The archive of a member's data can be downloaded for this long, in days. */
export const EXPORT_DAYS = 3;
/** Name of the cookie that says when a visitor confirmed the age warning, in seconds since 1970. */
export const ENTERED_COOKIE = 'velluto_entered';
/** The confirmation is remembered this long, in days. */
export const ENTERED_DAYS = 365;
/** Field of the form that confirms the age warning without script. */
export const ENTERED_FIELD = 'entered';
/** Name of the cookie that remembers where a visitor came from, once they agreed. */
export const TRAFFIC_COOKIE = 'velluto_visit';
/** Name of the cookie that remembers which notices were closed. */
export const DISMISSED_ALERTS_COOKIE = 'velluto_put_away';
/** The traffic cookie and the stored traffic source live this long, in days. */
export const TRAFFIC_DAYS = 30;
