import { type Browser, chromium } from 'playwright-core';
import { atEnd } from './at-end.ts';
import { testBrowser } from './browser.ts';

/** Launches the test browser with more arguments; it is closed at the end of the script. */
export async function openBrowser(...more: string[]): Promise<Browser> {
  const { args, ...options } = await testBrowser();
  // Playwright's own handlers would exit before the rest is closed
  const own = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const launched = chromium.launch({ ...options, ...own, args: [...args, ...more] });
  atEnd(async () => (await launched).close());
  return launched;
}
