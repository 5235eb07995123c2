import {
  DISMISSED_ALERTS_COOKIE,
  ENTERED_COOKIE,
  KNOWN_BROWSER_COOKIE,
  LAST_MEMBER_COOKIE,
  LOCALE_COOKIE,
  LOGIN_CODE_COOKIE,
  SESSION_COOKIE,
  STORAGE_COOKIE,
  TRAFFIC_COOKIE,
} from './constants.ts';

/** Cookies that only the server reads; over HTTPS their names have the prefix. */
export const SERVER_COOKIES = [
  SESSION_COOKIE,
  LAST_MEMBER_COOKIE,
  KNOWN_BROWSER_COOKIE,
  LOGIN_CODE_COOKIE,
  STORAGE_COOKIE,
  TRAFFIC_COOKIE,
] as const;

/** Every cookie that server and app set. No other name compiles, and the page about cookies lists exactly these. */
export const COOKIES = [...SERVER_COOKIES, LOCALE_COOKIE, DISMISSED_ALERTS_COOKIE, ENTERED_COOKIE] as const;

/** Name of a cookie, without the prefix. */
export type CookieName = (typeof COOKIES)[number];
