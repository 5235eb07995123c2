import type { Page } from '@playwright/test';
import { axeProblems } from '../../support/axe.ts';
import { askToBegin } from '../../support/begin-request.ts';
import { visit } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

/** Opens a page, and waits until the script that shows offers is loaded. */
async function enter(page: Page, path = '/members'): Promise<void> {
  const code = page.waitForResponse(/\/assets\/Overlays-[^/]*\.js$/);
  await visit(page, path);
  await (await code).finished();
}

test('the time bonus dialog opens after 40 seconds, but not above a conversation, and never again once it is closed', async ({
  person,
  t,
}) => {
  const anna = await (await person('Anna')).signUp();
  const nino = await (await person('Nino')).signUp({ gender: 'male' });
  const conversation = await nino.write(anna, 'Ciao.');
  await nino.write(anna, 'Ci sei?');
  expect(await nino.credits()).toBe(0);

  const page = await nino.context.newPage();
  await page.clock.install();
  const offer = page.getByRole('dialog').filter({ hasText: t('vl.TimeBonusDialog.body') });

  await enter(page, `/chats/${conversation}`);
  await page.clock.fastForward(41_000);
  await expect(page.getByRole('log')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: t('vl.ChatTopBar.back') }).click();
  await expect(page).toHaveURL('/chats');
  await expect(offer).toBeVisible();
  await expect(offer.getByRole('timer')).toHaveText(/^03:[0-5]\d:[0-5]\d$/);
  await offer.getByRole('button', { name: t('vl.Dialog.notNow') }).click();
  await expect(offer).toBeHidden();

  await enter(page);
  await page.clock.fastForward(90_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const putAway = await page.evaluate(() => localStorage.getItem('velluto.time-bonus'));
  expect(putAway).toMatch(/^\["[\dT:.-]+Z"\]$/);
  expect(putAway, 'whose it was stays untold').not.toContain(nino.id);
});

test('no dialog opens by itself above an order or a focused field: dialogs wait, and open one after the other', async ({
  person,
  t,
}) => {
  const nino = await (await person('Nino')).signUp({ gender: 'male' });
  const [anna, bea] = [await (await person('Anna')).signUp(), await (await person('Bea')).signUp()];
  await nino.write(anna, 'Ciao.');
  await nino.write(anna, 'Ci sei?');
  expect(await nino.credits()).toBe(0);
  const page = await nino.context.newPage();
  await page.clock.install();
  const dialogs = page.getByRole('dialog');
  const offer = dialogs.filter({ hasText: t('vl.TimeBonusDialog.body') });
  const likeOf = (name: string) => dialogs.filter({ hasText: name });
  const navigation = page.getByRole('navigation');

  const stream = page.waitForResponse(/\/api\/events\.php$/);
  await enter(page, '/credits/credits-50/visa');
  await stream;
  await anna.like(nino);
  await expect(navigation.getByRole('link', { name: t('vl.TopBar.likes') })).toContainText('1');
  await page.clock.fastForward(41_000);
  await page.clock.runFor(3_000);
  await expect(dialogs).toHaveCount(0);

  await navigation.getByRole('link', { name: t('vl.TopBar.messages') }).click();
  await expect(page).toHaveURL('/chats');
  await expect(likeOf(anna.name)).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: t('vl.Dialog.notNow') }).click();

  await navigation.getByRole('link', { name: t('vl.TopBar.profile') }).click();
  await expect(page).toHaveURL('/profile');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await bea.like(nino);
  await expect(navigation.getByRole('link', { name: t('vl.TopBar.likes') })).toContainText('2');
  await page.clock.runFor(3_000);
  await expect(field).toBeFocused();
  await field.blur();
  await page.clock.runFor(1_000);
  await expect(likeOf(bea.name)).toBeVisible();
});

test('the banner of the time bonus is above the pages for browsing, and leads to the packages', async ({
  person,
  t,
}) => {
  const lea = await (await person('Lea')).signUp();
  // one notice at a time: the alert about a photo comes first
  const alert = await lea.open('/chats');
  await alert.getByRole('button', { name: t('vl.Alert.dismiss') }).click();
  const bannerText = t('vl.WelcomeBonusBanner.text', { percent: '25%' });
  // in the HTML of the server: no layout shift when the script loads
  expect(await (await lea.request.get('/chats')).text()).toContain('class="vl-WelcomeBonusBanner ');
  const page = await lea.open('/chats');
  const offer = page.locator('.vl-WelcomeBonusBanner');
  await expect(offer).toContainText(bannerText);
  await expect(offer).toContainText(/\d{1,2}:\d\d/);
  await expect(offer, 'no countdown outside the dialog').not.toContainText(/\d:\d\d:\d\d/);
  expect(await axeProblems(page)).toEqual([]);
  await offer.getByRole('link').click();
  await expect(page).toHaveURL('/credits');
  // the prices on this page include the discount already
  await expect(offer).toHaveCount(0);

  await lea.buy('credits-20');
  expect(await (await lea.request.get('/chats')).text()).not.toContain('class="vl-WelcomeBonusBanner ');
});

test('a discount that another tab used up is reported with the new price, and the order can go on', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  const mara = await (await person('Mara')).signUp();
  const page = await mara.context.newPage();
  // changes in the other tab are not noticed
  await page.route('**/api/events.php*', () => undefined);
  await visit(page, '/credits/credits-50/visa');
  const summary = page.locator('.vl-OrderSummary');
  await expect(summary).toContainText('14,99');
  await mara.buy('credits-20');

  const order = summary.getByRole('button', { name: t('vl.OrderSummary.order') });
  await askToBegin(summary, t);
  await order.click();
  await expect(summary.getByRole('alert').filter({ hasText: /./ })).toHaveText(t('vl.DiscountNotice.over'));
  await expect(summary).toContainText('19,99');
  await expect(summary).not.toContainText('14,99');
  await expect(summary.getByRole('radio', { name: 'Visa', exact: true })).toBeChecked();
  await expect(page.getByText(t('vl.problem.discount_code_invalid'))).toHaveCount(0);
  expect(await axeProblems(page)).toEqual([]);

  await order.click();
  await page.waitForURL(/__payments\/checkout/);
  await expect(
    page.getByRole('button', { name: t('sandbox.checkout.paid', { amount: '19,99 €' }) }),
  ).toBeVisible();
});
