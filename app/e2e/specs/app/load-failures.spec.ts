import type { Page } from '@playwright/test';
import { type Person, password, waitForHydration } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';
import type { Texts } from '../../support/texts.ts';

/** The browser's error for a file that is no longer on the server. */
const remarks =
  /404|Failed to (fetch|load)|ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/;

/** Takes a part of the app off the server, as a new version does; the returned function brings it back. */
async function lose(page: Page, part: string): Promise<() => Promise<void>> {
  const file = `**/assets/${part}-*.js`;
  await page.route(file, route => route.fulfill({ status: 404 }));
  return () => page.unroute(file);
}

/** The settings of a member, of which the preferences are a part of their own. */
async function openSettings(member: Person, t: Texts) {
  const page = await member.open('/settings');
  // all parts on one page
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => Object.assign(window, { before: true }));
  const section = page.getByRole('region', { name: t('app.Settings.preferences') });
  return {
    page,
    /** Opens the preferences, or closes them. */
    press: () => section.getByRole('button').first().click(),
    form: section.locator('form'),
    notice: (id: 'lost' | 'title') => page.getByRole('region', { name: t(`app.Update.${id}`) }),
    isSameDocument: () => page.evaluate(() => 'before' in window),
  };
}

test('a half-filled form stays when a new version removes a part of its page, and each press shows a notice', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(remarks);
  const anna = await (await person('Anna')).signUp();
  const { page, press, form, notice, isSameDocument } = await openSettings(anna, t);
  await page.getByRole('button', { name: t('vl.DeleteAccountRow.action') }).click();
  const typed = page.getByRole('alertdialog').getByLabel(t('app.Settings.password'), { exact: true });
  await typed.fill(password);
  await page.keyboard.press('Escape');
  const bringBack = await lose(page, 'PreferencesForm');
  for (let times = 0; times < 2; times += 1) {
    await press();
    await expect(notice('lost')).toContainText(t('app.Update.lostTyped'));
    await notice('lost')
      .getByRole('button', { name: t('app.Update.close') })
      .click();
    await expect(notice('lost')).toBeHidden();
    await press();
  }
  expect(await isSameDocument(), 'nothing was reloaded').toBe(true);
  await press();
  await bringBack();
  await notice('lost')
    .getByRole('button', { name: t('app.Update.reload') })
    .click();
  await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
  await waitForHydration(page);
  await press();
  await expect(form).toBeVisible();
});

test('a page on which nothing was typed is reloaded once, and says so', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(remarks);
  const anna = await (await person('Anna')).signUp();
  const { page, press, notice } = await openSettings(anna, t);
  await lose(page, 'PreferencesForm');
  await press();
  await expect(notice('title')).toBeVisible();
  await expect(page).toHaveURL('/settings');
  // really gone: no second reload, and no page without a word
  await page.evaluate(() => Object.assign(window, { before: true }));
  await press();
  await notice('lost')
    .getByRole('button', { name: t('app.Update.close') })
    .click();
  await expect(notice('lost')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.Common.settings'));
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
});

test('a page whose code is lost opens as a new document: the press is not lost', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(remarks);
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  await page.evaluate(() => Object.assign(window, { before: true }));
  const bringBack = await lose(page, 'LikesScreen');
  // the document of the new version names files that are there
  page.on('request', request => {
    if (request.isNavigationRequest()) void bringBack();
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('vl.TopBar.likes') })
    .click();
  await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false);
  await expect(page).toHaveURL('/likes');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('vl.ErrorPage.title'));
  await expect(page.getByRole('region', { name: t('app.Update.title') })).toHaveCount(0);
});

test('without a connection a lost part reloads nothing, and the page stays as it is', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(remarks);
  const anna = await (await person('Anna')).signUp();
  const { page, press, notice, isSameDocument } = await openSettings(anna, t);
  await anna.context.setOffline(true);
  await press();
  await expect(notice('lost')).toBeVisible();
  await expect(notice('lost')).not.toContainText(t('app.Update.lostTyped'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.Common.settings'));
  expect(await isSameDocument()).toBe(true);
});

test('the dialogs of every page are lost: a notice says so, and the page stays', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(remarks);
  const anna = await (await person('Anna')).signUp();
  const page = await anna.context.newPage();
  await lose(page, 'Overlays');
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: t('app.Update.lost') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.Common.settings'));
});
