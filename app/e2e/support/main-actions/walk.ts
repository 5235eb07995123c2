import { expect, type Locator, type Page } from '@playwright/test';
import { findRoute } from '../../../src/lib/router/route.ts';
import { routes } from '../../../src/routes.ts';
import { examplePath, type Ids } from '../addresses.ts';
import type { Person } from '../person.ts';
import { test } from '../test.ts';
import type { Texts } from '../texts.ts';
import { followLink, visitTranslated } from '../translator.ts';

/** A person who does the main action of one page after the other in one tab. */
export interface Walk {
  page: Page;
  t: Texts;
  person: Person;
  /** Ids for the addresses; actions may add to them. */
  ids: Ids;
}

/** What an action gets. */
export type Step<W extends Walk = Walk> = W & {
  /** The content of the page. */
  main: Locator;
  /**
   * Opens the page of the action under the emulation of a page translator, at its example address unless told
   * otherwise.
   */
  open(path?: string): Promise<void>;
};

/** Main actions of pages, by the name of the route, in the order in which they are done. */
export type MainActions<W extends Walk = Walk> = Readonly<Record<string, (step: Step<W>) => Promise<void>>>;

/** Pages that are not left by a link; those of the offline page open new documents. */
const withoutLinks = ['offline'];

/** Does all actions; a page that its action did not leave is left by a link afterwards. */
export async function walkThrough<W extends Walk>(actions: MainActions<W>, walk: W): Promise<void> {
  const { page, ids } = walk;
  const routeNow = () => findRoute(routes, new URL(page.url()).pathname)?.route.name;
  for (const [name, act] of Object.entries(actions)) {
    await test.step(name, async () => {
      const open = async (path = examplePath(name, ids)) => {
        await visitTranslated(page, path);
        expect(routeNow(), path).toBe(name);
      };
      await act({ ...walk, main: page.getByRole('main'), open });
      if (withoutLinks.includes(name)) return;
      if (routeNow() === name) await followLink(page);
      await expect(page.locator('h1').first()).toBeVisible();
    });
  }
}
