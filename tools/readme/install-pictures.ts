import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContextOptions, devices } from 'playwright-core';
import { Person, visit } from '../../app/e2e/support/person.ts';
import { openSecondSite, secondSite } from '../../app/e2e/support/second-site.ts';
import { startProduct } from '../bench/product.ts';
import { end } from '../support/at-end.ts';
import { openBrowser } from '../support/open-browser.ts';
import { root } from '../support/run-step.ts';
import { settle, writePicture } from './shots.ts';

/**
 * Takes the pictures that a browser shows before it installs the app (`screenshots` of the web app manifest) again, for both
 * brands of the app: in the first language of their sites, and in dark mode like the splash screen.
 *
 * `node tools/readme/install-pictures.ts`
 */
const folder = join(root, 'app/public/install');
const locales = { velluto: 'it-IT', nordlys: 'en-GB' };
const size = { width: 360, height: 740 };
const phone = { ...devices['Pixel 7'], viewport: size, screen: size, deviceScaleFactor: 2 };
/** Without Elena, 35, who plays a private member: all others have the label of a demo profile. She is the first card of the deck, too. */
const labelled = '/members?max_age=34';
const desktop = { viewport: { width: 1120, height: 700 } };

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
const { origin } = await startProduct(4442);
process.env.VELLUTO_URL = origin;

/** Takes pictures of pages as the premium member sees them on a device; the names are those of the files. */
async function take(
  brand: keyof typeof locales,
  device: BrowserContextOptions,
  paths: Record<string, string>,
) {
  const locale = locales[brand];
  const context = await browser.newContext({ ...device, baseURL: origin, locale, colorScheme: 'dark' });
  const member = new Person(context, 'Member');
  if (brand === 'velluto') await member.logInAs('premium');
  else await openSecondSite(member, 'premium');
  const { chats } = await member.call<{ chats: { conversation: { id: string } }[] }>('GET', 'chats.php');
  const page = await context.newPage();
  for (const [name, path] of Object.entries(paths)) {
    const address = path.replace(':first', chats[0]?.conversation.id ?? '');
    await visit(page, (brand === 'velluto' ? origin : secondSite()) + address);
    await page.keyboard.press('Escape');
    await settle(page);
    if (name === 'swipe') {
      await page.locator('[aria-keyshortcuts=ArrowLeft]').click();
      await settle(page);
    }
    await writePicture(join(folder, `${brand}-${name}.webp`), await page.screenshot(), 45);
  }
}

for (const brand of ['velluto', 'nordlys'] as const) {
  await take(brand, phone, { members: labelled, swipe: '/swipe-game', chat: '/chats/:first' });
  await take(brand, desktop, { wide: labelled });
}
await end();
