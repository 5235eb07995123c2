import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { differenceOf } from '../../.storybook/picture-difference.ts';
import { type Finding, none } from './finding.ts';
import { differences, type Looks, looksOf } from './looks.ts';
import { browse, night, passes, pictures, serving, testProjects } from './projects.ts';

/** Pixels that may differ: where a host lets `body` scroll, rounded corners come out a shade different. */
const noise = 40;

/** Pages with the styles of others, and how they load ours. */
const hosts: { name: string; query: string }[] = [
  { name: 'create-next-app', query: 'host=next' },
  { name: 'create-next-app with Tailwind', query: 'host=tailwind-4&host=next-tailwind' },
  { name: 'Tailwind 3', query: 'host=tailwind-3' },
  { name: 'Tailwind 4', query: 'host=tailwind-4' },
  {
    name: 'Tailwind 4 with layers',
    query: 'host=tailwind-4&layered&layers=theme, base, vl, components, utilities',
  },
  { name: 'Bootstrap 5', query: 'host=bootstrap-5' },
];

/** A page as it looks: the styles of every element, and pictures without and with the dialog. */
interface Seen {
  looks: Looks;
  shots: Buffer[];
}

async function see(page: Page, origin: string, name: string, query: string): Promise<Seen> {
  await page.goto(`${origin}/?${query}`);
  await page.getByRole('link', { name: /Marta/ }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const shot = (state: string) =>
    page.screenshot({ path: join(pictures, `${name}, ${state}.png`), fullPage: true });
  const before = await shot('page');
  // by keyboard, because a pointer over a button of the dialog would change its look
  await page.getByRole('button', { name: 'Match' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  const looks = await looksOf(page);
  return { looks, shots: [before, await shot('dialog')] };
}

const ground = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => getComputedStyle(element).backgroundColor);

/** Complains where a part of the page is not as light or dark as its attribute says. */
async function checkModes(page: Page, device: 'light' | 'dark', complaints: string[]): Promise<void> {
  const [light, dark] = ['rgb(251, 247, 242)', night];
  const expected = {
    html: device === 'light' ? light : dark,
    '[data-shown="dark"] > [data-vl-mode]': dark,
    '[data-shown="light in dark"] > [data-vl-mode]': light,
    '[data-shown="light"] > [data-vl-mode]': light,
    '[role="dialog"] [class*="vl-MatchDialog-"]': dark,
  };
  for (const [selector, colour] of Object.entries(expected)) {
    const found = await ground(page, selector);
    if (found !== colour)
      complaints.push(`On a ${device} device ${selector} is ${found} instead of ${colour}.`);
  }
}

/** Checks that components look the same with the CSS resets of other libraries as without, after a default build. */
export async function checkHosts(project: string): Promise<Finding[]> {
  // the one that the Next.js project loads
  await cp(join(testProjects, 'next/app/globals.css'), join(project, 'public/resets/next.css'));
  const typed = await passes('the project beside other styles has its types', 'tsc', ['-p', '.'], project);
  const built = await passes(
    'it builds with the usual targets',
    'vite',
    ['build', '--logLevel', 'warn'],
    project,
  );
  if (built.fault) return [typed, built];
  const faults = await serving(join(project, 'dist'), origin =>
    browse(async (page, complaints) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const plain = await see(page, origin, 'plain', 'layered');
      await checkModes(page, 'light', complaints);
      for (const { name, query } of hosts) {
        const seen = await see(page, origin, name, query);
        complaints.push(...differences(plain.looks, seen.looks).map(fault => `${name}: ${fault}`));
        for (const [index, shot] of seen.shots.entries()) {
          const { pixels } = await differenceOf(plain.shots[index] ?? shot, shot);
          if (pixels > noise) complaints.push(`${name}: ${pixels} pixels differ, see ${pictures}`);
        }
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await see(page, origin, 'dark device', 'host=next');
      await checkModes(page, 'dark', complaints);
    }),
  );
  return [typed, built, none(`components look alike in ${hosts.length} hosts`, faults)];
}
