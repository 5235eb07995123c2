import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';
import { commandOf, type Packed } from './pack.ts';
import { browse, passes, serving } from './projects.ts';
import { devices, openView } from './views.ts';

/** Looks in three languages, on wide screens and phones, light and dark. */
const views = [
  { ...devices.wide, language: 'en', title: 'Search' },
  { ...devices.phone, language: 'de', title: 'Suche' },
  { ...devices.phoneAtNight, language: 'pl', title: 'Szukaj' },
] as const;

/** Walks through the screens of the project `screens` in three languages, and takes a picture of each. */
export async function walkScreens(page: Page, address: string, host: string): Promise<void> {
  const portrait = join(root, 'packages/ui/test/portraits/giulia.webp');
  await page.route('**/img/**', route => route.fulfill({ path: portrait }));
  const dialog = page.getByRole('dialog');
  const go = (area: string) => page.locator(`a[href="#${area}"]:visible`).first().click();
  for (const view of views) {
    const shot = await openView(page, address, view, host);
    await page.getByRole('heading', { name: view.title }).waitFor();
    await shot('members');
    await page.locator('.vl-MemberTile button').first().click();
    await dialog.waitFor();
    await shot('match dialog');
    await page.keyboard.press('Escape');
    await go('credits');
    await shot('credits');
    await page.locator('.vl-CreditsPackageList button').first().click();
    await dialog.waitFor();
    await shot('payment dialog');
    await page.keyboard.press('Escape');
    await go('chats');
    await page.getByRole('textbox').waitFor();
    await shot('conversation');
  }
}

/** Compiles the brand of the project `screens` with the packed command. */
export const buildScreensBrand = (ui: Packed, project: string): Promise<Finding> =>
  passes(
    'velluto-brand builds the brand of the screens',
    process.execPath,
    [
      commandOf(ui, 'velluto-brand'),
      ...['build', 'brand.ts', '--out', 'src/brand.css', '--module', 'src/aurora.ts'],
    ],
    project,
  );

/** Checks the screens of a site in an untouched Vite app: brand, types, build, and how they look. */
export async function checkScreens(ui: Packed, project: string): Promise<Finding[]> {
  const branded = await buildScreensBrand(ui, project);
  if (branded.fault) return [branded];
  const typed = await passes('the screens in Vite have their types', 'tsc', ['-p', '.'], project);
  const built = await passes(
    'the screens build with Vite',
    'vite',
    ['build', '--logLevel', 'error'],
    project,
  );
  if (built.fault) return [branded, typed, built];
  const faults = await serving(join(project, 'dist'), origin =>
    browse(page => walkScreens(page, origin, 'Vite')),
  );
  return [
    branded,
    typed,
    built,
    none('a Vite app shows the screens in three languages and its brand', faults),
  ];
}
