import { findRoute, type Route } from '../../../src/lib/router/route.ts';
import { routes } from '../../../src/routes.ts';
import { addresses, exampleOf, ownExamples, type Role } from '../../support/addresses.ts';
import { axeProblems } from '../../support/axe.ts';
import { clippedTexts } from '../../support/clipped-texts.ts';
import { layoutShiftProblems } from '../../support/layout-shifts.ts';
import { elementsDrawnAnew } from '../../support/other-intl.ts';
import { waitForHydration } from '../../support/person.ts';
import { type SmokeUser, test } from '../../support/smoke-user.ts';
import { expect } from '../../support/test.ts';

const roles: Record<Role, string> = {
  visitor: 'a visitor',
  free: 'a free member',
  premium: 'a premium member',
  new: 'a member who has just signed up',
};

/** Whether a role opens an address of a route: it opens all of them, or, where the pages are alike, takes turns with the other roles. */
function isTurn(row: string, address: number, place: number): boolean {
  const { at, alike } = exampleOf(row);
  const turns = Math.min(at.length, Object.keys(roles).length);
  return !alike || process.env.TEST_ALL !== undefined || address % turns === place % turns;
}

/** The free and the premium member take turns. */
const isMembersTurn = (role: Role, row: number): boolean => role === (row % 2 === 0 ? 'free' : 'premium');

/**
 * Whether a role opens a route. Pages that are open to all are opened by visitors, new members, and members by turns.
 */
const opens = (role: Role, { guard }: Route, row: number): boolean =>
  process.env.TEST_ALL !== undefined ||
  guard !== undefined ||
  role === 'visitor' ||
  role === 'new' ||
  isMembersTurn(role, row);

/**
 * Whether axe checks a route for a role. Components and screens are checked in the stories; what only a whole page can get
 * wrong (landmarks, headings, ids) is the same for all members.
 */
const hasAxeTurn = (role: Role, row: number): boolean =>
  process.env.TEST_ALL !== undefined || role === 'visitor' || isMembersTurn(role, row);

/** Scrolls through one page from top to bottom, at each of the widths. */
async function checkPage(
  { page, settled, addWebFonts, siteTitle }: SmokeUser,
  path: string,
  { phone, axe, inFirstWindow }: { phone: boolean; axe: boolean; inFirstWindow?: string | undefined },
): Promise<void> {
  const widths = phone ? [360, 320] : [1280];
  await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
  await page.goto(path);
  expect(page.url().endsWith(path), `${path} leads to ${page.url()}`).toBe(true);
  await waitForHydration(page);
  await settled();
  expect.soft(await elementsDrawnAnew(page), `drawn anew on ${path}`).toEqual([]);
  if (inFirstWindow)
    await expect.soft(page.locator(inFirstWindow), path).toBeInViewport({ ratio: 1, timeout: 1000 });
  // lazy content loads when it comes into view
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await settled();
  expect.soft(await layoutShiftProblems(page), `moves of ${path}`).toEqual([]);
  await addWebFonts();
  if (axe) expect.soft(await axeProblems(page), `axe on ${path}`).toEqual([]);
  const { title, ...frame } = await page.evaluate(() => ({
    title: document.title.replace(/^\(\d+\) /, ''),
    lang: document.documentElement.lang,
    headlines: [...document.querySelectorAll('h1')].filter(headline => headline.checkVisibility()).length,
    mains: document.querySelectorAll('main').length,
    deadEnd: document.querySelector('main :is(a[href], button, input, select, textarea)') === null,
  }));
  expect.soft(frame, `frame of ${path}`).toEqual({ lang: 'it', headlines: 1, mains: 1, deadEnd: false });
  if (path === '/') expect.soft(title, `title of ${path}`).toBe(siteTitle);
  else expect.soft(title, `title of ${path}`).toMatch(/^(?!Velluto).+ · Velluto$/);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scrollWidth, `width of ${path} at ${width} px`).toBeLessThanOrEqual(width);
    expect.soft(await clippedTexts(page), `texts of ${path} at ${width} px`).toEqual([]);
  }
}

test('every row of the route table has example addresses', () => {
  const names = routes.map(({ name }) => name);
  expect(Object.keys(ownExamples).filter(name => !names.includes(name))).toEqual([]);
  for (const name of names) {
    const { at, wrong = [] } = exampleOf(name);
    expect(at, `addresses of ${name}`).not.toEqual([]);
    for (const address of [...at, ...wrong]) {
      const [path = ''] = address.split('?');
      expect(findRoute(routes, path)?.route.name, address).toBe(name);
    }
  }
});

// pairwise: every page and every role is tested on both devices
for (const [place, [role, user]] of (Object.entries(roles) as [Role, string][]).entries()) {
  for (const [row, route] of routes.entries()) {
    if (!opens(role, route, row)) continue;
    const tag = (place + row) % 2 === 0 ? '@phone' : '@desktop';
    test(`every page is sound for ${user}: ${route.name}`, { tag }, async ({
      smokeUser: smokeUserFor,
      phone,
    }) => {
      const smokeUser = await smokeUserFor(role);
      for (const [index, { path, leads }] of addresses(route, role, smokeUser.ids).entries()) {
        if (leads === null && !isTurn(route.name, index, place)) continue;
        await test.step(path, async () => {
          const { inFirstWindow } = exampleOf(route.name);
          if (leads === null) {
            return checkPage(smokeUser, path, { phone, axe: hasAxeTurn(role, row), inFirstWindow });
          }
          const answer = await smokeUser.person.request.get(path, { maxRedirects: 0 });
          expect(answer.headers().location, path).toBe(leads);
        });
      }
    });
  }

  test(`wrong ids show the not-found page, for ${user}`, async ({ smokeUser: smokeUserFor, t, phone }) => {
    const smokeUser = await smokeUserFor(role);
    smokeUser.browserErrors.expect(/404.*nobody/);
    const wrong = routes.flatMap(route =>
      addresses(route, role, smokeUser.ids, 'wrong').map(address => ({ ...address, route: route.name })),
    );
    for (const { path, leads, route } of wrong) {
      const answer = await smokeUser.person.request.get(path);
      // landing pages lead members to the profile, which says what is gone
      const shown = /landing/.test(path) && !/landing/.test(answer.url()) ? 'members-id' : route;
      const headline = new RegExp(`<h1[^>]*>${t(exampleOf(shown).gone ?? 'vl.ErrorPage.notFound')}</h1>`);
      if (leads !== null) {
        expect.soft(answer.url().endsWith(leads), `${path} leads to ${answer.url()}`).toBe(true);
        continue;
      }
      expect.soft(answer.status(), path).toBe(404);
      expect.soft(await answer.text(), path).toMatch(headline);
    }
    await checkPage(smokeUser, '/nobody/lives/here', { phone, axe: true });
  });
}
