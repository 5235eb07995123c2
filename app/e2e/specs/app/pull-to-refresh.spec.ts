import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Moves one finger over the page, by these steps from its middle, and lets go. */
const drag = (page: Page, ...steps: { x: number; y: number }[]) =>
  page.evaluate(steps => {
    const target = document.querySelector('#main h1') as Element;
    const fire = (type: string, { x, y }: { x: number; y: number }) => {
      const touch = new Touch({ identifier: 1, target, clientX: 180 + x, clientY: 200 + y });
      const touches = type === 'touchend' ? [] : [touch];
      target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true }));
    };
    fire('touchstart', { x: 0, y: 0 });
    for (const step of steps) fire('touchmove', step);
    fire('touchend', steps.at(-1) ?? { x: 0, y: 0 });
  }, steps);

const down = [20, 60, 140].map(y => ({ x: 0, y }));

test('in the installed app of an iPhone a pulled list is loaded again, once, and other movements do nothing', async ({
  person,
}) => {
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/settings');
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  const overlays = page.waitForResponse(/\/Overlays-/);
  await page.goto('/members');
  await overlays;
  let asked = 0;
  let answer = () => {};
  await page.route('**/api/members.php*', async route => {
    asked += 1;
    await new Promise<void>(resolve => {
      answer = resolve;
    });
    await route.continue();
  });
  const sign = page.locator('[data-pull]');
  await expect(async () => {
    await drag(page, ...down);
    await expect(page.locator('[data-pull="loading"]')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await drag(page, ...down);
  expect(asked).toBe(1);
  answer();
  await expect(sign).toHaveCount(0);
  await expect(page.locator('.vl-PersonTile').first()).toBeVisible();

  await drag(page, { x: 60, y: 10 }, { x: 90, y: 140 });
  await drag(page, { x: 0, y: 40 });
  await page.locator('#main h1').evaluate(() => window.scrollTo(0, 300));
  await drag(page, ...down);
  await expect(sign).toHaveCount(0);
  expect(asked).toBe(1);
});
