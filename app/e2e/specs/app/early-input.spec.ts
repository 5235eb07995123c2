import type { Page } from '@playwright/test';
import { answerToChange } from '../../support/network.ts';
import { password, waitForHydration } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

// a service worker answers with the cached script, which then cannot be held back
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ browserErrors }) => browserErrors.expect(/Service Worker registration blocked/));

/** Opens a page whose entry script is held back, as on a slow connection; the returned function lets it load. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async route => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => {
    held.resolve();
    return waitForHydration(page);
  };
}

test('what is typed, chosen and submitted before the page is hydrated is kept', async ({ person, t }) => {
  const anna = await (await person('Anna')).signUp();
  const page = await (await person('Visitor')).context.newPage();
  const main = page.getByRole('main');

  await test.step('the submitted log-in is carried out', async () => {
    const open = await openWithoutScript(page, '/login');
    await main.getByLabel(t('vl.LoginForm.login')).fill(anna.email);
    await main.getByLabel(t('vl.LoginForm.password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await open();
    await expect(page).toHaveURL('/members');
  });

  await test.step('the chosen payment method stays chosen', async () => {
    const open = await openWithoutScript(page, '/credits/credits-20');
    const card = main.getByRole('radio', { name: t('vl.PaymentMethodPicker.creditcard') });
    await card.check();
    await open();
    await expect(card).toBeChecked();
    await expect(main.getByRole('button', { name: t('vl.OrderSummary.order') })).toBeEnabled();
  });

  await test.step('a switch keeps the state it was set to', async () => {
    const open = await openWithoutScript(page, '/notifications');
    const likes = main.getByRole('switch').nth(2);
    await expect(likes).toBeChecked();
    await likes.uncheck();
    const saved = answerToChange(page, 'notifications');
    await open();
    expect((await saved).ok()).toBe(true);
    await expect(likes).not.toBeChecked();
  });
});

test('a button that is pressed before the page is hydrated answers afterwards', async ({
  person,
  t,
  browserErrors,
}) => {
  const anna = await (await person('Anna')).signUp();
  const nino = await (await person('Nino')).signUp({ gender: 'male' });
  const page = await anna.context.newPage();
  const main = page.getByRole('main');

  await test.step('a like is given once, however often it was pressed', async () => {
    const open = await openWithoutScript(page, `/members/${nino.id}`);
    const like = main.getByRole('button', { name: t('vl.LikeButton.idleLabel', { name: nino.name }) });
    await like.first().dblclick();
    await open();
    const liked = main.getByRole('button', { name: t('vl.LikeButton.likedLabel', { name: nino.name }) });
    await expect(liked.first()).toBeVisible();
  });

  await test.step('a dialog opens', async () => {
    const open = await openWithoutScript(page, '/members');
    await main.getByRole('button', { name: new RegExp(`^${t('vl.ActiveFilters.label')}`) }).click();
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('another account can be chosen on a page that is not in this one', async () => {
    browserErrors.expect(/404|403.*events/); // the events of the account end with its session
    const open = await openWithoutScript(page, '/likes/m/019b790a-0000-7000-8000-000000000000');
    await main.getByRole('button', { name: t('app.Gone.logIn') }).click();
    void open().catch(() => undefined); // the press leaves the page
    await expect(page).toHaveURL(/\/login\?next=/);
  });
});

test('the age warning is in the first HTML: fields behind it take no input, and it is answered at once while the script is on its way', async ({
  browser,
  baseURL,
  browserErrors,
  t,
}) => {
  const context = await browser.newContext({ baseURL });
  browserErrors.follow(context);
  const page = await context.newPage();
  const open = await openWithoutScript(page, '/login');
  const door = page.locator('.vl-SiteEntryDialog');
  await expect(door).toBeVisible();
  const login = page.locator('input').first();
  await login.evaluate(field => field.focus());
  await expect(login).not.toBeFocused();
  await door.getByRole('button', { name: t('vl.SiteEntryDialog.enter', { minAge: 18 }) }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(door).toBeHidden();
  await open();
  await login.focus();
  await expect(login).toBeFocused();
  const again = await (await context.request.get('/login')).text();
  expect(again).not.toContain('vl-SiteEntryDialog"');
  await context.close();
});
