import type { CookieName } from '@velluto/rules';

/** Reads a cookie from a Cookie header or `document.cookie`; null when it is not there. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return decoded(value.join('=').trim());
  }
  return null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // not written by us
  }
}

/** Text of a cookie that scripts may read, for the whole site. */
export function cookieText(name: CookieName, value: string, days: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
}
