import type { Mode } from './context.ts';

/** Cookie with the colour mode that a visitor chose; without it the page decides. The note to other tabs has the same name. */
const name = 'vl_mode';
const days = 365;

/** The mode that an attribute or cookie says; what is neither `light` nor `dark` follows the device. */
export const modeOf = (value: string | null | undefined): Mode =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The chosen mode in a `Cookie` header or in `document.cookie`; `system` without a choice. */
export const modeFromCookies = (cookies: string): Mode =>
  modeOf(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]);

/** Keeps a chosen mode in the cookie `vl_mode`, for a year and for the whole site. */
export function storeModeInCookie(mode: Mode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = `${name}=${mode}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
}

/** Tells the other open tabs of the site which mode was chosen: browsers report no changes of cookies. */
export function tellOtherTabs(mode: Mode): void {
  try {
    localStorage.setItem(name, mode);
  } catch {
    // where storage is blocked they learn it with their next page
  }
}

/** The mode that another tab chose, from a `storage` event; undefined when it is about something else. */
export const modeFromOtherTab = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) =>
  key === name && newValue !== null ? modeOf(newValue) : undefined;

/**
 * Text of a script for the head of a page that is the same for all visitors: it sets the mode of the cookie `vl_mode` on
 * `<html>` before anything is drawn, so that no page flashes. Pages made for each visitor need none: they write
 * `themeAttributes({ mode: modeFromCookies(cookies) })`.
 */
export const modeScript: string = `(()=>{const m=/(?:^|;\\s*)${name}=(light|dark|system)(?:;|$)/.exec(document.cookie)?.[1],r=document.documentElement;m==="system"?r.removeAttribute("data-vl-mode"):m&&r.setAttribute("data-vl-mode",m)})()`;
