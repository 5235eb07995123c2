import { type BrowserContext, test as base } from '@playwright/test';
import { type EngineName, findEngine } from '../../../tools/support/engines.ts';
import { Person } from '../support/person.ts';
import { loadTexts, type Texts } from '../support/texts.ts';
import { openTab, type Size } from './tab.ts';
import { Visit } from './visit.ts';
import { startWatchingProxy } from './watching-proxy.ts';

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 800 };

interface Fixtures {
  /** A window of the project's engine, as wide as a phone. */
  visit: Visit;
  /** A person who calls the API without the page; the name is made unique. */
  person(name: string): Promise<Person>;
  /** Gives the window to a person who has answered the age warning before. */
  logIn(person: Person): Promise<void>;
}

let made = 0;

/** A test in an engine that Playwright does not bring. */
export const test = base.extend<Fixtures, { t: Texts; url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  t: [async ({}, use) => use(await loadTexts('it')), { scope: 'worker' }],
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const proxy = await startWatchingProxy(`${process.env.VELLUTO_URL}`);
      await use(proxy.url);
      proxy.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ url, t }, use, { project }) => {
    const name = project.name as EngineName;
    const engine = await findEngine(name);
    if (typeof engine === 'string') throw new Error(`There is no ${name}: ${engine}`);
    const tab = await openTab(name, engine, phone);
    try {
      const dismissals = [
        { dialog: '.vl-TimeBonusDialog', button: t('vl.Dialog.notNow') },
        { dialog: '.vl-MatchDialog', button: t('vl.MatchDialog.close') },
      ];
      await use(new Visit(tab, url, dismissals));
    } finally {
      await tab.close();
    }
  },
  person: async ({ playwright, url }, use, { project, workerIndex }) => {
    await use(async name => {
      const request = await playwright.request.newContext({ baseURL: url });
      made += 1;
      // without a browser of Playwright: it only calls
      return new Person({ request } as BrowserContext, `${name}.${project.name}.${workerIndex}.${made}`);
    });
  },
  logIn: async ({ visit }, use) => {
    await use(async person => {
      const { cookies } = await person.request.storageState();
      const entered = { name: 'velluto_entered', value: '1' };
      await visit.setCookies([...cookies.map(({ name, value }) => ({ name, value })), entered]);
    });
  },
});

export { expect } from '@playwright/test';
