import type { Page } from '@playwright/test';
import { type Ids, idsOf, type Role } from './addresses.ts';
import { BrowserErrors } from './browser-errors.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { trackRequests } from './network.ts';
import { writeOtherwise } from './other-intl.ts';
import { Person, visit } from './person.ts';
import { test as base } from './test.ts';
import { addWebFonts, readWebFonts } from './web-fonts.ts';

/** A user who opens every page in one tab. */
export interface SmokeUser {
  person: Person;
  ids: Ids;
  /** Title of the site. */
  siteTitle: string;
  /** The tab. */
  page: Page;
  /** Waits until all requests of the page are answered. */
  settled(): Promise<void>;
  /** Draws the page in the letters of the site: the tab saves data, so that nothing moves while shifts are tracked. */
  addWebFonts(): Promise<void>;
  browserErrors: BrowserErrors;
}

interface Fixtures {
  /** A user of this role, logged in unless a visitor, who has answered the age warning before. */
  smokeUser(role: Role): Promise<SmokeUser>;
}

/** One user of each role per worker; their browser, with its storage, is used for all pages. */
const smokeUsers = new Map<Role, SmokeUser>();

/** A test with users of each role. */
export const test = base.extend<Fixtures>({
  smokeUser: async ({ browser }, use, { workerIndex }) => {
    const used = new Set<SmokeUser>();
    await use(async role => {
      let smokeUser = smokeUsers.get(role);
      if (!smokeUser) {
        // the age warning is answered already, so that it covers no page
        const context = await browser.newContext();
        await context.addCookies([
          { name: 'velluto_entered', value: '1', url: `${process.env.VELLUTO_URL}` },
        ]);
        await writeOtherwise(context);
        const browserErrors = new BrowserErrors();
        browserErrors.follow(context);
        const person = new Person(context, `Smoke.${role}.${workerIndex}`);
        if (role === 'new') await person.signUp({ gender: 'male', confirmed: false });
        else if (role !== 'visitor') await person.logInAs(role);
        const ids = await idsOf(person, role);
        const { index_title: siteTitle } = await person.call<{ index_title: string }>('GET', 'settings.php');
        const page = await context.newPage();
        await trackLayoutShifts(page);
        const faces = await readWebFonts(person.request);
        smokeUser = {
          person,
          ids,
          siteTitle,
          page,
          settled: trackRequests(page),
          addWebFonts: () => addWebFonts(page, faces),
          browserErrors,
        };
        smokeUsers.set(role, smokeUser);
        await visit(page, '/offline');
      }
      used.add(smokeUser);
      return smokeUser;
    });
    // the browser cached a larger picture on an earlier visit, and does not use the one that the page preloads
    const unusedPreload = /was preloaded using link preload but not used/;
    for (const { browserErrors } of used) {
      base.expect.soft(browserErrors.take().filter(problem => !unusedPreload.test(problem))).toEqual([]);
    }
  },
});
