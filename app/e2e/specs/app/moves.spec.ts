import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Counts the moves of a page whose picture was named before and on the next page; a slow machine may skip drawing them. */
async function watchMoves(page: Page) {
  await page.evaluate(() => {
    const seen = { named: 0 };
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    const names = () => document.querySelectorAll('[style*="view-transition-name"]').length;
    document.startViewTransition = change => {
      const before = names();
      const transition = start(change);
      transition.updateCallbackDone.then(() => {
        if (before === 1 && names() === 1) seen.named += 1;
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: { named: number } }).seen.named);
}

const firstTile = (page: Page) => page.locator('.vl-PersonTile').first().getByRole('link');

test('on the way back the picture moves from the conversation to the profile, and into its tile', async ({
  person,
}) => {
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  const named = await watchMoves(page);
  const profile = page.locator('.vl-ProfileHeader');
  // forward the page may come in place of its skeleton before that has moved
  await firstTile(page).click();
  await profile.locator('a[href$="/chat"]').click();
  await expect(page.locator('.vl-ChatTopBar')).toBeVisible();
  let before = await named();
  /** Goes back, and waits for the move. */
  const back = async (to: Locator) => {
    await page.goBack();
    await expect(to).toBeVisible();
    await expect.poll(named).toBeGreaterThan(before);
    before = await named();
  };
  await back(profile);
  await back(firstTile(page));
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});

test('while the server takes its time, the pressed picture stands in the skeleton', async ({ person }) => {
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  const named = await watchMoves(page);
  let answer = () => {};
  await page.route('**/api/member.php*', async route => {
    await new Promise<void>(resolve => {
      answer = resolve;
    });
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/member.php*');
  // others who signed up have no photo, and one that has not come yet cannot stand there
  const picture = page.locator('.vl-PersonTile .vl-Photo img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const tiles = page.locator('.vl-PersonTile').filter({ has: page.locator('.vl-Photo img') });
  await tiles.first().getByRole('link').click();
  await asked;
  await expect(page.locator('.vl-PageSkeleton [data-part="picture"]')).toBeVisible();
  await expect.poll(named).toBe(1);
  answer();
  await expect(page.locator('.vl-ProfileHeader')).toBeVisible();
  await expect(page.locator('.vl-PageSkeleton')).toHaveCount(0);
});

test('a press during a move is carried out, and the last one counts', async ({ person }) => {
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  const second = page.locator('.vl-PersonTile').nth(1).getByRole('link');
  const address = await second.getAttribute('href');
  // in one task: no frame between them
  await page.evaluate(() => {
    for (const link of [...document.querySelectorAll<HTMLElement>('.vl-PersonTile a')].slice(0, 2))
      link.click();
  });
  await expect(page).toHaveURL(`${address}`);
  await expect(page.locator('.vl-ProfileHeader')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL('/members');
  await expect(second).toBeVisible();
});

test('nothing moves where reduced motion is wanted', async ({ person }) => {
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('a move has begun');
    };
  });
  await firstTile(page).click();
  await expect(page.locator('.vl-ProfileHeader')).toBeVisible();
  await page.goBack();
  await expect(firstTile(page)).toBeVisible();
});
