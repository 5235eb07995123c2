import { type Browser, chromium } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { atEnd } from './at-end.ts';

/** Launches the test browser with more arguments; it is closed at the end of the measurement. */
export async function openBrowser(...more: string[]): Promise<Browser> {
  const { args, ...options } = await testBrowser();
  // Playwright's own handlers would exit before the rest is closed
  const own = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const launched = chromium.launch({ ...options, ...own, args: [...args, ...more] });
  atEnd(async () => (await launched).close());
  return launched;
}
