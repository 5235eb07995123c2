import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModeScript } from './ModeScript.tsx';
import { modeFromCookies, modeFromOtherTab, modeScript } from './mode.ts';

/** Attributes of `<html>` after the script ran on a page with these cookies. */
function afterScript(cookie: string, attributes: Record<string, string>): Record<string, string> {
  const page = new Map(Object.entries(attributes));
  const documentElement = {
    setAttribute: (name: string, value: string) => page.set(name, value),
    removeAttribute: (name: string) => page.delete(name),
  };
  new Function('document', modeScript)({ cookie, documentElement });
  return Object.fromEntries(page);
}

test.each([
  ['', 'system'],
  ['vl_mode=dark', 'dark'],
  ['a=b; vl_mode=light; c=d', 'light'],
  ['vl_mode=system', 'system'],
  ['vl_mode=darker', 'system'],
  ['not_vl_mode=dark', 'system'],
])('the cookies %j say %s', (cookies, mode) => {
  expect(modeFromCookies(cookies)).toBe(mode);
});

test.each([
  ['vl_mode=dark', {}, { 'data-vl-mode': 'dark' }],
  ['a=b; vl_mode=light', { 'data-vl-mode': 'dark' }, { 'data-vl-mode': 'light' }],
  ['vl_mode=system', { 'data-vl-mode': 'dark' }, {}],
  ['', { 'data-vl-mode': 'dark' }, { 'data-vl-mode': 'dark' }],
  ['vl_mode="><script>', {}, {}],
])('with the cookie %j the script changes %j to %j', (cookie, before, after) => {
  expect(afterScript(cookie, before as Record<string, string>)).toEqual(after);
});

test('the script of the head carries the nonce, and its text is not escaped', () => {
  expect(renderToStaticMarkup(<ModeScript nonce="abc" />)).toBe(`<script nonce="abc">${modeScript}</script>`);
});

test.each([
  ['vl_mode', 'dark', 'dark'],
  ['vl_mode', 'system', 'system'],
  ['vl_mode', 'purple', 'system'],
  // everything was cleared, or it is about something else
  ['vl_mode', null, undefined],
  [null, null, undefined],
  ['other', 'dark', undefined],
])('a change of %j to %j in another tab means %j', (key, newValue, mode) => {
  expect(modeFromOtherTab({ key, newValue })).toBe(mode);
});
