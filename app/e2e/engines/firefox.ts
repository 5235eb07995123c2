import { type ElementHandle, launch } from 'puppeteer-core';
import type { Engine } from '../../../tools/support/engines.ts';
import type { Handle, Size, Tab } from './tab.ts';

const preferences = {
  'intl.accept_languages': 'it',
  'intl.locale.requested': 'it',
};

const handleOf = (element: ElementHandle<Element>): Handle => ({
  click: () => element.click(),
  type: text => element.type(text),
  choose: file => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
});

/** Opens a window of Firefox, which speaks WebDriver BiDi itself. */
export async function openFirefox({ binary, env }: Engine, size: Size): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: binary,
    env: { ...process.env, ...env },
    extraPrefsFirefox: preferences,
  });
  const page = await browser.newPage();
  await page.setViewport(size);
  // as text: the page's CSP forbids making functions from strings
  const evaluate = (script: string, args: unknown[]) =>
    page.evaluateHandle(`(function () { ${script} })(...${JSON.stringify(args)})`);
  return {
    goto: async address => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    resize: next => page.setViewport(next),
    setCookies: async cookies => {
      const { hostname: domain } = new URL(page.url());
      await browser.setCookie(...cookies.map(cookie => ({ ...cookie, domain, path: '/' })));
    },
    pressTab: () => page.keyboard.press('Tab'),
    run: async <Result>(script: string, ...args: unknown[]) =>
      (await (await evaluate(script, args)).jsonValue()) as Result,
    find: async (script, ...args) => {
      const element = (await evaluate(script, args)).asElement();
      return element && handleOf(element as ElementHandle<Element>);
    },
    close: () => browser.close(),
  };
}
