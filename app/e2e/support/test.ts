import { type BrowserContext, test as base } from '@playwright/test';
import { BrowserErrors } from './browser-errors.ts';
import { Person } from './person.ts';
import { loadTexts, type Texts } from './texts.ts';

interface Fixtures {
  /** Errors of all browsers of the spec; the spec fails when one was not expected. */
  browserErrors: BrowserErrors;
  /** Makes a person with their own browser; the name, which begins with a capital letter, is made unique. */
  person(name: string): Promise<Person>;
  /** True in the phone project. */
  phone: boolean;
}

interface WorkerFixtures {
  /** The product's Italian texts. */
  t: Texts;
}

let made = 0;

/** A test with people, the product's texts, and a check for browser errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(process.env.VELLUTO_URL),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  t: [async ({}, use) => use(await loadTexts('it')), { scope: 'worker' }],
  browserErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const browserErrors = new BrowserErrors();
      await use(browserErrors);
      base.expect(browserErrors.problems).toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ browser, browserErrors }, use, { workerIndex }) => {
    const contexts: BrowserContext[] = [];
    await use(async name => {
      // the age warning is answered already, so that it covers no page
      const context = await browser.newContext();
      await context.addCookies([{ name: 'velluto_entered', value: '1', url: `${process.env.VELLUTO_URL}` }]);
      contexts.push(context);
      browserErrors.follow(context);
      made += 1;
      return new Person(context, `${name}.${workerIndex}.${made}`);
    });
    await Promise.all(contexts.map(context => context.close()));
  },
  phone: async ({ isMobile }, use) => use(isMobile),
});

export { expect } from '@playwright/test';
