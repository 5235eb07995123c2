import type { Page } from '@playwright/test';
import { type Ids, idsOf, type Role } from './addresses.ts';
import { Person, visit } from './person.ts';
import { followShifts } from './shifts.ts';
import { test as base } from './test.ts';
import { followTraffic } from './traffic.ts';
import { Watch } from './watch.ts';

/** Somebody who walks through the product. */
export interface Walker {
  person: Person;
  ids: Ids;
  /** Title that the site gives itself. */
  siteTitle: string;
  /** The one tab they walk in. */
  page: Page;
  /** Waits until everything that the page loads has come. */
  settled(): Promise<void>;
  watch: Watch;
}

interface Fixtures {
  /** Somebody who is logged in already, unless a visitor, and has been here before. */
  walker(role: Role): Promise<Walker>;
}

/** Who walks in this worker: each keeps their browser, with what it has in store, from page to page. */
const walkers = new Map<Role, Walker>();

/** A test with people who walk through the product. */
export const test = base.extend<Fixtures>({
  walker: async ({ browser }, use, { workerIndex }) => {
    const walked = new Set<Walker>();
    await use(async role => {
      let walker = walkers.get(role);
      if (!walker) {
        // everybody has entered past the warning at the door before
        const entered = { name: 'velluto.entered', value: '1' };
        const origins = [{ origin: process.env.VELLUTO_URL ?? '', localStorage: [entered] }];
        const context = await browser.newContext({ storageState: { cookies: [], origins } });
        const watch = new Watch();
        watch.follow(context);
        const person = new Person(context, `Walker.${role}.${workerIndex}`);
        if (role === 'new') await person.signUp({ gender: 'male', confirmed: false });
        else if (role !== 'visitor') await person.logInAs(role);
        const ids = await idsOf(person, role);
        const { index_title: siteTitle } = await person.call<{ index_title: string }>('GET', 'settings.php');
        const page = await context.newPage();
        await followShifts(page);
        walker = { person, ids, siteTitle, page, settled: followTraffic(page), watch };
        walkers.set(role, walker);
        await visit(page, '/offline');
      }
      walked.add(walker);
      return walker;
    });
    // a browser that was here before takes a larger picture that it kept, and leaves the one the page preloads
    const kept = /was preloaded using link preload but not used/;
    for (const { watch } of walked) {
      base.expect.soft(watch.take().filter(problem => !kept.test(problem))).toEqual([]);
    }
  },
});
