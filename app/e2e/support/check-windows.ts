import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { brokenWords } from '../engines/page-scripts.ts';
import { addresses, type Role } from './addresses.ts';
import { clippedTexts } from './clipped-texts.ts';
import { trackRequests } from './network.ts';
import { type Person, waitForHydration } from './person.ts';
import { openSecondSite, secondSite } from './second-site.ts';
import type { SmokeUser } from './smoke-user.ts';
import { expect } from './test.ts';
import { windowProblems, windows } from './window-problems.ts';

/** Opens an address and resizes its page to all windows. */
async function checkAddress(
  { page, settled }: Pick<SmokeUser, 'page' | 'settled'>,
  address: string,
  problems: (page: Page) => Promise<string[]>,
): Promise<void> {
  await page.setViewportSize(windows[0]);
  await page.goto(address);
  await waitForHydration(page);
  await settled();
  for (const size of windows) {
    await page.setViewportSize(size);
    const place = `${address} at ${size.width} × ${size.height}`;
    expect.soft(await problems(page), place).toEqual([]);
  }
}

/** What is cut, broken or covered on a page. */
export const textProblems = async (page: Page): Promise<string[]> => [
  ...(await windowProblems(page)),
  ...(await clippedTexts(page)),
  ...(await page.evaluate<string[]>(`(() => {${brokenWords}})()`)).map(word => `broken: ${word}`),
];

/** Opens the pages of a role and resizes each to all windows. Of the pages that two roles see alike, each opens every other one. */
export async function checkWindows(user: SmokeUser, role: Role, problems = windowProblems): Promise<void> {
  const all = process.env.TEST_ALL !== undefined;
  for (const [row, route] of routes.entries()) {
    const open = route.guard === undefined;
    if (!all && role !== 'visitor' && (open || row % 2 === (role === 'free' ? 0 : 1))) continue;
    const shown = addresses(route, role, user.ids).filter(({ leads }) => leads === null);
    for (const { path } of all ? shown : shown.slice(0, 1)) await checkAddress(user, path, problems);
  }
}

/** Pages of the second site that hold most. Those of members are divided between the two roles, as far as they see them alike. */
const secondSitePages = {
  visitor: ['/', '/signup', '/pricing', '/complaints'],
  free: ['/', '/members', '/members/{member}/chat', '/credits', '/credits/credits-80', '/settings', '/likes'],
  premium: [
    '/members/{member}',
    '/chats/{chat}',
    '/profile',
    '/profile-views',
    '/notifications',
    '/directdebit?package=premium-3',
  ],
} as const;

/** Opens pages of the second site in its language with the longest words, and resizes each to all windows. */
export async function checkSecondSite(person: Person, role: keyof typeof secondSitePages): Promise<void> {
  const page = await openSecondSite(person, role);
  const user = { page, settled: trackRequests(page) };
  const url = secondSite();
  await person.context.addCookies([{ name: 'i18n_redirected', value: 'de', url }]);
  const idsOnPage = () =>
    page.evaluate(async () => {
      const get = async (path: string) =>
        (await fetch(`/api/${path}`, { headers: { 'x-requested-with': 'velluto' } })).json();
      const [{ results }, { chats }] = await Promise.all([get('members.php?country=GB'), get('chats.php')]);
      return { '{member}': results?.[0].id, '{chat}': chats?.[0].conversation.id };
    });
  const ids: Record<string, string> = role === 'visitor' ? {} : await idsOnPage();
  for (const path of secondSitePages[role]) {
    const address = url + path.replace(/\{\w+\}/, id => ids[id] ?? id);
    await checkAddress(user, address, textProblems);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html[data-vl-brand="nordlys"][lang="de"]')).toHaveCount(1);
  }
}
