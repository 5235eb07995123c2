import type { Page } from '@playwright/test';
import { askToBegin } from '../../support/begin-request.ts';
import { chatOn } from '../../support/chat.ts';
import { countEncryptedRows, readDeviceStorage } from '../../support/device-storage.ts';
import { visit, waitForHydration } from '../../support/person.ts';
import { finishSignup, signUpWithMistakes } from '../../support/signup.ts';
import { expect, test } from '../../support/test.ts';
import type { Texts } from '../../support/texts.ts';

/** Opens sign-up from the home page: a page of its own on phones, a dialog elsewhere. */
async function openSignup(page: Page, t: Texts, phone: boolean) {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vl.HomeHero.signUp') })
    .click();
  if (!phone) return page.getByRole('dialog', { name: t('vl.SignupDialog.title') });
  await page.waitForURL('/signup');
  return page.getByRole('main');
}

test('from the home page to a paid conversation', async ({ person, t, phone, browserErrors }) => {
  test.setTimeout(120_000);
  const chosen = await (await person('Chiara')).signUp({ age: 47, region: 'IT-23' });
  const marco = await person('Marco');

  await test.step('signs up', async () => {
    const page = await marco.open('/');
    await expect(page.locator('html')).toHaveAttribute('lang', /^it/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.HomeHero.headline'));
    let form = await openSignup(page, t, phone);
    if (!phone) {
      await expect(form).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      form = await openSignup(page, t, phone);
    }
    await signUpWithMistakes(form, t, marco);
    // the account exists: the page knows who is here
    await expect(page.locator('header a[href="/profile"]').first()).toBeAttached();
    await expect(page.locator('a[href^="/login"], a[href^="/signup"]')).toHaveCount(0);
    if (!phone) {
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(form).toBeVisible();
    }
    await finishSignup(page, form, t, marco);
    expect(await readDeviceStorage(page), 'what stays on the device').not.toContain(marco.email);
    expect(await countEncryptedRows(page), 'encrypted or not').toBe(0);
  });

  await test.step('confirms the address, twice', async () => {
    const link = await marco.activationLink();
    for (const _ of ['the mail scanner', 'the member']) {
      const page = await marco.open(link);
      await expect(page).toHaveURL('/activate/done');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.ActivationResult.done'));
    }
    const { user } = await marco.call<{ user: { id: string; status: string } }>('GET', 'user.php');
    expect(user.status).toBe('active');
    marco.id = user.id;
    await chosen.like(marco);
  });

  const page = await marco.open('/activate/done');
  await closeUnaskedDialogs(page, t);
  await test.step('finds somebody by region and age', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('vl.ActivationResult.members') })
      .click();
    await page.waitForURL('/members');
    await page
      .getByRole('button', { name: t('vl.ActiveFilters.filters', { count: 0 }), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t('vl.SearchForm.region') }).selectOption('IT-23');
    await dialog.getByRole('slider', { name: t('vl.SearchForm.ageFrom') }).fill('47');
    await dialog.getByRole('slider', { name: t('vl.SearchForm.ageTo') }).fill('47');
    await dialog.getByRole('button', { name: t('vl.SearchForm.apply') }).click();
    await page.waitForURL(/countryregion=IT-23.*min_age=47.*max_age=47/);
    const filters = page.getByRole('group', { name: t('vl.ActiveFilters.label') });
    await expect(filters).toContainText(t('vl.ActiveFilters.ages', { from: 47, to: 47 }));
    const results = page.getByRole('list', { name: t('app.Members.results') });
    for (const tile of await results.getByRole('listitem').all()) await expect(tile).toContainText(', 47');
    await results.getByRole('link', { name: chosen.name }).click();
    await page.waitForURL(`/members/${chosen.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(chosen.name);
  });

  await test.step('likes a member, and it is a match', async () => {
    await page.getByRole('button', { name: t('vl.LikeButton.idleLabel', { name: chosen.name }) }).click();
    const dialog = page.getByRole('dialog', { name: t('vl.MatchDialog.match') });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(t('vl.MatchDialog.matchBody', { name: chosen.name }))).toBeVisible();
    await dialog.getByRole('button', { name: t('vl.MatchDialog.write', { name: chosen.name }) }).click();
    await page.waitForURL(`/members/${chosen.id}/chat`);
  });

  const chat = chatOn(page, t, chosen, phone);
  await test.step('writes until the credits run out', async () => {
    await chat.write('Ciao, ti piacciono i treni?');
    await expect.poll(() => marco.credits()).toBe(2);
    await chat.write('Io ci vivo sopra.');
    await expect.poll(() => marco.credits()).toBe(0);
  });

  const conversation = page.url();
  const unsentText = 'Questa frase non deve andare persa.';
  await test.step('the third message keeps its text and opens the offer', async () => {
    // the server refuses it when the page does not yet know that the second was charged
    browserErrors.expect(/\b402\b/);
    await chat.box.fill(unsentText);
    await chat.send();
    const offer = page.getByRole('dialog', { name: t('vl.NotEnoughCreditsDialog.title') });
    await expect(offer).toBeVisible();
    // behind a dialog the page is hidden from screen readers, so its roles cannot be queried
    await expect(page.locator('textarea')).toHaveValue(unsentText);
    await expect(page.locator('[role="log"]').getByText(unsentText)).toHaveCount(0);
    // three packages, at the discount of a new member, each a press away from its order
    await expect(offer.getByRole('listitem')).toHaveCount(3);
    await offer.getByRole('link', { name: /50 crediti.*14,99/ }).click();
    await page.waitForURL(({ pathname }) => pathname === '/credits/credits-50');
    // the way back is in the address: it stays when the page is loaded again
    await visit(page, page.url());
  });

  await test.step('orders a package at a discount', async () => {
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: t('vl.TopBar.getPremium') })).toContainText('25%');
    await page.getByRole('radio', { name: t('vl.PaymentMethodPicker.creditcard') }).check();
    await pay(page, t, 'sandbox.checkout.failed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.failed'));
    expect(await marco.credits()).toBe(0);
  });

  await test.step('tries again, cancels, and pays at last', async () => {
    await orderAgain(page, t);
    await pay(page, t, 'sandbox.checkout.canceled');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.cancelled'));
    expect(await marco.credits()).toBe(0);

    await orderAgain(page, t);
    await pay(page, t, 'sandbox.checkout.paid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.completed'));
    await expect(page.getByRole('main')).toContainText('14,99');
    await expect(page.getByRole('banner').getByRole('link', { name: '50 crediti' })).toBeVisible();
    expect(await marco.credits()).toBe(50);
    await visit(page, page.url());
  });

  await test.step('sends the text that was kept', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('vl.PaymentStatus.goOn') })
      .click();
    await page.waitForURL(conversation);
    await expect(chat.box).toHaveValue(unsentText);
    await chat.send();
    await expect(chat.log.getByText(unsentText)).toBeVisible();
    await expect.poll(() => marco.credits()).toBe(48);
    await visit(page, page.url());
    await expect(chat.log.getByText(unsentText)).toBeVisible();
    await expect(chat.box).toHaveValue('');
  });
});

/** From now on closes dialogs that open by themselves after some seconds: on a slow machine they may open during any step. */
async function closeUnaskedDialogs(page: Page, t: Texts): Promise<void> {
  const dialog = page.getByRole('dialog');
  const news = dialog.filter({ hasText: t('vl.MatchDialog.newLike') });
  const offer = dialog.filter({ hasText: t('vl.TimeBonusDialog.body') });
  await page.addLocatorHandler(news, () =>
    news.getByRole('button', { name: t('vl.MatchDialog.close') }).click(),
  );
  await page.addLocatorHandler(offer, () =>
    offer.getByRole('button', { name: t('vl.Dialog.notNow') }).click(),
  );
}

/** Orders, and ends the test payment with this result. */
async function pay(page: Page, t: Texts, outcome: string): Promise<void> {
  await askToBegin(page.getByRole('main'), t);
  await page.getByRole('button', { name: t('vl.OrderSummary.order') }).click();
  await page.waitForURL(/__payments\/checkout/);
  await expect(page.getByRole('main')).toContainText('14,99');
  await page.getByRole('button', { name: t(outcome, { amount: '14,99 €' }) }).click();
  await page.waitForURL(/\/transactions\//);
  await waitForHydration(page);
}

async function orderAgain(page: Page, t: Texts): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vl.PaymentStatus.retry') })
    .click();
  await page.waitForURL(({ pathname }) => pathname === '/credits/credits-50/creditcard');
  await expect(page.getByRole('radio', { name: t('vl.PaymentMethodPicker.creditcard') })).toBeChecked();
}
